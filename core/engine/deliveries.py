"""Deliveries: the same act may come in twice, and both times it gets the one outcome."""

import asyncio

from core.engine.floor import Floor
from core.engine.outcome import Accepted, Outcome
from core.table.state import Table


class Deliveries:
    """What is on its way, by key."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._flying: dict[str, asyncio.Future[Outcome]] = {}

    async def known(self, key: str, table: Table | None) -> Outcome | None:
        """The outcome of an earlier delivery under ``key``, also of one still on its way."""
        flying = self._flying.get(key)
        if flying is None:
            return self._floor.answered(key, table)
        outcome = await asyncio.shield(flying)
        if isinstance(outcome, Accepted):
            return Accepted(outcome.table, outcome.events, outcome.sequence, repeated=True)
        return outcome

    async def outcome(self, answer: asyncio.Future[Outcome], key: str) -> Outcome:
        """Wait for ``answer``, and let other deliveries of ``key`` wait for it too."""
        if not answer.done():
            self._flying[key] = answer
            answer.add_done_callback(lambda _: self._flying.pop(key, None))
        return await asyncio.shield(answer)  # whoever gives up waiting does not take it back
