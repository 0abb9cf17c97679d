"""A scripted game that keeps what was said, so that it can be said again."""

from typing import Any

from core.table import Step
from core.table.commands import TableCommand
from core.table.events import TableEvent
from tests.laws.history import Said
from tests.play import Game


class NotedGame(Game):
    """A game that notes what was said."""

    def __init__(self, seats: int, **options: Any) -> None:
        super().__init__(seats, **options)
        self.said: list[Said] = []

    def do(self, command: TableCommand) -> tuple[TableEvent, ...]:
        """Give ``command`` and note it."""
        before = self.table
        events = super().do(command)
        self.said.append(Said(command, self.at, before, Step(self.table, events)))
        return events
