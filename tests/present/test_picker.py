"""The picker: one's own cards as toggles, the same for everybody, saying nothing by itself."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.cards import STANDARD_DECK, cards_text
from core.hand.commands import DrawCards, MakeChoice
from core.present import Button, Document, Verb, board, command_of, plain, private_hand
from core.view import TableView
from tests.play import Game, person

DRAW = {1: "Ah Kh Kd 2c 3c", 2: "9s 9d 3h 3s 7h", 3: "7c 5h 8h 6h Tc"}


def draw(cards: dict[int, str] | None = None) -> Game:
    """The draw: seat 2 of three is first."""
    game = Game(seats=3, game="five_card_draw", bets=(15, 30))
    game.deal(cards or DRAW)
    game.play("2 bets 15, 3 calls, 1 calls")
    return game


def discard(cards: dict[int, str] | None = None) -> Game:
    """All three choose the card they throw away before the flop."""
    game = Game(seats=3, game="pineapple", blinds=(5, 10))
    game.deal(cards or {1: "Ah Kh 7c", 2: "2c 2s 9h", 3: "Qd Jd Tc"})
    game.play("1 calls, 2 calls, 3 checks")
    return game


def buttons(document: Document) -> list[Button]:
    return [button for row in document.buttons for button in row]


def labels(view: TableView, places: tuple[int, ...] | None = None) -> list[str]:
    return [button.label for button in buttons(private_hand(view, places))]


def pressed(game: Game, seat: int, *presses: str) -> Document:
    """The private hand after pressing buttons with these labels one after another."""
    document = private_hand(game.view(seat))
    for label in presses:
        button = next(one for one in buttons(document) if one.label == label)
        assert button.press.verb is Verb.PICK
        assert command_of(button.press, person(seat)) is None
        document = private_hand(game.view(seat), button.press.places)
    return document


def test_cards_are_toggled() -> None:
    """A press picks a card and another keeps it after all; what would be said follows."""
    game = draw()
    document = pressed(game, 2, "3♥", "7♥", "✗ 3♥", "3♠")
    assert [one.label for one in buttons(document)] == [
        "9♠", "9♦", "3♥", "✗ 3♠", "✗ 7♥", "Draw 2", "Stand pat",
    ]  # fmt: skip
    press = next(one.press for one in buttons(document) if one.label == "Draw 2")
    assert command_of(press, person(2)) == DrawCards(person(2), (4, 5), press.prompt)


def test_one_of_three_is_discarded() -> None:
    """Where one card goes a press picks it alone, and only then something can be said."""
    game = discard()
    assert labels(game.view(2)) == ["2♣", "2♠", "9♥"]
    document = pressed(game, 2, "2♣", "9♥")
    assert [one.label for one in buttons(document)] == ["2♣", "2♠", "✗ 9♥", "Discard 9♥"]
    press = buttons(document)[-1].press
    assert command_of(press, person(2)) == MakeChoice(person(2), (3,), prompt=press.prompt)


def test_a_mind_can_be_changed_until_the_next_has_chosen() -> None:
    """What has been said is picked; other picks can be said, and nothing once it is too late."""
    game = draw()
    game.play("2 draws 7h")
    assert labels(game.view(2))[4:] == ["✗ 7♥", "Take the cards", "Stand pat"]
    assert "You asked for one." in plain(private_hand(game.view(2)))
    (take,) = (
        one.press for one in buttons(private_hand(game.view(2))) if one.label == "Take the cards"
    )
    assert command_of(take, person(2)) == DrawCards(person(2), (5,), take.prompt, confirmed=True)
    assert labels(game.view(2), (3, 4, 5))[-2:] == ["Draw 3", "Stand pat"]
    game.play("3 pats")
    assert labels(game.view(2)) == []


def test_nothing_to_pick_out_of_turn() -> None:
    """Whoever is not asked has no picker, nor has the rail or one who has folded."""
    game = draw()
    assert labels(game.view(3)) == []
    assert not private_hand(game.view()).buttons


@pytest.mark.parametrize("game", ["draw", "discard"])
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_it_is_the_same_for_all_cards(game: str, data: st.DataObject) -> None:
    """However the cards lie, as many buttons and lines stand there, and none is longer by more
    than a ten is; the board shows nothing of it."""
    count = 5 if game == "draw" else 3
    decks = [data.draw(st.permutations(STANDARD_DECK)) for _ in range(2)]
    make = draw if game == "draw" else discard
    games = [
        make({seat: cards_text(tuple(deck[seat * 5 : seat * 5 + count])) for seat in (1, 2, 3)})
        for deck in decks
    ]
    seen = [private_hand(one.view(2)) for one in games]
    rows = [[len(row) for row in document.buttons] for document in seen]
    assert rows[0] == rows[1]
    sizes = [[len(section.lines) for section in document.sections] for document in seen]
    assert sizes[0] == sizes[1]
    boards = [plain(board(one.view()), one.at) for one in games]
    assert boards[0] == boards[1]


@settings(max_examples=60, deadline=None)
@given(steps=st.lists(st.integers(0, 6), max_size=12))
def test_any_presses_stay_within_what_is_legal(steps: list[int]) -> None:
    """No row of presses picks more than may go, and rows and labels always fit."""
    for game, most in ((draw(), 5), (discard(), 1)):
        document = private_hand(game.view(2))
        for step in steps:
            all_buttons = buttons(document)
            press = all_buttons[step % len(all_buttons)].press
            if press.verb is Verb.PICK:
                document = private_hand(game.view(2), press.places)
            assert len(press.places) <= most
            assert all(len(row) <= 5 for row in document.buttons)
            assert all(len(one.label) <= 34 for one in buttons(document))
            presses = [one.press for one in buttons(document)]
            assert all(one != other for one, other in pairwise(presses))


def test_split_openers_are_said_with_the_draw() -> None:
    """The opener who throws one of his jacks announces it by the button he presses."""
    game = Game(seats=2, game="jacks_or_better", bets=(10, 20))
    game.deal({1: "Jh Jd 9h Th Kh", 2: "Ac Ad 4d 6s 8c"})
    first = int(game.to_act or 0)
    game.play(f"{first} {'checks' if first == 2 else 'bets 10'}")
    game.play("1 bets 10, 2 calls" if first == 2 else "2 calls")
    while game.to_act != 1:
        game.play(f"{game.to_act} pats")
    assert "Draw 1, splitting openers" in labels(game.view(1), (2,))
    assert "Draw 3" in labels(game.view(1), (3, 4, 5))


def test_a_false_opener_alone_is_offered_to_say_so() -> None:
    """Who has opened without openers finds a button for it in his own hand, nobody on the board."""
    game = Game(seats=2, game="jacks_or_better", bets=(10, 20), settings={
        "draw.openers_check": "honor"})  # fmt: skip
    game.deal({1: "Th Td 9h 2h 3h", 2: "9c 8d 4d 6s 2c"})
    first = int(game.to_act or 0)
    game.play(f"{first} bets 10")
    other = 3 - first
    assert "I have no openers" in labels(game.view(first))
    assert "I have no openers" not in labels(game.view(other))
    assert "I have no openers" not in [one.label for one in buttons(board(game.view()))]
