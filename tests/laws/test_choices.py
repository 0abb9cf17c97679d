"""What is offered before the next deal is taken: no button of a choice is ever refused."""

from hypothesis import given, settings

from core.present import choice_rows, command_of
from core.table import Table, apply
from core.view import look
from core.view.choices import choices_of
from tests.laws.chance import Chance, chances
from tests.laws.history import History


@given(chances(1500))
@settings(max_examples=60, deadline=None)
def test_every_choice_offered_is_taken(chance: Chance) -> None:
    """Whatever has happened before, each button of everybody's choices does what it says."""
    history = History(chance)

    def press_in_vain(table: Table) -> None:
        if table.is_in_hand:
            return
        for occupant in table.occupants:
            mine = choices_of(table, occupant.person, history.at)
            for row in choice_rows(look(table, occupant.seat), mine):
                for button in row:
                    command = command_of(button.press, occupant.person)
                    assert command is not None
                    apply(table, command, history.at)

    history.play(4, press_in_vain)
