"""Appendix A: the stakes and minimum buy-ins that Cooke proposes, a row for each table.

Amounts are in hundredths of a chip, a chip for a dollar; 0 where the row has no such bet.
"""

from decimal import Decimal
from enum import StrEnum, unique
from functools import cache
from typing import Any

from msgspec import Struct, convert

from core.chips import CHIP, NO_CHIPS, Chips
from core.citation import RuleId
from core.rulebook.documents import decode


@unique
class StakeTable(StrEnum):
    """The four tables of the appendix, by the games they are for."""

    STUD = "stud"
    BOARD = "board"
    BIG_BET = "big_bet"
    DRAW = "draw"


class StakeRow(Struct, frozen=True):
    """One row.

    Attributes:
        rule: the table it stands in.
        games: the games it is printed for; their variants play it too.
        structure: ``fixed``, ``spread`` or ``big_bet``.
        spread_max_early: the largest bet of the first two rounds where it differs.
        min_buy_in_ante_x100: the alternate minimum of stud, a hundred antes.
        min_open_raise: the total the first raise of big-bet games goes to at least.
        unit: the minimum betting unit; in big-bet games, where none is printed, the smallest
            blind.
    """

    id: str
    rule: RuleId
    table: StakeTable
    games: tuple[str, ...]
    structure: str
    min_buy_in: Chips
    unit: Chips
    small_bet: Chips = NO_CHIPS
    big_bet: Chips = NO_CHIPS
    spread_min: Chips = NO_CHIPS
    spread_max_early: Chips = NO_CHIPS
    spread_max: Chips = NO_CHIPS
    ante: Chips = NO_CHIPS
    bring_in: Chips = NO_CHIPS
    small_blind: Chips = NO_CHIPS
    middle_blind: Chips = NO_CHIPS
    big_blind: Chips = NO_CHIPS
    min_buy_in_ante_x100: Chips = NO_CHIPS
    min_open_raise: Chips = NO_CHIPS

    @property
    def bets(self) -> tuple[Chips, ...]:
        """What the row is called by: two limits, or the least and the largest bets of a spread,
        early and late; no big-bet row is called by bets."""
        if self.structure == "spread":
            return (self.spread_min, self.spread_max_early or self.spread_max, self.spread_max)
        return (self.small_bet, self.big_bet)


@cache
def stake_rows() -> tuple[StakeRow, ...]:
    """Every row, in the order of the appendix."""
    return tuple(_row(printed) for printed in decode("stakes.toml", _Appendix).stake)


def limit_row(table: StakeTable, bets: tuple[Chips, ...]) -> StakeRow | None:
    """The row of limit games with these bets (see :attr:`StakeRow.bets`), if one is printed."""
    return _by_bets().get((table, bets))


def big_bet_row(blinds: tuple[Chips, ...]) -> StakeRow | None:
    """The row of pot limit and no limit with these blinds, the largest first, if one is printed.

    A blind of 0 is none.
    """
    return _by_blinds().get(tuple(blind for blind in blinds if blind))


class _Appendix(Struct, frozen=True):
    stake: tuple[dict[str, Any], ...]


@cache
def _by_bets() -> dict[tuple[StakeTable, tuple[Chips, ...]], StakeRow]:
    return {
        (row.table, row.bets): row for row in stake_rows() if row.table is not StakeTable.BIG_BET
    }


@cache
def _by_blinds() -> dict[tuple[Chips, ...], StakeRow]:
    return {
        tuple(filter(None, (row.big_blind, row.middle_blind, row.small_blind))): row
        for row in stake_rows()
        if row.table is StakeTable.BIG_BET
    }


def _row(printed: dict[str, Any]) -> StakeRow:
    amounts = {
        key: _chips(value)
        for key, value in printed.items()
        if key in StakeRow.__struct_fields__ and isinstance(value, int | float)
    }
    unit = printed.get("min_betting_unit", printed.get("min_betting_unit_assumed"))
    return convert(
        {
            "id": printed["id"],
            "rule": printed["rule"],
            "games": printed["games"],
            "structure": printed["structure"],
            **amounts,
            "table": printed["family"],
            "unit": _chips(unit),
        },
        StakeRow,
    )


def _chips(dollars: Any) -> Chips:
    """Exactly: the printed figures have no more than two places."""
    return Chips(int(Decimal(str(dollars)) * CHIP))
