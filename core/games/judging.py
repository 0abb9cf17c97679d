"""Who weighs the hands of a contest."""

from typing import Final

from core.games.contest import Contest, Ranking
from core.hands import (
    HIGH,
    HIGH_ACES_HIGH,
    HIGH_BUG,
    LOW_27,
    LOW_27_BUG,
    LOW_A5,
    LOW_A5_BUG,
    Judge,
    Scale,
    judge,
)

_SCALES: Final[dict[Ranking, tuple[Scale, Scale]]] = {
    Ranking.HIGH: (HIGH, HIGH_BUG),
    Ranking.HIGH_ACES_HIGH: (HIGH_ACES_HIGH, HIGH_ACES_HIGH),
    Ranking.LOW_A5: (LOW_A5, LOW_A5_BUG),
    Ranking.LOW_27: (LOW_27, LOW_27_BUG),
}
"""The scale of each ranking, without and with a joker in the deck."""


def judge_for(contest: Contest, *, has_joker: bool, low_qualifier: int) -> Judge:
    """Who weighs the hands of ``contest`` (Cooke 4.13 to 4.17).

    ``low_qualifier`` is the highest card of a low that counts where one is asked for, 0 where
    any low does.
    """
    scale = _SCALES[contest.ranking][has_joker]
    return judge(scale, low_qualifier if contest.is_qualified else 0)
