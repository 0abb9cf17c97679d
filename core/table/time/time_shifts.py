"""Time that stood still is given back: every deadline moves by as much."""

from msgspec.structs import replace

from core.ids import Instant, later
from core.table.draft import TableDraft
from core.table.setup.proposal_folds import shift_proposals
from core.table.state import TurnClock


def resume(draft: TableDraft, shift: int) -> None:
    """Time runs again after ``shift`` milliseconds, but for an objection that is still open.

    All deadlines but that of the objection stand until it has been heard.  While the floor has
    the table stand still none runs, and what it gives back in the end is all of it.
    """
    if draft.halted_at is not None:
        return
    objection = draft.objection
    if objection is None:
        shift_deadlines(draft, shift)
    else:
        expires_at = later(objection.expires_at, shift)
        draft.objection = replace(objection, expires_at=expires_at)


def shift_deadlines(draft: TableDraft, by: int) -> None:
    """Every deadline ``by`` milliseconds later."""
    if draft.proposals:
        shift_proposals(draft, by)
    if draft.next_hand_at is not None:
        draft.next_hand_at = later(draft.next_hand_at, by)
    if draft.turn is not None:
        draft.turn = replace(draft.turn, since=later(draft.turn.since, by))
    if draft.clock is not None:
        draft.clock = shifted(draft.clock, by)


def shifted(clock: TurnClock, by: int) -> TurnClock:
    """``clock`` with every moment ``by`` milliseconds later."""
    request = clock.request
    return TurnClock(
        turn_at=later(clock.turn_at, by),
        dealer_calls_at=_shift(clock.dealer_calls_at, by),
        request=request
        and replace(
            request,
            at=later(request.at, by),
            countdown_at=later(request.countdown_at, by),
            ends_at=later(request.ends_at, by),
        ),
        show_by=_shift(clock.show_by, by),
        choose_by=_shift(clock.choose_by, by),
        split_at=_shift(clock.split_at, by),
        asked=clock.asked,
        stopped=clock.stopped and shifted(clock.stopped, by),
        kill_by=_shift(clock.kill_by, by),
        given=clock.given,
    )


def _shift(at: Instant | None, by: int) -> Instant | None:
    return None if at is None else later(at, by)
