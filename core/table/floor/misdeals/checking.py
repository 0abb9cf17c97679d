"""Checking: the dealer looks through his own deal before any card is sent out (Cooke 14.20).

A deal is right by construction, so the quick look is all that it costs.  A hand that was restored
after a failure is looked through as well.
"""

from core.hand.cards.fouled_deck import is_fouled
from core.hand.draft import HandDraft
from core.hand.misdeals.causes import Cause
from core.hand.misdeals.inspecting import inspect
from core.hand.misdeals.of_hand import is_sound, is_whole, record_of
from core.hand.misdeals.patching import corrections
from core.hand.state import Betting
from core.ids import Instant
from core.refusal import Reason, Refusal
from core.table.commands import InspectDeal
from core.table.draft import TableDraft
from core.table.floor.misdeals.calling import closed_by, misdeal
from core.table.floor.misdeals.calling_floor import call_floor
from core.table.floor.misdeals.errors import DealError, Fault
from core.table.floor.misdeals.events import DealRepaired
from core.table.floor.misdeals.repairing import carry_out, put_right
from core.table.floor.voiding import void_and_redeal
from core.table.state import Table


def has_whole_deck(draft: TableDraft) -> bool:
    """Before the first card: a deck not whole or not sealed is a misdeal (Cooke 14.20 a, j).

    Sealed is a deck that nobody may open.
    """
    hand = draft.hand
    assert hand is not None
    if hand.deck.seats:
        misdeal(draft, Cause.NOT_SHUFFLED, None)
    elif not is_whole(hand):
        misdeal(draft, Cause.DECK_INCOMPLETE, None)
    else:
        return True
    return False


def check_deal(draft: TableDraft) -> None:
    """After the deal: a misdeal is dealt again, and a card astray goes where it belongs."""
    hand = draft.hand
    if hand is None or hand.is_over or hand.street or is_sound(hand):
        return
    _judge_start(draft, hand)


def inspect_deal(draft: TableDraft, command: InspectDeal) -> None:
    """Look through a hand that was restored.

    Raises:
        Refusal: ``NO_HAND``, or ``NOTHING_TO_CORRECT`` for a hand that is as it should be.
    """
    del command
    hand = draft.hand
    if hand is None or not draft.is_in_hand:
        raise Refusal(Reason.NO_HAND)
    if is_fouled(hand):
        _foul_deck(draft, hand)
    elif _is_untouched(hand):
        if _stands(hand):
            raise Refusal(Reason.NOTHING_TO_CORRECT, "cooke-14.20")
        _judge_start(draft, hand)
    else:
        put_right(draft, None)


def is_in_order(table: Table) -> bool:
    """Whether a table that was restored holds no hand that has to be looked through."""
    hand = TableDraft(table, Instant(0), {}).hand
    if hand is None:
        return True
    if is_fouled(hand):
        return False
    if _is_untouched(hand):
        return _stands(hand)
    try:
        return not corrections(hand)
    except Refusal:
        return True


def _stands(hand: HandDraft) -> bool:
    return is_sound(hand) or inspect(record_of(hand), hand.rules.deal).stands


def _is_untouched(hand: HandDraft) -> bool:
    """Whether the deal is all that has happened, and no card of it has been replaced."""
    acted = any(player.last and player.last.action > 0 for player in hand.players)
    return not (acted or hand.street or hand.is_burned) and isinstance(hand.phase, Betting)


def _foul_deck(draft: TableDraft, hand: HandDraft) -> None:
    """Before substantial action a misdeal, later a fouled deck: all goes back (Cooke 14.12)."""
    if closed_by(hand):
        void_and_redeal(draft, None)
    else:
        misdeal(draft, Cause.DECK_INCOMPLETE, None)


def _judge_start(draft: TableDraft, hand: HandDraft) -> None:
    """No card has been sent out yet, so nobody has looked."""
    verdict = inspect(record_of(hand), hand.rules.deal)
    if verdict.cause is not None:
        misdeal(draft, verdict.cause, None)
    elif not verdict.stands:
        carry_out(hand, verdict)
        for seat in verdict.asked[:1]:
            call_floor(draft, Fault(DealError.DEALT_UNPOSTED, seat))
        if verdict.moves or verdict.burns or verdict.returned:
            draft.emit(DealRepaired())
