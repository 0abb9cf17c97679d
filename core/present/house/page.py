"""The pages of the house's rules: those that differ, a topic with all its rules, the history."""

from collections.abc import Sequence
from typing import Final

from core.house.community import House
from core.house.conduct import Measure
from core.house.history import HouseChange
from core.house.matters import MATTERS, Matter
from core.house.profiles import PROFILES, profile_of
from core.house.settings import SETTINGS, Overrides
from core.ids import TableId
from core.present.documents import Document, Line, Section, Slot, Strong, Text
from core.present.floor.conduct_page import measure_line
from core.present.house.buttons import HISTORY, house_button, lead
from core.present.house.words import DUE, change_said, due_line, maker, rule_line
from core.present.leaves import leaf, turning_row
from core.present.say import say
from core.present.words.dates import date_and_time
from core.table.floor.rule_change import RuleChange

CHANGED: Final = "changed"
"""The word for the page that is no topic."""

_ROW: Final = 5
_DUE: Final = 5
"""Rules of the table's own that are told to wait; who sets more at once sees them in the next
hand."""


def house_page(
    house: House,
    own: Overrides,
    *,
    table: TableId,
    due: Sequence[RuleChange] = (),
    number: int = 1,
) -> Document:
    """The rules of ``house`` that differ, who set them and when; those of the table, ``own``.

    ``due`` are rules that change at the table when the hand is over.
    """
    profile = profile_of(house.overrides)
    name = profile.title if profile is not None else "of this house's own making"
    here = [rule_line(SETTINGS[key], value) for key, value in sorted(own.items())]
    everywhere = [
        rule_line(SETTINGS[line.subject], line.value, line)
        for line in house.changed
        if line.value is not None
    ]
    nothing = [] if here or everywhere else [say("Nothing differs from the main rules.")]
    shown = leaf([*here, *everywhere, *nothing], number)
    of_table = max(len(here) - shown.start, 0)
    sections = (
        Section(shown.lines[:of_table], "At this table alone"),
        Section(shown.lines[of_table:], "In the whole house" if here else ""),
        Section(
            leaf([due_line(change) for change in due if not change.of_community]).lines[:_DUE],
            f"{DUE}, at this table alone",
        ),
        Section((say("Topics lists every rule; house show clock those of one topic."),)),
    )
    return Document(
        Slot.REPLY,
        (Strong("House rules"), Text(f" · {name}{shown.mark}")),
        tuple(section for section in sections if section.lines),
        turning_row(table, CHANGED, shown),
    )


def _topics() -> tuple[Line, ...]:
    names = " · ".join(matter.name for matter in MATTERS)
    return (say(names), say("house show and a topic lists all its rules."))


def topics_page(table: TableId) -> Document:
    """Every topic as a button."""
    buttons = [
        lead(table, matter.name, matter.title, f"All rules of: {matter.title}")
        for matter in MATTERS
    ]
    buttons.append(house_button(table))
    rows = tuple(tuple(buttons[at : at + _ROW]) for at in range(0, len(buttons), _ROW))
    return Document(
        Slot.REPLY,
        (Strong("House rules"), Text(" · topics")),
        (Section(_topics()),),
        rows,
    )


def sets_page(house: House, table: TableId) -> Document:
    """The named sets of rules that a house may take."""
    now = profile_of(house.overrides)
    lines: list[Line] = []
    for one in PROFILES.values():
        mark = " · as it is here" if one is now else ""
        lines.append((Strong(one.title), Text(f" ({one.name}){mark}: {one.summary}")))
    how = say("house profile and the word in brackets takes one; house history tells what changed.")
    return Document(
        Slot.REPLY,
        (Strong("House rules"), Text(" · sets of rules")),
        (Section(tuple(lines)), Section((how,))),
        ((house_button(table),),),
    )


def topic_page(
    matter: Matter, house: House, values: Overrides, *, table: TableId, number: int = 1
) -> Document:
    """Every rule of a topic: those that differ first; ``values`` are in force where it is asked."""
    settings = sorted(matter.settings, key=lambda setting: setting.key not in values)
    lines = [
        rule_line(
            setting,
            values.get(setting.key, setting.default),
            _line(house, setting.key, values),
        )
        for setting in settings
    ]
    shown = leaf(lines, number)
    return Document(
        Slot.REPLY,
        (Strong(matter.title), Text(shown.mark)),
        (Section(shown.lines),),
        turning_row(table, matter.name, shown),
    )


def _line(house: House, key: str, values: Overrides) -> HouseChange | None:
    """Who set it, where the value in force is the community's."""
    line = house.rules.get(key)
    is_its = line is not None and line.value is not None and line.value == values.get(key)
    return line if is_its else None


def history_page(
    lines: Sequence[HouseChange],
    measures: Sequence[Measure] = (),
    *,
    table: TableId,
    number: int = 1,
    about: str = "",
    has_older: bool = False,
) -> Document:
    """Who changed what and when, and what the floor did about whom; the newest first.

    ``about`` is the rule, or the word for the table, whose lines alone these are.
    """
    told = [(line.at, _history_line(line)) for line in lines]
    told += [(one.at, measure_line(one)) for one in measures]
    newest = [line for _, line in sorted(told, key=lambda one: -one[0])]
    older = [say("What is older is kept, and not shown here.")] if has_older else []
    shown = leaf([*newest, *older] or [say("Nothing has ever been changed.")], number)
    return Document(
        Slot.REPLY,
        (Strong("House history"), Text(f"{_part(about)}{shown.mark}")),
        (Section(shown.lines),),
        (*turning_row(table, HISTORY, shown, about), (house_button(table),)),
    )


def _part(about: str) -> str:
    if not about:
        return ""
    setting = SETTINGS.get(about)
    return f" · {setting.title or about}" if setting is not None else " · this table"


def _history_line(line: HouseChange) -> Line:
    at = f" · table {line.table}" if line.table is not None else ""
    return say(
        "{when} · {who} · {what}{at}",
        when=date_and_time(line.at),
        who=maker(line),
        what=change_said(line),
        at=at,
    )
