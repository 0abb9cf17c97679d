"""Wrap: pieces into lines no wider than the screen, wide characters counted as two."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby, takewhile
from typing import Final
from unicodedata import combining, east_asian_width

from adapters.terminal.ink import Piece

_WORDS: Final = re.compile(r"\s+|[^\s]+")


def _columns(text: str) -> int:
    """How many columns ``text`` takes."""
    return sum(
        0 if combining(mark) else 2 if east_asian_width(mark) in "WF" else 1 for mark in text
    )


def wrap(pieces: Iterable[Piece], width: int, indent: str = "  ") -> list[list[Piece]]:
    """Lines of at most ``width`` columns, broken at blanks; all but the first are indented."""
    lines: list[list[Piece]] = [[]]
    used = 0
    for word in _words(pieces):
        for part in _cut(word, width - len(indent)):
            size = sum(_columns(piece.text) for piece in part)
            if used + size > width and any(piece.text.strip() for piece in lines[-1]):
                lines.append([Piece(indent)])
                used = len(indent)
                if not part[0].text.strip():
                    continue
            lines[-1].extend(part)
            used += size
    return [_joined(_trimmed(line)) for line in lines]


def _words(pieces: Iterable[Piece]) -> Iterator[list[Piece]]:
    """Runs of pieces with no blank in between: ``K♠,`` is one word in two inks."""
    word: list[Piece] = []
    for piece in pieces:
        parts = [piece.text] if piece.whole else _WORDS.findall(piece.text)
        for part in parts:
            if part.isspace():
                if word:
                    yield word
                    word = []
                yield [Piece(part, piece.ink)]
            else:
                word.append(Piece(part, piece.ink))
    if word:
        yield word


def _cut(word: list[Piece], width: int) -> Iterator[list[Piece]]:
    """``word``, or where it is wider than a line its characters in chunks that fit."""
    if sum(_columns(piece.text) for piece in word) <= width:
        yield word
        return
    for piece in word:
        chunk, used = "", 0
        for mark in piece.text:
            if used + _columns(mark) > width:
                yield [Piece(chunk, piece.ink)]
                chunk, used = "", 0
            chunk += mark
            used += _columns(mark)
        yield [Piece(chunk, piece.ink)]


def _trimmed(line: list[Piece]) -> list[Piece]:
    """The line without blanks at its end."""
    blanks = sum(1 for _ in takewhile(lambda piece: piece.text.isspace(), reversed(line)))
    return line[: len(line) - blanks]


def _joined(line: list[Piece]) -> list[Piece]:
    """Neighbours in one ink as one piece."""
    return [
        Piece("".join(piece.text for piece in run), ink)
        for ink, run in groupby(line, key=lambda piece: piece.ink)
    ]
