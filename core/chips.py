"""Chips: integers of the smallest unit, one hundredth of a chip.

``Chips(150)`` is one and a half chips.  Amounts are read and printed here and nowhere else;
what a player may type beyond a plain number (``3bb``, ``pot``) is in ``core.notation``.
"""

import re
from decimal import Decimal, InvalidOperation
from typing import Final, NewType

from core.refusal import Reason, Refusal

Chips = NewType("Chips", int)
"""An amount of chips in hundredths: 100 is one chip."""

CHIP: Final = Chips(100)
"""One whole chip."""

NO_CHIPS: Final = Chips(0)

MOST: Final = Chips(10**15)
"""No amount read from a person may be larger: ten trillion chips."""

MOST_FORCED: Final = Chips(10**11)
"""No blind and no ante may be larger: a billion chips."""

MOST_OUT: Final = Chips(9 * 10**15)
"""No house issues more chips than these, 90 trillion: below 2**53, so that every total of them
is exact in any database and for any reader of JSON, and far below the 64 bits of SQLite."""

_BLANK: Final = re.compile(r"(?<=\d) (?=\d{3}(?!\d)|[kmb]$)")
"""A blank that may stand within an amount."""

_SUFFIXES: Final = {"k": Decimal(1_000), "m": Decimal(1_000_000), "b": Decimal(1_000_000_000)}


def whole(chips: int) -> Chips:
    """``chips`` whole chips as an amount: ``whole(20)`` is ``Chips(2000)``."""
    return Chips(chips * CHIP)


def parse_chips(text: str) -> Chips:
    """Read an amount: ``1500``, ``1,500``, ``1 500``, ``1.5k``, ``0.25``, ``2m``.

    A blank parts thousands or stands before the letter; ``40 30`` is no amount.

    Raises:
        Refusal: ``UNREADABLE_AMOUNT`` for anything that is no amount, is negative, has parts
            finer than a hundredth, or is larger than :data:`MOST`.
    """
    folded = _BLANK.sub("", text.strip().lower().replace(",", "").replace("_", ""))
    scale = _SUFFIXES.get(folded[-1:], Decimal(1))
    digits = folded[:-1] if folded[-1:] in _SUFFIXES else folded
    if not digits or not digits.isascii() or set(digits) - set("0123456789."):
        raise Refusal(Reason.UNREADABLE_AMOUNT, typed=text.strip()[:40])
    try:
        hundredths = Decimal(digits) * scale * CHIP
    except InvalidOperation:
        raise Refusal(Reason.UNREADABLE_AMOUNT, typed=text.strip()[:40]) from None
    if hundredths > MOST or hundredths != hundredths.to_integral_value():
        raise Refusal(Reason.UNREADABLE_AMOUNT, typed=text.strip()[:40])
    return Chips(int(hundredths))


def chips_text(amount: int) -> str:
    """Print an amount: ``1,500``, ``0.25``, ``-20``."""
    sign = "-" if amount < 0 else ""
    units, cents = divmod(abs(amount), CHIP)
    return f"{sign}{units:,}" + (f".{cents:02d}" if cents else "")
