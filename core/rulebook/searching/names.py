"""What entries are called: titles, names of the glossary, and what players say.

Each is compared with a question as a whole, the little words too: *before I acted* is told from
*after I acted* by nothing else.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from math import hypot, log
from typing import Final

from msgspec import Struct

from core.rulebook.searching.lexicon import lexicon
from core.rulebook.searching.texts import phrases
from core.rulebook.searching.words import every_word_of, near_to

_LITTLE: Final = 0.75
"""What a word counts that says hardly anything."""

_PHRASE: Final = 0.3
"""What two words in a row count on top of each of them."""

_NEAR: Final = 0.6
"""What a word counts that is only near to one of the question."""

_MOST: Final = 3.0
_UNKNOWN: Final = 3.0
"""What a word tells at most, however rare it is, and one that no name has."""

_COMMON: Final = 0.06
"""The part of all names that may have a word; what more have tells nothing and takes time."""

_FAINT: Final = 0.35
"""Likeness that is passed over: a word or two in common, as many names have."""

_STRICT: Final = 1.25
"""The power that likeness is raised to: half alike is less than half as good."""

Name = tuple[int, str, float]
"""The entry, by its place in the book; what it is called; and what that name counts."""


class Names(Struct, frozen=True):
    """Attributes:
    leads_to: for each name the entry, what the name counts, and what it does beside the other
        names of that entry: of many names some are like anything.
    places: by word the names that have it, with its part of each: the squares add up to 1.
    telling: what a word tells: the rarer the more.
    """

    leads_to: Sequence[tuple[int, float, float]]
    places: Mapping[str, Sequence[tuple[int, float]]]
    telling: Mapping[str, float]


def named(names: Sequence[Name]) -> Names:
    """The index of ``names``."""
    worded = [_features(name) for _, name, _ in names]
    counted = Counter(word for words in worded for word in words)
    telling = {
        word: min(log(1 + len(names) / count), _MOST) * _share(word)
        for word, count in counted.items()
    }
    common = {word for word, count in counted.items() if count >= _COMMON * len(names)}
    places: defaultdict[str, list[tuple[int, float]]] = defaultdict(list)
    for number, words in enumerate(worded):
        parts = [telling[word] for word in words]
        length = _length(parts)
        for word, part in zip(words, parts, strict=True):
            if word not in common:
                places[word].append((number, part / length))
    many = Counter(entry for entry, _, _ in names)
    leads_to = [(entry, counts, counts / (1 + log(many[entry]))) for entry, _, counts in names]
    return Names(leads_to, dict(places), telling)


def alike(names: Names, asked: str) -> tuple[Mapping[int, float], Mapping[int, float], float]:
    """How alike each entry's names and ``asked`` are.

    By the place of the entry: the name that is most alike, from 0 to 1, and all of them
    together, the less each the more there are; and how much there is in the question.
    """
    words = _features(asked)
    telling = names.telling
    length = _length([telling.get(word, 0.0 if " " in word else _UNKNOWN) for word in words])
    found: defaultdict[int, float] = defaultdict(float)
    for word in words:
        own = telling.get(word, 0.0)
        for other, counts in ((word, 1.0), *((one, _NEAR) for one in near_to(word))):
            places = names.places.get(other)
            if places is not None:
                tells = counts * max(own, telling[other]) / length
                for number, part in places:
                    found[number] += tells * part
    best: dict[int, float] = {}
    together: defaultdict[int, float] = defaultdict(float)
    for number, share in found.items():
        if share < _FAINT:
            continue
        entry, counts, among = names.leads_to[number]
        likeness = min(share, 1.0) ** _STRICT
        together[entry] += among * likeness
        if counts * likeness > best.get(entry, 0.0):
            best[entry] = counts * likeness
    return best, together, length


def _features(text: str) -> tuple[str, ...]:
    words = every_word_of(text)
    return tuple(dict.fromkeys((*words, *phrases(words))))


def _share(word: str) -> float:
    if " " in word:
        return _PHRASE
    return _LITTLE if word in lexicon().empty else 1.0


def _length(parts: Sequence[float]) -> float:
    return hypot(*parts) or 1.0
