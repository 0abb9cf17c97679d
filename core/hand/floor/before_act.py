"""BeforeAct: the hand as it was when the last act was made, should the floor take it back.

Everything is kept by reference, so that an act costs one small record more.  It holds until the
next act, or until the next round opens.
"""

from msgspec import Struct

from core.cards import Card
from core.chips import Chips
from core.hand.ahead.early import Early
from core.hand.floor.record import Done
from core.hand.menu import Menu
from core.hand.opened import Opening
from core.hand.overs import Overs
from core.hand.player import Player
from core.hand.shares import Pot
from core.hand.shows.looks import Looks
from core.ids import Seat
from core.sealed import Sealed


class BeforeAct(Struct, frozen=True, gc=False):
    """What an act may change, as it was before: the attributes are those of the hand."""

    menu: Menu
    players: tuple[Player, ...]
    street: int
    step: int
    dealt: int
    boards: tuple[tuple[Card, ...], ...]
    burns: Sealed[tuple[Card, ...]]
    is_burned: bool
    wager: Chips
    full_raise: Chips
    full_wager: Chips
    bets: int
    bet_sizes: tuple[Chips, ...]
    is_capped: bool
    aggressor: Seat | None
    last_bettor: Seat | None
    checkers: tuple[Seat, ...]
    pot: Chips
    pots: tuple[Pot, ...]
    dead: Chips
    opener: Seat | None
    opening: Opening
    overs: Overs
    early: Early
    looks: Looks
    record: tuple[Done, ...]
