"""Names of people, as they come in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.reception.names import clean_name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Doyle", "Doyle"),
        ("  Texas\n Dolly\t ", "Texas Dolly"),
        ("a\u202eb\u200b\u2066c", "abc"),
        ("\x00\x1b[31mred", "[31mred"),
        ("x" * 50, "x" * 32),
        ("Z\u0300\u0301\u0302\u0303\u0304", "Z\u0300\u0301"),
        ("Zoë", "Zoë"),
        ("李小龙", "李小龙"),
        ("\u200b\u200e", "42"),
        ("\u3164", "42"),
        ("\u2800\u2800", "42"),
        ("\uffa0 \u115f\u1160", "42"),
        ("\U0001d159", "42"),
        ("\u0301\u0302", "42"),
        ("\u034f\ufe0f", "42"),
        ("\u3164\u0301", "42"),
        ("\u3164Ann\u2800\u2800Lee\uffa0", "Ann Lee"),
        ("\u0301Ann", "Ann"),
        ("e\u200b\u0301", "\u00e9"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("\u0928\u0940\u0932\u093e", "\u0928\u0940\u0932\u093e"),
        ("", "42"),
    ],
)
def test_a_name_is_one_line_written_forwards(name: str, shown: str) -> None:
    """Controls, direction marks, piles of accents, blank letters and excess go; scripts of the
    world stay; a name of which nothing can be seen gives way to the other."""
    assert clean_name(name, "42") == shown


@given(st.text(max_size=80))
def test_every_name_is_short_single_and_stable(name: str) -> None:
    """Cleaning gives at most 32 characters on one line, and cleaning again changes nothing."""
    shown = clean_name(name, "nobody")
    assert 1 <= len(shown) <= 32
    assert len(shown.splitlines()) == 1
    assert clean_name(shown, "nobody") == shown
