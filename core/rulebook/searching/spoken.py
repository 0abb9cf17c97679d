"""The index at the back of the book: what players say when they mean a rule."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

import msgspec

from core.citation import RuleId

_BETWEEN: Final = ";"
"""What stands between two sayings in the file: long strings are read faster than lists."""

_Books = dict[str, dict[str, str]]


@cache
def spoken() -> Mapping[RuleId, tuple[str, ...]]:
    """What is said of each entry, in players' words; not every entry has such words."""
    data = files("core.rulebook.searching").joinpath("spoken.toml").read_bytes()
    books = msgspec.toml.decode(data, type=_Books)
    return MappingProxyType({
        RuleId(f"{book}-{number}"): tuple(" ".join(one.split()) for one in sayings.split(_BETWEEN))
        for book, numbers in books.items()
        for number, sayings in numbers.items()
    })  # fmt: skip
