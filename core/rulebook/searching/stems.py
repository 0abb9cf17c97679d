"""Words without their endings: raises, raised and raising are one."""

import re
from functools import lru_cache
from typing import Final

_WORD: Final = re.compile(r"[a-z0-9]+")
_APOSTROPHE: Final = re.compile(r"['’]")  # noqa: RUF001 - as it is typed on a phone
_VOWEL: Final = re.compile(r"[aeiouy]")
_STAYS_DOUBLE: Final = "lsz"
_FIGURES: Final = {
    "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight",
    "9": "nine", "10": "ten",
}  # fmt: skip
"""Small numbers are words: seven-card stud and 7 card stud are one."""

_REMEMBERED: Final = 2**14
"""Words whose stems are kept: more than the book has."""

_SHORTEST: Final = 3
"""Letters that are left of a word at least."""


def spelt(text: str) -> list[str]:
    """The words of ``text`` as they are written, in small letters and without apostrophes."""
    return _WORD.findall(_APOSTROPHE.sub("", text.lower()))


def stems(text: str) -> list[str]:
    """The words of ``text`` without their endings."""
    return list(map(stem, spelt(text)))


@lru_cache(_REMEMBERED)
def stem(word: str) -> str:
    """``word`` without its ending."""
    word = _FIGURES.get(word, word)
    if len(word) <= _SHORTEST or not word.isalpha():
        return word
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        word = word[:-1]
    for ending in ("ing", "ed", "ly"):
        left = word.removesuffix(ending)
        if left != word and len(left) >= _SHORTEST - (ending == "ed") and _VOWEL.search(left):
            word = left
            if left[-1] == left[-2] and left[-1] not in _STAYS_DOUBLE:
                word = left[:-1]
            break
    return word[:-1] if word.endswith("e") and len(word) > _SHORTEST else word
