"""Words as the search compares them: without endings, and alike where they mean the same."""

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

_WORD: Final = re.compile(r"[a-z0-9]+")
_APOSTROPHE: Final = re.compile(r"['’]")  # noqa: RUF001 - as it is typed on a phone
_VOWEL: Final = re.compile(r"[aeiouy]")
_STAYS_DOUBLE: Final = "lsz"
_REMEMBERED: Final = 2**14
"""Words whose stems are kept: more than the book has."""

_SHORTEST: Final = 3
"""Letters that are left of a word at least."""


class _Groups(Struct, frozen=True, forbid_unknown_fields=True):
    groups: tuple[tuple[str, ...], ...]


class _Words(Struct, frozen=True, forbid_unknown_fields=True):
    empty: frozenset[str]
    joined: dict[str, tuple[str, ...]]
    same: _Groups
    near: _Groups


class _Lexicon(Struct, frozen=True):
    """Attributes:
    empty: stems that say nothing.
    alike: by its first stem, each run of stems that is one word, the longest first.
    near: the words that come near to a word.
    """

    empty: frozenset[str]
    alike: dict[str, tuple[tuple[tuple[str, ...], str], ...]]
    near: dict[str, tuple[str, ...]]


def words_of(text: str) -> list[str]:
    """The words of ``text`` that say something, each in the one form that stands for it.

    Where none does, all that there are: who asks *how much?* asks something.
    """
    lexicon = _lexicon()
    words = _joined(_stems(text), lexicon)
    return [word for word in words if word not in lexicon.empty] or words


def _joined(stems: list[str], lexicon: _Lexicon) -> list[str]:
    """``stems`` with each run that is one word in one, and each word as it is always written."""
    words: list[str] = []
    begun_by = lexicon.alike.get
    at, end = 0, len(stems)
    while at < end:
        stem, taken = stems[at], 1
        runs = begun_by(stem)
        if runs is not None:
            for run, word in runs:
                if len(run) == 1 or tuple(stems[at : at + len(run)]) == run:
                    stem, taken = word, len(run)
                    break
        words.append(stem)
        at += taken
    return words


def near_to(word: str) -> tuple[str, ...]:
    """The words that may be meant as well by ``word``."""
    return _lexicon().near.get(word, ())


def _stems(text: str) -> list[str]:
    plain = _APOSTROPHE.sub("", text.lower())
    return [_stem(word) for word in _WORD.findall(plain)]


@lru_cache(_REMEMBERED)
def _stem(word: str) -> str:
    """``word`` without its ending: raises, raised and raising are one."""
    if len(word) <= _SHORTEST or not word.isalpha():
        return word
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        word = word[:-1]
    for ending in ("ing", "ed", "ly"):
        left = word.removesuffix(ending)
        if left != word and len(left) >= _SHORTEST - (ending == "ed") and _VOWEL.search(left):
            word = left
            if left[-1] == left[-2] and left[-1] not in _STAYS_DOUBLE:
                word = left[:-1]
            break
    return word[:-1] if word.endswith("e") and len(word) > _SHORTEST else word


@cache
def _lexicon() -> _Lexicon:
    data = files("core.rulebook.searching").joinpath("words.toml").read_bytes()
    words = msgspec.toml.decode(data, type=_Words)
    runs = {
        tuple(_stems(spelling)): word.lower()
        for word, spellings in words.joined.items()
        for spelling in spellings
    }
    for group in words.same.groups:
        for spelling in group:
            runs[tuple(_stems(spelling))] = _stem(group[0])
    alike: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for run in sorted(runs, key=lambda run: (-len(run), run)):
        alike.setdefault(run[0], []).append((run, runs[run]))
    near: dict[str, set[str]] = {}
    for group in words.near.groups:
        stems = {_one_form(runs, spelling) for spelling in group}
        for stem in stems:
            near.setdefault(stem, set()).update(stems - {stem})
    return _Lexicon(
        frozenset(map(_stem, words.empty)),
        {first: tuple(found) for first, found in alike.items()},
        {word: tuple(sorted(others)) for word, others in near.items()},
    )


def _one_form(runs: dict[tuple[str, ...], str], spelling: str) -> str:
    stems = tuple(_stems(spelling))
    return runs.get(stems, stems[0])
