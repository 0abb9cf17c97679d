"""Starting hole cards that are turned up by accident (scs-16.4)."""

from msgspec.structs import replace

from core.cards import Card
from core.games.spec import DealDown
from core.hand import events as e
from core.hand.cards.dead_seats import is_dealt_through
from core.hand.cards.open_hands import bring_in_of
from core.hand.draft import HandDraft
from core.hand.state import Player


def turn_up(draft: HandDraft, player: Player, card: Card) -> bool:
    """Let an exposed hole card be the door card; with both exposed the hand is dead.

    The card dealt after it counts as dealt down.  A dead hand has its ante back.

    Returns:
        True when the dead hand would have had to bring it in.
    """
    third = _proper_door(draft, player)
    if card == third:
        # It has been seen already, and lies down only in name.
        return False
    if is_door_next(draft, player, card):
        swap(draft, player, card)
        return False
    opens = _would_open(draft, player, third)
    draft.emit(e.HandKilled(player.seat, is_dealt_through(draft, player)))
    draft.emit(e.ChipsTakenBack(player.seat, player.paid))
    return opens


def is_door_next(draft: HandDraft, player: Player, card: Card) -> bool:
    """Whether ``card`` takes the place of a door card that no other has taken yet."""
    third = _proper_door(draft, player)
    return card != third and player.up[:1] == (third,)


def swap(draft: HandDraft, player: Player, card: Card) -> None:
    """Let ``card`` be the door card, and the one dealt after it count as dealt down."""
    draft.emit(e.HoleCardExposed(player.seat, card, _proper_door(draft, player)))


def _holes(draft: HandDraft) -> int:
    """Cards dealt down before the door card."""
    first = draft.spec.streets[0].steps[0]
    assert isinstance(first, DealDown)
    return first.count


def _proper_door(draft: HandDraft, player: Player) -> Card:
    """The card that was dealt to him as the door card."""
    at = _holes(draft) * len(draft.players) + draft.place(player.seat)
    return draft.deck.content[at]


def _would_open(draft: HandDraft, player: Player, third: Card) -> bool:
    as_dealt = [_with_door(one, third) if one.seat == player.seat else one for one in draft.players]
    return bring_in_of(draft.spec, draft.rules, as_dealt).seat == player.seat


def _with_door(player: Player, door: Card) -> Player:
    return replace(player, up=(door,))
