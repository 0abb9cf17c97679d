"""What an entry counts beside others that answer as well."""

from typing import Final

from msgspec import Struct

from core.rulebook.catalogue import Rule
from core.rulebook.searching.lexicon import lexicon
from core.rulebook.searching.words import words_of

_SHEETS: Final = {"scs": 0.8, "scshl": 0.85, "razz": 0.85, "fcs": 0.85}
"""The sheets add to Cooke's book, which is the one in force."""

_DEFINITION: Final = 0.65
_ASIDE: Final = 0.65
_POINTER: Final = 0.8
"""The mere wording counts less than the rule, and so does what stands around the rules or
shows how they are used, and an entry that says it is another."""

_ASIDES: Final = ("about", "afterword", "colophon", "fn", "front")
_EXAMPLE: Final = "example"

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

_AT_HOME: Final = 0.8
_HOME: Final = "home"
_HOME_BOOKS: Final = ("uspc", "uspc2", "hoyle")
"""What is left of a rule from a book for games at home when the question is of no such game."""

_EVERYWHERE: Final = frozenset({"all", "button", "blinds"})


class Where(Struct, frozen=True):
    """Where a rule holds: by the words of its title, and by those of its games and its book; and
    whether that book is one for games at home."""

    titled: frozenset[str]
    played: frozenset[str]
    is_home: bool


def standing(rule: Rule) -> float:
    """What its score is multiplied by."""
    book, _, name = rule.id.partition("-")
    return (
        _SHEETS.get(book, 1.0)
        * (_DEFINITION if rule.title.startswith("Definition:") else 1.0)
        * (_ASIDE if name.startswith(_ASIDES) or name.endswith(_EXAMPLE) else 1.0)
        * (_POINTER if rule.rule.startswith("Same as ") else 1.0)
    )


def where_it_holds(rule: Rule) -> Where | None:
    """Where ``rule`` holds; None where that is everywhere."""
    book, _, _ = rule.id.partition("-")
    titled = lexicon().where.intersection(words_of(rule.title))
    games = (game.replace("_", " ") for game in rule.games if game not in _EVERYWHERE)
    is_home = book in _HOME_BOOKS
    played = titled.union((_HOME,) if is_home else (), *map(words_of, games))
    return Where(titled, played, is_home) if played else None


def here(where: Where, meant: frozenset[str]) -> float:
    """What a rule that holds ``where`` gains or loses by a question with the words ``meant``."""
    lost = _ELSEWHERE ** min(len(where.titled - meant), _FEW)
    if where.is_home and _HOME not in meant:
        lost *= _AT_HOME
    return lost if where.played.isdisjoint(meant) else lost * _THERE


def whole(*, has_parts: bool, said: int) -> float:
    """What an entry gains that ``has_parts`` by a question of ``said`` words."""
    return _GENERAL if has_parts and said <= _SHORT else 1.0
