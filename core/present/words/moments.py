"""How far off a moment is, in short, where no clock of the reader's own can be shown."""

from typing import Final

_MINUTE: Final = 60
_HOUR: Final = 60 * _MINUTE
_DAY: Final = 24 * _HOUR
_BY_SECONDS: Final = 10 * _MINUTE
"""What runs out sooner is told to the second."""


def moment_text(seconds: int) -> str:
    """A moment ``seconds`` away: ``in 70 s``, ``in 2 h``, ``in 7 days``.

    Longer times are told in whole units, and none too short.  A moment that has just passed is
    ``in 0 s``, an earlier one ``5 min ago``.
    """
    if seconds <= -_MINUTE:
        count, unit = _in_units(-seconds)
        return f"{int(count)} {unit} ago"
    if seconds < _BY_SECONDS:
        return f"in {max(seconds, 0)} s"
    count, unit = _in_units(seconds)
    return f"in {-int(-count // 1)} {unit}"


def _in_units(seconds: int) -> tuple[float, str]:
    if seconds >= 2 * _DAY:
        return seconds / _DAY, "days"
    if seconds >= 2 * _HOUR:
        return seconds / _HOUR, "h"
    return seconds / _MINUTE, "min"
