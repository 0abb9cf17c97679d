"""What is answered to a change of the house's rules: what has changed, where, and from when."""

from collections.abc import Mapping, Sequence
from typing import Final

from core.house.combinations import idle_under
from core.house.history import HouseChange
from core.house.ranks import Staff
from core.house.setting import Effect, Kind, Setting, Value
from core.house.settings import SETTINGS, Overrides
from core.ids import TableId
from core.present.documents import Document, Line, Section, Slot, Strong, Text, TextFile
from core.present.house.buttons import STAFF, house_button, on_row
from core.present.house.forms import LONGEST_FILE
from core.present.house.words import change_said, made_so, rule_said
from core.present.leaves import leaf, turning_row
from core.present.rulebook.button import rule_row
from core.present.say import counted, listed, say
from core.table.events import TableEvent
from core.table.floor.contest_events import HouseRuleNotTaken, RuleChanged, RuleChangeDue
from core.table.setup.proposal_events import ChangeProposed, DroppedBy

FILE: Final = "house-rules.toml"

_LONG_FILE: Final = (
    "It is longer than the form of Import takes:"
    " give it to house import, as a file or in a message."
)

_FROM: Final = {
    Effect.NEXT_HAND: "from the next hand",
    Effect.NEW_TABLE: "at tables that open from now on",
    Effect.AT_ONCE: "at once",
}

Told = Mapping[TableId, Sequence[TableEvent]]
"""What each open table has made of a change of the whole house."""


def house_changed(
    lines: Sequence[HouseChange], told: Told, values: Overrides, *, table: TableId
) -> Document:
    """The community's rules have been changed by ``lines``; ``values`` are what they are now."""
    if len(lines) == 1:
        return _one_changed(lines[0], told, values, table)
    each = [(effect, _change(line)) for effect in Effect for line in lines if _is(line, effect)]
    shown = leaf([change for _, change in each])
    told_now = each[: len(shown.lines)]
    more = (say("All of it is in house history."),) if shown.count > 1 else ()
    title = say("{count} in the whole house.", count=_counted(len(lines)))
    groups = [
        Section(tuple(change for start, change in told_now if start is effect), _capital(when))
        for effect, when in _FROM.items()
    ]
    return Document(
        Slot.REPLY,
        title,
        (
            *(group for group in groups if group.lines),
            *((Section(more),) if more else ()),
            *_sections(_at_tables(told)),
        ),
        (on_row(table),),
    )


def _counted(count: int) -> str:
    return f"{counted(count, 'rule has', 'rules have')} changed"


def _is(line: HouseChange, effect: Effect) -> bool:
    return SETTINGS[line.subject].effect is effect


def _change(line: HouseChange) -> Line:
    is_number = SETTINGS[line.subject].kind is Kind.NUMBER
    return (Text(_capital(change_said(line) if is_number else made_so(line))),)


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def _one_changed(line: HouseChange, told: Told, values: Overrides, table: TableId) -> Document:
    setting = SETTINGS[line.subject]
    value = setting.default if line.value is None else line.value
    said = [_counts("in the whole house", _FROM[setting.effect]), *_idle(values, setting)]
    return Document(
        Slot.REPLY,
        _titled(setting, value),
        (Section(tuple(said)), *_sections(_at_tables(told))),
        (*rule_row((setting.rule,), table), on_row(table)),
    )


def _titled(setting: Setting, value: Value) -> Line:
    return (Strong(setting.title or setting.key), Text(f": {rule_said(setting, value)}."))


def _counts(where: str, when: str) -> Line:
    return (Text(f"It counts {where}, {when}."),)


def _idle(values: Overrides, setting: Setting) -> tuple[Line, ...]:
    under = idle_under(values, setting.key)
    if not under:
        return ()
    return (say("It has no effect as long as {under} is what it is.", under=under),)


def _sections(lines: tuple[Line, ...]) -> tuple[Section, ...]:
    return (Section(lines, "Open tables"),) if lines else ()


def _at_tables(told: Told) -> tuple[Line, ...]:
    """What the open tables have made of it: now, after the hand, asked about, or not at all."""
    made: dict[str, list[TableId]] = {}
    for table, events in told.items():
        kinds = {type(event) for event in events}
        if RuleChangeDue in kinds:
            made.setdefault("{tables}: when the hand is over.", []).append(table)
        elif RuleChanged in kinds:
            made.setdefault("{tables}: now.", []).append(table)
        if ChangeProposed in kinds:
            made.setdefault("{tables}: if the players do not object.", []).append(table)
        for event in events:
            if isinstance(event, HouseRuleNotTaken):
                made.setdefault(_kept(event), []).append(table)
    return tuple(
        say(words, tables=listed([(Text(table),) for table in tables]))
        for words, tables in made.items()
    )


def _kept(event: HouseRuleNotTaken) -> str:
    if event.other:
        why = f"it contradicts {event.other} there"
    elif event.why == DroppedBy.OBJECTIONS:
        why = "the players object"
    elif event.why == DroppedBy.WITHDRAWN:
        why = "the floor has withdrawn it"
    elif event.why:
        why = "the game could not be dealt so"
    else:
        why = "the table has its own rule"
    return f"{{tables}}: {event.key} stays as it is there, for {why}."


def table_changed(
    setting: Setting, event: RuleChanged | RuleChangeDue, *, table: TableId
) -> Document:
    """A rule of the table's own has been set, or taken back."""
    is_due = isinstance(event, RuleChangeDue)
    value = event.change.value if isinstance(event, RuleChangeDue) else event.value
    if value is None:
        value = setting.default if event.falls_to is None else event.falls_to
        where = "at this table too, as in the whole house"
    else:
        where = "at this table alone"
    when = "when this hand is over" if is_due else "now"
    idle = say(" It has no effect as long as {under} is what it is.", under=event.idle_under)
    return Document(
        Slot.REPLY,
        _titled(setting, value),
        (Section(((*_counts(where, when), *(idle if event.idle_under else ())),)),),
        (*rule_row((setting.rule,), table), on_row(table)),
    )


def table_reset(count: int, *, waits: bool) -> Document:
    """So many of the table's own rules have been taken back; some ``waits`` for the hand's end."""
    rules, when = counted(count, "rule", "rules"), " when this hand is over" if waits else ""
    said = say("{rules} of this table's own taken back{when}.", rules=rules, when=when)
    return Document(Slot.REPLY, said)


def exported(text: str, brief: str, count: int) -> Document:
    """The house's rules as a file; ``brief`` is the same without its remarks."""
    rules = counted(count, "rule differs", "rules differ")
    title = say("{rules} from the main rules. house import reads the file back.", rules=rules)
    long = (Section((say(_LONG_FILE),)),) if len(brief) > LONGEST_FILE else ()
    return Document(Slot.REPLY, title, long, file=TextFile(FILE, text, brief))


def staff_page(staff: Sequence[Staff], right: str, *, table: TableId, number: int = 1) -> Document:
    """Who has which rank."""
    lines = [say("{who}: {rank}", who=one.label, rank=one.rank.name.lower()) for one in staff]
    shown = leaf(lines or [say("Nobody has been given a rank.")], number)
    admins = say("An admin, too, is whoever has the right to {right}.", right=right)
    return Document(
        Slot.REPLY,
        (Strong("The floor and the admins of this house"), Text(shown.mark)),
        (Section(shown.lines), Section((admins,))),
        (*turning_row(table, STAFF, shown), (house_button(table),)),
    )


def staff_changed(line: HouseChange, hint: str = "") -> Document:
    """Somebody has been given a rank, or has lost it; ``hint`` is the platform's, for a group."""
    sections = (Section((say(hint),)),) if hint and line.value is not None else ()
    return Document(Slot.REPLY, (Text(f"{change_said(line)}."),), sections)
