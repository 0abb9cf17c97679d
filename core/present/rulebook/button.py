"""The small button that opens the page of a rule."""

from collections.abc import Iterable
from typing import Final

from core.citation import RuleId, cited
from core.ids import TableId
from core.present.acting.buttons import Rows
from core.present.documents import NOWHERE, Button, Press, Verb
from core.present.rulebook.words import title_words
from core.rulebook import rule

LABEL: Final = 34
"""Characters of a button's label that a phone shows whole."""

_MOST: Final = 5
_USUAL: Final = "Cooke "


def rule_button(rule_id: RuleId, table: TableId = NOWHERE) -> Button:
    """``[Rule 12.08]``; the page says what this house does, and at ``table``."""
    press = Press(table, Verb.RULE, note=rule_id)
    label = f"Rule {number_of(rule_id)}"
    return Button(label[:LABEL], press, hint=f"{cited(rule_id)}: {title_words(rule(rule_id))}")


def rule_row(rules: Iterable[str | None], table: TableId = NOWHERE) -> Rows:
    """A row with a button for each of ``rules``, once each and at most five; none, no row."""
    named = tuple(dict.fromkeys(RuleId(one) for one in rules if one is not None))[:_MOST]
    return (tuple(rule_button(one, table) for one in named),) if named else ()


def number_of(rule_id: RuleId) -> str:
    """``12.08``, ``Stud sheet 5``: the number alone where it is Cooke's."""
    return cited(rule_id).removeprefix(_USUAL)
