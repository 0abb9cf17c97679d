"""What is seen of chips that are bought, come into play or go back."""

from msgspec import Struct

from core.chips import Chips
from core.ids import PersonId, Seat


class ChipsBought(Struct, frozen=True, tag=True, gc=False):
    """``amount`` came from the wallet and lies behind until the next hand."""

    seat: Seat
    person: PersonId
    is_prop: bool
    amount: Chips


class BoughtShort(Struct, frozen=True, tag=True, gc=False):
    """What he has just bought at ``seat`` is less than the minimum: a short buy (Cooke 9.06)."""

    seat: Seat


class ChipsInPlay(Struct, frozen=True, tag=True, gc=False):
    """What lay behind joins the stack."""

    seat: Seat
    amount: Chips


class ChipsReturned(Struct, frozen=True, tag=True, gc=False):
    """What lay behind would have passed the table's maximum and went back to the wallet."""

    seat: Seat
    person: PersonId
    is_prop: bool
    amount: Chips


StackEvent = ChipsBought | BoughtShort | ChipsInPlay | ChipsReturned
