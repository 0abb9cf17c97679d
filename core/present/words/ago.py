"""``ago``: how long it is since, in words."""

from typing import Final

_SMALL: Final = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
)  # fmt: skip
_TENS: Final = (
    "",
    "",
    "twenty",
    "thirty",
    "forty",
    "fifty",
    "sixty",
    "seventy",
    "eighty",
    "ninety",
)
_HOUR: Final = 60
_TEN: Final = 10
_HUNDRED: Final = 100


def ago(minutes: int) -> str:
    """``forty minutes ago``, ``two hours and a minute ago``; less than one is ``a moment ago``."""
    if minutes < 1:
        return "a moment ago"
    hours, rest = divmod(minutes, _HOUR)
    parts = [_some(hours, "an hour", "hours")] if hours else []
    if rest:
        parts.append(_some(rest, "a minute", "minutes"))
    return f"{' and '.join(parts)} ago"


def _some(count: int, one: str, many: str) -> str:
    return one if count == 1 else f"{number_words(count)} {many}"


def number_words(count: int) -> str:
    """``forty-two``; from a hundred on in figures."""
    if count >= _HUNDRED:
        return f"{count:,}"
    if count < len(_SMALL):
        return _SMALL[count]
    tens, ones = divmod(count, _TEN)
    return _TENS[tens] + (f"-{_SMALL[ones]}" if ones else "")
