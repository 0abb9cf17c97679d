"""Changing seats: asked for at any time, carried out between two hands (Cooke 10.15, 12.20)."""

from typing import Final

from msgspec.structs import replace

from core.games.spec import Forced
from core.hand.forced.posts import PostKind
from core.ids import PersonId, Seat
from core.refusal import Reason, Refusal
from core.table.blinds.planning import starts_anew
from core.table.blinds.situating import upcoming_situation
from core.table.blinds.situation import Situation
from core.table.commands import ChangeSeat
from core.table.draft import TableDraft
from core.table.seats import change_events as e
from core.table.seats.change import SeatChange, Wait
from core.table.seats.terms import Move, duties_after, is_barred, moving_on, wait_of
from core.table.state import Occupant, Pointers

_RULE: Final = "cooke-12.20"
_HEADS_UP: Final = 2


def change_seat(draft: TableDraft, command: ChangeSeat) -> None:
    """Ask for another seat, or for none any more; between hands he moves at once if he may.

    Raises:
        Refusal: ``NOT_SEATED``; ``NO_SEAT_CHANGE`` when there is nothing to take back;
            ``TABLE_CLOSING``, ``ALREADY_LEAVING``, ``NO_SUCH_SEAT``, ``SEAT_TAKEN``; ``OWN_SEAT``;
            ``SEAT_ASKED`` for what he has asked for already; or ``NO_FREE_HAND`` for one who has
            dealt off and would be due a blind or the button there (Cooke 12.20.05).
    """
    occupant = draft.seated(command.person)
    before = _request_of(draft, command.person)
    if command.seat is None:
        if before is None:
            raise Refusal(Reason.NO_SEAT_CHANGE, _RULE)
        draft.emit(e.SeatChangeDropped(occupant.seat, before.to, e.Dropped.TAKEN_BACK))
        return
    _check(draft, occupant, command.seat)
    change = SeatChange(command.person, command.seat, command.lets_pass)
    if before is not None and (before.to, before.lets_pass) == (change.to, change.lets_pass):
        raise Refusal(Reason.SEAT_ASKED, _RULE, seat=change.to)
    if not _is_stopped(draft):
        _refuse_barred(draft, occupant, change)
    draft.emit(e.SeatChangeAsked(occupant.seat, change))


def _check(draft: TableDraft, occupant: Occupant, to: Seat) -> None:
    if draft.is_closing:
        raise Refusal(Reason.TABLE_CLOSING)
    if occupant.is_leaving:
        raise Refusal(Reason.ALREADY_LEAVING, "cooke-4.05")
    count = len(draft.seats)
    if not 1 <= to <= count:
        raise Refusal(Reason.NO_SUCH_SEAT, seat=to, seats=count)
    if to == occupant.seat:
        raise Refusal(Reason.OWN_SEAT, _RULE, seat=to)
    if draft.occupant(to) is not None:
        raise Refusal(Reason.SEAT_TAKEN, seat=to)


def _refuse_barred(draft: TableDraft, occupant: Occupant, change: SeatChange) -> None:
    situation = upcoming_situation(draft)
    if _is_ruled(situation, occupant) and is_barred(situation, _move(draft, occupant, change)):
        raise Refusal(Reason.NO_FREE_HAND, "cooke-12.20.05", seat=change.to)


def carry_out(draft: TableDraft) -> None:
    """Between two hands: move those who have asked and may, in the order of their requests."""
    if not draft.seat_changes or draft.is_closing or _is_stopped(draft):
        return
    for change in draft.seat_changes:
        occupant = draft.seated(change.person)
        if draft.occupant(change.to) is not None:
            draft.emit(e.SeatChangeDropped(occupant.seat, change.to, e.Dropped.TAKEN))
        elif not occupant.is_leaving:
            _carry_out(draft, occupant, change)


def _is_stopped(draft: TableDraft) -> bool:
    """During a hand, and while the floor is waited for, nothing about the contest changes."""
    return draft.is_in_hand or draft.objection is not None or draft.halted_at is not None


def _carry_out(draft: TableDraft, occupant: Occupant, change: SeatChange) -> None:
    seat, to = occupant.seat, change.to
    situation = upcoming_situation(draft)
    is_ruled = _is_ruled(situation, occupant)
    move = _move(draft, occupant, change)
    wait = _wait(draft, situation, move) if is_ruled else None
    if _is_claimed(draft, change):
        wait = wait or Wait.OTHER
    if wait is not None:
        if wait is not change.wait:
            draft.emit(e.SeatChangeWaits(seat, to, wait))
    elif not is_ruled:
        _move_freely(draft, situation, occupant, to)
    elif is_barred(situation, move):
        draft.emit(e.SeatChangeDropped(seat, to, e.Dropped.DUE))
    else:
        draft.emit(e.SeatChanged(seat, occupant.person, to, duties_after(situation, move)))


def _wait(draft: TableDraft, situation: Situation, move: Move) -> Wait | None:
    return Wait.BUTTON if _is_held(draft, move.occupant) else wait_of(situation, move)


def _is_claimed(draft: TableDraft, change: SeatChange) -> bool:
    """Whether somebody before him wants that seat: requests are served in their order."""
    first = next(one for one in draft.seat_changes if one.to == change.to)
    return first.person != change.person


def _request_of(draft: TableDraft, person: PersonId) -> SeatChange | None:
    return next((one for one in draft.seat_changes if one.person == person), None)


def _is_ruled(situation: Situation, occupant: Occupant) -> bool:
    """Whether it matters to the others where he sits: in a game that goes on for three or more.

    In stud there is no button, and two players take turns wherever they sit.
    """
    if situation.last is None or situation.forced is Forced.BRING_IN:
        return False
    if situation.forced.has_blinds and starts_anew(situation):
        return False
    return len({*situation.ready, occupant.seat}) > _HEADS_UP


def _move_freely(draft: TableDraft, situation: Situation, occupant: Occupant, to: Seat) -> None:
    """Heads-up the button and the blinds go with him, so that the turns stay what they are."""
    last = situation.last if occupant.seat in situation.ready else None
    duties = occupant.duties if last is not None else replace(occupant.duties, posted=0)
    pointers = None if last is None else _with(last, occupant.seat, to)
    draft.emit(e.SeatChanged(occupant.seat, occupant.person, to, duties, pointers))


def move_by_floor(draft: TableDraft, occupant: Occupant, to: Seat) -> None:
    """The floor has ``occupant`` sit at ``to``: he owes and waits for nothing that he did not."""
    situation = upcoming_situation(draft)
    if not _is_ruled(situation, occupant):
        _move_freely(draft, situation, occupant, to)
        return
    duties = moving_on(occupant.duties)
    draft.emit(e.SeatChanged(occupant.seat, occupant.person, to, duties))


def _with(last: Pointers, seat: Seat, to: Seat) -> Pointers | None:
    """``last`` with ``to`` for ``seat``; None where that is the same."""
    places = {
        name: to
        for name in ("button", "small_blind", "big_blind", "middle_blind")
        if getattr(last, name) == seat
    }
    return replace(last, **places) if places else None


def _move(draft: TableDraft, occupant: Occupant, change: SeatChange) -> Move:
    """The move, with what the last hand was to him; one that is void was nothing to anybody."""
    hand, last = draft.last_hand(), draft.pointers
    if hand is None or hand.is_void:
        had_button = last is not None and last.button == occupant.seat
        had_big = last is not None and last.big_blind == occupant.seat
    else:
        mine = [seat for seat in hand.seats if hand.player(seat).person == change.person]
        had_button = hand.button in mine
        had_big = any(post.seat in mine for post in hand.posts.due if post.kind is PostKind.BIG)
    occupant = replace(occupant, duties=moving_on(occupant.duties))
    is_in_game = not occupant.waits
    return Move(
        occupant,
        change.to,
        has_dealt_off=had_button and is_in_game,
        has_posted_big=had_big and is_in_game,
        lets_pass=change.lets_pass,
    )


def _is_held(draft: TableDraft, occupant: Occupant) -> bool:
    """Whether the button waits for him, or stays with him (Cooke 7.20.01, 7.20.02)."""
    hold, carry, last = draft.hold, draft.carry, draft.pointers
    if hold is not None and not hold.is_over and hold.person == occupant.person:
        return True
    stays = carry is not None and carry.button_stays
    return stays and last is not None and last.button == occupant.seat
