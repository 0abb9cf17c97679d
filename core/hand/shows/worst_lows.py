"""The worst hand that is what a low is called: an eight is 8-7-6-5-4 or better (Cooke 7.18.02)."""

from itertools import pairwise
from typing import Final

from core.cards import Card
from core.hand.draft import HandDraft
from core.hand.shows.reading import judge_of
from core.hands import Strength

_CARDS: Final = 5
_ACE: Final = 12


def worst_low(draft: HandDraft, ranks: tuple[int, ...]) -> Strength | None:
    """The strength of the worst low that begins with ``ranks``; None where there is none.

    Five in a row are no low where straights count against it: the worst is one lower at the end.
    """
    judge = judge_of(draft.rules, draft.spec.contests[0])
    ladder = judge.scale.ladder
    called = tuple(-1 if rank == _ACE and ladder.is_ace_low else rank for rank in ranks)
    falls = all(high > below for high, below in pairwise(called))
    if not called or len(called) > _CARDS or not falls or called[0] > _ACE:
        return None
    low = list(called)
    while len(low) < _CARDS:
        low.append(low[-1] - 1)
    if ladder.straights and low[0] - low[-1] == _CARDS - 1:
        low[-1] -= 1
    is_whole = len(called) == _CARDS
    if low[-1] < (-1 if ladder.is_ace_low else 0) or (is_whole and tuple(low) != called):
        return None
    return judge.strength([Card(4 * (rank % 13) + place % 2) for place, rank in enumerate(low)])
