"""Forms for house rules: one changes a rule, one reads a file of rules in."""

from typing import Final

from core.house.setting import Kind, Scope, Setting, Value
from core.house.values import text_of
from core.ids import TableId
from core.present.documents import NOWHERE, Choice, Entry, Field, Form, Press, Verb

SETTING: Final = "setting"
VALUE: Final = "value"
SCOPE: Final = "scope"
FILE: Final = "file"
"""The fields of these forms."""

AT_TABLE: Final = "table"
IN_COMMUNITY: Final = "community"
"""Where a rule is to count, as it is said."""

LONGEST_FILE: Final = 3_000
"""Characters that can be typed into one field on every platform."""


def house_form(
    table: TableId,
    setting: Setting | None = None,
    value: Value | None = None,
    scope: str = IN_COMMUNITY,
) -> Form:
    """Which rule, what it is to be, and where it counts, which is ``scope`` unless said otherwise.

    ``setting`` is the one that was chosen, if one was, and ``value`` what it is now;
    ``table`` is ``NOWHERE`` where there is only the community to rule for.
    """
    fields = [_which(setting), _what(setting, value)]
    if table != NOWHERE and (setting is None or setting.scope is Scope.TABLE):
        fields.append(_where(scope))
    return Form("Change a house rule", Press(table, Verb.HOUSE_SET), tuple(fields))


def import_form(table: TableId) -> Form:
    """House rules as text, as they were exported."""
    field = Field(
        FILE,
        "House rules, as /house export wrote them",
        hint='"button.rule" = "no_missed_blind"',
        longest=LONGEST_FILE,
        entry=Entry.LONG_TEXT,
    )
    return Form("Import house rules", Press(table, Verb.HOUSE_IMPORT), (field,))


def found_text(setting: Setting) -> str:
    """What a found rule is called in a list: ``The button (12.03)``."""
    number = (setting.rule or "").rpartition("-")[2]
    end = f" ({number})" if number[:1].isdecimal() else ""
    return f"{setting.title or setting.key}{end}"


def _which(setting: Setting | None) -> Field:
    found = (Choice(found_text(setting), setting.key),) if setting is not None else ()
    return Field(
        SETTING,
        "Which rule",
        value=setting.key if setting is not None else "",
        hint="button, straddle, 12.08",
        choices=found,
        entry=Entry.SEARCH,
    )


def _what(setting: Setting | None, value: Value | None) -> Field:
    if setting is None:
        return Field(VALUE, "What it is to be", hint="on, off, 90 seconds", follows=SETTING)
    now = text_of(value) if value is not None else ""
    if setting.kind is Kind.NUMBER:
        usual = setting.value_text(setting.default)
        return Field(
            VALUE,
            f"{setting.summary.rstrip('.')}: {setting.possible} (usual {usual})",
            value=now,
            entry=Entry.NUMBER,
            least=setting.least,
            most=setting.most,
        )
    values = setting.choices or (True, False)
    choices = tuple(Choice(setting.said(each), text_of(each)) for each in values)
    return Field(VALUE, setting.summary, value=now, choices=choices, entry=Entry.CHOICE)


def _where(scope: str) -> Field:
    return Field(
        SCOPE,
        "Where it counts",
        value=scope,
        choices=(
            Choice("At every table of the house", IN_COMMUNITY),
            Choice("At this table alone", AT_TABLE),
        ),
        entry=Entry.CHOICE,
    )
