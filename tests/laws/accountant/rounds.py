"""Who acts first after the first round: the nearest player left of the button (12.01)."""

from core.hand import events as h
from core.ids import Seat
from core.table import events as e
from tests.laws.accountant.seen import Seen


class Rounds:
    """The hand in play: who is in it, and who has chips to act with."""

    def __init__(self) -> None:
        self.order: list[Seat] = []
        self.is_opening = False

    def begin(self, seen: Seen) -> None:
        """A hand is dealt."""
        self.order = list(seen.dealt)
        self.is_opening = False

    def hear(self, event: e.TableEvent) -> None:
        """Hold who acts first in a later round against the seats."""
        match event:
            case h.RoundOpened():
                self.is_opening = event.street > 0
            case h.ActionOn() if self.is_opening:
                assert event.menu.seat == self.order[0], "first to act after the first round"
                self.is_opening = False
            case h.Folded() | h.HandKilled():
                self._acts_no_more(event.seat)
            case h.BlindPosted() | h.Called() | h.BetMade() | h.Raised() if event.is_all_in:
                self._acts_no_more(event.seat)
            case _:
                pass

    def _acts_no_more(self, seat: Seat) -> None:
        if seat in self.order:
            self.order.remove(seat)
