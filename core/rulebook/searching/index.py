"""The index of the rule book: where each word stands, and how much it weighs there."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import log
from typing import Final

from msgspec import Struct

from core.rulebook.catalogue import Rule, rules
from core.rulebook.glossary import terms
from core.rulebook.searching.names import Name, Names, named
from core.rulebook.searching.spoken import spoken
from core.rulebook.searching.standing import Where, standing, where_it_holds
from core.rulebook.searching.texts import Weights, add_term, weights_of

_EVEN: Final = 0.6
"""How far a long entry is held against its words, from 0 to 1."""

_SATURATION: Final = 3.0
"""The weight at which a word counts half of the most it can: ten times is not ten times better."""


class Index(Struct, frozen=True):
    """Attributes:
    entries: the rules, in the book's order.
    standing: what each entry counts beside others.
    wholes: the entries that have parts.
    where: by the entry, where it holds; not those that hold everywhere.
    places: by word (two words in a row have a space between) and entry, how much that says: the
        rarer the word the more.
    rarity: what a word tells: the rarer the more.
    names: what the entries are called.
    """

    entries: tuple[Rule, ...]
    standing: tuple[float, ...]
    wholes: frozenset[int]
    where: Mapping[int, Where]
    places: Mapping[str, dict[int, float]]
    rarity: Mapping[str, float]
    names: Names


@cache
def index() -> Index:
    """The index of all rules; it is made at first use."""
    entries = rules()
    weights = _weights(entries)
    wholes = {rule.id.rpartition(".")[0] for rule in entries}
    held = Counter(word for found in weights for word in found)
    rarity = {word: log(1 + len(entries) / count) for word, count in held.items()}
    return Index(
        entries,
        tuple(map(standing, entries)),
        frozenset(number for number, rule in enumerate(entries) if rule.id in wholes),
        {number: where for number, rule in enumerate(entries) if (where := where_it_holds(rule))},
        _places(weights, rarity),
        rarity,
        named(tuple(_names(entries))),
    )


def _places(weights: Sequence[Weights], rarity: Mapping[str, float]) -> dict[str, dict[int, float]]:
    lengths = [sum(found.values()) for found in weights]
    usual = sum(lengths) / len(lengths)
    places: defaultdict[str, dict[int, float]] = defaultdict(dict)
    for number, (found, length) in enumerate(zip(weights, lengths, strict=True)):
        half = _SATURATION * (1 - _EVEN + _EVEN * length / usual)
        for word, weight in found.items():
            places[word][number] = rarity[word] * weight / (half + weight)
    return dict(places)


def _weights(entries: Sequence[Rule]) -> list[Weights]:
    found = [weights_of(rule, spoken().get(rule.id, ())) for rule in entries]
    for number, rank, name, meaning in _glossary(entries):
        add_term(found[number], name, meaning, rank)
    return found


def _names(entries: Sequence[Rule]) -> Iterator[Name]:
    for number, rule in enumerate(entries):
        yield number, rule.title.removeprefix("Definition: "), 1.0
        for saying in spoken().get(rule.id, ()):
            yield number, saying, 1.0
    for number, rank, name, _ in _glossary(entries):
        yield number, name, 1 / (1 + rank)


def _glossary(entries: Sequence[Rule]) -> Iterator[tuple[int, int, str, str]]:
    """Each name of the glossary with an entry that it leads to, as which of them, and its meaning,
    once."""
    numbers = {rule.id: number for number, rule in enumerate(entries)}
    for term in terms():
        for place, name in enumerate((term.name, *term.aka)):
            for rank, rule_id in enumerate(term.see):
                yield numbers[rule_id], rank, name, "" if place else term.meaning
