"""Going away with a blind due: after the hand that it is posted for, or now (Cooke 17.10)."""

from core.hand.forced.posts import PostKind
from core.ids import Instant, Seat
from core.table.blinds.foresight import next_situation
from core.table.blinds.planning import next_plan
from core.table.draft import TableDraft
from core.table.events import AwayReason, WentAway
from core.table.state import Table

_BLINDS = (PostKind.BIG, PostKind.SMALL)


def blind_due(table: Table, seat: Seat, now: Instant) -> PostKind | None:
    """The blind that the player at ``seat`` has to post with the next hand, None for none.

    None where the next hand is not foreseen: before a new game, and in games without blinds.
    """
    occupant = table.occupant(seat)
    if occupant is None or occupant.is_away or occupant.waits or table.is_closing:
        return None
    situation = next_situation(table, seat, now)
    if situation is None:
        return None
    posts = next_plan(situation).posts
    return next((kind for kind in _BLINDS if posts.of(kind) == seat), None)


def after_hand(draft: TableDraft) -> None:
    """Who wanted to play one more hand has played it, and goes."""
    hand = draft.hand
    if hand is None or hand.is_void:
        return
    for occupant in draft.occupants():
        if not occupant.goes_after or occupant.is_away:
            continue
        if occupant.goes_after <= hand.number and occupant.seat in hand.seats:
            draft.emit(WentAway(occupant.seat, AwayReason.ASKED))
