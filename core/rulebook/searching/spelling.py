"""Words as they were meant: slips of the pen mended, and the last word ended that is half typed."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from typing import Final

from core.rulebook.catalogue import rules
from core.rulebook.searching.lexicon import lexicon
from core.rulebook.searching.spoken import spoken
from core.rulebook.searching.stems import spelt

_SHORTEST: Final = 4
"""Letters of a word that is mended; shorter ones are like too many others."""

_BEGUN: Final = 3
"""Letters of a word that is ended."""

_ALIKE: Final = 0.8
_TRIED: Final = 3
_LONGER: Final = 2
"""How alike a word has to be spelt, how many such are weighed, and letters it may be off."""

_REMEMBERED: Final = 512


def mended(asked: str) -> str:
    """``asked`` with each word that nobody knows as the known one that was probably meant."""
    words = spelt(asked)
    if all(map(_is_known, words)):
        return asked
    *before, last = words
    return " ".join((*(_meant(word) for word in before), _meant(last, is_last=True)))


@lru_cache(_REMEMBERED)
def _meant(word: str, *, is_last: bool = False) -> str:
    if _is_known(word) or not word.isalpha():
        return word
    known = _by_letter().get(word[0], {})
    near: Iterable[str] = ()
    if is_last and len(word) >= _BEGUN:
        near = [one for one in known if one.startswith(word)]
    if not near and len(word) >= _SHORTEST:
        about = [one for one in known if abs(len(one) - len(word)) <= _LONGER]
        near = get_close_matches(word, about, _TRIED, _ALIKE)
    return max(near, key=lambda one: (known[one], one), default=word)


def _is_known(word: str) -> bool:
    return word in _by_letter().get(word[0], ()) or word in lexicon().spelt


@cache
def _by_letter() -> Mapping[str, Mapping[str, int]]:
    """The words of the book as they are written there, by first letter, and how often each is.

    A first letter is seldom wrong, and leaves few words to compare.
    """
    texts = [f"{rule.title} {rule.rule} {rule.chat}" for rule in rules()]
    sayings = [saying for said in spoken().values() for saying in said]
    counted = Counter(spelt(" ".join((*texts, *sayings))))
    found: defaultdict[str, dict[str, int]] = defaultdict(dict)
    for word, count in counted.items():
        found[word[0]][word] = count
    return found
