"""The games that are raced, one of each family, as both engines deal them."""

from typing import Final

from msgspec import Struct

from bot.bench.policy import ANTE, BIG_BLIND, BRING_IN, CALLING, EVEN, SMALL_BLIND, Style
from core.chips import whole
from core.games.spec import Structure
from core.house.settings import Overrides
from core.table.config import TableConfig
from core.table.setup.opening import configure


class Family(Struct, frozen=True):
    """A game of the race.

    Attributes:
        words: what it is called in the report.
        code: its code in hand histories, by which pokerkit knows it.
        players: as many as the deck always suffices for.
        peer_every: pokerkit plays one of so many hands, which takes it about as long.
        target: how many times as fast we should be; None for a figure without one.
    """

    words: str
    code: str
    game: str
    structure: Structure
    players: int
    peer_every: int
    target: float | None
    settings: Overrides = {}
    style: Style = EVEN

    @property
    def has_bring_in(self) -> bool:
        """True for stud."""
        return self.code == "F7S"

    @property
    def least_stack(self) -> int:
        """The whole chips with which one is dealt in; who has less buys more."""
        return ANTE + BRING_IN if self.has_bring_in else 1

    def config(self) -> TableConfig:
        """Our table for it."""
        if self.has_bring_in:
            return configure(
                game=self.game,
                structure=self.structure,
                bets=(whole(BIG_BLIND), whole(2 * BIG_BLIND)),
                ante=whole(ANTE),
                bring_in=whole(BRING_IN),
                seats=self.players,
            )
        return configure(
            game=self.game,
            structure=self.structure,
            small_blind=whole(SMALL_BLIND),
            big_blind=whole(BIG_BLIND),
            seats=self.players,
            settings=self.settings,
        )


HOLDEM: Final = Family(
    "six-handed no-limit hold'em", "NT", "texas_holdem", Structure.NO_LIMIT, 6, 8, 8
)
FAMILIES: Final = {
    "holdem": HOLDEM,
    "omaha": Family("six-handed pot-limit Omaha", "PO", "omaha", Structure.POT_LIMIT, 6, 40, 6),
    "stud": Family(
        "six-handed limit stud, called to the end", "F7S", "seven_card_stud",
        Structure.FIXED, 6, 24, 6, style=CALLING,
    ),
    "draw": Family(
        "five-handed no-limit deuce to seven", "N2L1D", "kansas_city_lowball",
        Structure.NO_LIMIT, 5, 8, None, {"lowball.forced_bets": "two_blinds"},
    ),
}  # fmt: skip
"""By the name of the family."""
