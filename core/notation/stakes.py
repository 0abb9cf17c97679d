"""What a table is opened with, as people type it: ``10-20``, ``pl 5/10``, ``1000-5000``."""

import re
from typing import Final

from msgspec import Struct

from core.chips import Chips, parse_chips
from core.games.finding import STRUCTURE_WORDS
from core.games.spec import Structure
from core.refusal import Reason, Refusal
from core.table.setup.named import Named

_SHOWN_BACK: Final = 40
_TO: Final = re.compile(r"(?<=[\dkmb])\s*(?:-to-|\bto\b|[\u2013-])\s*(?=\d)")
"""What stands between two bets: ``1-5``, ``1 to 5``, ``$1-to-$5``."""

_SLASH: Final = re.compile(r"\s*/\s*")
_BETS: Final = (1, 2, 3, 4)
_TWO_BLINDS: Final = 2
_THREE_BLINDS: Final = 3


class Stated(Struct, frozen=True):
    """Stakes as they were typed; ``structure`` is None where the amounts are to tell it."""

    named: Named
    structure: Structure | None = None


def parse_stakes(text: str, structure: Structure | None = None) -> Stated:
    """Read stakes, with a word for their structure or without.

    ``5/10`` are blinds, ``1/3/5`` three of them with the button's first; ``10-20`` two limits,
    ``2-10`` a spread, ``1-4-8-8`` one that is larger on the later rounds (Cooke 8.03); ``nl 10``
    a smallest bet.  With a structure, named here or in the text, the stroke does not matter.

    Raises:
        Refusal: ``UNREADABLE_STAKES`` when they are none of these, or a part is no amount.
    """
    said, rest = _structure(text.strip().lower().replace("$", ""))
    structure = said or structure
    has_slash = "/" in rest
    parts = _SLASH.split(rest) if has_slash else _TO.sub("-", rest).split("-")
    try:
        amounts = tuple(map(parse_chips, parts))
    except Refusal:
        raise _unreadable(text) from None
    if has_slash if structure is None else (not structure.is_limit and len(amounts) > 1):
        return Stated(_blinds(amounts, text), structure)
    return Stated(Named(_bets(amounts, text)), structure)


def parse_structure(text: str) -> Structure:
    """``limit``, ``spread``, ``pl``, ``no limit`` ...

    Raises:
        Refusal: ``UNREADABLE_STAKES``.
    """
    structure, rest = _structure(text.strip().lower())
    if structure is None or rest:
        raise _unreadable(text)
    return structure


def parse_buy_in_range(text: str) -> tuple[Chips, Chips | None]:
    """The least and the most to sit down with: ``1000-5000``, ``1000`` for no most.

    Raises:
        Refusal: ``UNREADABLE_AMOUNT``.
    """
    return _pair(text, "-") if "-" in text else (parse_chips(text), None)


def _structure(text: str) -> tuple[Structure | None, str]:
    """The structure that stands before or behind the rest, and the rest."""
    spoken = text.replace("_", " ").replace("-limit", " limit")
    for words, structure in STRUCTURE_WORDS:
        if spoken == words:
            return structure, ""
        if spoken.startswith(f"{words} "):
            return structure, spoken.removeprefix(words).strip()
        if spoken.endswith(f" {words}"):
            return structure, spoken.removesuffix(words).strip()
    return None, text


def _blinds(amounts: tuple[Chips, ...], text: str) -> Named:
    if len(amounts) == _TWO_BLINDS:
        return Named(small_blind=amounts[0], big_blind=amounts[1])
    if len(amounts) == _THREE_BLINDS:
        return Named(button_blind=amounts[0], small_blind=amounts[1], big_blind=amounts[2])
    raise _unreadable(text)


def _bets(amounts: tuple[Chips, ...], text: str) -> tuple[Chips, ...]:
    """As in ``1-4-8-8``, the two later rounds may each be named."""
    *early, last = amounts
    if len(amounts) not in _BETS or (len(amounts) == _BETS[-1] and early.pop() != last):
        raise _unreadable(text)
    return (*early, last)


def _pair(text: str, between: str) -> tuple[Chips, Chips]:
    left, found, right = text.partition(between)
    if not found:
        raise Refusal(Reason.UNREADABLE_AMOUNT, typed=text.strip()[:_SHOWN_BACK])
    return parse_chips(left), parse_chips(right)


def _unreadable(text: str) -> Refusal:
    return Refusal(Reason.UNREADABLE_STAKES, typed=text.strip()[:_SHOWN_BACK])
