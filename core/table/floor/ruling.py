"""What the floor rules in the hand in play (Cooke 8.02.04, 9.14, 10.17, 10.18)."""

from core.hand.cards.fouled_deck import is_fouled
from core.hand.draft import HandDraft
from core.hand.floor import correcting, forfeiting, fouling, restoring, taking_back
from core.hand.floor.substantial import since_deal
from core.refusal import Reason, Refusal
from core.table import commands as c
from core.table.draft import TableDraft
from core.table.floor.voiding import void_and_redeal


def correct_wager(draft: TableDraft, command: c.CorrectWager) -> None:
    """See :func:`correcting.correct_wager`."""
    correcting.correct_wager(_hand(draft), command.to)


def restore_hand(draft: TableDraft, command: c.RestoreHand) -> None:
    """See :func:`restoring.restore`."""
    restoring.restore(_hand(draft), command.seat, command.reason)


def foul_hand(draft: TableDraft, command: c.FoulHand) -> None:
    """See :func:`fouling.foul`."""
    fouling.foul(_hand(draft), command.seat)


def void_hand(draft: TableDraft, command: c.VoidHand) -> None:
    """Void the hand: until substantial action, or at any time for a fouled deck (Cooke 10.17).

    Raises:
        Refusal: ``NO_HAND`` or ``RULING_TOO_LATE``.
    """
    hand = _hand(draft)
    if since_deal(hand) and not is_fouled(hand):
        raise Refusal(Reason.RULING_TOO_LATE, "cooke-10.17")
    void_and_redeal(draft, command.by)


def take_back_act(draft: TableDraft, command: c.TakeBackAct) -> None:
    """See :func:`taking_back.take_back`."""
    del command
    taking_back.take_back(_hand(draft))


def forfeit_interest(draft: TableDraft, command: c.ForfeitInterest) -> None:
    """See :func:`forfeiting.forfeit`."""
    forfeiting.forfeit(_hand(draft), command.seat)


def release_void(draft: TableDraft, command: c.ReleaseVoid) -> None:
    """Void the hand whatever has happened in it: a decision beyond the rules (Cooke 1.05).

    Raises:
        Refusal: ``NO_HAND``.
    """
    _hand(draft)
    void_and_redeal(draft, command.by)


def _hand(draft: TableDraft) -> HandDraft:
    if draft.hand is None or not draft.is_in_hand:
        raise Refusal(Reason.NO_HAND)
    return draft.hand
