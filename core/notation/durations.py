"""Lengths of time as people type them: ``90``, ``90s``, ``2 minutes``, ``1h``, ``7d``."""

import re
from typing import Final

from core.refusal import Reason, Refusal

_SPAN: Final = re.compile(r"(\d{1,6}(?:\.\d{1,2})?)\s*([a-z]*)")
_SECONDS: Final = {
    "": 1, "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1,
    "m": 60, "min": 60, "mins": 60, "minute": 60, "minutes": 60,
    "h": 3_600, "hr": 3_600, "hrs": 3_600, "hour": 3_600, "hours": 3_600,
    "d": 86_400, "day": 86_400, "days": 86_400,
    "w": 604_800, "week": 604_800, "weeks": 604_800,
}  # fmt: skip
_SHOWN_BACK: Final = 40


def parse_seconds(typed: str) -> int:
    """A length of time in seconds; a bare number is seconds.

    Raises:
        Refusal: ``UNREADABLE_TIME`` for what is none, and for no time at all.
    """
    found = _SPAN.fullmatch(" ".join(typed.split()).lower().removeprefix("for "))
    unit = _SECONDS.get(found[2]) if found is not None else None
    count = round(float(found[1]) * unit) if found is not None and unit is not None else 0
    if count <= 0:
        raise Refusal(Reason.UNREADABLE_TIME, typed=typed[:_SHOWN_BACK])
    return count
