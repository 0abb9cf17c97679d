"""Which matter a house rule belongs to."""

from typing import Final

from core.house.declared import MATTERS
from core.house.matter import Matter

_OF_KEY: Final = {setting.key: matter for matter in MATTERS for setting in matter.settings}
_BY_NAME: Final = {matter.name: matter for matter in MATTERS}


def matter_of(key: str) -> Matter:
    """The matter of a declared setting; ``KeyError`` for another key."""
    return _OF_KEY[key]


def matter_named(typed: str) -> Matter | None:
    """The matter that ``typed`` names, by its word or by its heading."""
    word = " ".join(typed.split()).casefold()
    if word in _BY_NAME:
        return _BY_NAME[word]
    return next((matter for matter in MATTERS if matter.title.casefold() == word), None)


__all__ = ["MATTERS", "Matter", "matter_named", "matter_of"]
