"""What typed words can turn out to be."""

from enum import StrEnum, unique

from msgspec import Struct

from core.chips import Chips
from core.hand.commands import HandCommand
from core.ids import Seat
from core.table.commands import TableCommand


@unique
class Topic(StrEnum):
    """What a person can ask for that is no command to the table."""

    CARDS = "cards"
    HELP = "help"
    INFO = "info"
    SIGN = "sign"
    BALANCE = "balance"
    REFILL = "refill"
    SIT = "sit"
    TOP_UP = "top_up"
    PICK = "pick"
    DREW = "drew"
    STACKS = "stacks"
    SEATS = "seats"
    BLINDS = "blinds"


class Ask(Struct, frozen=True, tag=True):
    """Something for the caller to answer.

    ``amount`` is the buy-in of ``SIT`` and ``seat`` the one asked for, where they were named; of
    ``STACKS`` it is the player whose chips are to be told.
    """

    topic: Topic
    amount: Chips | None = None
    seat: Seat | None = None


class Unclear(Struct, frozen=True, tag=True):
    """Words to be asked back: ``readings`` are legal acts they may have meant, likeliest first."""

    typed: str
    readings: tuple[HandCommand, ...]


Parsed = TableCommand | Ask | Unclear
