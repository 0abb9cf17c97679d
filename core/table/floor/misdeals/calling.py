"""Calling a misdeal: the hand is void, and dealt again with the same button (Cooke 14.20).

Whatever was put in goes back, and what was forced is due again with the new deal: nobody pays
twice.  Which cards were dealt tells nothing any more.
"""

from typing import Final

from core.hand.draft import HandDraft
from core.hand.misdeals.causes import Cause
from core.hand.misdeals.rules import RedealUntil
from core.hand.state import Hand
from core.ids import PersonId, Seat
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.commands import CallMisdeal, DemandMisdeal
from core.table.draft import TableDraft
from core.table.floor.misdeals.events import MisdealCalled
from core.table.floor.voiding import void, void_and_redeal
from core.table.state import Table

_TWO_ACTED: Final = "Two players have acted"
_DEALT_ON: Final = "A player has acted, and the dealer has dealt on"
_ONE_ACTED: Final = "Somebody has acted"
_CARDS_OUT: Final = "Somebody has his cards"


def call_misdeal(draft: TableDraft, command: CallMisdeal) -> None:
    """The floor calls it, until the action that makes an error stand.

    Raises:
        Refusal: ``NO_HAND``; ``MISDEAL_TOO_LATE`` with what has happened since; ``NOT_IN_HAND``
            for a seat that was not dealt in.
    """
    hand = draft.hand
    if hand is None or not draft.is_in_hand:
        raise Refusal(Reason.NO_HAND)
    why = closed_by(hand)
    if why:
        raise Refusal(Reason.MISDEAL_TOO_LATE, "cooke-14.20", why=why)
    if command.seat is not None and command.seat not in hand.seats:
        raise Refusal(Reason.NOT_IN_HAND)
    misdeal(draft, command.cause, command.by, command.seat)


def demand(draft: TableDraft, command: DemandMisdeal) -> None:
    """A player calls it for cards that the dealer has exposed and that have to be kept.

    By the older laws two such cards are enough, and who holds one of them may (setting
    ``deal.misdeal``); by Cooke they merely play.

    Raises:
        Refusal: ``NO_HAND``; ``STALE``; ``NOT_IN_HAND``; ``MISDEAL_TOO_LATE``; or
            ``NOTHING_TO_CORRECT`` where he has no such right.
    """
    hand = draft.hand
    if hand is None or not draft.is_in_hand:
        raise Refusal(Reason.NO_HAND)
    if command.prompt is not None and command.prompt.hand != hand.number:
        raise Refusal(Reason.STALE)
    player = next((one for one in hand.players if one.actor == command.person), None)
    if player is None:
        raise Refusal(Reason.NOT_IN_HAND)
    why = closed_by(hand)
    if why:
        raise Refusal(Reason.MISDEAL_TOO_LATE, "hoyle-misdeal", why=why)
    is_his = any(card in player.down.content for card in hand.faced)
    if not hand.rules.deal.next_dealer or len(hand.faced) <= 1 or not is_his:
        raise Refusal(Reason.NOTHING_TO_CORRECT, "hoyle-misdeal")
    misdeal(draft, Cause.TWO_EXPOSED, command.person, player.seat)


def closed_by(hand: Hand | HandDraft) -> str:
    """What has happened, so that a misdeal can be called no more; nothing while it still can.

    How late it is, the house decides (setting ``deal.redeal_until``).
    """
    acted = [player for player in hand.players if player.last and player.last.action > 0]
    if len(acted) > 1:
        return _TWO_ACTED
    if acted and hand.street:
        return _DEALT_ON
    until = hand.rules.deal.redeal_until
    if acted and until is not RedealUntil.SUBSTANTIAL_ACTION:
        return _ONE_ACTED
    if hand.street:
        # Nobody could act: the dealer alone has dealt on.
        return _DEALT_ON if until is not RedealUntil.SUBSTANTIAL_ACTION else ""
    if until is RedealUntil.SECOND_ROUND and any(player.cards for player in hand.players):
        return _CARDS_OUT
    return ""


def causes(table: Table) -> tuple[Cause, ...]:
    """For what the floor may call a misdeal now; nothing without a hand, or once it is too late."""
    hand = table.hand
    if hand is None or hand.is_over or closed_by(hand):
        return ()
    return tuple(Cause)


def misdeal(draft: TableDraft, cause: Cause, by: PersonId | None, seat: Seat | None = None) -> None:
    """Void the hand in play and deal again at once; by the house's rule from the next button."""
    hand, before, pointers = draft.hand, draft.before_deal, draft.pointers
    assert hand is not None
    if hand.rules.deal.next_dealer and hand.button is not None:
        void(draft)
        draft.emit(MisdealCalled(hand.number, cause, by, seat, pointers))
    else:
        void_and_redeal(draft, by)
        straddles = before.straddles if before is not None else ()
        offers = before.kill_offers if before is not None else ()
        draft.emit(
            MisdealCalled(hand.number, cause, by, seat, straddles=straddles, kill_offers=offers)
        )
    draft.emit(e.NextHandDue(draft.now))
