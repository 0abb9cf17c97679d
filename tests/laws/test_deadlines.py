"""A table never stands still: what the dealer is to do once a time is over can always be done.

Were an expiry refused, nobody at the table could do anything about it.
"""

from hypothesis import given, settings

from core.ids import Instant
from core.table import Table, apply, deadlines
from tests.laws.chance import Chance, chances
from tests.laws.history import History


@given(chances(1500))
@settings(max_examples=120, deadline=None)
def test_what_is_due_is_never_refused(chance: Chance) -> None:
    """Whatever has been said before, each deadline of a table can pass when its time has come."""
    history = History(chance)

    def pass_in_vain(table: Table) -> None:
        for due in deadlines(table):
            if due.command is not None:
                step = apply(table, due.command, Instant(max(history.at, due.at + due.grace)))
                assert step.events

    history.play(3, pass_in_vain)
