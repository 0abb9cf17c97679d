"""What the search knows of words: which say nothing, which are one, and which come near."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from core.rulebook.searching.stems import spelt, stem, stems


class _Groups(Struct, frozen=True, forbid_unknown_fields=True):
    groups: tuple[tuple[str, ...], ...]


class _Words(Struct, frozen=True, forbid_unknown_fields=True):
    empty: frozenset[str]
    where: frozenset[str]
    joined: dict[str, tuple[str, ...]]
    same: _Groups
    near: _Groups


Run = tuple[tuple[str, ...], str]
"""Stems in a row, and the word that they are."""


class Form(Struct, frozen=True):
    """What a stem is: ``alone`` the word that stands for it, and the runs that it begins, the
    longest first."""

    alone: str
    runs: tuple[Run, ...]


class Lexicon(Struct, frozen=True):
    """Attributes:
    empty: stems that say hardly anything.
    where: words of a title that say where the rule holds.
    forms: the stems that are written otherwise, or that begin something that is.
    near: the words that come near to a word.
    spelt: every word of the file as it is written there.
    """

    empty: frozenset[str]
    where: frozenset[str]
    forms: dict[str, Form]
    near: dict[str, tuple[str, ...]]
    spelt: frozenset[str]


@cache
def lexicon() -> Lexicon:
    """The words of ``words.toml``."""
    data = files("core.rulebook.searching").joinpath("words.toml").read_bytes()
    words = msgspec.toml.decode(data, type=_Words)
    runs = {
        tuple(stems(spelling)): word.lower()
        for word, spellings in words.joined.items()
        for spelling in spellings
    }
    for group in words.same.groups:
        for spelling in group:
            runs[tuple(stems(spelling))] = stem(group[0])
    near: dict[str, set[str]] = {}
    for group in words.near.groups:
        forms = {_one_form(runs, spelling) for spelling in group}
        for form in forms:
            near.setdefault(form, set()).update(forms - {form})
    return Lexicon(
        frozenset(map(stem, words.empty)),
        frozenset(_one_form(runs, word) for word in words.where),
        _forms(runs),
        {word: tuple(sorted(others)) for word, others in near.items()},
        frozenset(spelt(" ".join(_spellings(words)))),
    )


def _forms(runs: dict[tuple[str, ...], str]) -> dict[str, Form]:
    begun: dict[str, list[Run]] = {}
    for run in sorted(runs, key=lambda run: (-len(run), run)):
        begun.setdefault(run[0], []).append((run, runs[run]))
    return {
        first: Form(runs.get((first,), first), tuple(one for one in found if len(one[0]) > 1))
        for first, found in begun.items()
    }


def _spellings(words: _Words) -> Iterator[str]:
    yield from words.empty
    for spellings in words.joined.values():
        yield from spellings
    for group in (*words.same.groups, *words.near.groups):
        yield from group


def _one_form(runs: dict[tuple[str, ...], str], spelling: str) -> str:
    parts = tuple(stems(spelling))
    return runs.get(parts, parts[0])
