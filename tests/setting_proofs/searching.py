"""Looking for tests that cover a value: the likeliest first, and those that name a rule."""

import inspect
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from typing import Final

import pytest

from core.house.setting import Kind, Setting, Value
from core.house.settings import SETTINGS
from core.house.values import text_of
from tests.house.accounting import in_the_books
from tests.setting_proofs.page import ANY, Proof
from tests.setting_proofs.playing import Player
from tests.setting_proofs.readers import Read, forced, watched
from tests.setting_proofs.values import others, value_of

_TRIES: Final = 25
"""Tests that are tried for one value, after which what is left of it is given up."""


class Searcher:
    """The tests there are, and what each reads; a test is played for it when it is first asked."""

    def __init__(self, items: Sequence[pytest.Item], player: Player) -> None:
        self._items = items
        self._player = player
        self._reads: dict[str, frozenset[Read]] = {}

    def look(self, key: str, text: str, wanted: Iterable[str]) -> Iterator[Proof]:
        """Tests that tell the value ``text`` from the ``wanted`` ones, as far as there are any."""
        setting, open_, tried = SETTINGS[key], set(wanted), 0
        for item in self._likely(setting, text):
            for value in self._read(item, setting, text):
                told = self._told(item, setting, value, open_)
                if told:
                    yield Proof(key, text_of(value), item.nodeid, told)
                tried += 1
                open_.difference_update(told, (ANY,) if told else ())
                if not open_ or tried == _TRIES:
                    return

    def reads(self, item: pytest.Item) -> frozenset[Read]:
        """What the core reads in the test as it is; nothing if it does not pass."""
        if item.nodeid not in self._reads:
            with watched() as seen:
                passed = self._player.passes(item)
                self._reads[item.nodeid] = frozenset(seen) if passed else frozenset()
        return self._reads[item.nodeid]

    def fails(self, item: pytest.Item, key: str, value: Value, instead: Value) -> bool:
        """Whether the test fails when ``key`` reads as ``instead`` in the place of ``value``."""
        with forced(key, value, instead):
            return self._player.fails(item)

    def _told(
        self, item: pytest.Item, setting: Setting, value: Value, wanted: Collection[str]
    ) -> tuple[str, ...]:
        """The wanted values that the test tells ``value`` from; of a number the first alone."""
        told: list[str] = []
        for instead in others(setting, value):
            is_wanted = ANY in wanted or text_of(instead) in wanted
            if is_wanted and self.fails(item, setting.key, value, instead):
                told.append(text_of(instead))
                if ANY in wanted:
                    break
        return tuple(told)

    def _read(self, item: pytest.Item, setting: Setting, text: str) -> Iterator[Value]:
        """The values in question that the test reads."""
        read = {value for key, value in self.reads(item) if key == setting.key}
        if text == ANY:
            yield from sorted(int(value) for value in read - {setting.default})
        elif value_of(setting.key, text) in read:
            yield value_of(setting.key, text)

    def _likely(self, setting: Setting, text: str) -> Iterable[pytest.Item]:
        """The tests that have to do with the setting; those that need no loop first."""
        rules = rules_of(setting)
        rated = [(_likeness(item, setting, text, rules), item) for item in self._items]
        needs_mark = setting.rule is not None

        def order(pair: tuple[int, pytest.Item]) -> tuple[bool, bool, int]:
            return (needs_mark and not is_marked(pair[1]), _is_async(pair[1]), -pair[0])

        return [item for rating, item in sorted(rated, key=order) if rating]


def is_marked(item: pytest.Item) -> bool:
    """Whether the test names a rule of the book."""
    return item.get_closest_marker("rule") is not None


def _is_async(item: pytest.Item) -> bool:
    return inspect.iscoroutinefunction(getattr(item, "function", None))


def rules_of(setting: Setting) -> frozenset[str]:
    """The entries of the catalogue that have the setting."""
    named = {rule for rule, _ in in_the_books().get(setting.key, ())}
    return frozenset(named | ({setting.rule} if setting.rule else set()))


def _likeness(item: pytest.Item, setting: Setting, text: str, rules: frozenset[str]) -> int:
    marked = {mark.args[0] for mark in item.iter_markers("rule")}
    own, module = _source(getattr(item, "function", None)), _source(getattr(item, "module", None))
    own += str(getattr(getattr(item, "callspec", None), "params", ""))
    own, module = own.replace("__", "."), module.replace("__", ".")  # key__word=value
    is_word = setting.kind is Kind.CHOICE and text in own
    return (
        4 * bool(marked & rules) + 8 * (setting.key in own) + 4 * is_word
        + 2 * (setting.key in module) + (setting.kind is Kind.CHOICE and text in module)
    )  # fmt: skip


@cache
def _source(of: object) -> str:
    try:
        return inspect.getsource(of)  # type: ignore[arg-type]
    except (OSError, TypeError):
        return ""
