"""Where the database lies when nobody says."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct

FILE_NAME: Final = "riffle.sqlite3"


class _Home(Struct, frozen=True):
    """A system's folder for a user's data: a variable that names it, or a place in the home."""

    variable: str
    fallback: str
    folder: str


_HOMES: Final = {
    "win32": _Home("LOCALAPPDATA", "AppData/Local", "Riffle"),
    "darwin": _Home("", "Library/Application Support", "Riffle"),
}
_UNIX: Final = _Home("XDG_DATA_HOME", ".local/share", "riffle")


def default_database(
    system: str = sys.platform, environment: Mapping[str, str] = os.environ
) -> Path:
    """The database in the user's data folder, as each system has it."""
    home = _HOMES.get(system, _UNIX)
    named = environment.get(home.variable, "")
    base = Path(named) if named and Path(named).is_absolute() else Path.home() / home.fallback
    return base / home.folder / FILE_NAME
