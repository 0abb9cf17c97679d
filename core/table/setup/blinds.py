"""The amounts of a table's blinds, by its layout (Cooke 12.05, 6.04, 7.03)."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from core.chips import NO_CHIPS, Chips, chips_text
from core.hand.rules import Stakes, betting_unit
from core.house.settings import Overrides, word
from core.refusal import Reason, Refusal
from core.table.blinds.layouts import DEFAULT, OF_THREE

_LEAST_SHARE, _MOST_SHARE = 3, 2
_RULE: Final = "cooke-12.05"


class Amounts(Struct, frozen=True):
    """Blinds as :class:`Stakes` has them: 0 for one that is not posted.

    ``first`` is the further blind on the button, or the smallest of three.
    """

    first: Chips
    small: Chips
    big: Chips

    @property
    def text(self) -> str:
        """``5/10``, ``5/5/10``."""
        there = [amount for amount in (self.first, self.small, self.big) if amount]
        return "/".join(map(chips_text, there))


def _two(amounts: Amounts, house: Overrides) -> Amounts:
    return Amounts(NO_CHIPS, amounts.small, amounts.big)


def _with_button(amounts: Amounts, house: Overrides) -> Amounts:
    is_big = word(house, "blinds.button_amount") == "big_blind"
    return Amounts(amounts.big if is_big else amounts.small, amounts.small, amounts.big)


def _equal(amounts: Amounts, house: Overrides) -> Amounts:
    return Amounts(NO_CHIPS, amounts.big, amounts.big)


def _one(amounts: Amounts, house: Overrides) -> Amounts:
    return Amounts(NO_CHIPS, NO_CHIPS, amounts.big)


def _three(amounts: Amounts, house: Overrides) -> Amounts:
    return amounts


_LAID_OUT: Final[Mapping[str, Callable[[Amounts, Overrides], Amounts]]] = {
    DEFAULT: _two,
    "button_small_big": _with_button,
    "two_big": _equal,
    "single_big": _one,
    "single_button": _one,
    OF_THREE: _three,
    "small_middle_big": _three,
}

THREE: Final = (OF_THREE, "small_middle_big")
"""The layouts of three blinds of their own sizes."""

BY_BIG_ALONE: Final = ("two_big", "single_big", "single_button")
"""The layouts that the big blind alone determines: ``nl 10`` says all of them."""


def laid_out(layout: str, amounts: Amounts, house: Overrides) -> Amounts:
    """What is posted of ``amounts`` in ``layout``: further blinds that follow from them too."""
    return _LAID_OUT[layout](amounts, house)


def check_blinds(layout: str, stakes: Stakes, house: Overrides, *, is_limit: bool) -> None:
    """Refuse blinds that do not fit the layout.

    Of two of which one is small, it is a third to two thirds of the big one, except where nothing
    smaller can be paid (Appendix A); three only rise.

    Raises:
        Refusal: ``BLINDS_NOT_AS_LAID_OUT``, with what would fit, ``BLINDS_IMPOSSIBLE`` or
            ``BLINDS_NOT_RISING``.
    """
    named = Amounts(stakes.button_blind, stakes.small_blind, stakes.big_blind)
    small, big = named.small, named.big
    if layout in THREE:
        if not 0 < named.first <= small <= big:
            raise Refusal(Reason.BLINDS_NOT_RISING, _RULE, least=named.first, small=small, big=big)
        return
    fits = laid_out(layout, named, house)
    if big > 0 and fits != named:
        raise Refusal(Reason.BLINDS_NOT_AS_LAID_OUT, _RULE, typed=named.text, near=fits.text)
    if layout in BY_BIG_ALONE:
        is_possible = big > 0
    else:
        is_possible = 0 < big <= small * _LEAST_SHARE <= big * _MOST_SHARE
        is_possible |= is_limit and small == big == betting_unit(stakes, house)
    if not is_possible:
        raise Refusal(Reason.BLINDS_IMPOSSIBLE, _RULE, small=small, big=big)
