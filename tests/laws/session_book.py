"""A second guest book, kept by hand: what one person has done in his playing session.

It reads what people say and whether it was taken, asks the room for nothing, and says from the
book alone who may sit down with how much (Cooke 9.02, 9.06, 10.03, 18).
"""

from dataclasses import dataclass, field

from core.house.settings import Overrides

CHIP = 100
UNIT = 5 * CHIP
LEAST = 200 * CHIP
"""Twenty big blinds of 10, in units of 5."""


@dataclass
class House:
    """The settings that the law of the session reads, as the book says them."""

    gap: int
    shorts: int
    first_too: bool
    moves_free: bool
    whole_stacks: bool
    most: int
    eject_after: int
    automatic: bool

    @property
    def settings(self) -> Overrides:
        """The same, in the words of the house."""
        return {
            "betting.min_unit": 5,
            "clock.eject_after": self.eject_after,
            "clock.ejection": "automatic" if self.automatic else "ask_floor",
            "buyin.session_gap_minutes": self.gap,
            "buyin.short_buys_per_session": self.shorts,
            "buyin.short_buy_scope": "first_buyin_too" if self.first_too else "rebuy_only",
            "buyin.transfer_min": "not_required" if self.moves_free else "required_except_broken",
            "buyin.rebuy_amount": "exact_stack" if self.whole_stacks else "min_to_max",
        }


@dataclass
class Guest:
    """One person.

    ``took`` is what he has not yet brought back; ``broken`` the table whose game had broken when
    he got up with it.
    """

    table: str = ""
    left_at: int | None = None
    took: int = 0
    broken: str = ""
    shorts: int = 0
    against: int = 0
    unreasonable: int = 0
    ejected: bool = False
    strikes: list[str] = field(default_factory=list)

    def begin(self, house: House, at: int) -> None:
        """Before he sits down: after a long absence nothing counts any more."""
        if self.left_at is not None and at - self.left_at >= house.gap * 60_000:
            self.took, self.broken, self.shorts = 0, "", 0
            self.against, self.unreasonable, self.ejected = 0, 0, False

    def may_sit(self, house: House, table: str, amount: int, *, moves: bool) -> str:
        """``yes``, ``short`` or ``no``."""
        if self.ejected or not self._is_paid_out(house, amount):
            return "no"
        if house.most and amount > max(house.most, self.took):
            return "no"
        brings_all = (self.broken not in ("", table)) or (moves and house.moves_free)
        enough = self.took if brings_all and self.took >= UNIT else max(self.took, LEAST)
        if amount >= enough:
            return "yes"
        is_short = house.first_too and not moves and amount >= self.took
        return "short" if is_short and self._may_be_short(house, amount) else "no"

    def may_buy(self, house: House, amount: int, behind: int, has: int, *, lost: bool) -> str:
        """The same of chips added to ``behind``; ``lost`` when no stack is left to add to."""
        if amount % (LEAST if house.whole_stacks else UNIT) or amount <= 0:
            return "no"
        if house.most and has + amount > house.most:
            return "no"
        if not lost or behind + amount >= LEAST:
            return "yes"
        return "short" if self._may_be_short(house, behind + amount) else "no"

    def _may_be_short(self, house: House, amount: int) -> bool:
        is_enough = LEAST / 2 <= amount < LEAST
        return is_enough and self.shorts < house.shorts and not house.whole_stacks

    def _is_paid_out(self, house: House, amount: int) -> bool:
        """Whole units or whole stacks; what he took off a table before is as it is."""
        if amount <= 0:
            return False
        if amount == self.took:
            return True
        if not house.whole_stacks:
            return amount % UNIT == 0
        extra = amount - self.took
        return amount % LEAST == 0 or (extra > 0 and extra % LEAST == 0)
