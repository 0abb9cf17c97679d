"""The houses: every community's rules and staff, as of the last line of their histories.

They outlive the tables and the process.  A table's own changes are written in the commit of the
step that made them; the community's are durable before any table is told.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from core.house.community import House, with_line
from core.house.history import About, HouseChange
from core.house.setting import Effect, Scope, Value
from core.house.settings import SETTINGS, Overrides
from core.ids import CommunityId, Instant, PersonId
from core.table.commands import SetRule, TableCommand
from core.table.events import TableEvent
from core.table.floor.contest_events import RuleChanged, RuleChangeDue
from core.table.floor.rule_change import RuleChange, changed
from core.table.state import Table

_EMPTY: Final = House()
_ASKED: Final = frozenset({RuleChanged, RuleChangeDue})


class Houses:
    """The house of every community.  ``defaults`` are the values of whoever has set none."""

    def __init__(self) -> None:
        self.defaults: Overrides = {}
        self._houses: dict[CommunityId, House] = {}
        self._acts: dict[CommunityId, str] = {}
        self._overrides: dict[CommunityId, Overrides] = {}

    def reset(self, lines: Iterable[HouseChange]) -> None:
        """Forget everything and begin again from what the store holds."""
        self._houses, self._acts, self._overrides = {}, {}, {}
        self.note(lines)

    def note(self, lines: Iterable[HouseChange]) -> None:
        """Take in lines that are durable, in their order."""
        for line in lines:
            if line.table is None:
                self._houses[line.community] = with_line(self.of(line.community), line)
                self._acts[line.community] = line.key
                self._overrides.pop(line.community, None)

    def of(self, community: CommunityId) -> House:
        """The house of ``community``."""
        return self._houses.get(community, _EMPTY)

    def overrides(self, community: CommunityId) -> Overrides:
        """The community's values that differ from the declared defaults."""
        if community not in self._overrides:
            self._overrides[community] = self.defaults | self.of(community).overrides
        return self._overrides[community]

    def last_act(self, community: CommunityId) -> str:
        """The key of the last change there, which tables are told of under a key of its own."""
        return self._acts.get(community, "")

    def news(self, table: Table, *, opens: bool = False) -> tuple[RuleChange, ...]:
        """What ``table`` has not been told yet; rules for new tables only while it ``opens``."""
        config = table.config
        for waiting in table.rules_due:
            config = changed(config, waiting)
        return differences(config.house, self.overrides(table.community), opens=opens)

    def lines(
        self,
        community: CommunityId,
        changes: Mapping[str, Value | None],
        by: PersonId,
        name: str,
        key: str,
        at: Instant,
    ) -> tuple[HouseChange, ...]:
        """The lines of an act that makes ``changes`` of the community's rules."""
        now = self.of(community).overrides
        return tuple(
            HouseChange(
                key, place, community, None, About.RULE, subject, value, now.get(subject),
                by, name, at,
            )
            for place, (subject, value) in enumerate(changes.items())
        )  # fmt: skip

    def entries(
        self,
        table: Table | None,
        command: TableCommand,
        events: Sequence[TableEvent],
        key: str,
        at: Instant,
    ) -> tuple[HouseChange, ...]:
        """What ``events`` of ``table``, which is as it was before them, write into the history.

        A change is written when it is asked for; not again when its time has come.
        """
        if table is None or not any(type(event) in _ASKED for event in events):
            return ()
        lines: list[HouseChange] = []
        for event in events:
            change, by = _asked(event)
            if change is None or by is None or change.of_community:
                continue
            had = table.config.settings[change.key] if change.key in table.config.own else None
            line = HouseChange(
                key, len(lines), table.community, table.id, About.RULE, change.key, change.value,
                had, by, _name(table, command, by), at,
            )  # fmt: skip
            lines.append(line)
        return tuple(lines)


def _asked(event: TableEvent) -> tuple[RuleChange | None, PersonId | None]:
    """The change that ``event`` tells of, and who asked for it, if that is its news."""
    if isinstance(event, RuleChangeDue):
        return event.change, event.by
    if isinstance(event, RuleChanged):
        return RuleChange(event.key, event.value, event.of_community), event.by
    return None, None


def differences(
    told: Overrides, house: Overrides, *, opens: bool = False
) -> tuple[RuleChange, ...]:
    """What makes ``house`` of ``told``; rules for new tables only where one ``opens``."""
    return tuple(
        RuleChange(key, house.get(key), of_community=True)
        for key in sorted({**told, **house})
        if told.get(key) != house.get(key) and key in SETTINGS and _concerns(key, opens=opens)
    )


def _concerns(key: str, *, opens: bool) -> bool:
    """A table has no use for what is of its community alone."""
    setting = SETTINGS[key]
    is_known = setting.scope is not Scope.COMMUNITY
    return is_known and (opens or setting.effect is not Effect.NEW_TABLE)


def _name(table: Table, command: TableCommand, by: PersonId) -> str:
    if isinstance(command, SetRule) and command.name:
        return command.name
    occupant = table.occupant_of(by)
    return occupant.name if occupant is not None else ""
