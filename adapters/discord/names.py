"""Names of people on Discord: taken from the account, escaped when they go out."""

import re
from typing import Final

import discord

from core.reception.names import clean_name

_MARKUP: Final = re.compile(r"[\\*_~`|<>\[\]@#]|:(?=//)")
_LINE_START: Final = re.compile(r"^(\s*\d*)([-+.])(?=\s)", re.MULTILINE)
"""The mark that makes a line an item of a list: the dash, or the point behind a number.

Discord takes a backslash away before punctuation only; before a digit it would be shown.
"""


def shown_name(user: discord.User | discord.Member) -> str:
    """The name a member bears in the server, cleaned; else the account's, else its number."""
    return clean_name(user.display_name, clean_name(user.name, str(user.id)))


def escape(text: str) -> str:
    """``text`` so that Discord shows exactly these characters: no mark-up, mention or link."""
    escaped = _MARKUP.sub(r"\\\g<0>", text)
    return _LINE_START.sub(r"\1\\\2", escaped)
