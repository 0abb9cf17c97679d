"""Render: documents as calm lines of text."""

from collections.abc import Iterable
from typing import Final

from adapters.terminal.ink import SUIT_INK, Ink, Piece, inked, printable
from adapters.terminal.screen import Screen
from adapters.terminal.wrap import wrap
from core.cards import JOKERS, Card, card_text, suit_of
from core.ids import Instant
from core.present.documents import (
    CardBacks,
    CardRow,
    Document,
    Line,
    Span,
    Strong,
    Team,
    Text,
    Tone,
    Until,
    Who,
)
from core.present.words.moments import moment_text

_SUIT_SIGNS: Final = "♣♦♥♠"
_BACK: Final = "??"


def render(document: Document, screen: Screen, now: Instant) -> str:
    """The document's text, one line break at its end.

    Buttons are left out: in a terminal the prompt says what can be typed.
    """
    lines = [_line(document.title, screen, now, _title_ink(document))]
    for section in document.sections:
        if section.heading:
            lines.append(_line((Text(section.heading),), screen, now, Ink.QUIET))
        lines.extend(_line(line, screen, now) for line in section.lines)
    if document.file is not None:
        lines.append(_line((Text(document.file.name),), screen, now, Ink.QUIET))
        told = document.file.text.splitlines()
        lines.extend(_line((Text(line),), screen, now) for line in told)
    return "".join(lines)


def _title_ink(document: Document) -> Ink:
    """A title stands out above a body; a document of one line is just a line."""
    if document.tone is Tone.REFUSED:
        return Ink.REFUSED
    return Ink.STRONG if document.sections else Ink.PLAIN


def render_line(line: Line, screen: Screen, now: Instant) -> str:
    """One line, wrapped, with a line break at its end."""
    return _line(line, screen, now)


def rule(title: str, screen: Screen) -> str:
    """A ruled line with a title, to set hands apart."""
    dash = "─" if screen.has_signs else "-"
    head = f"{dash * 2} {printable(title, screen.has_signs)} "
    piece = Piece(head + dash * max(screen.width - len(head), 0), Ink.QUIET)
    return inked(piece, screen.has_colour) + "\n"


def _line(line: Line, screen: Screen, now: Instant, ink: Ink = Ink.PLAIN) -> str:
    pieces = (piece for span in line for piece in _pieces(span, screen, now, ink))
    return "".join(
        "".join(inked(piece, screen.has_colour) for piece in row) + "\n"
        for row in wrap(pieces, screen.width)
    )


def _pieces(span: Span, screen: Screen, now: Instant, ink: Ink) -> Iterable[Piece]:
    match span:
        case Text(text):
            yield Piece(printable(text, screen.has_signs), ink)
        case Strong(text):
            yield Piece(printable(text, screen.has_signs), Ink.STRONG if ink is Ink.PLAIN else ink)
        case Who(name=name) | Team(name=name):
            yield Piece(printable(name, screen.has_signs), Ink.STRONG if ink is Ink.PLAIN else ink)
        case CardRow(cards):
            for number, card in enumerate(cards):
                yield Piece(" " if number else "")
                yield Piece(shown_card(card, screen), SUIT_INK[suit_of(card) % 4], whole=True)
        case CardBacks(count):
            yield Piece(" ".join([_BACK] * count), ink)
        case Until(at):
            yield Piece(moment_text((at - now) // 1000), ink)


def shown_card(card: Card, screen: Screen) -> str:
    """A card as people read it: ``10♠``, or ``10s`` where the terminal has no suit signs."""
    text = card_text(card)
    if card in JOKERS:
        return text
    suit = _SUIT_SIGNS[suit_of(card)] if screen.has_signs else text[1]
    return f"{text[0].replace('T', '10')}{suit}"
