"""Short answers to one's own acts in stud, on the draw and in lowball."""

import pytest

from core.hand.commands import DrawCards
from core.present import Document, command_of, narrate, plain, plain_line, reply
from core.view import all_seen
from tests.play import Game, person


def said(game: Game, seat: int, script: str) -> Document:
    """The answer to the player at ``seat`` after ``script``."""
    before = len(game.events)
    game.play(script)
    return reply(game.events[before:], game.view(seat), person(seat))


def told(game: Game, seat: int | None, script: str) -> list[str]:
    """What ``seat`` or the rail is told of ``script``."""
    before = len(game.events)
    game.play(script)
    events = all_seen(game.events[before:], game.view(seat).viewer)
    return [plain_line(line) for line in narrate(events, game.view(seat))]


def stud(setting: str = "dead") -> Game:
    """Third street: seat 3 has the bring-in."""
    house: dict[str, bool | int | str] = {"stud.muck_facing_bet": setting}
    game = Game(seats=3, game="seven_card_stud", bets=(15, 30), settings=house)
    game.deal({1: "Ah Kh Kd", 2: "7c 3c 9d", 3: "9c 9s 2d"})
    return game


def test_the_bring_in_and_its_completion() -> None:
    """Each is answered with its own word and amount."""
    game = stud()
    assert plain(said(game, 3, "3 brings in")) == "You bring it in for 5."
    assert plain(said(game, 1, "1 completes")) == "You complete to 15 (15 more)."


def test_a_fold_can_be_taken_back_where_the_house_has_it() -> None:
    """The answer to the fold carries a button that takes it back; elsewhere it carries none."""
    game = stud("dead_after_action_behind")
    game.play("3 brings in")
    answer = said(game, 1, "1 folds")
    ((button,),) = answer.buttons
    command = command_of(button.press, person(1))
    assert command is not None
    before = len(game.events)
    game.do(command)
    again = reply(game.events[before:], game.view(1), person(1))
    assert plain(again) == "You take your hand back."
    usual = stud()
    usual.play("3 brings in")
    assert said(usual, 1, "1 folds").buttons == ()


def test_split_openers_are_told_to_all() -> None:
    """Everybody hears that openers are split, and only their owner which cards go."""
    for viewer, words in (
        (2, "P1 asks for one, splitting openers."),
        (None, "P1 asks for one, splitting openers."),
        (1, "You throw Jd and ask for one, splitting openers."),
    ):
        game = Game(seats=2, game="jacks_or_better", bets=(10, 20))
        game.deal({1: "Jh Jd 9h Th Kh", 2: "Ac Ad 4d 6s 8c"})
        if game.to_act == 2:
            game.play("2 checks")
        game.play("1 bets 10, 2 calls")
        if game.to_act == 2:
            game.play("2 pats")
        before = len(game.events)
        game.do(DrawCards(person(1), (2,), splits_openers=True))
        view = game.view(viewer)
        events = all_seen(game.events[before:], view.viewer)
        assert words in [plain_line(line) for line in narrate(events, view)]


@pytest.mark.parametrize(
    ("viewer", "words"),
    [(2, "Fifth street: P1 4d, you 2s · Pot 93"), (None, "Fifth street: P1 4d, P2 2s · Pot 93")],
)
def test_a_street_is_one_line(viewer: int | None, words: str) -> None:
    """The upcards of a street are told together, with the pot and who is high."""
    game = Game(seats=2, game="seven_card_stud", bets=(15, 30), ante=2)
    game.deal({1: "Ah Kh Kd", 2: "7h 7d 8c"})
    game.play("2 brings in, 1 completes, 2 calls")
    game.play("1 bets 15")
    game.next_cards(". 4d 2s")
    lines = told(game, viewer, "2 calls")
    assert words.replace("93", str(game.pot)) in lines
    assert any("high with" in line for line in lines)
