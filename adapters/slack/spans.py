"""Spans and lines in Slack's rich text, and in the plain text beside it.

Rich text is never parsed: a name is a text element whatever it holds, so no mention, link or
mark-up can come out of it.  The plain ``text`` of a message is parsed by Slack and escaped.
"""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Final

from adapters.slack.identity import group_of, is_ours, user_of
from core.cards import JOKERS, RANKS, Card, cards_text, rank_of, suit_of
from core.ids import Instant
from core.present.documents import CardBacks, CardRow, Line, Span, Strong, Team, Text, Until, Who

Element = dict[str, Any]
"""One element of a rich text, as Slack's JSON."""

SUIT_MARKS: Final = ("♣\ufe0e", "♦\ufe0f", "♥\ufe0f", "♠\ufe0e")
"""Clubs, diamonds, hearts, spades: four shapes, no colour needed.

The selectors ask for the black suits as text, in the reader's own colour of letters, and for
the red ones as pictures, which can be read on light and dark alike.
"""

_BACK: Final = "??"
_JOKER: Final = "Joker"
_AT: Final = "at {time_secs}"
"""A moment as the clock of the reader shows it; nothing on Slack counts down by itself."""

_SECOND: Final = 1000
_PARSED: Final = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"))


# ------------------------------------------------------------------------------- rich text


def rich_line(line: Line) -> list[Element]:
    """A line as elements of a rich text section."""
    return joined(element for span in line if (element := _rich(span)) is not None)


def joined(elements: Iterable[Element]) -> list[Element]:
    """``elements`` with neighbours of one style made one."""
    made: list[Element] = []
    for element in elements:
        last = made[-1] if made else {}
        if "text" in last and "text" in element and last.get("style") == element.get("style"):
            made[-1] = last | {"text": last["text"] + element["text"]}
        else:
            made.append(element)
    return made


def _rich(span: Span) -> Element | None:
    match span:
        case Text(text):
            return _text(text)
        case Strong(text):
            return _text(text, bold=True)
        case CardRow(cards):
            return _text(" ".join(card_mark(card) for card in cards), bold=True)
        case CardBacks(count):
            return _text(" ".join([_BACK] * count), bold=True)
        case Who(person, _, mention=True) if is_ours(person):
            return {"type": "user", "user_id": user_of(person)}
        case Team(ident) if group_of(ident):
            return {"type": "usergroup", "usergroup_id": group_of(ident)}
        case Who(name=name) | Team(name=name):
            return _text(name)
        case Until(at):
            return {
                "type": "date",
                "timestamp": _seconds(at),
                "format": _AT,
                "fallback": _in_words(at),
            }


def _text(text: str, *, bold: bool = False) -> Element | None:
    if not text:
        return None
    element: Element = {"type": "text", "text": text}
    return element | {"style": {"bold": True}} if bold and text.strip() else element


def card_mark(card: Card) -> str:
    """One card face up: its rank and its suit's mark."""
    if card in JOKERS:
        return _JOKER
    rank = RANKS[rank_of(card)]
    return f"{'10' if rank == 'T' else rank}{SUIT_MARKS[suit_of(card)]}"


def header_line(line: Line) -> str:
    """A line as the plain text of a header, which Slack shows as it is."""
    return "".join(_shown(span) for span in line)


def _shown(span: Span) -> str:
    match span:
        case Text(text) | Strong(text):
            return text
        case CardRow(cards):
            return " ".join(card_mark(card) for card in cards)
        case CardBacks(count):
            return " ".join([_BACK] * count)
        case Who(name=name) | Team(name=name):
            return name
        case Until(at):
            return _in_words(at)


# ------------------------------------------------------------------------------ plain text


def text_line(line: Line) -> str:
    """A line for the ``text`` of a message: notifications and screen readers."""
    return "".join(_plain(span) for span in line)


def _plain(span: Span) -> str:
    match span:
        case Text(text) | Strong(text):
            return escape(text)
        case CardRow(cards):
            return cards_text(cards)
        case CardBacks(count):
            return " ".join([_BACK] * count)
        case Who(person, _, mention=True) if is_ours(person):
            return f"<@{user_of(person)}>"
        case Team(ident) if group_of(ident):
            return f"<!subteam^{group_of(ident)}>"
        case Who(name=name) | Team(name=name):
            return escape(name)
        case Until(at):
            return f"<!date^{_seconds(at)}^{_AT}|{_in_words(at)}>"


def escape(text: str) -> str:
    """``text`` so that Slack reads no mention, link or date in it."""
    for mark, written in _PARSED:
        text = text.replace(mark, written)
    return text


# ----------------------------------------------------------------------------------- times


def _seconds(at: Instant) -> int:
    """Whole seconds; a started one is shown as its end, never too early."""
    return -(-at // _SECOND)


def _in_words(at: Instant) -> str:
    return datetime.fromtimestamp(_seconds(at), UTC).strftime("at %H:%M:%S UTC")
