"""The glossary: poker's words, each in a sentence."""

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from core.citation import RuleId
from core.rulebook.documents import decode


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the card room.

    Attributes:
        aka: other names for the same thing.
        defined: whether the book itself defines it.
        see: the rules that use it.
    """

    name: str
    aka: tuple[str, ...]
    meaning: str
    defined: bool
    see: tuple[RuleId, ...]


class _Glossary(Struct, frozen=True, forbid_unknown_fields=True):
    term: tuple[Term, ...]


def _spoken(word: str) -> str:
    """``word`` without what nobody hears: All-In, all in and allin are one."""
    return "".join(filter(str.isalnum, word.casefold()))


@cache
def terms() -> tuple[Term, ...]:
    """Every term, in the book's order."""
    return decode("glossary.toml", _Glossary).term


@cache
def _by_word() -> Mapping[str, Term]:
    words = {_spoken(other): term for term in reversed(terms()) for other in term.aka}
    return words | {_spoken(term.name): term for term in terms()}  # a name goes before an aka


def term(word: str) -> Term | None:
    """The term people mean by ``word``, however they write it; None if the book has none."""
    return _by_word().get(_spoken(word))
