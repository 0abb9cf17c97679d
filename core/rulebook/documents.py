"""The rule book's files, as they lie in this folder.

They are copied from the catalogue, byte for byte, and are never edited here.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

RULE_FILES = (
    "cooke-01-08.toml",
    "cooke-09-13.toml",
    "cooke-14-18.toml",
    "stud-sheet.toml",
    "uspc.toml",
    "hoyle.toml",
)
"""The files of rules, in the order in which the books are read."""

DATA_FILES = ("frequencies.toml", "games.toml", "glossary.toml", "jackpots.toml", "stakes.toml")
"""The files of tables and words."""


def raw(name: str) -> bytes:
    """The bytes of the file ``name``; ``FileNotFoundError`` if the book has no such file."""
    return files("core.rulebook").joinpath(name).read_bytes()


def decode(name: str, shape: type[T]) -> T:
    """The file ``name`` as a ``shape``; ``msgspec.ValidationError`` if it has another one."""
    return msgspec.toml.decode(raw(name), type=shape)


@cache
def document(name: str) -> Mapping[str, Any]:
    """The file ``name`` as plain tables, for readers that give them their own types.

    It is read once and shared by all: copy what you want to change.
    """
    return decode(name, dict[str, Any])
