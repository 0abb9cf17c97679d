"""Duties: what a player has to pay or to wait for before he is dealt another hand (Cooke 12.12).

They belong to the player in his seat and outlast hands and restarts; the buttons that mark them
at the table (missed blinds, Cooke 16.01.03 and 16.01.04) are read from them.
"""

from enum import StrEnum, unique
from typing import Final

from msgspec import Struct
from msgspec.structs import replace


@unique
class Owes(StrEnum):
    """Which blinds he has to make up before a hand."""

    NOTHING = "nothing"

    SMALL = "small"
    """Only the small blind, dead when it is made up (Cooke 12.12.02, 16.01.04)."""

    BIG = "big"
    """One big blind, live: a newcomer, or who has moved away from the blinds (Cooke 12.15)."""

    BOTH = "both"
    """The big blind live and the small one dead (Cooke 12.12.01, 12.20.07)."""


@unique
class Entry(StrEnum):
    """How somebody who owes a blind means to come in; who says nothing waits."""

    WAIT = "wait"
    """For the big blind to reach him in turn."""

    POST = "post"
    """He posts with the next deal."""

    BEHIND = "behind"
    """He lets blinds and button pass, and posts behind the button."""

    STRADDLE = "straddle"
    """He straddles under the gun instead (Cooke 12.12.01)."""

    BUY = "buy"
    """He buys the button (Cooke 12.12.03)."""


class Duties(Struct, frozen=True, gc=False):
    """What stands between a player and his next hand.

    Attributes:
        owes: the blinds to make up.
        entry: how he has chosen to come in.
        owes_again: posts the amount of a big blind wherever he is next dealt in, because he had
            less than half of his (Cooke 7.18.06).
        is_free: his next hand costs nothing, once his seat is none of those where nobody may
            come in (Cooke 12.16, 12.17, 13.02.01).
        passes_button: the button goes by him once (Cooke 12.07, 12.15, 12.20.03).
        distance: he waits until his seat is as many hands from the big blind as this, because he
            has moved away from it; 0 for no such wait (Cooke 12.20.02).
        carries_small: his small blind is due in the seat he has moved to, live (Cooke 12.20.04).
        may_let_pass: he has dealt off and moved, and may let the blinds go by once
            (Cooke 12.20.08).
        passed: how often the blinds have gone by while he had still to come in (Cooke 12.15).
        is_new: he has not been dealt a hand since he sat down.
        is_marked: he carries the button of a missed blind; a newcomer does once blinds and button
            have gone by (Cooke 12.15, 16.01.03).
        posted: how many blinds he has posted in turn in this lap, the big one first
            (Cooke 12.13).
    """

    owes: Owes = Owes.NOTHING
    entry: Entry = Entry.WAIT
    owes_again: bool = False
    is_free: bool = False
    passes_button: bool = False
    distance: int = 0
    carries_small: bool = False
    may_let_pass: bool = False
    passed: int = 0
    posted: int = 0
    is_new: bool = False
    is_marked: bool = False

    @property
    def waits(self) -> bool:
        """True while the next hand is not simply his."""
        return self.owes is not Owes.NOTHING or self.is_free or self.distance > 0

    def met(self) -> "Duties":
        """When he has been dealt a hand: what concerned his coming in is settled."""
        return replace(
            self,
            owes=Owes.NOTHING,
            entry=Entry.WAIT,
            owes_again=False,
            is_free=False,
            distance=0,
            carries_small=False,
            passed=0,
            is_new=False,
            is_marked=False,
        )


NO_DUTIES: Final = Duties()
NEWCOMER: Final = Duties(Owes.BIG, is_new=True)
"""Who comes into a game that is going on (Cooke 12.15)."""
COMING_BACK: Final = Duties(Owes.BIG)
"""Who has left the game and comes back in the same session: nothing is free to him."""
DEALT_FREE: Final = Duties(is_free=True, is_new=True)
"""Who comes into a new or a short game, and gets a free hand (Cooke 12.16, 12.17)."""
