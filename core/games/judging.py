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
    LOW_A6,
    LOW_A6_BUG,
    Judge,
    Scale,
    judge,
)

_SCALES: Final[dict[Ranking, tuple[Scale, Scale]]] = {
    Ranking.HIGH: (HIGH, HIGH_BUG),
    Ranking.HIGH_ACES_HIGH: (HIGH_ACES_HIGH, HIGH_ACES_HIGH),
    Ranking.LOW_A5: (LOW_A5, LOW_A5_BUG),
    Ranking.LOW_27: (LOW_27, LOW_27_BUG),
    Ranking.LOW_A6: (LOW_A6, LOW_A6_BUG),
}
"""The scale of each ranking, without and with a joker in the deck."""


def ranking_of(contest: Contest, *, counts_runs: bool) -> Ranking:
    """How the hands of ``contest`` rank where straights and flushes may count against them."""
    if counts_runs and contest.ranking is Ranking.LOW_A5:
        return Ranking.LOW_A6
    return contest.ranking


def judge_for(
    contest: Contest, *, has_joker: bool, low_qualifier: int, counts_runs: bool = False
) -> Judge:
    """Who weighs the hands of ``contest`` (Cooke 4.13 to 4.17).

    ``low_qualifier`` is the highest card of a low that counts where one is asked for, 0 where
    any low does.  ``counts_runs`` where straights and flushes count against an ace-to-five low.
    """
    scale = _SCALES[ranking_of(contest, counts_runs=counts_runs)][has_joker]
    return judge(scale, low_qualifier if contest.is_qualified else 0)
