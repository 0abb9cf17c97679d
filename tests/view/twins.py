"""Twins: a table that differs from another only in cards that one viewer may not see."""

from collections.abc import Iterator, Sequence

from hypothesis import strategies as st
from msgspec.structs import replace

from core.cards import STANDARD_DECK, Card
from core.hand.state import Hand, Standing
from core.ids import Seat
from core.sealed import Sealed
from core.table.state import Table


def visible(hand: Hand, viewer: Seat | None) -> set[Card]:
    """The cards ``viewer`` sees: his own, the boards, and what lies face up of other hands."""
    seen = {card for board in hand.boards for card in board}
    for player in hand.players:
        seen |= set(player.exposed)
        if player.seat == viewer or player.standing is Standing.SHOWN:
            seen |= set(player.down.content)
    return seen


@st.composite
def twin(draw: st.DrawFn, table: Table, viewer: Seat | None) -> Table:
    """``table`` with every card shuffled that ``viewer`` does not see, the deck included."""
    hand = table.hand
    assert hand is not None
    hidden = [card for card in STANDARD_DECK if card not in visible(hand, viewer)]
    changed = dict(zip(hidden, draw(st.permutations(hidden)), strict=True))
    return replace(table, hand=swapped(hand, changed))


def swapped(hand: Hand, changed: dict[Card, Card]) -> Hand:
    """``hand`` with cards exchanged, wherever they are."""

    def swap(cards: Sequence[Card]) -> Iterator[Card]:
        return (changed.get(card, card) for card in cards)

    players = tuple(
        replace(player, down=Sealed(tuple(swap(player.down.content)), player.down.seats))
        for player in hand.players
    )
    return replace(hand, players=players, deck=Sealed(tuple(swap(hand.deck.content))))
