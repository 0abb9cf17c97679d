"""How far off a moment is, in words."""

import pytest

from core.present.words.moments import moment_text

MINUTE, HOUR, DAY = 60, 3_600, 86_400


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "in 0 s"),
        (70, "in 70 s"),
        (599, "in 599 s"),
        (10 * MINUTE, "in 10 min"),
        (HOUR - 8, "in 60 min"),
        (2 * HOUR, "in 2 h"),
        (2 * HOUR + 1, "in 3 h"),
        (7 * DAY, "in 7 days"),
        (-3, "in 0 s"),
        (-MINUTE, "1 min ago"),
        (-5 * MINUTE - 59, "5 min ago"),
        (-3 * DAY, "3 days ago"),
    ],
)
def test_a_moment_is_told_in_the_unit_that_people_would_use(seconds: int, said: str) -> None:
    """A clock runs in seconds, a penalty in hours or days: nobody divides 604,800 by 86,400, and
    nobody who waits as long as he is told comes too early."""
    assert moment_text(seconds) == said
