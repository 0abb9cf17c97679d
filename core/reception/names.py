"""Names of people, cleaned once when they come in; each platform escapes them as they go out."""

import unicodedata
from typing import Final

LONGEST: Final = 32
"""Characters of a name shown at a table."""

_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, invisible marks and the marks that turn the direction of writing."""

_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and signs that show nothing: the fillers of Hangul, the empty Braille cell, the null
note head."""

_UNSEEN: Final = frozenset("\u034f\u17b4\u17b5")
"""Marks that show nothing, not even on a letter."""

_STACKED: Final = 2
"""Marks a letter may carry; more would climb into the lines above."""


def clean_name(name: str, otherwise: str) -> str:
    """``name`` as a table can show it: one line, at most 32 characters, written forwards.

    ``otherwise`` is taken when nothing remains that can be seen.
    """
    seen = "".join(letter for letter in name if not _is_dropped(letter))
    kept: list[str] = []
    room = 0
    for letter in unicodedata.normalize("NFC", seen):
        if unicodedata.category(letter).startswith("M"):
            if room:  # a mark without a letter below it shows nothing, or stands on what is before
                kept.append(letter)
            room = max(room - 1, 0)
        elif letter.isspace() or letter in _BLANK:
            kept.append(" ")
            room = 0
        else:
            kept.append(letter)
            room = _STACKED
    cleaned = " ".join("".join(kept).split())[:LONGEST].strip()
    return cleaned or otherwise


def _is_dropped(letter: str) -> bool:
    is_break = letter in "\n\t"
    return letter in _UNSEEN or (unicodedata.category(letter) in _DROPPED and not is_break)
