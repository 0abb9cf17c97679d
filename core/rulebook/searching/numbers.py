"""Rules by their numbers: ``12.08``, ``cooke 12.8``, ``stud sheet 5``; and the nearest ones."""

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from core.rulebook.catalogue import Rule, rules

_BOOKS: Final = {
    "cooke": "cooke",
    "cookes": "cooke",
    "scs": "scs",
    "stud": "scs",
    "stud sheet": "scs",
    "scshl": "scshl",
    "stud high low sheet": "scshl",
    "razz": "razz",
    "razz sheet": "razz",
    "fcs": "fcs",
    "five card stud sheet": "fcs",
}
"""The books whose rules have numbers, as people name them."""

_MARKS: Final = re.compile(r"['’]")  # noqa: RUF001 - as it is typed on a phone
_USUAL: Final = "cooke"
_ASKED: Final = re.compile(
    r"(?:rule|article|section|number|no|§)?\W*(?:(?P<book>[a-z][a-z '’-]*?)\W+)?"  # noqa: RUF001
    r"(?:rule|article|section|number|no|§)?\W*(?P<number>\d{1,3}(?:\.\d{1,3})*)\.?(?P<part>[a-z]?)"
)
_NUMBERED: Final = re.compile(r"(?P<book>[a-z]+)-(?P<number>\d+(?:\.\d+)*)(?:\.(?P<part>[a-z]))?")
_NEAREST: Final = 5

Number = tuple[int, ...]
"""``12.12.01`` is (12, 12, 1); a letter behind counts from 1 and follows the numbers."""


def by_id(words: str) -> Rule | None:
    """The entry whose id ``words`` are, with hyphens or without."""
    return _ids().get("-".join(words.lower().split()))


def by_number(words: str) -> tuple[tuple[Rule, ...], bool] | None:
    """The entry that ``words`` number, or the nearest ones; and whether it is that very one.

    None when they are no number at all.  A number alone is Cooke's.
    """
    found = _ASKED.fullmatch(words.lower().strip(" ?!.,:"))
    if found is None:
        return None
    named = _MARKS.sub("", found["book"] or _USUAL).replace("-", " ").strip()
    book = _BOOKS.get(named)
    if book is None:
        return None
    number = _number(found["number"], found["part"])
    numbered = _numbered()[book]
    if number in numbered:
        return (numbered[number],), True
    return tuple(numbered[one] for one in _nearest(number, numbered)), False


def _nearest(number: Number, numbered: Mapping[Number, Rule]) -> list[Number]:
    """Those of the same article first, by how far off they are, the shorter numbers before."""

    article, section = _head(number)

    def distance(other: Number) -> tuple[int, int, int, Number]:
        its_article, its_section = _head(other)
        off = abs(its_section - section) if section else 0
        return (abs(its_article - article), off, abs(len(other) - len(number)), other)

    return sorted(numbered, key=distance)[:_NEAREST]


def _head(number: Number) -> tuple[int, int]:
    """The article and the section in it, 0 where only an article is named."""
    article, section, *_ = (*number, 0, 0)
    return article, section


def _number(digits: str, part: str) -> Number:
    letter = (ord(part) - ord("a") + 1,) if part else ()
    return (*map(int, digits.split(".")), *letter)


@cache
def _ids() -> Mapping[str, Rule]:
    return MappingProxyType({rule.id.lower(): rule for rule in rules()})


@cache
def _numbered() -> Mapping[str, Mapping[Number, Rule]]:
    books: dict[str, dict[Number, Rule]] = {book: {} for book in _BOOKS.values()}
    for rule in rules():
        found = _NUMBERED.fullmatch(rule.id)
        if found is not None and found["book"] in books:
            books[found["book"]][_number(found["number"], found["part"] or "")] = rule
    return MappingProxyType(books)


def see_also(rule: Rule) -> tuple[Rule, ...]:
    """The entries on the same matter; behind them the parts of a general entry."""
    parts = (one.id for one in rules() if one.id.startswith(f"{rule.id}."))
    return tuple(_ids()[one.lower()] for one in dict.fromkeys((*rule.see, *parts)))
