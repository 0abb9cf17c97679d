"""Legible: text that people have typed, as a chat room can show it."""

import unicodedata
from typing import Final

_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, invisible marks and the marks that turn the direction of writing."""

_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and signs that show nothing: the fillers of Hangul, the empty Braille cell, the null
note head."""

_UNSEEN: Final = frozenset("\u034f\u17b4\u17b5")
"""Marks that show nothing, not even on a letter."""

_STACKED: Final = 2
"""Marks a letter may carry; more would climb into the lines above."""


def legible(text: str) -> str:
    """``text`` in one line and written forwards; empty when nothing remains that can be seen."""
    seen = "".join(letter for letter in text if not _is_dropped(letter))
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
    return " ".join("".join(kept).split())


def _is_dropped(letter: str) -> bool:
    is_break = letter in "\n\t"
    return letter in _UNSEEN or (unicodedata.category(letter) in _DROPPED and not is_break)
