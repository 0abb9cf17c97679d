"""Rule changes: house rules are set at a running table, by its floor or by the whole community.

What is asked for in a hand waits for its end, and as long as a pot is carried from deal to deal:
that is one contest (Cooke 10.15).
"""

from core.house.combinations import idle_under, text_of, value_of
from core.house.setting import Effect, Scope, Setting, Value
from core.house.settings import SETTINGS, Overrides, setting_of
from core.ids import PersonId
from core.refusal import Reason, Refusal
from core.table.commands import SetRule, TakeHouse
from core.table.config import TableConfig
from core.table.draft import TableDraft
from core.table.floor import contest_events as e
from core.table.floor.rule_change import RuleChange, changed
from core.table.setup.changing_over import config_due, is_contested, make_rule
from core.table.setup.proposing import asks_about, propose_rules
from core.table.setup.under_house import check_games, fit, houses_of


def set_rule(draft: TableDraft, command: SetRule) -> None:
    """Change a house rule of the table's own, now or when the hand in play is over.

    Raises:
        Refusal: ``TABLE_CLOSING``; ``UNKNOWN_SETTING``, ``SETTING_IMPOSSIBLE``,
            ``SETTING_OF_COMMUNITY``, ``SETTING_FOR_NEW_TABLES`` or ``SETTING_UNCHANGED``;
            ``SETTINGS_CONTRADICT`` with the values there are or will be; and the reasons of
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
    config = _try(draft, setting, change)
    if asks_about(draft, setting):
        propose_rules(draft, (change,), command.by)
    else:
        _change(draft, change, config, command.by)


def _try(draft: TableDraft, setting: Setting, change: RuleChange) -> TableConfig:
    """The table after the change; one that could not be dealt, or is no other, is refused."""
    due = config_due(draft)
    config = changed(due, change)
    # A game may have a default of its own, so that the house's default is a change there.
    before = [value_of(house, setting.key) for house in houses_of(due)]
    after = [value_of(house, setting.key) for house in houses_of(config)]
    takes_back = change.value is None and setting.key in due.own
    if before == after and not takes_back:
        value = text_of(after[0])
        raise Refusal(Reason.SETTING_UNCHANGED, setting.rule, key=setting.key, value=value)
    check_games(config, setting.key)
    return config


def take_house(draft: TableDraft, command: TakeHouse) -> None:
    """Go by the community's changed rules, where the table has none of its own (Cooke 1.07).

    What it cannot be dealt by leaves it as it is.  Rules for new tables do not concern it.

    Raises:
        Refusal: ``TABLE_CLOSING``; ``SETTING_UNCHANGED`` when it has been told all of them.
    """
    if draft.is_closing:
        raise Refusal(Reason.TABLE_CLOSING)
    due = config_due(draft)
    changes = [
        change
        for change in command.changes
        if due.house.get(change.key) != change.value
        and not any(change in one.rules for one in draft.proposals)
        and SETTINGS[change.key].effect is not Effect.NEW_TABLE
    ]
    if not changes:
        raise Refusal(Reason.SETTING_UNCHANGED, key="", value="")
    found = fit(due, changes)
    asked: list[RuleChange] = []
    for change in changes:
        refusal = found.left.get(change.key)
        if refusal is not None or change.key in due.own:
            _leave(draft, change, command.by, refusal)
        elif asks_about(draft, SETTINGS[change.key]):
            asked.append(change)
        else:
            _change(draft, change, found.config, command.by)
    if asked:
        propose_rules(draft, tuple(asked), command.by)


def _leave(draft: TableDraft, change: RuleChange, by: PersonId, refusal: Refusal | None) -> None:
    why = refusal.reason.value if refusal is not None else ""
    clash = refusal is not None and refusal.reason is Reason.SETTINGS_CONTRADICT
    other = ""
    if refusal is not None and clash:
        other = str(refusal.facts["other" if refusal.facts["key"] == change.key else "key"])
    draft.emit(e.HouseRuleNotTaken(change.key, change.value, by, why, other))


def _change(draft: TableDraft, change: RuleChange, config: TableConfig, by: PersonId) -> None:
    """Make ``change`` now or when its time comes, after which the table is ``config``."""
    houses = houses_of(config)
    found = [idle_under(house, change.key) for house in houses]
    idle = found[0] if all(found) else ""
    falls_to = _falls_to(change, houses)
    if SETTINGS[change.key].effect is Effect.AT_ONCE or not is_contested(draft):
        key, value = change.key, change.value
        draft.emit(e.RuleChanged(key, value, by, idle, change.of_community, falls_to))
    else:
        draft.emit(e.RuleChangeDue(change, by, idle, falls_to))


def _falls_to(change: RuleChange, houses: list[Overrides]) -> Value | None:
    return value_of(houses[0], change.key) if change.value is None else None


def carry_out_due(draft: TableDraft) -> bool:
    """Make the changes that have waited for the end of the contest; True when there were any."""
    if not draft.rules_due or draft.is_closing or is_contested(draft):
        return False
    for change in draft.rules_due:
        make_rule(draft, change)
    return True
