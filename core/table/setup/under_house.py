"""The community's house rules at one table, as many of them as it can be dealt by (Cooke 1.07).

A rule that a table cannot have (a kill in no limit, say) leaves that table as it is; it does not
keep anybody from opening one.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from msgspec import Struct

from core.house.combinations import check_together
from core.house.settings import Overrides, house_of
from core.refusal import Refusal
from core.table.config import TableConfig, config_despite
from core.table.floor.rule_change import RuleChange, changed
from core.table.setup.checking import check
from core.table.setup.choices import dealt

T = TypeVar("T")

_FEW: Final = 8
"""So many changes may be left out one by one, to see which of them cannot be."""


class Fit(Struct, frozen=True):
    """A table's configuration with the changes it can be dealt by; why not, for each other key."""

    config: TableConfig
    left: dict[str, Refusal]


def fit(config: TableConfig, changes: Sequence[RuleChange]) -> Fit:
    """``config`` after as many of ``changes`` as it can be dealt by, which come together."""
    by_key = {change.key: change for change in changes}

    def attempt(keys: Sequence[str]) -> TableConfig:
        tried = config
        for key in keys:
            tried = changed(tried, by_key[key])
        check_games(tried, *keys)
        return tried

    return Fit(*most_of(tuple(by_key), attempt))


def opened_under(config: TableConfig, changes: Sequence[RuleChange]) -> TableConfig:
    """``config`` as a table opens with it: what it cannot be dealt by it has been told all the
    same.

    Raises:
        Refusal: it cannot be dealt as it is.
    """
    found = fit(config, changes)
    config = found.config
    for change in changes:
        if change.key in found.left:
            config = config_despite(config, change.key, change.value)
    return config


def check_games(config: TableConfig, *changes: str) -> None:
    """Refuse a table that could not be dealt; the settings ``changes`` are named first.

    Raises:
        Refusal: ``SETTINGS_CONTRADICT``, or see :func:`core.table.setup.checking.check`.
    """
    for house in houses_of(config):
        for key in changes:
            check_together(house, key)
    check(config)


def houses_of(config: TableConfig) -> list[Overrides]:
    """The values in force at the table, for each of its games."""
    return [house_of(game, config.settings) for game in dealt(config.games, config.settings)]


def most_of(
    keys: Sequence[str], attempt: Callable[[Sequence[str]], T]
) -> tuple[T, dict[str, Refusal]]:
    """What ``attempt`` makes of as many of ``keys`` as it takes, and why not of each other.

    Raises:
        Refusal: ``attempt`` refuses even none of them.
    """
    try:
        return attempt(keys), {}
    except Refusal as refusal:
        first = refusal
    for key in _suspects(keys, first):
        try:
            return attempt([other for other in keys if other != key]), {key: first}
        except Refusal:
            continue
    return _part_by_part(keys, attempt)


def _suspects(keys: Sequence[str], refusal: Refusal) -> Sequence[str]:
    """Which keys are left out one by one; of many those that are named, to be done in time."""
    if len(keys) <= _FEW:
        return keys
    named = (refusal.facts.get("key"), refusal.facts.get("other"))
    return [key for key in keys if key in named]


def _part_by_part(
    keys: Sequence[str], attempt: Callable[[Sequence[str]], T]
) -> tuple[T, dict[str, Refusal]]:
    """Halves of halves, for nearly all are taken together; whatever was refused is tried again
    when another has been taken since."""
    taken: list[str] = []
    left: dict[str, Refusal] = {}

    def add(part: Sequence[str]) -> None:
        try:
            attempt([*taken, *part])
        except Refusal as refusal:
            half = len(part) // 2
            if half:
                add(part[:half])
                add(part[half:])
            else:
                left[part[0]] = refusal
        else:
            taken.extend(part)

    waiting, count = list(keys), -1
    while waiting and count < len(taken):
        count = len(taken)
        left.clear()
        add(waiting)
        waiting = list(left)
    return attempt(taken), left
