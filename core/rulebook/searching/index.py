"""The index of the rule book: where each word stands, and how much it weighs there."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import log
from typing import Final

from msgspec import Struct

from core.citation import RuleId
from core.rulebook.catalogue import Kind, Rule, rules
from core.rulebook.glossary import terms
from core.rulebook.searching.words import words_of

_TITLE: Final = 5.0
_NAME: Final = 3.0
_RULE: Final = 1.0
_CHAT: Final = 0.4
_SETTING: Final = 0.8
_MEANING: Final = 0.5
"""What a word weighs by where it stands: the title, a glossary name that leads here, the rule,
what the dealer does, a setting, the meaning of such a name."""

_EVEN: Final = 0.5
"""How far a long entry is held against its words, from 0 to 1."""

_BOOKS: Final = {"cooke": 1.0, "scs": 0.8, "scshl": 0.85, "razz": 0.85, "fcs": 0.85}
_OTHER_BOOKS: Final = 0.6
_KINDS: Final = {Kind.PHYSICAL: 0.8, Kind.REFERENCE: 0.8, Kind.MESSAGE: 0.8}
_DEFINITION: Final = 0.65
_POINTER: Final = 0.8
_GENERAL: Final = 1.2
"""What counts less: what no dealer does, the mere wording, and an entry that says it is another;
and more, a general one that has parts."""


Weights = defaultdict[str, float]
"""What each word weighs in an entry."""


class Index(Struct, frozen=True):
    """Attributes:
    entries: the rules, in the book's order.
    titles: the words of each title.
    standing: what each entry counts beside others.
    places: by word (two words in a row have a space between), entry and weight there.
    rarity: what a word tells: the rarer the more.
    named: the entries that a glossary name leads to, by the words of the name.
    """

    entries: tuple[Rule, ...]
    titles: tuple[frozenset[str], ...]
    standing: tuple[float, ...]
    places: Mapping[str, Sequence[tuple[int, float]]]
    rarity: Mapping[str, float]
    named: Mapping[tuple[str, ...], tuple[int, ...]]


def phrases(words: Iterable[str]) -> Iterator[str]:
    """Every two words in a row."""
    return (f"{one} {other}" for one, other in pairwise(words))


@cache
def index() -> Index:
    """The index of all rules; it is made at first use."""
    entries = rules()
    wholes = {rule.id.rpartition(".")[0] for rule in entries}
    numbers = {rule.id: number for number, rule in enumerate(entries)}
    weights = [_weights(rule) for rule in entries]
    named: dict[tuple[str, ...], list[int]] = {}
    for words, meaning, leads_to in _glossary():
        for rank, rule_id in enumerate(leads_to):
            number = numbers[rule_id]
            _add(weights[number], words, _NAME / (1 + rank))
            _add(weights[number], meaning, _MEANING / (1 + rank))
            named.setdefault(words, []).append(number)
    lengths = [sum(found.values()) for found in weights]
    usual = sum(lengths) / len(lengths)
    places: defaultdict[str, list[tuple[int, float]]] = defaultdict(list)
    for number, (found, length) in enumerate(zip(weights, lengths, strict=True)):
        evened = 1 - _EVEN + _EVEN * length / usual
        for word, weight in found.items():
            places[word].append((number, weight / evened))
    return Index(
        entries,
        tuple(frozenset(words_of(rule.title)) for rule in entries),
        tuple(_standing(rule) * (_GENERAL if rule.id in wholes else 1.0) for rule in entries),
        dict(places),
        {word: log(1 + len(entries) / len(found)) for word, found in places.items()},
        {words: tuple(found) for words, found in named.items()},
    )


def _weights(rule: Rule) -> Weights:
    """Each word of an entry, and two in a row, with what they weigh there."""
    found: Weights = defaultdict(float)
    _add(found, words_of(rule.title), _TITLE)
    _, _, name = rule.id.partition("-")
    if not name[:1].isdigit():
        _add(found, words_of(name), _TITLE / 2)
    _add(found, words_of(rule.rule), _RULE)
    _add(found, words_of(rule.chat), _CHAT)
    for setting in rule.settings:
        _add(found, words_of(f"{setting.key} {setting.note}".replace("_", " ")), _SETTING)
    return found


def _add(found: Weights, words: Sequence[str], weight: float) -> None:
    for word in words:
        found[word] += weight
    for phrase in phrases(words):
        found[phrase] += weight


def _glossary() -> Iterator[tuple[tuple[str, ...], tuple[str, ...], tuple[RuleId, ...]]]:
    for term in terms():
        meaning = tuple(words_of(term.meaning))
        for place, name in enumerate((term.name, *term.aka)):
            yield tuple(words_of(name)), () if place else meaning, term.see


def _standing(rule: Rule) -> float:
    book, _, _ = rule.id.partition("-")
    is_definition = rule.title.startswith("Definition:")
    return (
        _BOOKS.get(book, _OTHER_BOOKS)
        * _KINDS.get(rule.kind, 1.0)
        * (_DEFINITION if is_definition else 1.0)
        * (_POINTER if rule.rule.startswith("Same as ") else 1.0)
    )
