"""Names of people: cleaned once when they come in, escaped when they go out."""

import re
import unicodedata
from typing import Final

import discord

from adapters.discord import limits

_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, invisible marks and the marks that turn the direction of writing."""

_STACKED: Final = 2
"""Marks a letter may carry; more would climb into the lines above."""

_MARKUP: Final = re.compile(r"[\\*_~`|<>\[\]@#]|:(?=//)")
_LINE_START: Final = re.compile(r"^(\s*)([-+]|\d+\.)(?=\s)", re.MULTILINE)


def clean_name(name: str, otherwise: str) -> str:
    """``name`` as a table can show it: one line, at most 32 characters, written forwards.

    ``otherwise`` is taken when nothing remains.
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        if category in _DROPPED and letter not in "\n\t":
            continue
        marks = marks + 1 if category.startswith("M") else 0
        if marks <= _STACKED:
            kept.append(" " if letter.isspace() else letter)
    cleaned = " ".join("".join(kept).split())[: limits.NAME].strip()
    return cleaned or otherwise


def shown_name(user: discord.User | discord.Member) -> str:
    """The name a member bears in the server, cleaned; else the account's, else its number."""
    return clean_name(user.display_name, clean_name(user.name, str(user.id)))


def escape(text: str) -> str:
    """``text`` so that Discord shows exactly these characters: no mark-up, mention or link."""
    escaped = _MARKUP.sub(r"\\\g<0>", text)
    return _LINE_START.sub(r"\1\\\2", escaped)
