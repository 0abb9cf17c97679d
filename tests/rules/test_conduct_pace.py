"""Etiquette that the dealer sees to himself: acts in full words, no stalling and no slow rolls
(Cooke 17.04, 17.10, 17.11, 17.12)."""

import pytest

from core.chips import whole
from core.hand import events as h
from core.hand.commands import Preact, RaiseTo, SetPreact
from core.house.settings import Overrides
from core.ids import Seat
from core.notation import Unclear, parse_action
from core.present import narrate, plain_line
from core.table import events as e
from core.table.events import TableEvent
from core.view.seen import all_seen
from tests.play import Game, person
from tests.said import say


def told(game: Game, events: tuple[TableEvent, ...]) -> str:
    """What everybody at the table reads of it."""
    view = game.view()
    return "\n".join(plain_line(line) for line in narrate(all_seen(events, None), view))


def flop(settings: Overrides | None = None, **stacks: int) -> Game:
    """Three on the flop in no limit, seat 2 has bet 20 and seat 3 is to act."""
    game = Game(3, button=1, settings=settings, stacks={3: 150} if stacks else {})
    game.deal()
    game.play("all call, 2 bets 20")
    return game


@pytest.mark.rule("cooke-17.10", 1)
def test_raise_to_and_raise_by() -> None:
    """Facing 20, "raise 50" is told as a raise to 50; "raise by 50" is asked back with the raise to
    70 as its first reading, and said so it is told as a raise to 70."""
    game = flop()
    assert "raises to 50" in told(game, say(game, "raise 50"))
    game = flop()
    asked = parse_action("raise by 50", game.view(3), person(3))
    assert isinstance(asked, Unclear)
    first = asked.readings[0]
    assert isinstance(first, RaiseTo)
    assert first.to == whole(70)
    assert "raises to 70" in told(game, game.do(first))


@pytest.mark.rule("cooke-17.10", 2)
def test_all_in_is_said_with_its_amount() -> None:
    """Seat 3 puts in his last 130: everybody reads that he is all-in, and for how much."""
    game = flop(three=150)
    line = told(game, say(game, "all in"))
    assert "130" in line
    assert "all-in" in line


@pytest.mark.rule("cooke-17.11", 1)
def test_a_fold_kept_for_the_turn() -> None:
    """Kept before his turn it is done when the turn comes; facing another bet than he has seen it
    is void, and he is asked."""
    for raises in (False, True):
        game = Game(4, button=1)
        game.deal()
        game.play("all call, 2 bets 20")
        game.do(SetPreact(person(4), Preact.FOLD))
        game.play("3 raises 60" if raises else "3 calls")
        if raises:
            assert game.to_act == 4
            assert not game.all(h.Folded)
        else:
            assert game.last(h.Folded).seat == 4


def showdown(winner: int, idle: str = "auto_show_if_winning") -> Game:
    """River: seat 2 has bet and seat 3 has called; ``winner`` has the aces."""
    holes = {winner: "As Ad", 5 - winner: "Ks Qd", 1: "8c 3d"}
    game = Game(3, button=1, settings={"showdown.idle": idle})
    game.deal(holes, board="2h 7d 9c 4s Jh")
    game.play("all call, 2 checks, 3 checks, 1 checks, 2 checks, 3 checks, 1 checks")
    game.play("2 bets 20, 3 calls, 1 folds")
    return game


@pytest.mark.rule("cooke-17.04", 1)
@pytest.mark.parametrize("idle", ["auto_show_if_winning", "auto_muck"])
def test_a_loser_who_waits_is_mucked(idle: str) -> None:
    """The aces are shown; seat 3 cannot win, says nothing, and is mucked when the time is over."""
    game = showdown(2, idle)
    game.play("2 shows")
    if not game.table.is_in_hand:
        return
    assert game.to_act == 3
    game.run_deadline()
    assert 3 not in game.shown
    assert game.pushed == [(0, {2: 100})]


@pytest.mark.rule("cooke-17.12-slowrolling", 1)
def test_the_caller_sees_the_bettors_hand_first() -> None:
    """Who bet and was called is asked to show first, and the caller after him."""
    game = showdown(3)
    assert game.to_act == 2
    game.play("2 shows, 3 shows")
    assert game.shown == [2, 3]


@pytest.mark.rule("cooke-17.12-slowrolling", 2)
@pytest.mark.parametrize("winner", [2, 3])
def test_a_winner_who_waits_is_opened(winner: int) -> None:
    """He holds the best hand and lets the others wait: the dealer opens it when the time is over,
    and the journal has that he did not do it himself."""
    game = showdown(winner)
    for _ in range(2):
        if game.table.is_in_hand:
            game.run_deadline()
    assert winner in game.shown
    assert game.pushed == [(0, {winner: 100})]


@pytest.mark.rule("cooke-17.04", 2)
def test_three_clocks_are_before_the_floor() -> None:
    """The third justified request in a session is a question to the floor (Cooke 10.03)."""
    game = flop()
    for _ in range(3):
        while game.to_act != 3:
            game.play(f"{game.to_act} checks" if game.menu.may_check else f"{game.to_act} calls")
        game.wait(30)
        game.play("1 asks clock")
        game.play("3 checks" if game.menu.may_check else "3 calls")
    assert game.last(e.EjectionAsked) == e.EjectionAsked(
        Seat(3), game.table.ejections[0].offence, 3
    )
