"""Words of the glossary that come near to one nobody knows."""

from difflib import get_close_matches
from functools import cache
from typing import Final

from core.rulebook.glossary import Term, term, terms
from core.rulebook.searching.words import words_of

_ALIKE: Final = 0.7


def near_terms(asked: str, most: int = 5) -> tuple[Term, ...]:
    """The terms that ``asked`` may mean: spelt much like it, or having its words."""
    spelt = get_close_matches(" ".join(asked.lower().split()), _names(), most, _ALIKE)
    wanted = set(words_of(asked))
    worded = [name for name, words in _names().items() if wanted & words]
    worded.sort(key=lambda name: (-len(wanted & _names()[name]), len(_names()[name]), name))
    found = (term(name) for name in (*spelt, *worded))
    return tuple(dict.fromkeys(one for one in found if one is not None))[:most]


@cache
def _names() -> dict[str, frozenset[str]]:
    """Every name of every term, with its words."""
    names = [name.lower() for one in terms() for name in (one.name, *one.aka)]
    return {name: frozenset(words_of(name)) for name in names}
