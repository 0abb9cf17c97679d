"""How well each entry answers a question."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from math import log
from typing import Final

from msgspec import Struct

from core.rulebook.searching.index import Index
from core.rulebook.searching.names import alike
from core.rulebook.searching.standing import here, whole
from core.rulebook.searching.texts import phrases
from core.rulebook.searching.words import near_to, words_of

_NEAR: Final = 0.2
_PHRASE: Final = 0.4
"""What a word counts that is near to one of the question, and two words in a row."""

_BARELY: Final = 0.15
"""What is left of what an entry says when it has hardly anything of the question."""

_NAMED: Final = 0.5
"""What it counts that an entry is called what is asked, for all that there is in the question."""

_OFTEN: Final = 1.0
"""What all names together count that are like it."""

_SURE: Final = 4.0
_SURE_OF: Final = 1 / 3
"""The score of an answer at least, and the part of the question that it has.  Measured: a sixth
of what people ask about anything but poker gets so much, and 97 of 100 questions of players."""


class Answers(Struct, frozen=True):
    """By the place of an entry in the index.

    Attributes:
        scores: how well it answers.
        covered: how much of the question it has, from 0 to 1.
    """

    scores: Mapping[int, float]
    covered: Mapping[int, float]

    def is_sure(self, number: int) -> bool:
        """Whether that entry may be given for the answer."""
        return self.scores[number] >= _SURE and self.covered.get(number, 0.0) >= _SURE_OF


def answers(book: Index, asked: str) -> Answers:
    """Every entry that has any word of ``asked``."""
    said = tuple(dict.fromkeys(words_of(asked)))
    found, covered = _worded(book, said)
    for number in found:
        found[number] *= _BARELY + (1 - _BARELY) * covered[number]
    best, together, length = alike(book.names, asked)
    for number, likeness in best.items():
        found[number] += _NAMED * length * likeness + _OFTEN * together[number]
    meant = frozenset(said).union(*map(near_to, said))
    for number in found:
        found[number] *= book.standing[number]
        found[number] *= whole(has_parts=number in book.wholes, said=len(said))
        if number in book.where:
            found[number] *= here(book.where[number], meant)
    return Answers(found, covered)


def _worded(
    book: Index, said: tuple[str, ...]
) -> tuple[defaultdict[int, float], defaultdict[int, float]]:
    """What each entry says of what is asked and of what is near to it, and how much of the
    question it has, by what the words tell."""
    found: defaultdict[int, float] = defaultdict(float)
    covered: defaultdict[int, float] = defaultdict(float)
    for word, part in _parts(book, said):
        having = book.places.get(word, {})
        for number, says in having.items():
            found[number] += says
            covered[number] += part
        near: set[int] = set()
        for other in near_to(word):
            there = book.places.get(other, {})
            near.update(there)
            for number, says in there.items() if other not in said else ():
                found[number] += _NEAR * says
        for number in near.difference(having):
            covered[number] += _NEAR * part
    for phrase in phrases(said):
        for number, says in book.places.get(phrase, {}).items():
            found[number] += _PHRASE * says
    return found, covered


def _parts(book: Index, said: tuple[str, ...]) -> Iterator[tuple[str, float]]:
    """Each word and its part of the question, together 1.

    A word that no entry has tells the most: who asks of it asks of something else.
    """
    unknown = log(1 + len(book.entries))
    tells = {word: book.rarity.get(word, unknown) for word in said}
    together = sum(tells.values())
    return ((word, one / together) for word, one in tells.items())
