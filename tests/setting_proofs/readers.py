"""What a test reads of the house rules, and a run in which one value reads as another.

The readers are imported by name all over the core, so their bodies are replaced, not their
names.  No product code knows of it.
"""

import functools
import gc
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from core.games import registry
from core.games.spec import Swap
from core.house import settings
from core.house.setting import Value
from core.house.settings import SETTINGS

Read = tuple[str, Value]
"""A key and the value that was read."""

SHOWN: Final = frozenset((
    "buyin.playing_behind_badge", "seats.change_request_badge", "draw.openers_button",
    "stud.show_folded_upcards",
))  # fmt: skip
"""What is shown at a seat, and nothing else: ``core.present`` alone asks for it."""

_OF_THE_CORE: Final = ("core.", "bot.", "adapters.")
_PRESENT: Final = "core.present."
_KEPT_IN: Final = ("core.hand.", "core.table.")
"""Packages whose caches keep what follows from house rules."""

_seen: set[Read] = set()
_forced: dict[Read, Value] = {}


@contextmanager
def watched() -> Iterator[set[Read]]:
    """What the core reads within; the readers are as they were afterwards."""
    with _replaced(), _without_memory():
        _seen.clear()
        yield _seen


@contextmanager
def forced(key: str, value: Value, instead: Value) -> Iterator[None]:
    """Within, the core reads ``key`` as ``instead`` wherever it would read it as ``value``."""
    _forced[key, value] = instead
    try:
        with watched():
            yield
    finally:
        _forced.clear()


def _read(overrides: Mapping[str, Value], key: str) -> Value:
    value = overrides[key] if key in overrides else SETTINGS[key].default
    asks: str = sys._getframe(2).f_globals["__name__"]
    if not asks.startswith(_OF_THE_CORE) or (asks.startswith(_PRESENT) and key not in SHOWN):
        return value
    _seen.add((key, value))
    return _forced.get((key, value), value)


def _is_chosen(swap: Swap, values: Mapping[str, Value]) -> bool:
    """Nobody asks for the default, so a swap to it counts only where it is forced."""
    read = (swap.setting, values.get(swap.setting, SETTINGS[swap.setting].default))
    _seen.add(read)
    if read in _forced:
        return _forced[read] == swap.value
    return swap.setting in values and values[swap.setting] == swap.value


class _Proofs:
    """What the new bodies find in the module of the old ones."""

    read = staticmethod(_read)
    is_chosen = staticmethod(_is_chosen)


def _reader(overrides: Any, key: Any) -> Any:
    return _proofs.read(overrides, key)  # type: ignore[name-defined]  # noqa: F821


def _chooser(swap: Any, values: Any) -> Any:
    return _proofs.is_chosen(swap, values)  # type: ignore[name-defined]  # noqa: F821


@contextmanager
def _replaced() -> Iterator[None]:
    bodies: tuple[tuple[Any, Any], ...] = (
        (settings.number, _reader),
        (settings.word, _reader),
        (settings.flag, _reader),
        (registry._is_chosen, _chooser),
    )
    before = [(reader, reader.__code__) for reader, _ in bodies]
    for reader, body in bodies:
        reader.__globals__["_proofs"] = _Proofs
        reader.__code__ = body.__code__
    try:
        yield
    finally:
        for reader, code in before:
            reader.__code__ = code


@contextmanager
def _without_memory() -> Iterator[None]:
    """Nothing kept from before is used within, and nothing from within afterwards."""
    _forget()
    try:
        yield
    finally:
        _forget()


def _forget() -> None:
    for cache in _caches():
        cache.cache_clear()


@functools.cache
def _caches() -> tuple[Any, ...]:
    wrapper = type(_caches)
    return tuple(
        one
        for one in gc.get_objects()
        if isinstance(one, wrapper) and str(getattr(one, "__module__", "")).startswith(_KEPT_IN)
    )
