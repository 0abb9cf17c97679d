"""Names of people, in and out."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adapters.discord.names import clean_name, escape


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
        ("", "42"),
    ],
)
def test_a_name_is_one_line_written_forwards(name: str, shown: str) -> None:
    """Controls, direction marks, piles of accents and excess go; scripts of the world stay."""
    assert clean_name(name, "42") == shown


@given(st.text(max_size=80))
def test_every_name_is_short_single_and_stable(name: str) -> None:
    """Cleaning gives at most 32 characters on one line, and cleaning again changes nothing."""
    shown = clean_name(name, "nobody")
    assert 1 <= len(shown) <= 32
    assert len(shown.splitlines()) == 1
    assert clean_name(shown, "nobody") == shown


@pytest.mark.parametrize(
    "text",
    [
        "@everyone",
        "<@123>",
        "<@&123>",
        "<#1>",
        "**bold**",
        "`code`",
        "||spoiler||",
        "[a](http://b)",
        "https://example.org",
        "# heading",
        "- list",
        "12. list",
        "> quote",
        "~~gone~~",
        "back\\slash",
        "<t:1:R>",
        "_it_",
    ],
)
def test_mark_up_is_shown_and_not_obeyed(text: str) -> None:
    """Discord drops a backslash before punctuation and shows what follows: the same text."""
    escaped = escape(text)
    assert _as_discord_shows(escaped) == text
    assert not _obeyed(escaped)


def _as_discord_shows(text: str) -> str:
    shown, letters = [], iter(text)
    for letter in letters:
        shown.append(next(letters) if letter == "\\" else letter)
    return "".join(shown)


def _obeyed(text: str) -> bool:
    """Whether mark-up remains once every backslash and what it shows is taken out."""
    bare = re.sub(r"\\.", "", text)
    return bool(re.search(r"[*_~`|<>\[\]@#]|://", bare) or re.match(r"([-+]|\d+\.)\s", text))
