"""Whether a low that has to qualify still can, whatever is to come (Cooke 4.17)."""

from itertools import combinations
from typing import Final

from msgspec import Struct

from core.cards import Card, rank_of
from core.games.contest import Contest, Ranking
from core.games.spec import GameSpec
from core.games.steps import DealDown, DealUp, TurnBoard
from core.hands.ladder import ACE

_FIVE: Final = 5


class ToCome(Struct, frozen=True):
    """Cards that a hand has still to get: the player's own, and those of each board."""

    own: int
    boards: tuple[int, ...]


def to_come(spec: GameSpec, street: int, step: int) -> ToCome:
    """What follows ``step`` of ``street``."""
    rest = [
        *spec.streets[street].steps[step + 1 :],
        *(later for row in spec.streets[street + 1 :] for later in row.steps),
    ]
    own = sum(one.count for one in rest if isinstance(one, DealDown | DealUp))
    turned = [one for one in rest if isinstance(one, TurnBoard)]
    boards = tuple(sum(one.count for one in turned if one.board in board) for board in spec.boards)
    return ToCome(own, boards)


def may_qualify(
    own: tuple[Card, ...],
    boards: list[tuple[Card, ...]],
    spec: GameSpec,
    contest: Contest,
    qualifier: int,
    coming: ToCome,
) -> bool:
    """False once no cards can make five different ranks, none above the qualifier."""
    mine = _low_ranks(own, contest, qualifier)
    return any(
        _is_enough(
            mine, _low_ranks(board, contest, qualifier), spec.use.own_least, coming.own, more
        )
        for board, more in zip(boards, coming.boards, strict=True)
    )


def _is_enough(mine: set[int], common: set[int], own_least: int, own: int, more: int) -> bool:
    if not own_least:
        return len(mine | common) + own + more >= _FIVE
    shared = _FIVE - own_least
    return any(
        len(common - set(used)) + more >= shared for used in combinations(sorted(mine), own_least)
    )


def _low_ranks(cards: tuple[Card, ...], contest: Contest, qualifier: int) -> set[int]:
    is_ace_low = contest.ranking is Ranking.LOW_A5
    ranks = {rank_of(card) for card in cards}
    return {rank for rank in ranks if rank <= qualifier - 2 or (is_ace_low and rank == ACE)}
