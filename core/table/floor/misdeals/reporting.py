"""Reporting: the dealer puts an error right himself, or calls the floor (Cooke 14.22)."""

from core.hand import events as h
from core.hand.draft import HandDraft
from core.hand.floor import forfeiting, fouling, rulings
from core.hand.state import Betting
from core.ids import Seat, later, seconds
from core.refusal import Reason, Refusal
from core.table.commands import ReportIrregularity
from core.table.draft import TableDraft
from core.table.floor.misdeals import late_posts
from core.table.floor.misdeals.calling_floor import call_floor
from core.table.floor.misdeals.errors import (
    HANDLINGS,
    OBJECTION_SECONDS,
    Answer,
    DealError,
    Fault,
    Fix,
)
from core.table.floor.misdeals.events import ErrorFixed
from core.table.floor.misdeals.repairing import put_right
from core.table.floor.voiding import void_and_redeal


def report(draft: TableDraft, command: ReportIrregularity) -> None:
    """Take the report of an error.

    Raises:
        Refusal: ``NO_HAND``; ``FLOOR_AWAITED`` while the floor is waited for already;
            ``NO_LIVE_HAND`` where it takes a hand to foul; ``NOTHING_TO_CORRECT`` or
            ``RULING_TOO_LATE`` for an error that is none, or is to stand.
    """
    hand = draft.hand
    if hand is None or not draft.is_in_hand:
        raise Refusal(Reason.NO_HAND)
    fault = Fault(command.error, command.seat, command.by)
    handling = HANDLINGS[command.error]
    if handling.is_dealers:
        _fix(draft, hand, fault, handling.answer)
        until = later(draft.now, seconds(OBJECTION_SECONDS))
        draft.emit(ErrorFixed(Fix(fault, until)))
    elif fault.error is DealError.DEALT_UNPOSTED:
        late_posts.found(draft, hand, fault, has_looked=command.has_looked)
    else:
        if fault.error is DealError.HAND_FOULED and not _is_live(hand, fault):
            raise Refusal(Reason.NO_LIVE_HAND, handling.rule, seat=fault.seat or 0)
        call_floor(draft, fault)


def nobody_came(draft: TableDraft, fault: Fault) -> None:
    """No floorperson has come: the book's rule for the case, else all chips go back."""
    hand = draft.hand
    if hand is None or not draft.is_in_hand:
        return
    match HANDLINGS[fault.error].answer:
        case Answer.REPAIR:
            try:
                put_right(draft, None)
            except Refusal:
                void_and_redeal(draft, None)
        case Answer.KILL if fault.seat is not None:
            late_posts.kill(draft, hand, fault.seat)
        case Answer.FOUL if _is_live(hand, fault) and fault.seat is not None:
            try:
                _foul_or_dead(hand, fault.seat)
            except Refusal:
                void_and_redeal(draft, None)
        case Answer.VOID | Answer.FOUL | Answer.KILL:
            void_and_redeal(draft, None)
        case Answer.GO_ON | Answer.BURN | Answer.SHOW_AGAIN:
            pass


def _foul_or_dead(hand: HandDraft, seat: Seat) -> None:
    """What was bet is foul, what was not is dead (Cooke 10.18)."""
    if fouling.was_bet(hand.player(seat)):
        fouling.foul(hand, seat)
    elif isinstance(hand.phase, Betting):
        rulings.kill(hand, seat, ante_back=False)
    else:
        forfeiting.forfeit(hand, seat)


def _fix(draft: TableDraft, hand: HandDraft, fault: Fault, answer: Answer) -> None:
    match answer:
        case Answer.BURN:
            _burn(hand)
        case Answer.REPAIR:
            put_right(draft, fault.by)
        case _:
            # What is shown is made from what is so: the board is drawn again.
            pass


def _burn(hand: HandDraft) -> None:
    """Burn the card that was forgotten before the street on the table."""
    steps = [step for street in hand.spec.streets[: hand.street + 1] for step in street.steps]
    due = sum(getattr(step, "burn", False) for step in steps) - hand.saves_burn
    if len(hand.burns.content) >= due or hand.dealt >= len(hand.deck.content):
        raise Refusal(Reason.NOTHING_TO_CORRECT, "cooke-14.22")
    hand.emit(h.CardBurned(type(hand.burns)(hand.next_cards(1))))


def _is_live(hand: HandDraft, fault: Fault) -> bool:
    """Whether there is a hand to foul, and somebody to share the pot."""
    seat = fault.seat
    if seat is None or seat not in hand.seats:
        return False
    return hand.player(seat).is_in and hand.is_contested
