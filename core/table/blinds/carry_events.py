"""What is seen of a pot that nobody opened (Cooke 7.13 to 7.17)."""

from msgspec import Struct

from core.chips import Chips
from core.ids import PersonId, Seat
from core.table.blinds.carry import Carry, Contribution


class PotCarried(Struct, frozen=True, tag=True, gc=False):
    """Nobody opened: the pot stays on the table for the next deal (Cooke 7.17)."""

    carry: Carry


class CarryAwarded(Struct, frozen=True, tag=True, gc=False):
    """Nobody else is left who played for the carried pot: it is pushed to ``seat``."""

    seat: Seat
    person: PersonId
    amount: Chips


class CarryReturned(Struct, frozen=True, tag=True, gc=False):
    """The table closes with a carried pot: everybody has back what he put into it."""

    refunds: tuple[Contribution, ...]


class AntesIn(Struct, frozen=True, tag=True, gc=False):
    """``seat`` comes into the carried pot with the next deal, for ``due`` besides its ante."""

    seat: Seat
    due: Chips


CarryEvent = PotCarried | CarryAwarded | CarryReturned | AntesIn
