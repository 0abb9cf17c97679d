"""The named sets of house rules: what each is, and what it changes in a house.

A set is about what the books speak of.  What is the chat room's alone (wallets, notices) stays as
the house has it.
"""

from typing import Final

from core.house.profiles.cooke import MAIN, PREFERRED
from core.house.profiles.home import HOME
from core.house.profiles.profile import Profile
from core.house.setting import Value
from core.house.settings import SETTINGS, Overrides
from core.refusal import Reason, Refusal

PROFILES: Final[dict[str, Profile]] = {one.name: one for one in (MAIN, PREFERRED, HOME)}
"""Each by its name."""

_MARKS: Final = str.maketrans("-'\u2019", "_  ")


def profile_named(typed: str) -> Profile:
    """The set called ``typed``, by its name or its title.

    Raises:
        Refusal: ``UNKNOWN_PROFILE``, with those there are.
    """
    wanted = "_".join(typed.casefold().translate(_MARKS).split())
    for one in PROFILES.values():
        title = "_".join(one.title.casefold().translate(_MARKS).split())
        if wanted in (one.name, title, *one.aliases):
            return one
    raise Refusal(Reason.UNKNOWN_PROFILE, word=typed.strip()[:40], offers=", ".join(PROFILES))


def profile_of(house: Overrides) -> Profile | None:
    """The set that ``house`` is, None for one of its own making."""
    ours = {key: value for key, value in house.items() if is_of_a_book(key)}
    return next((one for one in PROFILES.values() if one.values == ours), None)


def changes_to(house: Overrides, values: Overrides) -> dict[str, Value | None]:
    """What makes the rules ``values`` of those of ``house``, as far as the books speak of them."""
    taken_back: dict[str, Value | None] = {
        key: None for key in house if is_of_a_book(key) and key not in values
    }
    laid: dict[str, Value | None] = {
        key: value for key, value in values.items() if house.get(key) != value
    }
    return taken_back | laid


def is_of_a_book(key: str) -> bool:
    """Whether a book speaks of it; else it is the chat room's alone."""
    return SETTINGS[key].rule is not None


__all__ = ["PROFILES", "Profile", "changes_to", "is_of_a_book", "profile_named", "profile_of"]
