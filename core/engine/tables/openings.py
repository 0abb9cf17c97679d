"""Openings: a new table in a channel that has none, under the rules of its community."""

import asyncio

from core.engine.deliveries import Deliveries
from core.engine.desk import Desk
from core.engine.floor import Floor
from core.engine.houses.book import differences
from core.engine.houses.making import RuleMaking
from core.engine.names import number_of, table_id
from core.engine.outcome import Outcome, Refused
from core.engine.tables.actor import TableActor
from core.ids import CommunityId, PersonId, PlaceId, TableId
from core.refusal import Reason, Refusal
from core.table.commands import OpenTable
from core.table.config import TableConfig
from core.table.setup.under_house import opened_under


class Openings:
    """Opens tables, one at a time in each channel."""

    def __init__(self, desk: Desk, floor: Floor, deliveries: Deliveries, rules: RuleMaking) -> None:
        self._desk = desk
        self._floor = floor
        self._deliveries = deliveries
        self._rules = rules
        self._opening: dict[PlaceId, asyncio.Event] = {}
        self._numbers = 0

    def restore(self, last: TableId | None) -> None:
        """Give new tables numbers above that of the ``last`` one ever opened."""
        self._numbers = number_of(last) if last is not None else 0

    async def open(
        self,
        place: PlaceId,
        community: CommunityId,
        config: TableConfig,
        by: PersonId,
        key: str,
    ) -> Outcome:
        """See ``CardRoom.open_table``."""
        here = self._floor.table_at(place)
        known = await self._deliveries.known(key, here)
        if known is not None:
            return known
        while (opening := self._opening.get(place)) is not None:
            await opening.wait()
        try:
            taken = await self._floor.answers.recall(key)
        except Refusal as busy:
            return Refused(busy, here)
        if taken is not None:
            return self._floor.again(taken, here)
        here = self._floor.table_at(place)  # somebody may have been quicker meanwhile
        if self._floor.is_taken(place) or place in self._opening:
            return Refused(Refusal(Reason.TABLE_HERE), here)
        if self._desk.is_stopping:
            return Refused(Refusal(Reason.SHUTTING_DOWN), None)
        self._opening[place] = asyncio.Event()
        self._numbers += 1
        actor = self._floor.seat_actor(table_id(self._numbers))
        config = self._under_house(config, community)
        answer = actor.submit(OpenTable(actor.id, community, place, config, by), key)
        answer.add_done_callback(lambda _: self._opened(actor, place))
        return await self._deliveries.outcome(answer, key)

    def _under_house(self, config: TableConfig, community: CommunityId) -> TableConfig:
        """``config`` with what has been changed since it was made."""
        house = self._desk.houses.overrides(community)
        news = differences(config.house, house, opens=True)
        try:
            return opened_under(config, news) if news else config
        except Refusal:  # it cannot be dealt as it is: the table will say so
            return config

    def _opened(self, actor: TableActor, place: PlaceId) -> None:
        if actor.table is not None:
            self._opening.pop(place).set()
            self._rules.opened(actor)
        else:
            self._floor.spawn(self._not_opened(actor, place))

    async def _not_opened(self, actor: TableActor, place: PlaceId) -> None:
        """Keep the place until it is sure that no table was opened there after all."""
        try:
            await self._desk.committer.settled()
        finally:
            self._opening.pop(place).set()
            if actor.table is None:
                self._floor.drop(actor)
