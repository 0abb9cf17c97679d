"""The words behind ``table open``, in any order: ``razz 10-20 seats 6 buyin 200-1000``."""

import re
from typing import Final

from core.games.finding import find_game
from core.notation import parse_structure
from core.notation.vocabulary import POLITE
from core.reception.opening import Opening
from core.refusal import Reason, Refusal
from core.table.setup.choices import MIXED

_OPTIONS: Final = {
    "game": "game",
    "games": "game",
    "stakes": "stakes",
    "blinds": "stakes",
    "structure": "structure",
    "ante": "ante",
    "bringin": "bring_in",
    "bring-in": "bring_in",
    "bring_in": "bring_in",
    "seats": "seats",
    "buyin": "buy_in",
    "buy-in": "buy_in",
    "buy_in": "buy_in",
    "seconds": "seconds",
}
_LONG: Final = frozenset({"game", "stakes", "structure"})
"""Options of several words: they go on to the next option or amount."""

_BLANKS: Final = re.compile(r"(?<=[\dkm])\s*(?:([/\u2013-])|-?\bto\b-?)\s*(?=\$?\d)", re.IGNORECASE)
"""A stroke between two amounts, with the blanks about it."""

_SPLIT: Final = re.compile(r"\b(buy|bring) in\b", re.IGNORECASE)
_AMOUNTS: Final = re.compile(r"\$?\d[\d.,]*[km]?(?:[/-]\$?\d[\d.,]*[km]?)+", re.IGNORECASE)
_SHOWN_BACK: Final = 40
_LONGEST_NUMBER: Final = 6


def parse_opening(text: str) -> Opening:
    """Read the options behind ``table open``; stakes and game need no word before them.

    Raises:
        Refusal: ``UNREADABLE_COMMAND`` for an option nobody knows, one said twice or one without
            its value, ``UNREADABLE_AMOUNT`` for a number that is none.
    """
    return _Words(text).read()


class _Words:
    """Reads the words one after the other."""

    def __init__(self, text: str) -> None:
        self._left = _BLANKS.sub(_joined, _SPLIT.sub(r"\1in", text)).split()
        self._said: dict[str, str] = {}
        self._bare: list[str] = []
        """Words that stand behind no option: they name a game, with its structure perhaps."""

    def read(self) -> Opening:
        while self._left:
            self._take(self._left.pop(0))
        if self._bare:
            self._name_game()
        said = self._said
        seats, seconds = said.get("seats"), said.get("seconds")
        return Opening(
            stakes=said.get("stakes"),
            game=said.get("game"),
            structure=said.get("structure"),
            ante=said.get("ante"),
            bring_in=said.get("bring_in"),
            buy_in=said.get("buy_in"),
            seats=None if seats is None else _whole(seats),
            seconds=None if seconds is None else _whole(seconds),
        )

    def _take(self, word: str) -> None:
        option = _OPTIONS.get(word.lower())
        if option is not None:
            self._say(option, self._value(word, option), word)
        elif _is_stakes(word) and not _goes_on(self._bare):
            self._say("stakes", word, word)
        elif word.lower() not in POLITE:
            self._bare.append(word)

    def _value(self, word: str, option: str) -> str:
        if not self._left:
            raise _unreadable(word)
        value = [self._left.pop(0)]
        while option in _LONG and self._left and not self._ends(option, value, self._left[0]):
            value.append(self._left.pop(0))
        return " ".join(value)

    def _ends(self, option: str, value: list[str], word: str) -> bool:
        """Whether ``word`` is no part of the value any more."""
        if word.lower() in _OPTIONS or word.lower() in POLITE:
            return True
        if _goes_on(value) or not _is_stakes(word):
            return False
        return option != "stakes" or any(map(_is_stakes, value))

    def _say(self, option: str, value: str, word: str) -> None:
        if option in self._said:
            raise _unreadable(word)
        self._said[option] = value.rstrip(",")

    def _name_game(self) -> None:
        """The words that are left are a game, a structure, or a structure with one amount."""
        words = self._bare
        if words[-1][-1:].isdigit():
            words = self._single_amount(words)
        name = " ".join(words)
        if _is_structure(name):
            self._say("structure", name, words[0])
        elif _is_game(name):
            self._say("game", name, words[0])
        elif words:
            raise _unreadable(words[0])

    def _single_amount(self, words: list[str]) -> list[str]:
        """The words before ``nl 10``, which is said to be the stakes; all, where it is not."""
        for start in range(len(words) - 1):
            if _is_structure(" ".join(words[start:-1])):
                self._say("stakes", " ".join(words[start:]), words[start])
                return words[:start]
        return words


def _goes_on(words: list[str]) -> bool:
    """Whether a comma says that another game follows."""
    return bool(words) and words[-1].endswith(",")


def _is_stakes(word: str) -> bool:
    """Amounts with strokes between; anything else with a stroke, if it is no game."""
    return bool(_AMOUNTS.fullmatch(word)) or ("/" in word and not _is_game(word))


def _is_structure(words: str) -> bool:
    try:
        parse_structure(words)
    except Refusal:
        return False
    return True


def _is_game(name: str) -> bool:
    try:
        for part in filter(str.strip, name.split(",")):
            if part.strip().lower() != MIXED:
                find_game(part)
    except Refusal:
        return False
    return True


def _joined(found: re.Match[str]) -> str:
    return "/" if found[1] == "/" else "-"


def _whole(text: str) -> int:
    """A whole number, as of seats or seconds."""
    if not (text.isascii() and text.isdecimal()) or len(text) > _LONGEST_NUMBER:
        raise Refusal(Reason.UNREADABLE_AMOUNT, typed=text[:_SHOWN_BACK])
    return int(text)


def _unreadable(word: str) -> Refusal:
    return Refusal(Reason.UNREADABLE_COMMAND, typed=word[:_SHOWN_BACK])
