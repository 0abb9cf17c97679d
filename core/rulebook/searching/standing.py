"""What an entry counts beside others that answer as well."""

from typing import Final

from core.rulebook.catalogue import Rule
from core.rulebook.searching.lexicon import lexicon
from core.rulebook.searching.words import words_of

_BOOKS: Final = {"cooke": 1.0, "scs": 0.8, "scshl": 0.85, "razz": 0.85, "fcs": 0.85}
_OTHER_BOOKS: Final = 0.9
"""Cooke's book is the one in force; the sheets add to it, the others are for games at home."""

_DEFINITION: Final = 0.65
_POINTER: Final = 0.8
"""The mere wording counts less than the rule, and so does an entry that says it is another."""

_ELSEWHERE: Final = 0.85
_FEW: Final = 2
"""What is left of a rule for some games when the question names none of them, for each word in
its title that says so, and how many such words are held against it."""


def standing(rule: Rule) -> float:
    """What its score is multiplied by."""
    book, _, _ = rule.id.partition("-")
    return (
        _BOOKS.get(book, _OTHER_BOOKS)
        * (_DEFINITION if rule.title.startswith("Definition:") else 1.0)
        * (_POINTER if rule.rule.startswith("Same as ") else 1.0)
    )


def holds_where(rule: Rule) -> frozenset[str]:
    """The words of its title that say where it holds; none, it holds everywhere."""
    return lexicon().where.intersection(words_of(rule.title))


def elsewhere(where: frozenset[str], meant: frozenset[str]) -> float:
    """What is left of a rule that holds ``where`` when the question has the words ``meant``."""
    return _ELSEWHERE ** min(len(where - meant), _FEW)
