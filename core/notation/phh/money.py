"""Money: a record's amounts in chips, exactly."""

from collections.abc import Iterable
from decimal import Decimal
from typing import Final

from core.chips import CHIP, MOST, Chips
from core.notation.phh.lines import Line, WagersTo
from core.notation.phh.record import NotDealt, Record

UNKNOWN_STACK: Final = MOST
"""In place of a stack the record does not know: deeper than any bet of it."""


def scale_of(record: Record, lines: Iterable[Line]) -> int:
    """Hundredths of a chip for one unit of the record's money.

    A table whose blinds and antes are whole chips is played in whole chips (Cooke 9.18), so a
    record with finer stacks or bets than its blinds is played with its hundredths as chips.
    """
    bets = (record.bring_in, record.small_bet, record.big_bet)
    forced = [*record.antes, *record.blinds, *(bet for bet in bets if bet is not None)]
    others = [stack for stack in record.starting if stack is not None]
    others += [line.to for line in lines if isinstance(line, WagersTo)]
    is_finer = _are_whole(forced) and not _are_whole(others)
    return CHIP * CHIP if is_finer else CHIP


def chips_of(amount: Decimal, scale: int) -> Chips:
    """``amount`` of the record's money in chips.

    Raises:
        NotDealt: it is finer than a hundredth, or larger than any amount at a table.
    """
    hundredths = amount * scale
    if abs(hundredths) > MOST:
        raise NotDealt("amounts larger than any at a table")
    if hundredths % (scale // CHIP) or hundredths != hundredths.to_integral_value():
        raise NotDealt("amounts finer than a hundredth")
    return Chips(int(hundredths))


def _are_whole(amounts: Iterable[Decimal]) -> bool:
    return all(amount == amount.to_integral_value() for amount in amounts)
