"""How often each hand occurs: exact counts to hold an evaluator against."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from msgspec import Struct, convert

from core.rulebook.documents import document

_FILE = "frequencies.toml"


class OmahaBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """A board, and what the ``hands`` four-card hands from the other 47 cards make on it.

    ``low`` counts eight-or-better lows, written highest card first; ``none`` is no low.
    """

    board: tuple[str, ...]
    hands: int
    high: dict[str, int]
    low: dict[str, int]


class HeadsUp(Struct, frozen=True, forbid_unknown_fields=True):
    """Two hold'em hands all-in before the flop: how many of all boards each one wins."""

    a: str
    b: str
    a_wins: int
    ties: int
    b_wins: int


def frequencies(path: str) -> Mapping[str, int]:
    """The counts in the table ``path``, as ``high.standard.cards_7``: category to hands.

    ``total`` is the number of hands dealt, ``distinct`` that of different values among them.
    Counts of one category split further are a table of their own: ``<path>.no_pair_by_top``.

    Raises:
        KeyError: there is no such table.
    """
    table: Any = document(_FILE)
    for word in path.split("."):
        table = table[word]
    return MappingProxyType({key: n for key, n in table.items() if isinstance(n, int)})


@cache
def omaha_boards() -> tuple[OmahaBoard, ...]:
    """The fixed Omaha boards."""
    return convert(document(_FILE)["omaha"]["board"], tuple[OmahaBoard, ...])


@cache
def heads_up_counts() -> tuple[HeadsUp, ...]:
    """The pairs of hold'em hands."""
    return convert(document(_FILE)["heads_up"], tuple[HeadsUp, ...])
