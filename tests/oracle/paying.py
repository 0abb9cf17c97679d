"""How pokerkit pays the pots that we pay, worked out from who wins what."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from tests.oracle.pots_by_the_book import Ranks

Pot = tuple[int, frozenset[int]]
"""An amount and the seats that play for it."""


class Paid(NamedTuple):
    """What each seat gets, and whether a low that no claimant has took part of a pot."""

    chips: dict[int, int]
    is_given_away: bool


def their_pay(pots: Sequence[Pot], ranks: Ranks) -> Paid:
    """What each seat gets of ``pots``, the main pot first.

    Hands that win nothing are killed before; pots that then are the same players' are one.  Each
    contest that some hand counts in has its part, and the first winner all its odd chips; where
    no hand of a pot counts they all share the part.
    """
    winning = {
        seat
        for _, claimants in pots
        for contest in range(_contests(ranks))
        for seat in _best(claimants, ranks, contest)
    }
    counting = [
        contest
        for contest in range(_contests(ranks))
        if any(ranks[seat][contest] is not None for seat in winning)
    ]
    chips = dict.fromkeys(ranks, 0)
    is_given_away = False
    for claimants, same in groupby(pots, key=lambda pot: pot[1] & winning):
        each, odd = divmod(sum(amount for amount, _ in same), len(counting))
        for contest in counting:
            part = each + (odd if contest == counting[0] else 0)
            winners = _best(claimants, ranks, contest)
            is_given_away = is_given_away or not winners
            winners = winners or sorted(claimants)
            for place, seat in enumerate(winners):
                share, rest = divmod(part, len(winners))
                chips[seat] += share + (0 if place else rest)
    return Paid(chips, is_given_away)


def _contests(ranks: Ranks) -> int:
    return max(len(rank) for rank in ranks.values())


def _best(claimants: frozenset[int], ranks: Ranks, contest: int) -> list[int]:
    rank_of: Mapping[int, object] = {seat: ranks[seat][contest] for seat in claimants}
    known = [rank for rank in rank_of.values() if rank is not None]
    best = max(known, default=None)  # type: ignore[type-var]
    return sorted(seat for seat, rank in rank_of.items() if known and rank == best)
