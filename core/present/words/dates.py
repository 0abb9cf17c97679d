"""Dates in words, the same for every reader: of things that were done long ago."""

from datetime import UTC, datetime
from typing import Final

from core.ids import Instant

_MONTHS: Final = (
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
)  # fmt: skip


def date_text(at: Instant) -> str:
    """``30 Nov 2026``, in UTC."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return f"{moment.day} {_MONTHS[moment.month - 1]} {moment.year}"


def date_and_time(at: Instant) -> str:
    """``30 Nov 2026, 13:05 UTC``."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return f"{date_text(at)}, {moment.hour:02}:{moment.minute:02} UTC"
