"""Where the playthroughs are kept, a text file each."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "golden"


def path_of(name: str) -> Path:
    """The file of the playthrough ``name``."""
    return FOLDER / f"{name}.txt"
