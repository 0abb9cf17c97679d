"""Finding a house rule, and a value for it, while they are being typed."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from typing import Final

from msgspec import Struct

from core.house.declared import DECLARED
from core.house.matters import matter_of
from core.house.reading import read
from core.house.setting import Kind, Setting, Value
from core.house.settings import SETTINGS, unknown_setting
from core.house.values import text_of
from core.refusal import Refusal

_WORDS: Final = re.compile(r"[a-z0-9]+")
_RULE: Final = re.compile(r"(?:[a-z]+[- ])?(\d[\w.]*)")
_ENDING: Final = re.compile(r"(?<=[a-z]{3})(?:ing|ed|s)\b", re.IGNORECASE)
"""What a word may have behind it that a rule has not: ``talking``, ``straddled``."""
_LITTLE: Final = frozenset((
    "a", "an", "and", "are", "at", "be", "by", "can", "do", "does", "for", "has", "have", "how",
    "i", "in", "is", "it", "long", "many", "may", "much", "of", "on", "or", "the", "to", "we",
    "what", "when", "where", "which", "who", "with", "you",
))  # fmt: skip
"""Words of a question that name no rule: ``how many raises``."""

_ALIKE: Final = 0.8
_SHORTEST: Final = 4
"""Letters, and a likeness to a word of a title, from which on another word is taken for it."""

_MOST: Final = 25
_BEGINS: Final = 2
"""The rank of a title that begins so; behind it come single words."""

_HUGE: Final = 1_000_000
"""A bound that nobody chooses."""


class Offer(Struct, frozen=True):
    """A value to choose: ``text`` as it is typed, ``label`` as it is read."""

    value: Value
    text: str
    label: str


class _Entry(Struct, frozen=True):
    """A setting with the words it is found by; each list of words begins with a blank."""

    place: int
    setting: Setting
    key: str
    name: str
    title: str
    number: str
    called: str
    told: str


def find(typed: str, limit: int = _MOST) -> tuple[Setting, ...]:
    """The settings that ``typed`` may mean, the best first: all of them while it is empty.

    First the one called so, by key, title or the number of its rule; then those whose key or
    title begins so; then those with a word for each of the words typed, in their names before
    their texts; where nothing is found, the same without the endings of the words, without the
    little words of a question, and at last with slips of the pen mended.
    """
    if not _plain(typed):
        return DECLARED[:limit]
    for reading in _readings(typed):
        if rows := _ranked(reading):
            return tuple(setting for _, _, setting in rows[:limit])
    return ()


def _readings(typed: str) -> Iterator[str]:
    """What ``typed`` may be read as, the most faithful first; none is empty."""
    yield typed
    yield (stems := _ENDING.sub("", typed))
    words = _plain(stems).split()
    telling = [word for word in words if word not in _LITTLE]
    if telling:
        yield " ".join(telling)
        yield " ".join(map(_mended, words))
        yield " ".join(map(_mended, telling))


def _mended(word: str) -> str:
    """The word of a title or a key that ``word`` is nearly, or ``word`` itself."""
    if len(word) < _SHORTEST:
        return word
    near = get_close_matches(word, _vocabulary(), 1, _ALIKE)
    return near[0] if near else word


def setting_named(typed: str) -> Setting:
    """The one setting that ``typed`` names: by its key, its title, or a beginning of its own.

    Raises:
        Refusal: ``UNKNOWN_SETTING``, which names those that are near; ``NO_SETTING_LIKE_IT``.
    """
    if typed in SETTINGS:
        return SETTINGS[typed]
    found = _ranked(typed) if _plain(typed) else []
    best = [one for one in found if one[0] == found[0][0]]
    if len(best) == 1 and (best[0][0] <= _BEGINS or len(found) == 1):
        return best[0][2]
    near = find(typed) if _plain(typed) else ()
    raise unknown_setting(typed, tuple(setting.key for setting in near))


def _ranked(typed: str) -> list[tuple[int, int, Setting]]:
    """Rank, place and setting of all that ``typed`` may mean, the best first."""
    wanted = _plain(typed)
    words = wanted.split()
    number = found[1].rstrip(".") if (found := _RULE.fullmatch(typed.strip().casefold())) else ""
    ranked = [
        (rank, entry.place, entry.setting)
        for entry in _entries()
        if (rank := _rank(entry, wanted, words, number)) is not None
    ]
    return sorted(ranked, key=lambda row: row[:2])


def offers(setting: Setting, typed: str = "", limit: int = _MOST) -> tuple[Offer, ...]:
    """Values that ``typed`` may mean, the one that it does mean first; the usual one is marked."""
    values = _values(setting)
    wanted = _plain(typed)
    near = [value for value in values if _is_near(setting, value, wanted)]
    try:
        meant = [read(setting, typed)] if wanted else []
    except Refusal:
        meant = []
    chosen = list({text_of(value): value for value in (*meant, *near)}.values())
    return tuple(_offer(setting, value) for value in chosen[:limit])


def _values(setting: Setting) -> tuple[Value, ...]:
    """All values of a list; of a number the usual one, those with a meaning, and bounds."""
    if setting.kind is not Kind.NUMBER:
        return setting.choices
    odd = (value for value, _ in setting.phrases)
    bounds = (setting.least, setting.most) if setting.most < _HUGE else ()
    return tuple(dict.fromkeys((setting.default, *odd, *bounds)))


def _is_near(setting: Setting, value: Value, wanted: str) -> bool:
    text = _plain(f"{text_of(value)} {setting.said(value)}")
    return all(f" {word}" in f" {text}" for word in wanted.split())


def _offer(setting: Setting, value: Value) -> Offer:
    text = text_of(value)
    usual = " (usual)" if value == setting.default else ""
    return Offer(value, text, f"{text}: {setting.said(value)}{usual}")


def _rank(entry: _Entry, wanted: str, words: list[str], number: str) -> int | None:
    if wanted in (entry.key, entry.title) or (number and number == entry.number):
        return 0
    if entry.key.startswith(wanted) or entry.name.startswith(wanted):
        return 1
    if entry.title.startswith(wanted):
        return 2
    if number and entry.number.startswith(number):
        return 3
    if all(f" {word}" in entry.called for word in words):
        return 4
    if all(f" {word}" in entry.told for word in words):
        return 5
    return 6 if wanted in entry.told else None


@cache
def _vocabulary() -> tuple[str, ...]:
    words = dict.fromkeys(" ".join(entry.called for entry in _entries()).split())
    return tuple(word for word in words if len(word) >= _SHORTEST)


@cache
def _entries() -> tuple[_Entry, ...]:
    return tuple(_entry(place, setting) for place, setting in enumerate(DECLARED))


def _entry(place: int, setting: Setting) -> _Entry:
    matter = matter_of(setting.key)
    _, _, name = setting.key.partition(".")
    called = f" {_plain(setting.key)} {_plain(setting.title)}"
    phrases = " ".join(phrase for _, phrase in setting.phrases)
    told = f"{matter.name} {matter.title} {setting.summary} {phrases} {setting.sign}"
    found = _RULE.fullmatch(setting.rule or "")
    return _Entry(
        place, setting, _plain(setting.key), _plain(name), _plain(setting.title),
        found[1] if found else "", called, f"{called} {_plain(told)} {_plain(setting.rule or '')}",
    )  # fmt: skip


def _plain(text: str) -> str:
    return " ".join(_WORDS.findall(text.casefold().replace("'", "").replace("\u2019", "")))


__all__ = ["Offer", "find", "offers", "setting_named"]
