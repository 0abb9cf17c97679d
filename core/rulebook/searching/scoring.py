"""How well each entry answers a question."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from core.rulebook.searching.index import Index, phrases
from core.rulebook.searching.words import near_to

Scores = defaultdict[int, float]
"""By the place of an entry in the index."""

_SATURATION: Final = 4.0
"""The weight at which a word counts half of the most it can: ten times is not ten times better."""

_NEAR: Final = 0.5
_PHRASE: Final = 0.5
"""What a word counts that is near to one of the question, and two words in a row."""

_BARELY: Final = 0.4
"""What is left of the score of an entry that has hardly anything of the question."""

_TITLE: Final = 4.0
"""What a title counts whose words are those of the question."""

_NAMED: Final = 2.0
"""What it counts that a name of the glossary is the whole question and leads to the entry."""


def scores(book: Index, said: tuple[str, ...]) -> Scores:
    """The score of every entry that has any of the words ``said``."""
    found = _worded(book, said)
    covered = _covered(book, said)
    for number in found:
        found[number] *= _BARELY + (1 - _BARELY) * covered[number]
        found[number] += _TITLE * _alike(book.titles[number], said)
    for number, named in _named(book, said):
        found[number] += _NAMED * named
    for number in found:
        found[number] *= book.standing[number]
    return found


def _worded(book: Index, said: tuple[str, ...]) -> Scores:
    """How much each entry says of what is asked, and of what is near to it."""
    wanted = dict.fromkeys(said, 1.0) | dict.fromkeys(phrases(said), _PHRASE)
    for word in said:
        for other in near_to(word):
            wanted.setdefault(other, _NEAR)
    found: Scores = defaultdict(float)
    for word, counts in wanted.items():
        rarity = book.rarity.get(word, 0.0)
        for number, weight in book.places.get(word, ()):
            found[number] += counts * rarity * weight / (_SATURATION + weight)
    return found


def _covered(book: Index, said: tuple[str, ...]) -> Scores:
    """From 0 to 1 for each entry: how much of the question it has, by what the words tell."""
    known = [word for word in said if word in book.rarity]
    whole = sum(book.rarity[word] for word in known)
    covered: Scores = defaultdict(float)
    for word in known:
        holding: set[int] = set()
        for other, counts in ((word, 1.0), *((one, _NEAR) for one in near_to(word))):
            here = {number for number, _ in book.places.get(other, ())} - holding
            holding |= here
            for number in here:
                covered[number] += counts * book.rarity[word] / whole
    return covered


def _alike(title: frozenset[str], said: tuple[str, ...]) -> float:
    """From 0 to 1: how much the words of a title and of the question are the same."""
    both = len(title.intersection(said))
    return 2 * both / (len(title) + len(said)) if both else 0.0


def _named(book: Index, said: tuple[str, ...]) -> Iterator[tuple[int, float]]:
    """Where the names of the glossary lead that stand in the question, each with how much of it
    the name is."""
    meant = {other for word in said for other in near_to(word)}.union(said)
    for name, numbers in book.named.items():
        if name and meant.issuperset(name):
            part = sum(1.0 if word in said else _NEAR for word in name) / len(said)
            for rank, number in enumerate(numbers):
                yield number, part / (1 + rank)
