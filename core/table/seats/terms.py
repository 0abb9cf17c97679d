"""Terms: what a player who moves has to pay or to wait for in his new seat (Cooke 12.20)."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.house.settings import word
from core.ids import Seat
from core.table.blinds.duties import Duties, Entry, Owes
from core.table.blinds.situation import Situation
from core.table.seats.change import Wait
from core.table.seats.distance import Due, distance, due_at
from core.table.state import Occupant

ALLOWED: Final = 2
"""So many active players away one may move without a wait (Cooke 12.20.02 alternate, 12.20.03)."""


class Move(Struct, frozen=True):
    """One who wants to move ``to`` another seat before the next hand.

    Attributes:
        has_dealt_off: the button of the last hand was his.
        has_posted_big: the big blind of the last hand was his, so that the small one is due.
        lets_pass: where the blinds are due in the new seat, he lets them go by.
    """

    occupant: Occupant
    to: Seat
    has_dealt_off: bool = False
    has_posted_big: bool = False
    lets_pass: bool = False

    @property
    def seat(self) -> Seat:
        """Where he sits."""
        return self.occupant.seat


def wait_of(situation: Situation, move: Move) -> Wait | None:
    """Why he has to take a hand where he sits first; None when he may move."""
    if due_at(situation, move.seat, move.seat) is Due.BUTTON:
        return Wait.BUTTON
    if _owes_small(situation, move) and due_at(situation, move.to, move.seat) in (
        Due.BUTTON,
        Due.BIG,
    ):
        return Wait.SMALL_BLIND
    return None


def is_barred(situation: Situation, move: Move) -> bool:
    """Whether there is no free hand for him who has dealt off: it is due a blind or the button.

    He may move there if he lets the blinds go by (Cooke 12.20.05, 12.20.08).
    """
    if move.lets_pass or not move.has_dealt_off or move.occupant.waits:
        return False
    due = due_at(situation, move.to, move.seat)
    return due is not Due.NOTHING and not _is_due_anyway(situation, move, due)


def duties_after(situation: Situation, move: Move) -> Duties:
    """What stands between him and his next hand once he has moved."""
    before = replace(move.occupant.duties, posted=0)
    if not situation.forced.has_blinds or (move.occupant.waits and not before.distance):
        # There is nothing to post, or he has still to come in wherever he sits.
        return before
    free = replace(
        before,
        owes=Owes.NOTHING,
        entry=Entry.WAIT,
        distance=0,
        may_let_pass=before.may_let_pass or move.has_dealt_off,
    )
    if _owes_small(situation, move):
        return replace(free, carries_small=True)
    due = due_at(situation, move.to, move.seat)
    if move.lets_pass and due is Due.BIG:
        return passing(free)
    if move.lets_pass and due is Due.SMALL:
        # There they have gone by already.
        return replace(passing(free), may_let_pass=False)
    away = _distance_to(situation, move)
    entitled = before.distance or distance(situation, move.seat, move.seat)
    match due:
        case Due.BIG if _is_due_anyway(situation, move, due):
            return free
        case Due.BIG:
            return replace(free, owes=Owes.BIG)
        case Due.SMALL:
            return replace(free, owes=Owes.BIG, entry=Entry.BEHIND)
        case Due.BUTTON:
            # He sits out one hand, and no more if he has not moved far.
            is_far = away - entitled > ALLOWED
            until = entitled if is_far else max(away - 1, 1)
            return replace(free, owes=Owes.BIG, distance=until)
        case Due.NOTHING if away - entitled <= _allowance(situation):
            return free
        case Due.NOTHING:
            return replace(free, owes=Owes.BIG, distance=entitled)


def passing(duties: Duties) -> Duties:
    """``duties`` of one who lets the blinds go by: free for who has dealt off (Cooke 12.20.08)."""
    if duties.may_let_pass:
        return replace(duties, is_free=True, entry=Entry.BEHIND)
    return replace(duties, owes=Owes.BIG, entry=Entry.BEHIND)


def moving_on(duties: Duties) -> Duties:
    """``duties`` of one who moves on: he does not let the blinds go by where he sits."""
    is_passing = duties.is_free and duties.may_let_pass
    return replace(duties, is_free=False, entry=Entry.WAIT) if is_passing else duties


def _owes_small(situation: Situation, move: Move) -> bool:
    """Having just posted his big blind he is due the small one (Cooke 12.20.04)."""
    if not situation.layout.small_amount(situation.stakes) or not situation.forced.has_blinds:
        return False
    if move.occupant.duties.carries_small:
        return True
    last = situation.last
    if last is None or not move.has_posted_big:
        return False
    # Of several big blinds each is followed by a small one (Cooke 12.13).
    is_among_them = last.is_forward and move.occupant.duties.posted == 1
    return is_among_them or last.big_blind == move.seat


def _is_due_anyway(situation: Situation, move: Move, due: Due) -> bool:
    """Whether the big blind is his in the next hand, wherever of the two he sits."""
    return due is Due.BIG and distance(situation, move.seat, move.seat) == 1


def _distance_to(situation: Situation, move: Move) -> int:
    return distance(situation, move.to, move.seat)


def _allowance(situation: Situation) -> int:
    """How many active players away one may move for nothing (Cooke 12.20.02)."""
    is_nevada = word(situation.settings, "seats.move_away") == "two_player_allowance"
    return ALLOWED if is_nevada else 0
