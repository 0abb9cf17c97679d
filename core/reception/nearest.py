"""The commands that come nearest to words nobody knows."""

from difflib import SequenceMatcher
from typing import Final

from core.notation.vocabulary import PHRASES, Said
from core.present import EXAMPLES

MOST: Final = 3
_ALIKE: Final = 0.6
_SAME_BEGINNING: Final = 0.7
_VERY_LIKE: Final = 0.8
_EACH_WORD: Final = 0.15
"""What every further word counts that is very like: ``table opne`` is not ``table``."""

_LONGEST: Final = 40
_SHORTEST: Final = 3
"""Letters that a word needs to be told from another."""

_NAMED_OTHERWISE: Final = {
    Said.ALL_IN: "allin",
    Said.AS_ALL_IN: "allin",
    Said.BRING_IN: "bringin",
    Said.CARDS: "mycards",
    Said.CONFESS: "openers",
    Said.INFO: "table info",
    Said.SIGN: "table sign",
    Said.KEEP: "draw",
    Said.OPEN: "bet",
    Said.PASS: "check",
    Said.PLAY_BOARD: "muck",
    Said.PLAY_ON: "call",
    Said.RAISE_BY: "raise",
    Said.TOP_UP: "topup",
    Said.NO_CHOP: "chop no",
    Said.NO_SPLIT: "split no",
}

_SPELLINGS: Final = {command: command for command in EXAMPLES} | {
    phrase: _NAMED_OTHERWISE.get(said, said.value)
    for phrase, said in PHRASES.items()
    if len(phrase) >= _SHORTEST and phrase not in EXAMPLES
}
"""Every way to say a command, and the command."""


def nearest(typed: str) -> tuple[str, ...]:
    """At most three commands, the nearest first; none when nothing is like ``typed``."""
    words = [word[:_LONGEST] for word in typed.lower().lstrip("/!").split()]
    likeness: dict[str, float] = {}
    for spelling, command in _SPELLINGS.items():
        alike = _likeness(spelling, words)
        if alike >= _ALIKE:
            likeness[command] = max(alike, likeness.get(command, 0))
    return tuple(sorted(likeness, key=lambda command: -likeness[command])[:MOST])


def _likeness(spelling: str, words: list[str]) -> float:
    """From 0 to 1 by as many words as ``spelling`` has, and more for many words."""
    said = spelling.split()
    heard = words[: len(said)]
    alike = SequenceMatcher(None, spelling, " ".join(heard), autojunk=False).ratio()
    if sorted(spelling) == sorted(" ".join(heard)):
        alike = max(alike, _VERY_LIKE)  # letters in the wrong order
    if alike >= _VERY_LIKE and len(heard) == len(said):
        return alike + _EACH_WORD * (len(said) - 1)
    begins_alike = len(said) > 1 and said[:1] == heard[:1]
    return max(alike, _SAME_BEGINNING) if begins_alike else alike
