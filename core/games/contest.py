"""Contests: what a share of the pot is awarded for."""

from enum import StrEnum, unique
from typing import Final

from msgspec import Struct


@unique
class Ranking(StrEnum):
    """Which hands beat which (Cooke 4.13 to 4.17)."""

    HIGH = "high"
    HIGH_ACES_HIGH = "high_aces_high"
    """High with aces high only: A-2-3-4-5 is no straight."""

    LOW_A5 = "low_a5"
    LOW_27 = "low_27"
    LOW_A6 = "low_a6"
    """Low with straights and flushes against it, and the ace low: 6-4-3-2-A is the best."""

    @property
    def is_low(self) -> bool:
        """True where the lowest hand wins."""
        return self in (Ranking.LOW_A5, Ranking.LOW_27, Ranking.LOW_A6)


class Contest(Struct, frozen=True):
    """One part of the pot; with ``is_qualified`` only a low by ``pot.low_qualifier`` wins it."""

    ranking: Ranking
    is_qualified: bool = False


HIGH: Final = Contest(Ranking.HIGH)
LOW_A5: Final = Contest(Ranking.LOW_A5)
LOW_27: Final = Contest(Ranking.LOW_27)
HIGH_ACES_HIGH: Final = Contest(Ranking.HIGH_ACES_HIGH)
QUALIFIED_LOW: Final = Contest(Ranking.LOW_A5, is_qualified=True)
QUALIFIED_LOW_27: Final = Contest(Ranking.LOW_27, is_qualified=True)
