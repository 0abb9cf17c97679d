"""Pages of the books: one for each player in his seat."""

from dataclasses import dataclass
from enum import IntEnum

from core.ids import PersonId, Seat
from core.table.blinds.duties import Entry


class Debt(IntEnum):
    """The blinds a player has to make up; the greater one contains the smaller."""

    NOTHING = 0
    SMALL = 1
    BIG = 2
    BOTH = 3


@dataclass
class Page:
    """What the books say of one player in one seat.

    Attributes:
        debt: what he has to post before a hand, if he does not wait for the big blind.
        is_free: he came into a new or a short game and may be dealt in for nothing.
        is_new: he has not been dealt a hand since he sat down.
        choice: how he has said he would come in; None for waiting.
        is_passed_over: he came in between button and blinds, so the button leaves him out once.
        carries_small: he moved out of the small blind and posts it where he sits now.
        distance: so near to the big blind has the seat to come before he is dealt in for nothing.
        has_dealt_off: he moved after his button, and may let the blinds go by once.
        lap: the blinds he has posted in turn since the button left him.
        passes: how often the blinds have gone by while he was new.
        is_held: he has asked to move and has to take the hand of his button first.
    """

    person: PersonId
    seat: Seat
    is_away: bool = False
    is_broke: bool = False
    is_leaving: bool = False
    debt: Debt = Debt.NOTHING
    is_free: bool = False
    is_new: bool = False
    choice: Entry | None = None
    is_passed_over: bool = False
    carries_small: bool = False
    distance: int = 0
    has_dealt_off: bool = False
    lap: int = 0
    passes: int = 0
    is_held: bool = False

    @property
    def is_there(self) -> bool:
        """Whether he can be dealt in."""
        return not self.is_away or (self.is_held and not self.is_broke)

    @property
    def waits(self) -> bool:
        """Whether his next hand is not simply his."""
        return self.debt is not Debt.NOTHING or self.is_free

    def owe(self, debt: Debt) -> None:
        """Owe at least ``debt``; a small blind that was carried along is part of it.

        Who has missed a blind while he waited for a distance makes it up instead.
        """
        self.debt, self.distance = max(self.debt, debt), 0
        self.carries_small = False

    def dealt_in(self) -> None:
        """He has a hand: whatever concerned his coming in is settled."""
        self.debt, self.choice, self.distance, self.passes = Debt.NOTHING, None, 0, 0
        self.is_free = self.is_new = self.carries_small = False
