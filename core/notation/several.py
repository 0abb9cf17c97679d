"""Several acts in one message: the first legal one counts, and no other (Cooke 10.09, 10.10)."""

import re
from typing import Final

from core.hand.menu import Menu
from core.notation.vocabulary import Said

_JOINTS: Final = re.compile(r"(?:,|;)?\s+(?:and|then|and then|but)\s+|\s*;\s*|,\s+")
_STRUNG: Final = re.compile(r"\b(?:raise|reraise|re-raise|all[ -]?in|shove|jam)\b")

ACTS: Final = (Said.CHECK, Said.CALL, Said.FOLD, Said.BET, Said.RAISE, Said.RAISE_BY, Said.ALL_IN)
"""What a betting round can hear."""


def parts_of(folded: str) -> list[str]:
    """``folded`` cut where one act ends and the next one may begin; a number keeps its commas."""
    return [part for part in _JOINTS.split(folded) if part]


def is_string(rest: str) -> bool:
    """Whether a raise is said in the words after a call."""
    return _STRUNG.search(rest) is not None


def is_legal(said: Said, menu: Menu) -> bool:
    """Whether an act of this kind is on the menu, whatever its amount."""
    match said:
        case Said.CHECK:
            return menu.may_check
        case Said.CALL:
            return menu.may_call
        case Said.FOLD:
            return menu.may_fold
        case Said.BET:
            return menu.may_raise and menu.opens
        case Said.RAISE | Said.RAISE_BY:
            return menu.may_raise and not menu.opens
        case _:
            return menu.may_raise or menu.may_call
