"""Cards exposed in the deal: kept, replaced, or a misdeal (Cooke 14.09, 14.20 g and h)."""

from core.cards import Card
from core.hand.cards import exposed
from core.hand.draft import HandDraft
from core.hand.misdeals.causes import Cause
from core.hand.misdeals.inspecting import exposed_cause
from core.hand.misdeals.record import DealRecord, Exposure
from core.hand.state import Player
from core.table.commands import ExposeCard
from core.table.draft import TableDraft
from core.table.floor.misdeals.calling import closed_by, misdeal


def expose_dealt(draft: TableDraft, hand: HandDraft, player: Player, command: ExposeCard) -> None:
    """``command`` tells that others have seen a card, in games without upcards.

    While a misdeal can be called, one of the first two cards of the deal is one, and so is a
    second card that would have to be replaced.

    Raises:
        Refusal: what :func:`core.hand.cards.exposed.expose` refuses.
    """
    exposed.check(hand, player, command.card)
    if not command.by_owner and exposed.is_replaced_in_deal(hand, command.card):
        cause = _cause(hand, command.card)
        if cause is not None and not closed_by(hand):
            misdeal(draft, cause, command.by, player.seat)
            return
    exposed.expose(hand, player, command.card, by_owner=command.by_owner)


def _cause(hand: HandDraft, card: Card) -> Cause | None:
    deck = hand.deck.content
    before = hand.burns.content[:1] if hand.is_burned else ()
    places = tuple(Exposure(deck.index(one)) for one in (*before, card) if one in deck)
    is_draw = hand.spec.draws > 0
    return exposed_cause(DealRecord((), 0, (), exposed=places, is_draw=is_draw))
