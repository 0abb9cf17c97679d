"""Screen: what the terminal can show, found out once."""

import os
import shutil
from collections.abc import Mapping
from typing import Final, TextIO

from msgspec import Struct

_NARROWEST: Final = 24
_WIDEST: Final = 100
"""Longer lines are hard to read."""

_PIPE_WIDTH: Final = 80


class Screen(Struct, frozen=True):
    """What may be written.

    ``width`` in columns; ``erases`` when a line can be taken away again; colours or none;
    ``has_signs`` when it can show more than ASCII, suit signs among it.
    """

    width: int
    erases: bool
    has_colour: bool
    has_signs: bool


def screen_of(stream: TextIO, environment: Mapping[str, str] = os.environ) -> Screen:
    """What ``stream`` can show.  ``NO_COLOR`` (https://no-color.org) and dumb terminals hold."""
    is_terminal = stream.isatty()
    is_dumb = environment.get("TERM", "") in ("", "dumb") and "WT_SESSION" not in environment
    columns = shutil.get_terminal_size((_PIPE_WIDTH, 24)).columns if is_terminal else _PIPE_WIDTH
    return Screen(
        width=max(_NARROWEST, min(columns - 1, _WIDEST)),
        erases=is_terminal and not is_dumb,
        has_colour=is_terminal and not is_dumb and not environment.get("NO_COLOR"),
        has_signs=(stream.encoding or "").lower().replace("-", "") == "utf8",
    )
