"""The viewer's own hand: the only part of a view that differs between viewers."""

from msgspec import Struct

from core.cards import Card
from core.chips import Chips
from core.hand.commands import Preact
from core.hand.menu import Menu
from core.ids import Seat
from core.view.records.shown import MadeHand


class MyHand(Struct, frozen=True):
    """The viewer's own cards, his until the next hand, folded or not.

    ``cards`` are all of them, the hidden ones first; ``up`` those that lie open.  ``to_call`` is
    what a call would take from his stack now or, before his turn, if nobody raised; 0 when he
    has nothing to call.  ``picked`` are the cards he has named on the draw or as discards, while
    he ``may_change`` them (Cooke 7.10); he ``splits_openers`` where he has said so.  ``ahead`` is
    what he could do if the action came to him as things stand, while he still has to act behind;
    ``kept`` the act he keeps for his turn, and ``kept_is_void`` once what he faces has changed.
        He ``may_show`` the hand of himself once it is over; ``is_asked_to_show`` when he has won it
    without a call and has not answered; ``may_ask`` are the called hands that he may ask to see.
    """

    seat: Seat
    cards: tuple[Card, ...]
    made: tuple[MadeHand, ...]
    to_call: Chips
    up: tuple[Card, ...] = ()
    picked: tuple[Card, ...] = ()
    may_change: bool = False
    kept: Preact | None = None
    ahead: Menu | None = None
    may_show: bool = False
    is_asked_to_show: bool = False
    may_ask: tuple[Seat, ...] = ()
    kept_is_void: bool = False
    splits_openers: bool = False

    @property
    def down(self) -> tuple[Card, ...]:
        """Those that nobody else sees, in the order of their places."""
        return self.cards[: len(self.cards) - len(self.up)]
