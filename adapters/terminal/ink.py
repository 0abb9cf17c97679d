"""Ink: styled pieces of text and the escape codes that colour them."""

from enum import Enum, unique
from typing import Final

from msgspec import Struct


@unique
class Ink(Enum):
    """How a piece looks, with its code; nothing is ever told by it alone."""

    PLAIN = ""
    STRONG = "1"
    QUIET = "2"
    REFUSED = "33"
    CLUBS = "1;32"
    DIAMONDS = "1;34"
    HEARTS = "1;31"
    SPADES = "1;39"


SUIT_INK: Final = (Ink.CLUBS, Ink.DIAMONDS, Ink.HEARTS, Ink.SPADES)


class Piece(Struct, frozen=True):
    """Some text in one ink; a piece that is ``whole`` is never broken at the end of a line."""

    text: str
    ink: Ink = Ink.PLAIN
    whole: bool = False


_IN_ASCII: Final = str.maketrans(
    "→·\u201c\u201d\u2018\u2019\u2013\u2014♣♦♥♠\u2717", ">-\"\"''--cdhsx"
)
"""What core.present writes beyond ASCII: arrow, dot, quotation marks, dashes, suits, a cross."""


def printable(text: str, has_signs: bool = True) -> str:
    """``text`` without control characters: no name can move the cursor or ring the bell.

    Without ``has_signs`` it is ASCII alone.
    """
    shown = "".join(mark if mark.isprintable() else "?" for mark in text)
    if has_signs or shown.isascii():
        return shown
    return shown.translate(_IN_ASCII).encode("ascii", "replace").decode("ascii")


def inked(piece: Piece, has_colour: bool) -> str:
    """The piece with its escape codes, where there are colours."""
    if not has_colour or piece.ink is Ink.PLAIN or not piece.text.strip():
        return piece.text
    return f"\x1b[{piece.ink.value}m{piece.text}\x1b[0m"
