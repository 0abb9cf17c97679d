"""Twins: a table that differs from another only in cards that one viewer may not see."""

from typing import Any

from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from core.cards import JOKERS, STANDARD_DECK, Card
from core.hand.state import Hand, Standing
from core.ids import Seat
from core.sealed import Sealed
from core.table.state import Table


def visible(hand: Hand, viewer: Seat | None) -> set[Card]:
    """The cards ``viewer`` sees: his own and those he threw, the boards, and what lies face up."""
    seen = {card for board in hand.boards for card in board}
    for player in hand.players:
        seen |= {*player.exposed, *player.up}
        if player.seat == viewer or player.standing is Standing.SHOWN:
            seen |= set(player.down.content)
        if player.seat == viewer:
            seen |= set(player.thrown.content)
    return seen | _shown_to(hand, viewer)


def _shown_to(hand: Hand, viewer: Seat | None) -> set[Card]:
    """The cards that ``viewer`` alone was shown."""
    own = hand.player(viewer) if viewer is not None else None
    seats = [one.seat for one in hand.looks.shown_to if own and one.whom == own.person]
    return {card for one in hand.players if one.seat in seats for card in one.down.content}


@st.composite
def twin(draw: st.DrawFn, table: Table, viewer: Seat | None) -> Table:
    """``table`` with every card shuffled that ``viewer`` does not see, the deck included."""
    hand = table.hand
    assert hand is not None
    cards = STANDARD_DECK + (JOKERS[:1] if hand.rules.has_joker else ())
    hidden = [card for card in cards if card not in visible(hand, viewer)]
    changed = dict(zip(hidden, draw(st.permutations(hidden)), strict=True))
    return replace(table, hand=swapped(hand, changed))


def swapped(hand: Hand, changed: dict[Card, Card]) -> Hand:
    """``hand`` with cards exchanged, wherever something sealed or a hand is."""
    twin: Hand = _swapped(hand, changed)
    return twin


def _swapped(value: Any, changed: dict[Card, Card]) -> Any:
    if isinstance(value, Sealed):
        return Sealed(_cards(value.content, changed), value.seats)
    if isinstance(value, Struct):
        fields = value.__struct_fields__
        return replace(value, **{name: _swapped(getattr(value, name), changed) for name in fields})
    if isinstance(value, tuple):
        return tuple(_swapped(one, changed) for one in value)
    return value


def _cards(content: Any, changed: dict[Card, Card]) -> Any:
    """The content of a seal: cards, several decks of them, or something else."""
    if isinstance(content, tuple):
        return tuple(_cards(one, changed) for one in content)
    return changed.get(Card(content), content) if isinstance(content, int) else content
