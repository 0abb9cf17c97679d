"""The house rules that the dealer reads: one registry, and readers of a table's values."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from core.games.spec import GameSpec
from core.house.declared import DECLARED
from core.house.setting import Setting, Value
from core.refusal import Reason, Refusal

SETTINGS: Final[dict[str, Setting]] = {setting.key: setting for setting in DECLARED}
"""Every setting by its key."""

_NAMED: Final = 3
_LONGEST: Final = 60
_ALIKE: Final = 0.6
"""How much a key has to be like what was typed to be named."""

Overrides = dict[str, Value]
"""Values that differ from the default, by key; the only thing that is ever stored."""


def house_of(game: GameSpec, overrides: Overrides) -> Overrides:
    """The values in force when ``game`` is dealt: the game's own defaults under the table's."""
    return {default.setting: default.value for default in game.defaults} | overrides


def checked(overrides: Overrides) -> Overrides:
    """``overrides`` once every value has been found possible.

    Raises:
        Refusal: ``UNKNOWN_SETTING``; ``SETTING_IMPOSSIBLE`` for a value it cannot have.
    """
    return {key: setting_of(key).check(value) for key, value in overrides.items()}


def setting_of(key: str) -> Setting:
    """The setting called ``key``.

    Raises:
        Refusal: ``UNKNOWN_SETTING`` or ``NO_SETTING_LIKE_IT`` for an unknown key.
    """
    if key not in SETTINGS:
        raise unknown_setting(key)
    return SETTINGS[key]


def unknown_setting(typed: str, near: Iterable[str] = ()) -> Refusal:
    """The refusal of a house rule that there is not; it names some with a like key, if any."""
    key = typed.strip()[:_LONGEST]
    keys = tuple(near) or get_close_matches(key, SETTINGS, _NAMED, _ALIKE)
    if not keys:
        return Refusal(Reason.NO_SETTING_LIKE_IT, key=key)
    *others, last = keys[:_NAMED]
    named = f"{', '.join(others)} or {last}" if others else last
    return Refusal(Reason.UNKNOWN_SETTING, key=key, near=named)


def number(overrides: Overrides, key: str) -> int:
    """The value of a numeric setting: the override if there is one, else the default."""
    value = overrides[key] if key in overrides else SETTINGS[key].default
    assert isinstance(value, int)
    return value


def word(overrides: Overrides, key: str) -> str:
    """The value of a setting chosen from words."""
    value = overrides.get(key, SETTINGS[key].default)
    assert isinstance(value, str)
    return value


def flag(overrides: Overrides, key: str) -> bool:
    """The value of a setting that is on or off."""
    value = overrides.get(key, SETTINGS[key].default)
    assert isinstance(value, bool)
    return value
