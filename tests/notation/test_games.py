"""Typed words in limit games, in stud, and on the draw."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.hand.commands import (
    Bet,
    Call,
    Check,
    ConfessOpeners,
    DrawCards,
    Fold,
    MakeChoice,
    RaiseTo,
    Show,
)
from core.notation import Ask, Parsed, Topic, Unclear, parse_action
from core.refusal import Reason, Refusal
from core.table.commands import AnteIn
from tests.play import Game, person


def said(game: Game, seat: int, text: str) -> Parsed:
    """What ``text`` means when the player at ``seat`` says it."""
    return parse_action(text, game.view(seat), person(seat))


def refused(game: Game, seat: int, text: str) -> Refusal:
    """Why ``text`` is no command."""
    with pytest.raises(Refusal) as raised:
        said(game, seat, text)
    return raised.value


def stud() -> Game:
    """Third street: seat 3 has the bring-in of 5, the limits are 15 and 30."""
    game = Game(seats=3, game="seven_card_stud", bets=(15, 30), ante=2)
    game.deal({1: "Ah Kh Kd", 2: "7c 3c 9d", 3: "9c 9s 2d"})
    return game


def draw() -> Game:
    """The draw: seat 2 of three is first."""
    game = Game(seats=3, game="five_card_draw", bets=(15, 30))
    game.deal({1: "Ah Kh Kd 2c 3c", 2: "9s 9d 3h 3s 7h", 3: "7c 5h 8h 6h Tc"})
    game.play("2 bets 15, 3 calls, 1 calls")
    return game


def test_the_bring_in_and_the_full_bet() -> None:
    """The low card brings it in for 5 or bets the full 15; ``bet`` alone does not say which."""
    game, me = stud(), person(3)
    for text in ("bring in", "bring it in", "bring-in please", "bring in for 5", "bet 5"):
        assert said(game, 3, text) == Bet(me, whole(5)), text
    for text in ("complete", "complete to 15", "bet 15"):
        assert said(game, 3, text) == Bet(me, whole(15)), text
    assert said(game, 3, "bet") == Unclear("bet", (Bet(me, whole(5)), Bet(me, whole(15))))


def test_a_completion_is_said_as_complete_or_raise() -> None:
    """Over a bring-in the full bet is the one legal size, whatever word is used for a raise."""
    game, me = stud(), person(1)
    game.play("3 brings in")
    for text in ("complete", "complete it", "raise", "r", "raise to 15", "raise 15"):
        assert said(game, 1, text) == RaiseTo(me, whole(15)), text
    unclear = said(game, 1, "complete 20")
    assert isinstance(unclear, Unclear)
    assert set(unclear.readings) == {RaiseTo(me, whole(15)), Call(me)}


def test_raise_alone_is_the_next_size() -> None:
    """In limit there is one raise to make, so its size need not be said."""
    game = stud()
    game.play("3 brings in, 1 completes")
    assert said(game, 2, "raise") == RaiseTo(person(2), whole(30))
    assert said(game, 2, "call") == Call(person(2))
    assert isinstance(said(game, 2, "bet"), Unclear)


def test_two_sizes_are_asked_back() -> None:
    """With an open pair and the setting for it the small or the big bet may be meant."""
    settings: dict[str, bool | int | str] = {"stud.open_pair_double": True}
    game = Game(seats=2, game="seven_card_stud", bets=(15, 30), settings=settings)
    game.deal({1: "Ah Kh Kd 2h", 2: "7c 3c 2d 2s"})
    game.play("2 brings in, 1 completes, 2 calls")
    seat = int(game.hand.to_act or 0)
    small, big = Bet(person(seat), whole(15)), Bet(person(seat), whole(30))
    assert said(game, seat, "bet") == Unclear("bet", (small, big))
    assert said(game, seat, "bet 30") == big


def test_pot_is_the_most_of_pot_limit() -> None:
    """``pot`` is exactly the largest legal raise of a pot-limit game."""
    game = Game(seats=3, game="omaha", structure=Structure.POT_LIMIT, blinds=(5, 10))
    game.deal()
    assert said(game, 1, "pot") == RaiseTo(person(1), game.menu.raise_max)
    assert said(game, 1, "raise pot") == RaiseTo(person(1), whole(35))


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("draw 7h", (5,)), ("draw 3h, 3s 7h", (3, 4, 5)), ("draw 5 3", (3, 5)),
        ("draw the threes", (3, 4)), ("draw treys and the seven", (3, 4, 5)),
        ("draw last card", (5,)), ("throw 7h", (5,)), ("discard 7h", (5,)),
        ("keep 9s 9d 3h 3s", (5,)), ("keep nines", (3, 4, 5)), ("draw all", (1, 2, 3, 4, 5)),
        ("draw five", (1, 2, 3, 4, 5)), ("draw five cards please", (1, 2, 3, 4, 5)),
        ("draw none", ()), ("draw 0", ()), ("pat", ()), ("stand pat", ()), ("check", ()),
        ("knock", ()), ("I'm pat", ()),
    ],
)  # fmt: skip
def test_what_goes_and_what_stays(text: str, places: tuple[int, ...]) -> None:
    """Cards by name, rank or place go; those kept stay; a check is to stand pat (Cooke 7.12)."""
    game = draw()
    assert said(game, 2, text) == DrawCards(person(2), places)


@pytest.mark.parametrize("text", ["draw", "draw two", "draw 3", "take one", "discard", "keep 2"])
def test_a_number_does_not_say_which(text: str) -> None:
    """How many is not which: the picker is shown."""
    assert said(draw(), 2, text) == Ask(Topic.PICK)


def test_split_openers_are_announced() -> None:
    """``splitting openers`` behind the cards announces it (Cooke 7.17.03)."""
    for text in ("draw 9d, splitting openers", "draw 9d split", "draw 9d and i split my openers"):
        command = said(draw(), 2, text)
        assert command == DrawCards(person(2), (2,), splits_openers=True), text
    assert said(draw(), 2, "no openers") == ConfessOpeners(person(2))


@pytest.mark.rule("cooke-7.14")
def test_a_pot_that_is_carried_is_anted_into_by_a_word() -> None:
    """``ante`` says it, whatever else is played at the time: the table says why not."""
    for text in ("ante", "ante in", "/ante", "i ante up please"):
        assert said(draw(), 2, text) == AnteIn(person(2)), text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("draw Ks", Reason.NO_SUCH_CARD), ("draw kings", Reason.NO_SUCH_CARD),
        ("draw 6 7", Reason.NO_SUCH_CARD), ("draw xyz", Reason.UNREADABLE_CARD),
    ],
)  # fmt: skip
def test_cards_that_are_not_there(text: str, reason: Reason) -> None:
    """A card one does not hold, and what is no card, are named as such."""
    assert refused(draw(), 2, text).reason is reason


def test_draw_out_of_turn_and_out_of_season() -> None:
    """Whoever is not to draw is told so, and outside a draw nobody draws."""
    assert refused(draw(), 3, "pat").reason is Reason.NOT_YOUR_TURN
    assert refused(stud(), 3, "draw 9c").reason is Reason.NO_DRAW
    assert refused(draw(), 2, "raise").reason is Reason.NO_ONE_TO_ACT


def test_a_mind_can_be_changed_in_words() -> None:
    """After his draw a player may say it anew until the next has chosen (Cooke 7.10)."""
    game = draw()
    game.play("2 draws 7h")
    assert said(game, 2, "draw 3h 3s 7h") == DrawCards(person(2), (3, 4, 5))
    assert said(game, 2, "pat") == DrawCards(person(2))
    game.play("3 pats")
    assert refused(game, 2, "pat").reason is Reason.NOT_YOUR_TURN


def test_a_discard_in_pineapple() -> None:
    """All throw one card away: by name or by place; to stand pat is nothing there."""
    game = Game(seats=2, game="pineapple", blinds=(5, 10))
    game.deal({1: "Ah Kh 7c", 2: "2c 2d 3h"})
    game.play("1 calls, 2 checks")
    assert said(game, 1, "discard 7c") == MakeChoice(person(1), (3,))
    assert said(game, 2, "discard 1 ") == Ask(Topic.PICK)
    assert said(game, 2, "throw the trey") == MakeChoice(person(2), (3,))
    assert refused(game, 1, "pat").reason is Reason.NO_DRAW


def test_other_words_stay_what_they_were() -> None:
    """Outside a draw a check is a check, and a card can be shown by its name."""
    game = draw()
    game.play("2 pats, 3 pats, 1 pats")
    assert said(game, 2, "check") == Check(person(2))
    assert said(game, 2, "fold") == Fold(person(2))
    assert said(game, 2, "show 7h") == Show(person(2), cards=(5,))
