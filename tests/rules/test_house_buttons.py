"""House buttons: the badges at a seat (Cooke 16.01)."""

import pytest
from msgspec.structs import replace

from core.chips import whole
from core.hand.overs import Overs
from core.house.settings import Overrides
from core.ids import Seat
from core.present import board, plain, plain_line
from core.present.board.seats import seat_lines
from core.table import commands as c
from core.table.blinds.duties import NO_DUTIES, Duties, Owes
from core.table.kills.button import KillButton, KillState
from core.table.money.advance import Advance
from core.table.seats.change import SeatChange
from core.table.state import Table
from core.view import look
from tests.play import ADMIN, Game, person

BADGES = ("BTN", "AWAY", "RESERVED", "MISSED BB", "MISSED SB", "BEHIND 200", "OVERS", "OVERS+",
          "OPENER", "LEG UP", "SEAT? 1")  # fmt: skip
"""The words of Cooke 16.01's list; KILL instead of LEG UP is in a test of its own."""


def marks_of(table: Table) -> dict[int, list[str]]:
    """The badges at each seat of the board, as they are read there."""
    marks: dict[int, list[str]] = {}
    for line in map(plain_line, seat_lines(look(table, None))):
        seat, _, rest = line.removeprefix("→ ").partition(" ")
        if rest.startswith("RESERVED"):
            marks[int(seat)] = ["RESERVED"]
        elif "(" in rest:
            marks[int(seat)] = rest[rest.index("(") + 1 : rest.index(")")].split(", ")
    return marks


def of_seat(game: Game, seat: int) -> list[str]:
    return marks_of(game.table).get(seat, [])


@pytest.mark.rule("cooke-16.01", 1)
def test_one_seat_of_each_state_shows_each_badge_once() -> None:
    """Ten seats, one state each: every word of the list stands on the board exactly once."""
    game = Game(10, taken=(1, 2, 3, 4, 5, 6, 7, 8, 9), button=1, bets=(20, 40))
    for seat in range(4, 10):
        game.do(c.GoAway(person(seat)))
    game.deal()
    states: dict[int, dict[str, object]] = {
        4: {"is_away": True},
        5: {"duties": Duties(Owes.BOTH)},
        6: {"duties": Duties(Owes.SMALL)},
        7: {"advance": Advance(asked=whole(200))},
        8: {"overs": Overs.OVERS},
        9: {"overs": Overs.SUPER},
    }
    plain_state = {"is_away": False, "duties": NO_DUTIES}
    staged = replace(
        game.table,
        hand=replace(game.hand, opener=Seat(2)),
        seats=tuple(
            replace(one, **{**plain_state, **states.get(one.seat, {})}) if one is not None else None
            for one in game.table.seats
        ),
        kill=KillButton(KillState.LEG_UP, person(3)),
        seat_changes=(SeatChange(person(1), Seat(10)),),
    )
    marks = [mark for marks in marks_of(staged).values() for mark in marks]
    assert [marks.count(badge) for badge in BADGES] == [1] * len(BADGES)


@pytest.mark.rule("cooke-16.01.05", 1)
def test_overs_and_super_overs_have_their_badges() -> None:
    """Seat 1 plays overs, seat 2 super-overs: OVERS and OVERS+; who ends them has neither."""
    game = Game(4, button=1, bets=(20, 40), settings={"betting.super_overs": "limit"})
    for seat, overs in ((1, Overs.OVERS), (2, Overs.OVERS), (2, Overs.SUPER)):
        game.do(c.PlayOvers(person(seat), overs))
    assert (of_seat(game, 1), of_seat(game, 2)) == (["OVERS"], ["OVERS+"])
    game.do(c.PlayOvers(person(2), Overs.NONE))
    assert of_seat(game, 2) == []


@pytest.mark.rule("cooke-16.01.06", 1, 2)
@pytest.mark.parametrize("is_used", [True, False])
def test_chips_on_their_way_are_marked_where_the_house_uses_the_button(is_used: bool) -> None:
    """Seat 2 has nothing and 200 in transit: BEHIND 200 until they are credited; the announcement
    is made in any case."""
    settings: Overrides = {"buyin.playing_behind_badge": is_used}
    game = Game(3, button=1, blinds=(5, 10), stacks={2: 200}, settings=settings)
    game.deal({1: "As Ad", 2: "2c 7d"}, "Ah Ac Ks Kd 9h")
    game.play("1 all-in, 2 calls, 3 folds")
    assert game.occupant(2).stack == 0
    events = game.do(c.PlayBehind(person(2), whole(200)))
    assert ("BEHIND 200" in of_seat(game, 2)) == is_used
    assert any(getattr(event, "total", 0) == whole(200) for event in events)
    game.do(c.SettleBehind(ADMIN, Seat(2), is_approved=True))
    assert "BEHIND 200" not in of_seat(game, 2)


@pytest.mark.rule("cooke-16.01.08", 1)
def test_a_leg_up_is_marked_and_a_killed_pot_headed() -> None:
    """10-20: seat 3 wins a pot and has LEG UP; wins the next that qualifies, and the hand after is
    headed KILL POT 20-40, killer P3."""
    game = Game(6, button=1, bets=(10, 20), settings={"kill.trigger": "two_pots"})
    game.deal()
    game.play("4 folds, 5 folds, 6 folds, 1 folds, 2 folds")
    assert "LEG UP" in of_seat(game, 3)
    game.deal()
    game.play("5 folds, 6 folds, 1 folds, 2 folds, 3 calls, 4 checks, 3 bets 10, 4 calls")
    game.play("3 bets 20, 4 folds")
    assert "KILL" in of_seat(game, 3)
    assert "Seat 3 kills: 20, this hand 20-40." in plain(board(game.view()))
    game.deal()
    headline = plain(board(game.view())).splitlines()[0]
    assert headline == "Hand 3 · Preflop · KILL POT 20-40, killer P3"


@pytest.mark.rule("cooke-16.01.09", 1)
@pytest.mark.parametrize("is_used", [True, False])
def test_requests_for_a_seat_are_numbered(is_used: bool) -> None:
    """Seats 1 and 4 ask for others: SEAT? 1 and SEAT? 2; once the first is served the second is
    SEAT? 1; a house without the button shows neither."""
    game = Game(9, taken=(1, 2, 3, 4, 5), button=5, bets=(20, 40),
                settings={"seats.change_request_badge": is_used})  # fmt: skip
    game.deal()
    game.do(c.ChangeSeat(person(4), Seat(7)))
    game.do(c.ChangeSeat(person(3), Seat(8)))
    shown = [mark for seat in (4, 3) for mark in of_seat(game, seat) if "SEAT" in mark]
    assert shown == (["SEAT? 1", "SEAT? 2"] if is_used else [])
    game.do(c.ChangeSeat(person(4), None))
    assert [mark for mark in of_seat(game, 3) if "SEAT" in mark] == ["SEAT? 1"] * is_used


@pytest.mark.rule("cooke-16.01.02", 2)
def test_a_seat_that_a_player_moves_to_is_held() -> None:
    """Seat 3 is reserved for who moves there: a newcomer is refused it, and given another.  Once
    nobody wants it any more it is free for anybody."""
    game = Game(4, taken=(1, 2), button=1, blinds=(5, 10))
    game.deal()
    game.do(c.ChangeSeat(person(1), Seat(3)))
    assert "3 RESERVED for P1" in plain(board(game.view()))
    assert game.refusal("3 sits 500").reason.value == "seat_held"
    game.do(c.SitDown(person(9), "P9", whole(500)))
    assert game.occupant(4).person == person(9)
    game.do(c.ChangeSeat(person(1), None))
    assert "RESERVED" not in plain(board(game.view()))
    game.do(c.SitDown(person(8), "P8", whole(500), Seat(3)))
    assert game.occupant(3).person == person(8)
