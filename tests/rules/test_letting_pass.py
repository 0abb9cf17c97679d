"""Letting the blinds go by once, after dealing off and moving (Cooke 12.20.08)."""

import pytest

from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.house.settings import Overrides
from core.refusal import Reason
from core.table.blinds.duties import Entry, Owes
from core.table.commands import ChooseEntry, ComeBack, GoAway
from tests.seat_changes import P, eight, enters, hand_after, hands_after, moves

NO_HAND = None
FREE = 0


@pytest.mark.rule("cooke-12.20.08")
@pytest.mark.rule("cooke-12.20.03")
def test_the_button_is_no_blind_to_let_pass() -> None:
    """No Dead Button: P1 has dealt off and moved to 8, where the big blind is two hands away; he
    moves to 4, where the button would be, four hands from it: he sits out one like anybody."""
    game = eight(4, 8, settings={"button.rule": "no_dead_button"})
    moves(game, P[1], 8)
    assert hands_after(game, P[1], 2) == [("B2 SB3 BB5", FREE), ("B3 SB5 BB6", FREE)]
    moves(game, P[1], 4, lets_pass=True)
    duties = game.occupant(4).duties
    assert (duties.owes, duties.distance, duties.is_free) == (Owes.BIG, 3, False)
    assert hands_after(game, P[1], 2) == [("B5 SB6 BB7", NO_HAND), ("B6 SB7 BB2", FREE)]


@pytest.mark.rule("cooke-12.20.08")
def test_between_the_blinds_they_have_gone_by_once() -> None:
    """P1 has dealt off and moved to 8; three hands before the big blind he moves to 4, which it
    has passed already: free behind the button, and that was his pass."""
    game = eight(4, 8)
    moves(game, P[1], 8)
    assert hands_after(game, P[1], 1) == [("B2 SB3 BB5", FREE)]
    moves(game, P[1], 4, lets_pass=True)
    assert hands_after(game, P[1], 2) == [("B3 SB5 BB6", NO_HAND), ("B5 SB6 BB7", FREE)]
    assert not game.occupant(4).duties.may_let_pass


@pytest.mark.rule("cooke-12.20.08", 1)
def test_who_has_dealt_off_may_let_the_blinds_pass() -> None:
    """Seat 1 moves to 4 and lets the blinds go by: free behind the button three hands later."""
    game = eight(4)
    moves(game, P[1], 4, lets_pass=True)
    assert hands_after(game, P[1], 3) == [
        ("B2 SB3 BB5", NO_HAND),
        ("B3 SB5 BB6", NO_HAND),
        ("B5 SB6 BB7", FREE),
    ]


@pytest.mark.rule("cooke-12.20.08", 1)
def test_he_may_say_so_when_they_come() -> None:
    """Seat 1 moves to 7, and says only when the big blind is due there that it may go by."""
    game = eight(7)
    moves(game, P[1], 7)
    hands_after(game, P[1], 3)
    enters(game, P[1], Entry.BEHIND)
    assert hands_after(game, P[1], 3) == [
        ("B5 SB6 BB8", NO_HAND),
        ("B6 SB8 BB2", NO_HAND),
        ("B8 SB2 BB3", FREE),
    ]


@pytest.mark.rule("cooke-12.20.08", 2)
def test_once_only() -> None:
    """A lap later it is an ordinary missed blind: he may not let it go by, and owes both."""
    game = eight(4)
    moves(game, P[1], 4, lets_pass=True)
    hands_after(game, P[1], 3)
    assert hands_after(game, P[1], 3) == [
        ("B6 SB7 BB8", FREE),
        ("B7 SB8 BB2", FREE),
        ("B8 SB2 BB3", FREE),
    ]
    assert game.refused(ChooseEntry(P[1], Entry.BEHIND)).reason is Reason.NOTHING_TO_MAKE_UP
    game.do(GoAway(P[1]))
    assert hand_after(game, P[1]) == ("B2 SB3 BB5", NO_HAND)
    game.do(ComeBack(P[1]))
    assert hand_after(game, P[1]) == ("B3 SB5 BB6", NO_HAND)
    enters(game, P[1], Entry.POST)
    game.deal()
    assert game.places == "B5 SB6 BB7"
    assert [(post.kind, post.amount) for post in game.of_hand(h.BlindPosted) if post.seat == 4] == [
        (PostKind.ENTRY, 20_00),
        (PostKind.DEAD, 10_00),
    ]


@pytest.mark.rule("cooke-12.20.08")
@pytest.mark.rule("cooke-12.20.02")
def test_who_lets_them_pass_and_moves_on_has_moved_away_from_his_big_blind() -> None:
    """P1 has dealt off and moved to 7; when the big blind comes he lets it pass, and then moves on
    to 1, far behind it: no hand is free to him there.  He has not used his pass, for at 1 they come
    again."""
    game = eight(7)
    moves(game, P[1], 7)
    assert hands_after(game, P[1], 3)[-1] == ("B4 SB5 BB6", FREE)
    enters(game, P[1], Entry.BEHIND)
    moves(game, P[1], 1)
    duties = game.occupant(1).duties
    assert (duties.owes, duties.distance, duties.is_free) == (Owes.BIG, 1, False)
    assert duties.may_let_pass
    assert hand_after(game, P[1]) == ("B5 SB6 BB8", NO_HAND)
    assert hand_after(game, P[1]) == ("B6 SB8 BB1", 20)


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
