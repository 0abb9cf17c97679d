"""Objecting: play waits until the floor has heard what went wrong (Cooke 9.15, 10.16, 11.13).

No time runs meanwhile, and all of it is given back.  The hand can be objected to until the next
deal begins: that closes it.
"""

from typing import Final, get_args

from core.hand.commands import HandCommand
from core.house.settings import flag, number, word
from core.ids import PersonId, later, seconds
from core.legible import legible
from core.refusal import Reason, Refusal
from core.table.commands import (
    CallClock,
    Clockwork,
    ExpireObjection,
    FloorCallsClock,
    Object,
    PauseClocks,
    ResumeClocks,
    SettleObjection,
    TableCommand,
)
from core.table.draft import TableDraft
from core.table.floor import contest_events as e
from core.table.floor import finality
from core.table.floor.hearing import open_hearing
from core.table.floor.misdeals.reporting import nobody_came
from core.table.floor.ruling_events import CallsAnswered, FloorCalled
from core.table.seats.proxies import seat_for
from core.table.state import Objection

MOST_CHARACTERS: Final = 200
"""The longest reason; whatever takes more is said to the floor."""

_DEADLINE: Final = "deal.objection_deadline"
_GOES_ON: Final = (ExpireObjection, PauseClocks, ResumeClocks)
_WAITS: Final = (
    CallClock,
    FloorCallsClock,
    *(one for one in get_args(Clockwork) if one not in _GOES_ON),
)


def refuse_meanwhile(draft: TableDraft, objection: Objection, command: TableCommand) -> None:
    """Refuse what would go on with the play while ``objection`` is open.

    Raises:
        Refusal: ``OBJECTION_OPEN``, with who has objected and when play goes on at the latest;
            ``FLOOR_AWAITED`` where the dealer has called the floor himself.
    """
    if isinstance(command, _WAITS) or (draft.is_in_hand and isinstance(command, HandCommand)):
        raise _refusal(objection)


def _refusal(objection: Objection) -> Refusal:
    times = {"since": objection.raised_at, "until": objection.expires_at}
    if objection.seat is None:
        return Refusal(Reason.FLOOR_AWAITED, "cooke-14.22", **times)
    return Refusal(Reason.OBJECTION_OPEN, "cooke-9.15", seat=objection.seat, **times)


def raise_objection(draft: TableDraft, command: Object) -> None:
    """Stop the play and call the floor, once for a person and hand.

    Raises:
        Refusal: ``NOT_SEATED``; ``NO_HAND`` before the first deal; ``OBJECTION_CLOSED`` for a
            hand that another has followed, or by setting one that is over (Cooke 1.02);
            ``OBJECTION_NEEDS_REASON`` or ``OBJECTION_TOO_LONG``; ``OBJECTION_OPEN`` while the
            floor is waited for already; ``ALREADY_OBJECTED``, or ``RULING_FINAL`` for one who
            has been answered (Cooke 2.03); or ``OBJECTION_UNHEARD`` where the floor did not come
            for his last one, so that nobody can stop the play in every hand of a room without a
            floor.  To what the dealer has just put right anybody may object, whatever he has
            objected to before (Cooke 14.22).
    """
    seat = seat_for(draft, command.person)
    if not draft.hands:
        raise Refusal(Reason.NO_HAND)
    _refuse_closed(draft, command)
    reason = _reason(command.reason)
    if draft.objection is not None:
        raise _refusal(draft.objection)
    fix = draft.fix if draft.fix is not None and draft.now <= draft.fix.until else None
    if fix is None:
        _once(draft, command.person)
    settings = draft.config.settings
    stopped_at = draft.now
    expires_at = later(stopped_at, seconds(number(settings, "floor.objection_seconds")))
    call = Objection(
        seat, command.person, reason, draft.at, stopped_at, expires_at,
        fault=fix.fault if fix is not None else None,
    )  # fmt: skip
    if fix is None and not flag(settings, "floor.calls_stop_play"):
        draft.emit(FloorCalled(call))
    else:
        draft.emit(e.ObjectionRaised(call))
    open_hearing(draft, seat)


def _refuse_closed(draft: TableDraft, command: Object) -> None:
    """A hand is closed once the next begins, or by setting with its end (Cooke 1.02)."""
    hand = command.prompt.hand if command.prompt is not None else draft.hands
    ends_with_hand = word(draft.config.settings, _DEADLINE) == "hand_end"
    if hand != draft.hands or (ends_with_hand and not draft.is_in_hand):
        ends = "the hand ends" if ends_with_hand else "the next hand starts"
        raise Refusal(Reason.OBJECTION_CLOSED, "cooke-1.02", hand=hand, ends=ends)


def _reason(said: str) -> str:
    reason = legible(said)
    if not reason:
        raise Refusal(Reason.OBJECTION_NEEDS_REASON, "cooke-10.16")
    if len(reason) > MOST_CHARACTERS:
        raise Refusal(Reason.OBJECTION_TOO_LONG, count=len(reason), most=MOST_CHARACTERS)
    return reason


def _once(draft: TableDraft, person: PersonId) -> None:
    if person in draft.objected:
        ruling = finality.last_answer(draft)
        if ruling is not None:
            raise finality.final(ruling)
        raise Refusal(Reason.ALREADY_OBJECTED, "cooke-10.16")
    for one in draft.unheard:
        if one.person == person and draft.at < one.until:
            raise Refusal(Reason.OBJECTION_UNHEARD, "cooke-10.16", until=one.until)


def settle(draft: TableDraft, command: SettleObjection) -> None:
    """The floor has heard it, and play goes on.

    Raises:
        Refusal: ``NO_OBJECTION``.
    """
    if draft.objection is None and not draft.calls:
        raise Refusal(Reason.NO_OBJECTION)
    answered(draft, command.by)


def answered(draft: TableDraft, by: PersonId) -> None:
    """A ruling has answered what the floor was called for, if it was: play goes on."""
    if draft.objection is not None:
        draft.emit(e.ObjectionSettled(by, _stood(draft)))
    if draft.calls:
        draft.emit(CallsAnswered(by))


def expire(draft: TableDraft, command: ExpireObjection) -> None:
    """Nobody has come: play goes on, and the objection stands unanswered in the log.

    Raises:
        Refusal: ``STALE`` when it has been heard, or there is time left.
    """
    objection = draft.objection
    if (
        objection is None
        or draft.paused_at is not None
        or draft.halted_at is not None
        or command.raised_at != objection.raised_at
        or draft.at < objection.expires_at
    ):
        raise Refusal(Reason.STALE)
    fault = objection.fault if objection.person is None else None
    draft.emit(e.ObjectionExpired(_stood(draft), fault))
    if fault is not None:
        nobody_came(draft, fault)


def _stood(draft: TableDraft) -> int:
    """How long the clocks have stood for it, but for a pause that goes on."""
    if draft.objection is None:
        raise Refusal(Reason.NO_OBJECTION)
    return max(draft.clock_at - draft.objection.stopped_at, 0)
