"""How a table is opened in words: ``25/50 seats 6 buyin 1000-5000 seconds 45``."""

import re
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from core.notation.vocabulary import POLITE
from core.reception.tables import DEFAULT_BLINDS, DEFAULT_SEATS
from core.refusal import Reason, Refusal

_OPTIONS: Final = {
    "blinds": "blinds",
    "seats": "seats",
    "buyin": "buy_in",
    "buy-in": "buy_in",
    "buy_in": "buy_in",
    "seconds": "seconds",
}
_BLANKS: Final = re.compile(r"(?<=[\dkm])\s*([/\u2013-])\s*(?=\d)", re.IGNORECASE)
"""A stroke between two amounts, with the blanks about it."""
_BUY_IN: Final = re.compile(r"\bbuy in\b", re.IGNORECASE)
_SHOWN_BACK: Final = 40
_LONGEST_NUMBER: Final = 6


class Opening(Struct, frozen=True):
    """What a table is to be opened with; see ``open_table``."""

    blinds: str = DEFAULT_BLINDS
    buy_in: str | None = None
    seats: int = DEFAULT_SEATS
    seconds: int | None = None


def parse_opening(text: str) -> Opening:
    """Read the options behind ``table open``, in any order; blinds need no word before them.

    Raises:
        Refusal: ``UNREADABLE_COMMAND`` for an option nobody knows, one said twice or one without
            its value, ``UNREADABLE_AMOUNT`` for a number that is none.
    """
    said: dict[str, str] = {}
    words = iter(_BLANKS.sub(_joined, _BUY_IN.sub("buyin", text)).split())
    for word in words:
        option, value = _option(word, words)
        if option is None:
            continue
        if option in said:
            raise _unreadable(word)
        said[option] = value
    seats, seconds = said.get("seats"), said.get("seconds")
    return Opening(
        blinds=said.get("blinds", DEFAULT_BLINDS),
        buy_in=said.get("buy_in"),
        seats=DEFAULT_SEATS if seats is None else _whole(seats),
        seconds=None if seconds is None else _whole(seconds),
    )


def _option(word: str, words: Iterator[str]) -> tuple[str | None, str]:
    """The option that ``word`` begins, with its value; None for a word that says nothing."""
    lowered = word.lower()
    if "/" in word:
        return "blinds", word
    option = _OPTIONS.get(lowered)
    if option is not None:
        value = next(words, None)
        if value is None:
            raise _unreadable(word)
        return option, value
    if lowered in POLITE:
        return None, ""
    raise _unreadable(word)


def _joined(found: re.Match[str]) -> str:
    return "-" if found[1] == "\u2013" else found[1]


def _whole(text: str) -> int:
    """A whole number, as of seats or seconds."""
    if not (text.isascii() and text.isdecimal()) or len(text) > _LONGEST_NUMBER:
        raise Refusal(Reason.UNREADABLE_AMOUNT, typed=text[:_SHOWN_BACK])
    return int(text)


def _unreadable(word: str) -> Refusal:
    return Refusal(Reason.UNREADABLE_COMMAND, typed=word[:_SHOWN_BACK])
