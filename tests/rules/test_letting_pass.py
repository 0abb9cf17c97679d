"""Letting the blinds go by once, after dealing off and moving: Cooke 12.20.08."""

import pytest

from core.house.settings import Overrides
from core.refusal import Reason
from core.table.blinds.duties import Entry
from core.table.commands import ChooseEntry, ComeBack, GoAway
from tests.seat_changes import P, eight, hand_after, hands_after, moves

NO_HAND = None
FREE = 0


@pytest.mark.rule("cooke-12.20.08", 1)
@pytest.mark.parametrize("seats", ["outside_blinds_and_button", "any"])
def test_free_behind_the_button_and_nowhere_else(seats: str) -> None:
    """Where free hands are dealt in any seat, his is behind the button all the same."""
    settings: Overrides = {"blinds.short_free_hand_seats": seats}
    game = eight(4, settings=settings)
    moves(game, P[1], 4, lets_pass=True)
    assert hands_after(game, P[1], 3) == [
        ("B2 SB3 BB5", NO_HAND),
        ("B3 SB5 BB6", NO_HAND),
        ("B5 SB6 BB7", FREE),
    ]


@pytest.mark.rule("cooke-12.20.08")
def test_who_is_away_when_they_go_by_has_let_them_pass() -> None:
    """Moved to 7, seat 1 is away when the big blind is due there: free behind the button."""
    game = eight(7)
    moves(game, P[1], 7)
    hands_after(game, P[1], 3)
    game.do(GoAway(P[1]))
    assert hand_after(game, P[1]) == ("B5 SB6 BB8", NO_HAND)
    game.do(ComeBack(P[1]))
    assert hands_after(game, P[1], 2) == [("B6 SB8 BB2", NO_HAND), ("B8 SB2 BB3", FREE)]


@pytest.mark.rule("cooke-12.20.08", 2)
def test_who_stays_away_a_lap_takes_the_blind_at_his_return() -> None:
    """He has let them pass and is not there behind the button: the next big blind is his."""
    game = eight(4)
    moves(game, P[1], 4, lets_pass=True)
    hands_after(game, P[1], 2)
    game.do(GoAway(P[1]))
    assert hands_after(game, P[1], 4)[-1] == ("B8 SB2 BB3", NO_HAND)
    game.do(ComeBack(P[1]))
    assert hand_after(game, P[1]) == ("B2 SB3 BB4", 20)


@pytest.mark.rule("cooke-12.20.08", 2)
def test_who_has_taken_the_blind_has_no_pass_left() -> None:
    """Moved to 7 he posts the big blind in its turn: a lap later he may not let it go by."""
    game = eight(7)
    moves(game, P[1], 7)
    assert hands_after(game, P[1], 4)[-1] == ("B5 SB6 BB7", 20)
    assert hands_after(game, P[1], 6)[-1] == ("B4 SB5 BB6", FREE)
    assert game.refused(ChooseEntry(P[1], Entry.BEHIND)).reason is Reason.NOTHING_TO_MAKE_UP
    assert hand_after(game, P[1]) == ("B5 SB6 BB7", 20)
