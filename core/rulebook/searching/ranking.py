"""The search itself: numbers and keys first, then words, the best entry first."""

from collections.abc import Mapping
from functools import cache
from heapq import nsmallest
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from core.rulebook.catalogue import Rule, rules
from core.rulebook.searching.index import index
from core.rulebook.searching.numbers import by_id, by_number
from core.rulebook.searching.scoring import answers
from core.rulebook.searching.spelling import mended

MOST: Final = 10
_LONGEST: Final = 200
"""Characters of a question that are read."""

_BOOKS: Final = {"cooke": "cooke", "cookes": "cooke", "uspc": "uspc", "hoyle": "hoyle"}
"""Books that a question may begin with, and how the ids of their entries do."""


class Found(Struct, frozen=True):
    """What a search finds.

    Attributes:
        entries: the rules found, the best first.
        is_exact: the first is the very one that was named, by number, id or a setting's key.
        is_near: nothing has that number, and these come nearest.
        is_sure: the first answers what was asked; else it only has some word of it.
    """

    entries: tuple[Rule, ...] = ()
    is_exact: bool = False
    is_near: bool = False
    is_sure: bool = False

    @property
    def best(self) -> Rule | None:
        """The rule to show; None where nothing was found, or only what comes near a number."""
        return self.entries[0] if self.entries and not self.is_near else None


NOTHING: Final = Found()


def search(asked: str, most: int = MOST) -> Found:
    """The entries that ``asked`` may mean: a number, an id, a setting's key or any words."""
    words = " ".join(asked.split())[:_LONGEST]
    named = by_id(words)
    if named is not None:
        return Found((named,), is_exact=True, is_sure=True)
    numbered = by_number(words)
    if numbered is not None:
        entries, is_exact = numbered
        return Found(entries[:most], is_exact, is_near=not is_exact, is_sure=is_exact)
    keyed = _by_key().get(words.lower())
    if keyed is not None:
        return Found(keyed[:most], is_exact=True, is_sure=True)
    return _by_words(words, most)


@cache
def _by_key() -> Mapping[str, tuple[Rule, ...]]:
    """The entries that declare each setting."""
    keys: dict[str, list[Rule]] = {}
    for rule in rules():
        for setting in rule.settings:
            keys.setdefault(setting.key, []).append(rule)
    return MappingProxyType({key: tuple(found) for key, found in keys.items()})


def _by_words(asked: str, most: int) -> Found:
    """What ``asked`` says, the best first; of two as good the one that comes first in the book."""
    first, _, rest = asked.lower().partition(" ")
    book = _BOOKS.get(first.replace("'", "")) if rest else None
    entries = index().entries
    found = answers(index(), mended(rest if book else asked))
    numbers = [at for at in found.scores if book is None or entries[at].id.startswith(f"{book}-")]
    ranked = nsmallest(most, numbers, key=lambda number: (-found.scores[number], number))
    is_sure = bool(ranked) and found.is_sure(ranked[0])
    return Found(tuple(entries[number] for number in ranked), is_sure=is_sure)
