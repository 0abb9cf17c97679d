"""Spans and lines in Discord's markdown.

A card is written in a code span: there Discord leaves the suit a letter of the text's own
colour instead of drawing an emoji, whose black suits cannot be read on a dark screen.
"""

from typing import Final

from adapters.discord.identity import is_ours, role_of, user_of
from adapters.discord.names import escape
from core.cards import JOKERS, RANKS, Card, rank_of, suit_of
from core.present.documents import CardBacks, CardRow, Line, Span, Strong, Team, Text, Until, Who

SUIT_MARKS: Final = ("♣\ufe0e", "♦\ufe0f", "♥\ufe0f", "♠\ufe0e")
"""Clubs, diamonds, hearts, spades: four shapes, no colour needed.

The selectors ask for the black suits as text, in the reader's own colour of letters, and for
the red ones as pictures, which can be read on light and dark alike.
"""

_AS_TEXT: Final = {ord(mark[0]): mark[0] + "\ufe0e" for mark in SUIT_MARKS}
"""On a button every suit is a letter: a red heart cannot be seen on a red one."""

_BACK: Final = "`??`"
_JOKER: Final = "`Joker`"
_SECOND: Final = 1000


def line_text(line: Line) -> str:
    """A line in markdown; cards alone on their line are written large."""
    if len(line) == 1 and isinstance(line[0], CardRow):
        return f"## {span_text(line[0])}"
    return "".join(span_text(span) for span in line)


def span_text(span: Span) -> str:
    """A span in markdown."""
    match span:
        case Text(text):
            return escape(text)
        case Strong(text):
            return _strong(text)
        case CardRow(cards):
            return " ".join(card_mark(card) for card in cards)
        case CardBacks(count):
            return " ".join([_BACK] * count)
        case Who(person, _, mention=True) if is_ours(person):
            return f"<@{user_of(person)}>"
        case Team(ident) if role_of(ident) is not None:
            return f"<@&{role_of(ident)}>"
        case Who(name=name) | Team(name=name):
            return escape(name)
        case Until(at):
            return f"<t:{-(-at // _SECOND)}:R>"


def _strong(text: str) -> str:
    """Bold, with blanks at its ends outside of it: Discord shows the stars around them."""
    inner = text.strip()
    if not inner:
        return text
    before, after = text[: text.index(inner)], text[text.index(inner) + len(inner) :]
    return f"{before}**{escape(inner)}**{after}"


def label_text(label: str) -> str:
    """A button's label, its suits in the colour of its letters."""
    return label.translate(_AS_TEXT)


def card_mark(card: Card) -> str:
    """One card face up: its rank and its suit's mark."""
    if card in JOKERS:
        return _JOKER
    rank = RANKS[rank_of(card)]
    return f"`{'10' if rank == 'T' else rank}{SUIT_MARKS[suit_of(card)]}`"
