"""The index at the back of the book: what players say when they mean a rule."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

import msgspec

from core.citation import RuleId

_Books = dict[str, dict[str, tuple[str, ...]]]


@cache
def spoken() -> Mapping[RuleId, tuple[str, ...]]:
    """What is said of each entry, in players' words; not every entry has such words."""
    data = files("core.rulebook.searching").joinpath("spoken.toml").read_bytes()
    books = msgspec.toml.decode(data, type=_Books)
    return MappingProxyType({
        RuleId(f"{book}-{number}"): sayings
        for book, numbers in books.items()
        for number, sayings in numbers.items()
    })  # fmt: skip
