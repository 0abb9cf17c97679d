"""Appendix A, row by row."""

import re

import pytest

from core.chips import Chips, whole
from core.rulebook import StakeRow, StakeTable, document, limit_row, stake_rows

ROWS = {row.id: row for row in stake_rows()}
LIMIT_ROWS = [row for row in stake_rows() if row.table is not StakeTable.BIG_BET]


def test_every_row_is_read() -> None:
    """All 32 rows of the four tables: ten, twelve, four and six."""
    tables = [row.table for row in stake_rows()]
    assert [tables.count(table) for table in StakeTable] == [10, 12, 4, 6]
    assert len(ROWS) == len(document("stakes.toml")["stake"]) == 32


@pytest.mark.parametrize("row", stake_rows(), ids=lambda row: row.id)
def test_the_printed_figures_are_the_row_s(row: StakeRow) -> None:
    """Each dollar figure of the printed line is an amount of the row, in hundredths."""
    printed = next(one for one in document("stakes.toml")["stake"] if one["id"] == row.id)
    figures = re.findall(r"\$([\d,]+(?:\.\d+)?)", printed["printed"])
    amounts = {getattr(row, field) for field in row.__struct_fields__}
    for figure in figures:
        dollars, _, cents = figure.replace(",", "").partition(".")
        assert int(dollars) * 100 + int((cents + "00")[:2]) in amounts


@pytest.mark.parametrize("row", LIMIT_ROWS, ids=lambda row: row.id)
def test_a_limit_row_is_found_by_its_bets(row: StakeRow) -> None:
    """The bets of each row lead back to it, and no two rows of a table share them."""
    assert limit_row(row.table, row.bets) is row


def test_stakes_that_are_not_printed() -> None:
    """No row stands for 2-4 stud, and 15-30 is in the tables of stud and of board games alone."""
    bets = (whole(15), whole(30))
    found = {table: limit_row(table, bets) for table in StakeTable}
    assert [table.value for table, row in found.items() if row] == ["stud", "board"]
    assert limit_row(StakeTable.STUD, (whole(2), whole(4))) is None


def test_half_dollars_and_unequal_spreads() -> None:
    """5-10 stud has an ante of 50 hundredths; 1-4-8 has a larger bet on the late rounds."""
    assert ROWS["stud-5-10"].ante == Chips(50)
    assert ROWS["draw-1-2"].unit == Chips(50)
    assert ROWS["board-1-4-8"].bets == (whole(1), whole(4), whole(8))
    assert ROWS["stud-1-to-5"].bets == (whole(1), whole(5), whole(5))
