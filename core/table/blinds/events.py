"""What the table saw of button, blinds and what players owe between hands."""

from msgspec import Struct

from core.ids import Seat
from core.table.blinds.duties import Duties, Owes


class BlindOwed(Struct, frozen=True, tag=True, gc=False):
    """``seat`` had less than half of the big blind and owes one (Cooke 7.18.06)."""

    seat: Seat


class BlindPassed(Struct, frozen=True, tag=True, gc=False):
    """The blinds passed an absent player, who missed the ones he ``owes`` (Cooke 12.09, 12.10)."""

    seat: Seat
    owes: Owes = Owes.BOTH


class DutiesChanged(Struct, frozen=True, tag=True, gc=False):
    """What ``seat`` has to pay or to wait for before a hand is now ``duties``."""

    seat: Seat
    duties: Duties


BlindEvent = BlindOwed | BlindPassed | DutiesChanged
