"""Evictions: a table whose channel is no more is closed, and its chips go back to the wallets."""

import asyncio

from core.engine.desk import Desk
from core.engine.floor import Floor
from core.engine.outcome import Outcome, is_passing
from core.engine.tables.actor import TableActor
from core.ids import CommunityId, PersonId, TableId, later
from core.table.commands import CloseTable


class Evictions:
    """Closes tables in the dealer's own name, as often as it takes to have it committed.

    A hand in play goes on by the clock and by private messages, and is the last.
    """

    def __init__(self, desk: Desk, floor: Floor) -> None:
        self._desk = desk
        self._floor = floor

    def close(self, table: TableId) -> None:
        """Close a table; nothing happens to one that closes anyway."""
        actor = self._floor.actor(table)
        if actor is not None:
            self._close(actor)

    def _close(self, actor: TableActor) -> None:
        table = actor.upcoming
        if table is None or table.is_closing or table.is_closed or actor.is_frozen:
            return
        command = CloseTable(dealer_of(table.community), anyway=True)
        answer = actor.submit(command, f"room:close:{table.id}:{table.version}")
        answer.add_done_callback(lambda heard: self._heard(actor, heard))

    def _heard(self, actor: TableActor, answer: "asyncio.Future[Outcome]") -> None:
        if not answer.cancelled() and is_passing(answer.result()):
            at = later(self._desk.clock.now(), self._desk.pace.retry)
            self._desk.alarm.set(("close", actor.id), at, lambda: self.close(actor.id))


def dealer_of(community: CommunityId) -> PersonId:
    """The dealer himself, as whoever closed a table; he has no wallet and no seat."""
    return PersonId(f"{community}:dealer")
