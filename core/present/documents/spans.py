"""Spans: the pieces of a line, with their meaning kept apart from any mark-up."""

from msgspec import Struct

from core.cards import Card, cards_text
from core.ids import Instant, PersonId
from core.present.words.moments import moment_text


class Text(Struct, frozen=True, tag=True):
    """Plain words.  They may hold what a person typed: a renderer escapes them."""

    text: str


class Strong(Struct, frozen=True, tag=True):
    """Words that matter most in their line."""

    text: str


class CardRow(Struct, frozen=True, tag=True):
    """Cards face up."""

    cards: tuple[Card, ...]


class CardBacks(Struct, frozen=True, tag=True):
    """``count`` cards face down."""

    count: int


class Who(Struct, frozen=True, tag=True):
    """A person by the name shown; ``mention`` asks the platform to notify him."""

    person: PersonId
    name: str
    mention: bool = False


class Team(Struct, frozen=True, tag=True):
    """Several people whom the platform notifies together: a role, a user group.

    ``id`` is the platform's own, as its adapter has written it.
    """

    id: str
    name: str


class Until(Struct, frozen=True, tag=True):
    """A moment, shown as time remaining in the reader's own clock."""

    at: Instant


Span = Text | Strong | CardRow | CardBacks | Who | Team | Until
Line = tuple[Span, ...]


def plain_span(span: Span, now: Instant | None = None) -> str:
    """A span in plain text; with ``now`` a moment is how far off it is."""
    match span:
        case Text(text) | Strong(text):
            return text
        case CardRow(cards):
            return cards_text(cards)
        case CardBacks(count):
            return " ".join(["??"] * count)
        case Who(name=name) | Team(name=name):
            return name
        case Until(at):
            return f"at {at}" if now is None else moment_text((at - now + 999) // 1000)


def plain_line(line: Line, now: Instant | None = None) -> str:
    """A line in plain text."""
    return "".join(plain_span(span, now) for span in line)
