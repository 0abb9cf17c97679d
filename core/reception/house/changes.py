"""Changing the house's rules, in the whole community or at one table.

The community's are for admins; whoever opened a table may set the table's own.
"""

from collections.abc import Mapping
from typing import Final

from core.engine.outcome import Accepted, Outcome
from core.house.exchange import FileWrong, bare, line_of, parsed
from core.house.finding import setting_named
from core.house.profiles import PROFILES, changes_to, profile_named
from core.house.ranks import Rank
from core.house.reading import read
from core.house.setting import Effect, Scope, Setting, Value
from core.house.settings import Overrides
from core.present.answers.refusing import refusal_line
from core.present.documents import NOWHERE, plain_line
from core.present.house.answers import house_changed, table_changed, table_reset
from core.reception.visit import AskedBack, Visit
from core.refusal import Reason, Refusal
from core.table.commands import SetRule
from core.table.floor.contest_events import RuleChanged, RuleChangeDue
from core.table.state import Table

ALL: Final = frozenset({"all", "everything"})
"""What takes every rule back."""

_OF_TABLE: Final = frozenset({"table", "here"})
_OF_COMMUNITY: Final = frozenset({"community", "house", "everywhere", "server", "workspace", "all"})


async def set_rule(visit: Visit, setting: str, value: str, scope: str | None = None) -> None:
    """Set a rule, as both are typed, in the whole house or (``scope`` ``table``) at this table.

    Without a scope it is the house; for whoever may rule but at his own table, it is that.

    Raises:
        Refusal: ``NOT_ALLOWED``; ``UNKNOWN_SETTING``, ``SETTING_IMPOSSIBLE`` with what is
            possible; ``SETTINGS_CONTRADICT``, naming both; ``SETTING_UNCHANGED``; and those of
            :func:`core.table.floor.rule_changes.set_rule` for a table.
    """
    at_table = await _is_at_table(visit, scope)
    found = setting_named(setting)
    meant = read(found, value)
    if at_table:
        await _set_here(visit, found, meant)
    else:
        await _change(visit, {found.key: meant})


async def reset(visit: Visit, setting: str, scope: str | None = None) -> None:
    """Take back a rule, or ``all`` of them.

    Raises:
        Refusal: as for :func:`set_rule`; ``HOUSE_UNCHANGED`` where there is nothing to take back.
    """
    at_table = await _is_at_table(visit, scope)
    typed = setting.strip()
    if typed.casefold() in ALL:
        await (_reset_here(visit) if at_table else _reset_house(visit))
        return
    found = setting_named(typed)
    if at_table:
        await _set_here(visit, found, None)
    else:
        await _change(visit, {found.key: None})


async def take_profile(visit: Visit, name: str) -> None:
    """Make the house's rules those of a named set, and say what that has changed.

    Raises:
        Refusal: ``NOT_ALLOWED``, ``UNKNOWN_PROFILE``, ``HOUSE_UNCHANGED``.
    """
    await visit.must_be(Rank.ADMIN)
    values = profile_named(name).values
    await _change(visit, changes_to(_own_of(visit), values))


def profile_names(typed: str = "") -> tuple[tuple[str, str], ...]:
    """Label and name of each set that ``typed`` may mean."""
    wanted = typed.strip().casefold()
    return tuple(
        (f"{one.title}: {one.summary}", one.name)
        for one in PROFILES.values()
        if wanted in one.name or wanted in one.title.casefold()
    )


async def import_(visit: Visit, text: str) -> None:
    """Make the house's rules those of a file, all or none.

    Raises:
        Refusal: ``NOT_ALLOWED``; ``HOUSE_FILE_EMPTY``, which would take back every rule;
            ``HOUSE_FILE_TOO_LONG``; ``HOUSE_FILE_WRONG`` with the line and why;
            ``HOUSE_UNCHANGED``.
    """
    await visit.must_be(Rank.ADMIN)
    try:
        values = parsed(text)
    except FileWrong as wrong:
        raise _wrong(wrong.line, wrong.why) from None
    if not values:
        raise Refusal(Reason.HOUSE_FILE_EMPTY)
    try:
        await _change(visit, changes_to(_own_of(visit), values))
    except Refusal as refusal:
        key = str(refusal.facts.get("key", ""))
        if refusal.reason is not Reason.SETTINGS_CONTRADICT or key not in values:
            raise
        raise _wrong(line_of(bare(text), key), refusal) from None


def _wrong(line: int, why: Refusal | str) -> Refusal:
    said = why if isinstance(why, str) else plain_line(refusal_line(why))
    return Refusal(Reason.HOUSE_FILE_WRONG, line=line, why=said.rstrip("."))


# -- in the whole house --------------------------------------------------------------------------


def _own_of(visit: Visit) -> Overrides:
    return visit.room.rules.house(visit.community).overrides


async def _reset_house(visit: Visit) -> None:
    await _change(visit, dict.fromkeys(_own_of(visit)))


async def _change(visit: Visit, changes: Mapping[str, Value | None]) -> None:
    await visit.must_be(Rank.ADMIN)
    making = visit.room.rules.change(visit.community, changes, visit.person, visit.name, visit.key)
    outcome = await visit.answer.after(making)
    values, view = visit.house_values(), visit.view_if_any()
    table = view.id if view is not None else NOWHERE
    await visit.answer.say(house_changed(outcome.lines, outcome.tables, values, table=table))


# -- at one table --------------------------------------------------------------------------------


async def _is_at_table(visit: Visit, scope: str | None) -> bool:
    """Whether a table's own rule is meant.

    Raises:
        Refusal: ``NOT_ALLOWED``, ``NO_TABLE_HERE``.
    """
    said = (scope or "").strip().casefold()
    if said in _OF_TABLE:
        visit.table()
        await visit.must_be(Rank.OWNER)
        return True
    if said in _OF_COMMUNITY:
        await visit.must_be(Rank.ADMIN)
        return False
    rank = await visit.rank()
    if rank is Rank.ADMIN:
        return False
    if rank is Rank.PLAYER or _table_if_any(visit) is None:
        await visit.must_be(Rank.ADMIN)
        return False
    return True


def _table_if_any(visit: Visit) -> Table | None:
    try:
        return visit.table()
    except (Refusal, AskedBack):
        return None


async def _set_here(visit: Visit, setting: Setting, value: Value | None) -> None:
    outcome = await visit.submit(SetRule(visit.person, setting.key, value, visit.name))
    event = _made(outcome, setting)
    if event is None:
        await visit.tell(outcome)
    else:
        await visit.answer.say(table_changed(setting, event, table=visit.table().id))


def _made(outcome: Outcome, setting: Setting) -> RuleChanged | RuleChangeDue | None:
    for event in outcome.events if isinstance(outcome, Accepted) else ():
        if isinstance(event, RuleChanged) and event.key == setting.key:
            return event
        if isinstance(event, RuleChangeDue) and event.change.key == setting.key:
            return event
    return None


async def _reset_here(visit: Visit) -> None:
    """Each of the table's own rules in turn, each under a key of its own; what is to be one when
    the hand is over too."""
    table, count, waits = visit.table(), 0, False
    refused: Refusal | None = None
    due = (change.key for change in table.rules_due if not change.of_community)
    for key in dict.fromkeys((*table.config.own, *due)):
        setting = setting_named(key)
        if setting.scope is Scope.COMMUNITY or setting.effect is Effect.NEW_TABLE:
            continue
        outcome = await visit.answer.after(
            visit.room.submit(
                table.id, SetRule(visit.person, key, None, visit.name), f"{visit.key}:{key}"
            )
        )
        if isinstance(outcome, Accepted):
            count += 1
            waits = waits or isinstance(_made(outcome, setting), RuleChangeDue)
        else:
            refused = outcome.refusal
    if refused is not None and not count:
        raise refused
    if not count:
        raise Refusal(Reason.HOUSE_UNCHANGED)
    await visit.answer.say(table_reset(count, waits=waits))
