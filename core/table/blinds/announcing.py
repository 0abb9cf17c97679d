"""Announcing straddles and sleepers, between two hands (Cooke 12.18).

They have to be posted before the cards, so that what is said counts for the next deal alone; who
gets up, goes away or is not where he was any more does not straddle it.
"""

from msgspec.structs import replace

from core.chips import NO_CHIPS
from core.hand.forced.posts import BLIND_RAISES
from core.ids import Instant, PersonId
from core.refusal import Reason, Refusal
from core.table.blinds import events as b
from core.table.blinds import planning
from core.table.blinds.moments import refuse_past
from core.table.blinds.situating import upcoming_situation
from core.table.blinds.straddle import Straddle
from core.table.blinds.straddling import RULE
from core.table.commands import PostStraddle
from core.table.draft import TableDraft
from core.table.state import Table


def post_straddle(draft: TableDraft, command: PostStraddle) -> None:
    """Announce a blind raise: a straddle under the gun, a sleeper from any other seat.

    Raises:
        Refusal: ``STALE``, ``NOT_SEATED``, ``HAND_IN_PLAY``, ``TABLE_CLOSING`` or
            ``STRADDLE_NEEDS_BLINDS``; ``STRADDLE_NEEDS_BUTTON`` before the button of a new game
            has been drawn for; and the reasons of
            :func:`core.table.blinds.straddling.with_straddles`.
    """
    refuse_past(draft, command.prompt)
    occupant = draft.seated(command.person)
    if draft.is_in_hand:
        raise Refusal(Reason.HAND_IN_PLAY, RULE)
    if draft.is_closing:
        raise Refusal(Reason.TABLE_CLOSING)
    is_sleeper = command.is_sleeper
    said = Straddle(occupant.seat, occupant.person, command.amount, is_sleeper=bool(is_sleeper))
    announced = _either(draft, said) if is_sleeper is None else _posted(draft, said)
    draft.emit(b.StraddleAnnounced(announced))


def _either(draft: TableDraft, said: Straddle) -> Straddle:
    """A straddle, or from another seat a sleeper."""
    try:
        return _posted(draft, said)
    except Refusal as refusal:
        if refusal.reason is not Reason.STRADDLE_OUT_OF_PLACE:
            raise
        return _posted(draft, replace(said, is_sleeper=True))


def _posted(draft: TableDraft, said: Straddle) -> Straddle:
    """``said`` as it would be posted, with its amount."""
    plan = _plan(draft, (*draft.straddles, said))
    for dropped in plan.dropped:
        if dropped.straddle is said:
            raise dropped.why
    posted = {post.seat: post.amount for post in plan.posts.due if post.kind in BLIND_RAISES}
    return replace(said, amount=posted[said.seat])


def _plan(draft: TableDraft, straddles: tuple[Straddle, ...]) -> planning.Plan:
    situation = replace(upcoming_situation(draft), straddles=straddles)
    if not situation.forced.has_blinds:
        raise Refusal(Reason.STRADDLE_NEEDS_BLINDS, RULE)
    if len(situation.ready) < planning.FEWEST:
        raise Refusal(Reason.STRADDLE_NEEDS_THREE, RULE)
    if planning.starts_anew(situation):
        raise Refusal(Reason.STRADDLE_NEEDS_BUTTON, RULE)
    return planning.next_plan(situation)


def recheck(draft: TableDraft) -> None:
    """Between hands: drop what was announced and cannot be posted any more."""
    if not draft.straddles:
        return
    try:
        dropped = _plan(draft, draft.straddles).dropped
    except Refusal as refusal:
        for straddle in draft.straddles:
            draft.emit(b.StraddleDropped(straddle, refusal.reason))
        return
    for one in dropped:
        draft.emit(b.StraddleDropped(one.straddle, one.why.reason))


def offer(table: Table, person: PersonId, now: Instant) -> Straddle | None:
    """The smallest blind raise that ``person`` may announce now; None where there is none."""
    occupant = table.occupant_of(person)
    if occupant is None or table.is_in_hand or table.is_closing:
        return None
    try:
        return _either(TableDraft(table, now, {}), Straddle(occupant.seat, person, NO_CHIPS))
    except Refusal:
        return None
