"""The values of a setting: as they are written, and which to read in the place of which."""

from core.house.setting import Kind, Setting, Value
from core.house.settings import SETTINGS
from core.house.values import text_of


def others(setting: Setting, value: Value) -> tuple[Value, ...]:
    """What to read instead of ``value``, the default first; of a number a handful."""
    if setting.kind is not Kind.NUMBER:
        order = dict.fromkeys((setting.default, *setting.choices))
        return tuple(one for one in order if one != value)
    at = int(value)
    near = (at + 1, 2 * at, at // 2, setting.least, setting.most)
    odd = [one for one, _ in setting.phrases]
    tried = (int(one) for one in (setting.default, *odd, *near))
    fit = dict.fromkeys(one for one in tried if setting.least <= one <= setting.most)
    return tuple(one for one in fit if one != at)


def value_of(key: str, text: str) -> Value:
    """The value that is written as ``text``; ``ValueError`` if the setting cannot have it."""
    setting = SETTINGS[key]
    if setting.kind is Kind.NUMBER:
        if not setting.least <= int(text) <= setting.most:
            raise ValueError(f"{key} cannot be {text}")
        return int(text)
    for value in setting.choices:
        if text_of(value) == text:
            return value
    raise ValueError(f"{key} cannot be {text}")
