"""Finding the rule: by its number, by a setting's key, or by the words players put it in."""

from core.rulebook.searching.numbers import see_also
from core.rulebook.searching.ranking import NOTHING, Found, search
from core.rulebook.searching.terms import near_terms

__all__ = ["NOTHING", "Found", "near_terms", "search", "see_also"]
