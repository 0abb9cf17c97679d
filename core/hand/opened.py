"""Opening: how the pot of a draw game was opened (Cooke 7.06, 7.17)."""

from typing import Final

from msgspec import Struct

from core.cards import Card
from core.chips import NO_CHIPS, Chips
from core.sealed import Sealed


class Opening(Struct, frozen=True, gc=False):
    """How the pot of a draw game was opened (Cooke 7.06, 7.17).

    ``bet`` is what the opener put in for it, 0 for one who was all-in and declared it open;
    ``cards`` the hand he opened on.  ``is_split`` when he has announced that he breaks it, and
    ``proof`` the cards that have shown it, discards among them.
    """

    bet: Chips = NO_CHIPS
    cards: Sealed[tuple[Card, ...]] = Sealed(())
    is_split: bool = False
    proof: tuple[Card, ...] = ()


NOT_OPENED: Final = Opening()
