"""Plans of plain deals that are kept are what would be planned for the very people."""

from core.table.blinds import planning
from core.table.blinds.plain_deals import plain_deal
from core.table.blinds.situating import upcoming_situation
from core.table.draft import TableDraft
from core.table.evolve import TABLE_FOLDS
from tests.laws.recorded import recorded
from tests.laws.tables import DEALS


def test_a_kept_plan_is_that_of_the_table() -> None:
    """At every table of the recorded histories before a deal: planned for those who sit there,
    and planned for nobody in particular."""
    compared = 0
    for name in DEALS:
        for said in recorded(name):
            for one in said:
                table = one.before
                if table is None or table.is_in_hand or table.is_closing:
                    continue
                situation = upcoming_situation(TableDraft(table, one.at, TABLE_FOLDS))
                if not planning.is_foreseeable(situation) or plain_deal(situation) is None:
                    continue
                assert planning.next_plan(situation) == planning._next_plan(situation)
                compared += 1
    assert compared > 50
