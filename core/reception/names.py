"""Names of people, cleaned once when they come in; each platform escapes them as they go out."""

from typing import Final

from core.legible import legible

LONGEST: Final = 32
"""Characters of a name shown at a table."""


def clean_name(name: str, otherwise: str) -> str:
    """``name`` as a table can show it: one line, at most 32 characters, written forwards.

    ``otherwise`` is taken when nothing remains that can be seen.
    """
    return legible(name)[:LONGEST].strip() or otherwise
