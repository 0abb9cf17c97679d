"""Names of people, cleaned once when they come in; each platform escapes them as they go out."""

import unicodedata
from typing import Final

LONGEST: Final = 32
"""Characters of a name shown at a table."""

_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, invisible marks and the marks that turn the direction of writing."""

_STACKED: Final = 2
"""Marks a letter may carry; more would climb into the lines above."""


def clean_name(name: str, otherwise: str) -> str:
    """``name`` as a table can show it: one line, at most 32 characters, written forwards.

    ``otherwise`` is taken when nothing remains.
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        if category in _DROPPED and letter not in "\n\t":
            continue
        marks = marks + 1 if category.startswith("M") else 0
        if marks <= _STACKED:
            kept.append(" " if letter.isspace() else letter)
    cleaned = " ".join("".join(kept).split())[:LONGEST].strip()
    return cleaned or otherwise
