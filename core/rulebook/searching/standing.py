"""What an entry counts beside others that answer as well."""

from typing import Final

from msgspec import Struct

from core.rulebook.catalogue import Rule
from core.rulebook.searching.lexicon import lexicon
from core.rulebook.searching.words import words_of

_BOOKS: Final = {"cooke": 1.0, "scs": 0.8, "scshl": 0.85, "razz": 0.85, "fcs": 0.85}
_OTHER_BOOKS: Final = 0.8
"""Cooke's book is the one in force; the sheets add to it, the others are for games at home."""

_DEFINITION: Final = 0.65
_ASIDE: Final = 0.65
_POINTER: Final = 0.8
"""The mere wording counts less than the rule, and so does what stands around the rules, and an
entry that says it is another."""

_ASIDES: Final = ("about", "afterword", "colophon", "fn", "front")

_GENERAL: Final = 1.2
_SHORT: Final = 2
"""What a general entry that has parts gains in a question of so few words: whoever says no more
asks for the whole."""

_ELSEWHERE: Final = 0.85
_FEW: Final = 2
"""What is left of a rule for some games when the question names none of them, for each word in
its title that says so, and how many such words are held against it."""

_THERE: Final = 1.2
"""What a rule gains that is for the game the question names."""

_EVERYWHERE: Final = frozenset({"all", "button", "blinds"})
_AT_HOME: Final = ("uspc", "uspc2", "hoyle")


class Where(Struct, frozen=True):
    """Where a rule holds: by the words of its title, and by those of its games and its book."""

    titled: frozenset[str]
    played: frozenset[str]


def standing(rule: Rule) -> float:
    """What its score is multiplied by."""
    book, _, name = rule.id.partition("-")
    return (
        _BOOKS.get(book, _OTHER_BOOKS)
        * (_DEFINITION if rule.title.startswith("Definition:") else 1.0)
        * (_ASIDE if name.startswith(_ASIDES) else 1.0)
        * (_POINTER if rule.rule.startswith("Same as ") else 1.0)
    )


def where_it_holds(rule: Rule) -> Where | None:
    """Where ``rule`` holds; None where that is everywhere."""
    book, _, _ = rule.id.partition("-")
    titled = lexicon().where.intersection(words_of(rule.title))
    games = (game.replace("_", " ") for game in rule.games if game not in _EVERYWHERE)
    homely = ("home",) if book in _AT_HOME else ()
    played = titled.union(homely, *map(words_of, games))
    return Where(titled, played) if played else None


def here(where: Where, meant: frozenset[str]) -> float:
    """What a rule that holds ``where`` gains or loses by a question with the words ``meant``."""
    lost = _ELSEWHERE ** min(len(where.titled - meant), _FEW)
    return lost if where.played.isdisjoint(meant) else lost * _THERE


def whole(*, has_parts: bool, said: int) -> float:
    """What an entry gains that ``has_parts`` by a question of ``said`` words."""
    return _GENERAL if has_parts and said <= _SHORT else 1.0
