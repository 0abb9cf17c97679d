"""Drawing for the button of a new game (Cooke 13.02.01; USPC and Hoyle, first dealer)."""

from collections.abc import Callable, Sequence
from typing import Final

from core.cards import RANKS, Card, rank_of
from core.house.settings import Overrides, word
from core.ids import Seat
from core.table import events as e
from core.table.blinds import ring

_JACK: Final = RANKS.index("J")

Way = Callable[[Sequence[Seat], Sequence[Card], int, Seat], e.ButtonDrawn]


def draw_button(
    settings: Overrides,
    ready: Sequence[Seat],
    deck: Sequence[Card],
    seats: int,
    after: Seat | None = None,
) -> e.ButtonDrawn:
    """Who of ``ready`` has the first button, by ``button.start``, and the cards it was drawn by.

    ``deck`` is shuffled; ``after`` is the seat whose left neighbour gets the first card, the
    dealer's own by default, who sits between the last seat and the first.
    """
    start = after if after is not None else Seat(seats)
    return _WAYS[e.ButtonStart(word(settings, "button.start"))](ready, deck, seats, start)


def _high_card(
    ready: Sequence[Seat], deck: Sequence[Card], seats: int, after: Seat
) -> e.ButtonDrawn:
    """A card to each: the highest has the button, suits break ties (Cooke 13.02.01)."""
    del seats, after
    drawn = tuple(e.DrawnCard(seat, card) for seat, card in zip(ready, deck, strict=False))
    # A card's number grows with its rank and, within it, with its suit.
    return e.ButtonDrawn(drawn, max(drawn, key=lambda one: one.card).seat)


def _dealer_right(
    ready: Sequence[Seat], deck: Sequence[Card], seats: int, after: Seat
) -> e.ButtonDrawn:
    """The last seat taken: the dealer sits between the last one and the first."""
    del deck, seats, after
    return e.ButtonDrawn((), max(ready), e.ButtonStart.DEALER_RIGHT)


def _first_jack(
    ready: Sequence[Seat], deck: Sequence[Card], seats: int, after: Seat
) -> e.ButtonDrawn:
    """Cards go round face up until somebody gets a jack: he deals first."""
    order = ring.in_deal_order(after, ready, seats)
    until = next(place for place, card in enumerate(deck) if rank_of(card) == _JACK)
    drawn = tuple(
        e.DrawnCard(order[place % len(order)], card) for place, card in enumerate(deck[: until + 1])
    )
    return e.ButtonDrawn(drawn, drawn[-1].seat, e.ButtonStart.FIRST_JACK)


_WAYS: Final[dict[e.ButtonStart, Way]] = {
    e.ButtonStart.HIGH_CARD: _high_card,
    e.ButtonStart.DEALER_RIGHT: _dealer_right,
    e.ButtonStart.FIRST_JACK: _first_jack,
}
