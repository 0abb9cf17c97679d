"""Rule changes: the floor sets a house rule at a running table (Cooke 10.15).

What is asked for in a hand waits for its end, and as long as a pot is carried from deal to deal:
that is one contest.
"""

from core.house.combinations import check_together, idle_under, text_of, value_of
from core.house.setting import Effect, Scope, Setting
from core.house.settings import Overrides, house_of, setting_of
from core.refusal import Reason, Refusal
from core.table.commands import SetRule
from core.table.config import TableConfig, config_with
from core.table.draft import TableDraft
from core.table.floor import contest_events as e
from core.table.floor.rule_change import RuleChange
from core.table.setup.checking import check
from core.table.setup.choices import dealt


def set_rule(draft: TableDraft, command: SetRule) -> None:
    """Change a house rule now, or when the hand in play is over.

    Raises:
        Refusal: ``TABLE_CLOSING``; ``SETTING_IMPOSSIBLE``, ``SETTING_OF_COMMUNITY``,
            ``SETTING_FOR_NEW_TABLES`` or ``SETTING_UNCHANGED``; ``SETTINGS_CONTRADICT`` with the
            values there are or will be; and the reasons of
            :func:`core.table.setup.checking.check` for a table that could not be dealt any more.
    """
    if draft.is_closing:
        raise Refusal(Reason.TABLE_CLOSING)
    setting = setting_of(command.key)
    if setting.scope is Scope.COMMUNITY:
        raise Refusal(Reason.SETTING_OF_COMMUNITY, setting.rule, key=setting.key)
    if setting.effect is Effect.NEW_TABLE:
        raise Refusal(Reason.SETTING_FOR_NEW_TABLES, setting.rule, key=setting.key)
    if command.value is not None:
        setting.check(command.value)
    change = RuleChange(setting.key, command.value)
    idle = _try(draft, setting, change)
    if setting.effect is Effect.AT_ONCE or not _is_contested(draft):
        draft.emit(e.RuleChanged(setting.key, command.value, command.by, idle))
    else:
        draft.emit(e.RuleChangeDue(change, command.by, idle))


def _try(draft: TableDraft, setting: Setting, change: RuleChange) -> str:
    """Refuse a table that could not be dealt so; else what leaves the change without effect."""
    key, due = setting.key, draft.table.config
    for waiting in draft.rules_due:
        due = config_with(due, waiting.key, waiting.value)
    config = config_with(due, key, change.value)
    houses = _houses(config)
    # A game may have a default of its own, so that the house's default is a change there.
    values = [value_of(house, key) for house in houses]
    if values == [value_of(house, key) for house in _houses(due)]:
        raise Refusal(Reason.SETTING_UNCHANGED, setting.rule, key=key, value=text_of(values[0]))
    for house in houses:
        check_together(house, key)
    check(config)
    idle = [idle_under(house, key) for house in houses]
    return idle[0] if all(idle) else ""


def _houses(config: TableConfig) -> list[Overrides]:
    """The values in force at the table, for each of its games."""
    return [house_of(game, config.settings) for game in dealt(config.games, config.settings)]


def _is_contested(draft: TableDraft) -> bool:
    return draft.is_in_hand or draft.carry is not None


def carry_out_due(draft: TableDraft) -> bool:
    """Make the changes that have waited for the end of the contest; True when there were any."""
    if not draft.rules_due or draft.is_closing or _is_contested(draft):
        return False
    for change in draft.rules_due:
        draft.emit(e.RuleChanged(change.key, change.value))
    return True
