"""Buttons of the house rules."""

from typing import Final

from core.ids import TableId
from core.present.documents import NOWHERE, Button, Document, Press, Slot, Verb, Weight
from core.present.say import say

Row = tuple[Button, ...]

TOPICS: Final = "topics"
HISTORY: Final = "history"
SETS: Final = "sets"
STAFF: Final = "staff"
EXPORT: Final = "export"
"""What the small buttons of the house's pages lead to."""

_RULES: Final = "House rules"
_LEADS: Final = (
    (HISTORY, "History", "Who changed what, and when"),
    (SETS, "Sets of rules", "The named sets of rules that a house may take"),
    (STAFF, "Staff", "Who is the floor here, and who an admin"),
    (EXPORT, "Export", "The rules as a file"),
)


def house_button(table: TableId | None) -> Button:
    """Opens the house's rules."""
    return Button(_RULES, Press(table or NOWHERE, Verb.HOUSE_RULES), hint="Show the house rules")


def house_entry() -> Document:
    """What stands on the own page of whoever may change the rules of the community."""
    return Document(
        Slot.REPLY, say("You make the rules of this house."), (), ((house_button(None),),)
    )


def lead(table: TableId | None, what: str, label: str, hint: str) -> Button:
    """A button to the first page of ``what``."""
    return Button(label, Press(table or NOWHERE, Verb.HOUSE_TURN, note=f"{what}.1"), hint=hint)


def house_rows(
    table: TableId | None,
    *,
    may_change: bool,
    may_import: bool = False,
    may_look_back: bool = False,
) -> tuple[Row, ...]:
    """What may be done about the rules that are shown, and where else they are told of.

    Players may look at every topic and do nothing.  ``table`` is None where there is only the
    community to rule for; ``may_look_back`` by the staff, who see the history.
    """
    topics = lead(table, TOPICS, "Topics", "Every rule, topic by topic")
    others = [lead(table, *one) for one in _LEADS] if may_look_back else []
    return (*_changing(table or NOWHERE, may_change, may_import), (topics, *others))


def on_row(table: TableId) -> Row:
    """Behind a change that was made: the next one, or a look at all of them."""
    return (_change_button(table), house_button(table))


def _change_button(where: TableId, weight: Weight = Weight.PLAIN) -> Button:
    change = Press(where, Verb.HOUSE_SET)
    return Button("Change a rule", change, weight, "Find a house rule and change it")


def _changing(where: TableId, may_change: bool, may_import: bool) -> tuple[Row, ...]:
    if not may_change:
        return ()
    row = [_change_button(where, Weight.PRIMARY)]
    if may_import:
        read = Press(where, Verb.HOUSE_IMPORT)
        row.append(Button("Import", read, hint="Take house rules from an exported file"))
    return (tuple(row),)
