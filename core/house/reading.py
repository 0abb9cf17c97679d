"""Reading what people type as the value of a house rule: ``on``, ``20``, ``2 minutes``, ``10%``."""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from core.house.setting import Kind, Setting, Value
from core.house.values import text_of

_ON: Final = frozenset(("on", "yes", "y", "true", "1", "allowed", "enabled"))
_OFF: Final = frozenset(("off", "no", "n", "false", "0", "prohibited", "disabled", "never"))
_NOTHING: Final = frozenset(("none", "no", "off", "never", "nothing"))
"""Words for 0, where 0 means something of its own."""

_SECONDS: Final[Mapping[str, int]] = {"s": 1, "sec": 1, "second": 1, "m": 60, "min": 60,
                                      "minute": 60, "h": 3600, "hr": 3600, "hour": 3600,
                                      "d": 86_400, "day": 86_400}  # fmt: skip
"""Lengths of time in seconds, without the s of the plural."""

_UNITS: Final[Mapping[str, int]] = {"seconds": 1, "minutes": 60, "hours": 3600, "days": 86_400}
_THOUSANDS: Final[Mapping[str, int]] = {"": 1, "k": 1_000, "m": 1_000_000}
_NUMBER: Final = re.compile(r"([+-]?\d[\d,_']*)(?:\.(\d+))?\s*(.*)")
_MARKS: Final = re.compile(r"[^a-z0-9]+")
_LIKE: Final = 0.85
"""How much a word has to be like a value to be taken for it."""

_LONGEST: Final = 60
"""Characters of a number with its unit."""

_SHORTEST: Final = 3
"""Letters that may stand for the one value that begins so."""


def read(setting: Setting, typed: str) -> Value:
    """The value that ``typed`` means for ``setting``, in any case.

    ``on``, ``yes`` and the like for a rule that is followed or not; a choice by its key, by the
    words for it, by its beginning, or with a slip of the pen; a number with or without its
    unit, and time in any unit that gives a whole number.

    Raises:
        Refusal: ``SETTING_IMPOSSIBLE``, which names the values or the bounds.
    """
    words = " ".join(typed.split()).casefold()
    match setting.kind:
        case Kind.ON_OFF:
            value: Value | None = True if words in _ON else False if words in _OFF else None
            value = value if value is not None else _chosen(setting, words)
        case Kind.CHOICE:
            value = _chosen(setting, words)
        case Kind.NUMBER:
            value = _counted(setting, words)
    if value is None or not setting.can_be(value):
        raise setting.impossible(typed.strip()[:60])
    return value


def _chosen(setting: Setting, words: str) -> Value | None:
    """The value called so or nearly so; None when there is none, or more than one."""
    if not isinstance(setting.default, (bool, str)):
        number = _counted(setting, words)
        if number is not None:
            return number if number in setting.choices else None
    names: dict[str, Value] = {}
    for value in setting.choices:
        names[_bare(text_of(value))] = value
    for value, phrase in setting.phrases:
        names.setdefault(_bare(phrase), value)
    wanted = _bare(words)
    if wanted in names:
        return names[wanted]
    starts = {value for name, value in names.items() if name.startswith(wanted)}
    if len(wanted) >= _SHORTEST and len(starts) == 1:
        return starts.pop()
    like = {names[name] for name in get_close_matches(wanted, names, 3, _LIKE)}
    return like.pop() if len(like) == 1 else None


def _counted(setting: Setting, words: str) -> int | None:
    """A number in the setting's own unit; None when it is no whole number of it."""
    if words in _NOTHING:
        return 0 if any(at == 0 for at, _ in setting.phrases) else None
    found = _NUMBER.fullmatch(words) if len(words) <= _LONGEST else None
    if found is None:
        return None
    digits, decimals, unit = found[1], found[2] or "", found[3].rstrip(".")
    times = _times(setting.unit, unit)
    if times is None:
        return None
    scale = 10 ** len(decimals)
    whole = int(re.sub(r"[,_']", "", digits) + decimals)
    amount, over = divmod(whole * times[0], scale * times[1])
    return None if over else amount


def _times(own: str, typed: str) -> tuple[int, int] | None:
    """What a number in the typed unit is multiplied and divided by to be in the setting's own."""
    if own in _UNITS:
        seconds = _SECONDS.get(typed) or _SECONDS.get(typed.removesuffix("s"))
        return (seconds, _UNITS[own]) if seconds else (1, 1) if not typed else None
    if typed in _THOUSANDS and own == "chips":
        return _THOUSANDS[typed], 1
    names = ("", own, own.removesuffix("s"), *(("%",) if own == "percent" else ()))
    initials = "".join(word[0] for word in own.split())
    return (1, 1) if typed in (*names, initials, f"{initials}s") else None


def _bare(words: str) -> str:
    return _MARKS.sub("", words.casefold())
