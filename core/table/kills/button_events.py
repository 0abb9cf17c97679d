"""What the table saw of the kill button (Cooke 8.04.02 to 8.04.08)."""

from enum import StrEnum, unique

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.ids import PersonId, Seat
from core.table.kills.button import KillButton


@unique
class KillWhy(StrEnum):
    """Why the button lies as it does."""

    FIRST_LEG = "first_leg"
    """He has won the last pot."""

    TWO_POTS = "two_pots"
    """He has won two in a row, or the pot that he killed."""

    SCOOP = "scoop"
    BIG_POT = "big_pot"

    NO_OPENERS = "no_openers"
    """Nobody opened: the first at the left of the blinds kills the next pot."""

    LEFT_OF_BLINDS = "left_of_blinds"
    """He is that player."""

    SPLIT = "split"
    """The pot was split: whose it was keeps it, else nobody has it."""

    WALK = "walk"
    """It was won without a flop."""

    RETURNED = "returned"
    """He had left with a leg up, and the button is free."""

    TOO_SMALL = "too_small"
    """What he won does not count for a second leg."""

    NOTHING = "nothing"
    """The pot was no reason to kill the next one."""

    NEW_GAME = "new_game"

    NEW_LIMITS = "new_limits"
    """Other conditions are played for: it was won at the old ones (Cooke 3.05)."""

    QUIT = "quit"

    NO_KILLS = "no_kills"
    """The game now dealt, or the house, has no kills."""

    OWED = "owed"
    """He has not posted the kill that was due."""

    PAID = "paid"
    """Nothing of the kind is owed any more."""

    MISSED = "missed"
    """His kill was left out by mistake."""

    LAPSED = "lapsed"
    """He has not made use of it."""

    TAKEN_UP = "taken_up"
    """He makes up for it with the next pot."""


class KillButtonMoved(Struct, frozen=True, tag=True, gc=False):
    """The kill button now lies like ``kill``.

    Attributes:
        seat: of whom it tells, None where it is nobody.
        pot: what he won, where it counts; ``least`` what it takes.
    """

    kill: KillButton
    why: KillWhy
    seat: Seat | None = None
    pot: Chips = NO_CHIPS
    least: Chips = NO_CHIPS


class KillPaid(Struct, frozen=True, tag=True, gc=False):
    """Who sits out or leaves has paid the kill that was due: it lies dead in the pot.

    (Cooke 8.04.08.)
    """

    seat: Seat
    person: PersonId
    amount: Chips


class KillPaidBack(Struct, frozen=True, tag=True, gc=False):
    """The hand is void: such a kill goes back, and is due again."""

    seat: Seat
    person: PersonId
    amount: Chips


KillButtonEvent = KillButtonMoved | KillPaid | KillPaidBack
