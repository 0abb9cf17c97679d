"""Buttons of the house rules."""

from typing import Final

from core.ids import TableId
from core.present.documents import NOWHERE, Button, Document, Press, Slot, Verb, Weight
from core.present.say import say

Row = tuple[Button, ...]

_RULES: Final = "House rules"


def house_button(table: TableId | None) -> Button:
    """Opens the house's rules."""
    return Button(_RULES, Press(table or NOWHERE, Verb.HOUSE_RULES), hint="Show the house rules")


def house_entry() -> Document:
    """What stands on the own page of whoever may change the rules of the community."""
    return Document(
        Slot.REPLY, say("You make the rules of this house."), (), ((house_button(None),),)
    )


def house_rows(
    table: TableId | None, *, may_change: bool, may_import: bool = False
) -> tuple[Row, ...]:
    """What may be done about the rules that are shown: nothing by players.

    ``table`` is None where there is only the community to rule for.
    """
    if not may_change:
        return ()
    where = table or NOWHERE
    change = Press(where, Verb.HOUSE_SET)
    row = [Button("Change a rule", change, Weight.PRIMARY, "Find a house rule and change it")]
    if may_import:
        read = Press(where, Verb.HOUSE_IMPORT)
        row.append(Button("Import", read, hint="Take house rules from an exported file"))
    return (tuple(row),)
