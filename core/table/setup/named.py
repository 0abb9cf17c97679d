"""Named: the amounts a table is opened with; the house and the book fill in the rest."""

from msgspec import Struct

from core.chips import Chips


class Named(Struct, frozen=True):
    """What was said; None, or no bets at all, for what is to be filled in.

    ``bets`` are the two limits of a limit game; the smallest and the largest bets of a spread,
    the largest once, or early and late (Cooke 8.03); or, in pot limit and no limit without
    blinds, the smallest bet alone.
    """

    bets: tuple[Chips, ...] = ()
    small_blind: Chips | None = None
    big_blind: Chips | None = None
    button_blind: Chips | None = None
    ante: Chips | None = None
    bring_in: Chips | None = None

    @property
    def has_blinds(self) -> bool:
        """Whether any blind was named."""
        return (self.small_blind, self.big_blind, self.button_blind) != (None, None, None)
