"""What players can be seen to do, and how they stand."""

from enum import StrEnum, unique
from typing import Final

from msgspec import Struct

from core.chips import NO_CHIPS, Chips


@unique
class Standing(StrEnum):
    """How a player stands in the hand."""

    LIVE = "live"
    FOLDED = "folded"
    SHOWN = "shown"
    MUCKED = "mucked"


LIVE: Final = Standing.LIVE
SHOWN: Final = Standing.SHOWN
FOLDED: Final = Standing.FOLDED
"""By a name of their own: for loops over all players a look into the class takes long."""


@unique
class Act(StrEnum):
    """What a player can be seen to do with chips."""

    ANTE = "ante"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    MIDDLE_BLIND = "middle_blind"
    BUTTON_BLIND = "button_blind"
    ENTRY_BLIND = "entry_blind"
    DEAD_BLIND = "dead_blind"
    KILL_BLIND = "kill_blind"
    STRADDLE = "straddle"
    SLEEPER = "sleeper"
    BRING_IN = "bring_in"
    COMPLETE = "complete"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    FOLD = "fold"


@unique
class Way(StrEnum):
    """What a player declares to play for, in games of declarations."""

    HIGH = "high"
    LOW = "low"
    BOTH = "both"


class LastAct(Struct, frozen=True, gc=False):
    """The last thing a player did, for the board.  Amounts in hundredths of a chip.

    ``action`` is the prompt he answered (0 for a forced bet), so the highest one at the table
    is what just happened; ``street`` is when.  ``more`` is what he put in, ``to`` the total in
    front of him after it, ``by`` how far it went above the wager before (0 for a call).
    """

    act: Act
    street: int
    action: int
    more: Chips = NO_CHIPS
    to: Chips = NO_CHIPS
    by: Chips = NO_CHIPS
    is_all_in: bool = False
