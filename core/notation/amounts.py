"""Amounts as people type them: ``1.5k``, ``3bb``, ``pot``, ``1/2``, ``50%``, ``min``, ``all``."""

import re
from collections.abc import Callable
from decimal import Decimal
from typing import Final

from core.chips import MOST, NO_CHIPS, Chips, parse_chips
from core.hand.menu import Menu
from core.notation.presets import least_wager, pot_wager
from core.refusal import Reason, Refusal
from core.view import HandView, TableView

LONGEST: Final = 40
"""No amount is longer than so many letters."""

_NUMBER: Final = r"(\d{1,12}(?:\.\d{1,6})?)"
_POT: Final = r"(?: ?(?:of )?(?:the )?pot)?"
_FILLER: Final = re.compile(r"\$|\bchips?\b|\bplease\b")
_ASIDE: Final = re.compile(r"[,;]\s.*")
_COMMAS: Final = re.compile(r"\d{1,3}(,\d{3})+(\.\d+)? ?[kmb]?")
_BIG_BLINDS: Final = re.compile(_NUMBER + r" ?(?:bbs?|big blinds?)")
_FRACTION: Final = re.compile(r"(\d{1,3}) ?/ ?(\d{1,3})" + _POT)
_PERCENT: Final = re.compile(r"(\d{1,4}) ?(?:%|percent)" + _POT)
_POTS: Final = re.compile(_NUMBER + r" ?x? ?(?:the )?pots?")
_BILLIONS: Final = re.compile(_NUMBER + r" ?b")
_TIMES: Final = re.compile(_NUMBER + r" ?x")
_SIGNS: Final = {"½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4"}
_PARTS: Final = {
    "pot": (1, 1), "the pot": (1, 1), "full pot": (1, 1), "pot it": (1, 1),
    "half": (1, 2), "half pot": (1, 2), "half the pot": (1, 2), "halfpot": (1, 2),
    "third pot": (1, 3), "quarter pot": (1, 4),
}  # fmt: skip

ALL_WORDS: Final = frozenset(
    {"all", "all in", "all-in", "allin", "everything", "shove", "jam", "max", "maximum"}
)
LEAST_WORDS: Final = frozenset({"min", "minimum", "least", "the minimum"})


def parse_amount(text: str, view: TableView) -> Chips:
    """Read a wager of the player to act, as the total *to*, in hundredths of a chip.

    A named size (``pot``, ``1/2``, ``min``, ``all``) is legal by the menu; a plain number is
    returned as typed.

    Raises:
        Refusal: ``UNREADABLE_AMOUNT`` for no amount, ``NO_HAND`` or ``NO_ONE_TO_ACT`` when a
            size is named and nobody is to bet.
    """
    folded = fold_amount(text)
    sized = _sized(folded)
    if sized is not None:
        hand, menu = _acting(view)
        return sized(hand, menu)
    return _plain(folded, text, view)


def is_named_size(text: str) -> bool:
    """True for an amount that is measured by the pot or the stack, and so is no bare number."""
    return _sized(fold_amount(text)) is not None


def as_big_blinds(text: str, view: TableView) -> Chips | None:
    """``3b`` read as three big blinds; None for anything but a number of billions."""
    folded = fold_amount(text)
    return parse_amount(f"{folded}b", view) if _BILLIONS.fullmatch(folded) else None


def parse_buy_in(text: str, view: TableView) -> Chips:
    """Read a buy-in or top-up: ``1,000``, ``1.5k``, ``100bb``, ``min``, ``max``.

    The range is left to the table.  ``max`` at a table without a maximum is a hundred big blinds.

    Raises:
        Refusal: ``UNREADABLE_AMOUNT`` for no amount.
    """
    folded = fold_amount(text)
    if folded in LEAST_WORDS:
        return view.config.buy_in_least
    if folded in ALL_WORDS:
        return view.config.buy_in_most or usual_buy_in(view)
    return _plain(folded, text, view)


def parse_blind(text: str, view: TableView) -> Chips:
    """Read what a blind is raised to: ``40``, ``4bb``; 0 for ``min``, the smallest there may be.

    Raises:
        Refusal: ``UNREADABLE_AMOUNT`` for no amount.
    """
    folded = fold_amount(text)
    return NO_CHIPS if folded in LEAST_WORDS else _plain(folded, text, view)


def usual_buy_in(view: TableView) -> Chips:
    """A hundred big blinds, in limit a hundred small bets, moved into the table's range."""
    hundred = 100 * view.config.stakes.base
    most = view.config.buy_in_most or hundred
    return Chips(max(min(hundred, most), view.config.buy_in_least))


def fold_amount(text: str) -> str:
    """``text`` in one spelling: lower case, single blanks, without filler or an afterthought."""
    folded = text.strip().lower()[: LONGEST * 2]
    for sign, fraction in _SIGNS.items():
        folded = folded.replace(sign, fraction)
    folded = _FILLER.sub(" ", _ASIDE.sub("", folded))
    return " ".join(folded.split()).rstrip(" .!?")


Sized = Callable[[HandView, Menu], Chips]


def _sized(folded: str) -> Sized | None:
    """How to measure a named size, None for anything else."""
    if folded in ALL_WORDS:
        return lambda _, menu: menu.raise_max or Chips(menu.bet + menu.stack)
    if folded in LEAST_WORDS:
        return lambda _, menu: least_wager(menu)
    part = _PARTS.get(folded) or _fraction(folded)
    if part is not None:
        return lambda hand, menu: pot_wager(menu, hand.pot, hand.unit, part)
    times = _TIMES.fullmatch(folded)
    if times:
        return lambda _, menu: Chips(min(int(Decimal(times[1]) * menu.wager), MOST))
    return None


def _fraction(folded: str) -> tuple[int, int] | None:
    if (match := _FRACTION.fullmatch(folded)) and int(match[2]):
        return int(match[1]), int(match[2])
    if match := _PERCENT.fullmatch(folded):
        return int(match[1]), 100
    if match := _POTS.fullmatch(folded):
        return Decimal(match[1]).as_integer_ratio()
    return None


def _plain(folded: str, typed: str, view: TableView) -> Chips:
    if len(folded) > LONGEST:
        raise Refusal(Reason.UNREADABLE_AMOUNT, typed=typed.strip()[:LONGEST])
    if match := _BIG_BLINDS.fullmatch(folded):
        return Chips(min(int(Decimal(match[1]) * view.config.stakes.base), MOST))
    # "1,5k" is one and a half thousand to some and fifteen thousand to others: ask again.
    if "," in folded and not _COMMAS.fullmatch(folded):
        raise Refusal(Reason.UNREADABLE_AMOUNT, typed=typed.strip()[:LONGEST])
    return parse_chips(folded)


def _acting(view: TableView) -> tuple[HandView, Menu]:
    hand = view.hand
    if hand is None or hand.is_over:
        raise Refusal(Reason.NO_HAND)
    if hand.menu is None:
        raise Refusal(Reason.NO_ONE_TO_ACT)
    return hand, hand.menu
