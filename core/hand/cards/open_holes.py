"""Hole cards that the dealer exposes, by the older laws: the next card comes down (USPC, Hoyle).

With four cards open and none hidden their owner may take his chips back and be out of the hand.
"""

from typing import Final

from core.cards import Card
from core.games.spec import Chosen
from core.hand import events as e
from core.hand.cards import exposed_hole
from core.hand.cards.dead_seats import is_dealt_through
from core.hand.draft import HandDraft
from core.hand.rules import HoleExposed
from core.hand.sharing.pots import layer
from core.hand.state import Player
from core.ids import Seat

_OPEN: Final = 4
"""So many open cards, and none hidden, let a player withdraw."""


def expose(draft: HandDraft, player: Player, card: Card, *, is_untouched: bool) -> bool:
    """``card`` of ``player`` lies open; True when the round that is ``untouched`` begins anew.

    The first card of the deal takes the place of the door card, which then counts as dealt down.
    """
    if is_untouched and not draft.street and exposed_hole.is_door_next(draft, player, card):
        exposed_hole.swap(draft, player, card)
        return True
    if is_untouched:
        draft.emit(e.TurnedUp(player.seat, (card,)))
    else:
        draft.emit(e.CardsExposed(player.seat, (card,)))
    if draft.street + 1 < len(draft.spec.streets):
        draft.emit(e.NextCardDown(player.seat))
    if not is_untouched:
        return False
    if not _may_withdraw(draft, draft.player(player.seat)):
        return True
    draft.emit(
        e.ChoiceOpened(
            draft.action + 1, draft.street, draft.step - 1, Chosen.WITHDRAW, 0, (player.seat,)
        )
    )
    return False


def _may_withdraw(draft: HandDraft, player: Player) -> bool:
    """With four open cards; by Hoyle not once more with the fifth."""
    count = len(player.up) + len(player.exposed)
    is_once = draft.rules.stud.hole_exposed is HoleExposed.HOYLE
    return count == len(player.cards) and (count == _OPEN if is_once else count >= _OPEN)


def answer(draft: HandDraft, withdrawing: tuple[Seat, ...]) -> None:
    """Whoever of them withdraws has all his chips back, and is out."""
    for seat in withdrawing:
        player = draft.player(seat)
        draft.emit(e.HandKilled(seat, is_dealt_through(draft, player)))
        draft.emit(e.ChipsTakenBack(seat, player.paid))
    if withdrawing:
        draft.emit(e.PotsRelayered(layer(draft.players, draft.dead, draft.earlier)))
