"""Where each word of an entry stands, and what it weighs there."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from core.rulebook.catalogue import Rule
from core.rulebook.searching.words import words_of

_TITLE: Final = 8.0
_SPOKEN: Final = 4.8
_NAME: Final = 3.75
_RULE: Final = 1.5
_CHAT: Final = 0.64
_SETTING: Final = 0.8
_MEANING: Final = 0.625
"""The title, what players say, a glossary name that leads here, the rule, what the dealer does,
a setting, the meaning of such a name: the nearer to what the entry is called, the more."""

Weights = defaultdict[str, float]
"""What each word weighs in an entry; two words in a row have a space between."""


def weights_of(rule: Rule, sayings: Iterable[str]) -> Weights:
    """Each word of an entry, and two in a row of what it is called, with what they weigh there."""
    found: Weights = defaultdict(float)
    _call(found, words_of(rule.title), _TITLE)
    _, _, name = rule.id.partition("-")
    if not name[:1].isdigit():
        _call(found, words_of(name), _TITLE / 2)
    for saying in sayings:
        _call(found, words_of(saying), _SPOKEN)
    _add(found, words_of(rule.rule), _RULE)
    _add(found, words_of(rule.chat), _CHAT)
    for setting in rule.settings:
        _add(found, words_of(f"{setting.key} {setting.note}".replace("_", " ")), _SETTING)
    return found


def add_term(found: Weights, name: str, meaning: str, rank: int) -> None:
    """Add a name of the glossary that leads here, as the ``rank``th of its entries from 0."""
    _call(found, words_of(name), _NAME / (1 + rank))
    _add(found, words_of(meaning), _MEANING / (1 + rank))


def phrases(words: Iterable[str]) -> Iterator[str]:
    """Every two words in a row."""
    return (f"{one} {other}" for one, other in pairwise(words))


def _call(found: Weights, words: Sequence[str], weight: float) -> None:
    _add(found, words, weight)
    _add(found, phrases(words), weight)


def _add(found: Weights, words: Iterable[str], weight: float) -> None:
    for word in words:
        found[word] += weight
