"""Who and where: opaque names that the core compares and never reads."""

from typing import NewType

PersonId = NewType("PersonId", str)
"""One person in one community, and so one wallet: ``discord:<guild>:<user>``, ``terminal:you``.

The adapter that made it is the only one that may take it apart."""

CommunityId = NewType("CommunityId", str)
"""A Discord server, a Slack workspace, or the terminal: ``discord:<guild>``."""

PlaceId = NewType("PlaceId", str)
"""A channel or thread where a table lives: ``discord:<guild>:<channel>``."""

TableId = NewType("TableId", str)
"""One table: a short word, unique in the database, never reused."""

Seat = NewType("Seat", int)
"""A seat's number, clockwise from 1."""

Instant = NewType("Instant", int)
"""A moment in milliseconds since 1970-01-01 UTC."""

Millis = NewType("Millis", int)
"""A length of time in milliseconds."""


def seconds(count: float) -> Millis:
    """``count`` seconds as milliseconds."""
    return Millis(round(count * 1000))


def later(at: Instant, by: int) -> Instant:
    """The moment ``by`` milliseconds after ``at``."""
    return Instant(at + by)
