"""Pauses and time that the floor gives: no clock runs meanwhile (Cooke 1.01, 10.02)."""

import pytest

from core.ids import Seat
from core.refusal import Reason
from core.sealed import Sealed
from core.table import deadlines
from core.table.commands import (
    CallClock,
    CallOff,
    ChangeSeat,
    FloorCallsClock,
    GiveTime,
    KillHand,
    MovePlayer,
    Object,
    PauseClocks,
    PauseTable,
    ReleaseVoid,
    ResumeClocks,
    ResumeTable,
    SettleObjection,
    StartHand,
)
from core.table.seats.change_events import Dropped, SeatChangeDropped
from tests.play import ADMIN, Game, person
from tests.rules.floor_rulings import FLO, rules, ruling
from tests.stacked import RANKED

PAUSE, RESUME = PauseTable(FLO), ResumeTable(FLO)
DEAL = StartHand(Sealed(RANKED), Sealed(RANKED))


def dealt(**settings: str | int | bool) -> Game:
    """Seat 1 of three has 120 seconds until the dealer calls the clock."""
    game = Game(3, button=1, settings=settings)
    game.deal()
    return game


def left(game: Game) -> int:
    """Seconds until the next deadline."""
    (due,) = deadlines(game.table)
    return (due.at - game.at) // 1000


@pytest.mark.rule("cooke-1.01", 1)
def test_the_table_stands_still_until_the_floor_resumes_it() -> None:
    """For hours nothing is due and nobody acts, also after a restart; then all goes on where it
    was, with the 100 seconds that were left."""
    game = dealt()
    game.wait(20)
    rules(game, PAUSE, "")
    for line in ("1 calls", "1 folds", "2 checks"):
        assert game.refusal(line).reason is Reason.TABLE_PAUSED
    for command in (CallClock(person(2)), FloorCallsClock(ADMIN)):
        assert game.refused(command).reason is Reason.TABLE_PAUSED
    game.wait(3 * 3600)
    game.restart()
    assert deadlines(game.table) == ()
    assert game.refused(ruling(PAUSE)).reason is Reason.TABLE_PAUSED
    rules(game, RESUME, "")
    assert left(game) == 100
    game.play("1 calls")
    assert game.refused(ruling(RESUME)).reason is Reason.NOT_PAUSED


@pytest.mark.rule("cooke-1.01")
def test_no_hand_is_dealt_at_a_paused_table() -> None:
    """Paused 2 seconds after a hand the next one is due 6 seconds after the pause."""
    game = dealt()
    game.skip_hand()
    game.wait(2)
    rules(game, PAUSE, "")
    game.wait(60)
    assert game.refused(DEAL).reason is Reason.TABLE_PAUSED
    rules(game, RESUME, "")
    assert left(game) == 6


ORDERS = {
    "pause, platform, platform, pause": ("halt", "down", "up", "resume"),
    "pause, platform, pause, platform": ("halt", "down", "resume", "up"),
    "platform, pause, platform, pause": ("down", "halt", "up", "resume"),
    "platform, pause, pause, platform": ("down", "halt", "resume", "up"),
    "pause, call, ruling, pause": ("halt", "object", "settle", "resume"),
    "pause, call, pause, ruling": ("halt", "object", "resume", "settle"),
    "call, pause, ruling, pause": ("object", "halt", "settle", "resume"),
    "call, pause, pause, ruling": ("object", "halt", "resume", "settle"),
    "all three, one in another": ("down", "object", "halt", "up", "settle", "resume"),
    "all three, crosswise": ("object", "halt", "down", "settle", "resume", "up"),
}


@pytest.mark.parametrize("order", ORDERS.values(), ids=ORDERS)
def test_whatever_stops_the_clocks_gives_all_of_it_back(order: tuple[str, ...]) -> None:
    """Pauses of the floor, of the platform and calls overlap in any order, ten seconds from one to
    the next: the player has in the end the 110 seconds that he had, and the caller his patience."""
    game = dealt()
    game.wait(10)
    for what in order:
        stopped = game.table.paused_at
        match what:
            case "halt":
                rules(game, PAUSE, "")
            case "resume":
                rules(game, RESUME, "")
            case "object":
                game.do(Object(person(2), "that is wrong"))
            case "settle":
                rules(game, SettleObjection(FLO), "")
            case "down":
                game.do(PauseClocks())
            case _:
                assert stopped is not None
                game.do(ResumeClocks(stopped))
        game.wait(10)
    game.restart()
    assert left(game) == 110 - 10


def test_a_call_has_all_its_patience_beside_a_pause() -> None:
    """Play waits 300 seconds for the floor: a pause of an hour in between is not counted."""
    game = dealt()
    game.do(Object(person(2), "that is wrong"))
    game.wait(100)
    rules(game, PAUSE, "")
    game.wait(3600)
    rules(game, RESUME, "")
    assert left(game) == 200
    game.run_deadline()
    assert game.table.objection is None


@pytest.mark.rule("cooke-1.01")
def test_the_floor_may_rule_while_the_table_is_paused() -> None:
    """A hand is killed, then the rest is voided, and the next deal waits for the table to go on."""
    game = dealt()
    rules(game, PAUSE, "")
    rules(game, KillHand(FLO, Seat(1)))
    assert game.to_act == 2
    assert game.refusal("2 calls").reason is Reason.TABLE_PAUSED
    rules(game, ReleaseVoid(FLO), "the deck was wrong")
    game.wait(60)
    assert deadlines(game.table) == ()
    rules(game, RESUME, "")
    assert left(game) == 8


def test_a_paused_table_can_be_closed() -> None:
    """Called off while it is paused: everybody has his chips, and nothing is left to resume."""
    game = dealt()
    rules(game, PAUSE, "")
    game.do(CallOff(ADMIN))
    assert game.table.is_closed
    assert game.table.halted_at is None


@pytest.mark.rule("cooke-10.02")
def test_the_floor_gives_time() -> None:
    """Seat 1 has 30 seconds more before the dealer calls the clock, and 30 more on the clock that
    seat 2 has called; what others say at the table takes none of it away."""
    game = dealt()
    rules(game, GiveTime(FLO, 30), "")
    assert left(game) == 150
    game.do(Object(person(2), "he stalls"))
    rules(game, SettleObjection(FLO), "")
    assert left(game) == 150
    game.wait(40)
    game.do(CallClock(person(2)))
    assert left(game) == 70
    rules(game, GiveTime(FLO, 30), "")
    assert left(game) == 100
    game.play("1 calls")
    assert left(game) == 120


@pytest.mark.rule("cooke-10.02")
def test_time_is_given_at_the_showdown_too() -> None:
    """Whoever has to show has so much longer; where no time runs there is none to give."""
    game = Game(2, button=1)
    game.deal()
    game.play("1 calls, 2 checks, all check, all check, all check")
    before = left(game)
    rules(game, GiveTime(FLO, 45), "")
    assert left(game) == before + 45
    idle = dealt(**{"clock.auto_start_seconds": 0})
    assert idle.refused(ruling(GiveTime(FLO, 30))).reason is Reason.NO_TIME_RUNS
    assert idle.refused(ruling(GiveTime(FLO, 4000))).reason is Reason.TIME_OUT_OF_RANGE


@pytest.mark.rule("cooke-3.07")
def test_a_player_is_moved_between_two_hands() -> None:
    """Told in a hand, he sits there for the next one, and owes nothing for it; a seat that has
    been taken meanwhile is not his."""
    game = Game(6, taken=(1, 2, 3, 4), button=1)
    game.deal()
    rules(game, MovePlayer(FLO, person(2), Seat(6)))
    assert game.occupant(2).person == person(2)
    game.skip_hand()
    assert game.occupant(6).person == person(2)
    assert game.occupant(6).duties == game.occupant(4).duties
    rules(game, MovePlayer(FLO, person(3), Seat(5)))
    assert game.occupant(5).person == person(3)
    for seat, reason in ((5, Reason.OWN_SEAT), (6, Reason.SEAT_TAKEN), (7, Reason.NO_SUCH_SEAT)):
        refused = game.refused(ruling(MovePlayer(FLO, person(3), Seat(seat))))
        assert refused.reason is reason
    game.deal()
    assert game.table.moves_due == ()


@pytest.mark.rule("cooke-3.07")
def test_the_floor_has_a_seat_before_who_asked_for_it() -> None:
    """Whom the floor moves sits there, and a request for that seat is over at the same moment."""
    game = Game(6, taken=(1, 2, 3, 4), button=1)
    game.deal()
    game.do(ChangeSeat(person(3), Seat(6)))
    rules(game, MovePlayer(FLO, person(2), Seat(6)))
    game.skip_hand()
    assert game.occupant(6).person == person(2)
    assert game.occupant(3).person == person(3)
    assert game.table.seat_changes == ()
    dropped = game.last(SeatChangeDropped)
    assert dropped.why is Dropped.TAKEN
