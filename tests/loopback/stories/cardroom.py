"""A table at a venue, and what its members see there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from core.engine import CardRoom, Pace
from core.hand.commands import Prompt
from core.present.documents import Verb
from core.reception.opening import Opening
from core.table.state import Table

from .dealer import QUICK, dealer, open_any, open_table, prompt_at, to_act_at
from .venue import Choice, Member, Page, Venue


@dataclass
class Stand:
    """The room that deals at a venue, and what its members see there."""

    venue: Venue
    room: CardRoom
    reports: list[str] = field(default_factory=list)
    """What the engine found worth a line in the log."""

    async def open_table(self, seats: int = 6, **settings: bool | int | str) -> None:
        """Open no-limit hold'em at 5 and 10 in the channel, with the times of a test."""
        venue = self.venue
        await open_table(self.room, venue.place, venue.community, venue.admin.id, seats, **settings)

    async def open_game(self, said: Opening, **settings: bool | int | str) -> None:
        """Open the table that ``said`` asks for in the channel, with the times of a test."""
        venue = self.venue
        by = venue.admin.id
        await open_any(self.room, venue.place, venue.community, by, said, **settings)

    @property
    def table(self) -> Table:
        """The table in the channel as it is now."""
        table = self.room.table_at(self.venue.place)
        assert table is not None, "no table here"
        return table

    @property
    def prompt(self) -> Prompt | None:
        """The prompt somebody has to answer now."""
        return prompt_at(self.table)

    @property
    def to_act(self) -> Member | None:
        """The member who has to act now."""
        person = to_act_at(self.table)
        return self.venue.members[person] if person is not None else None

    def board(self) -> Page | None:
        """The newest message whose buttons answer the present prompt."""
        prompt = self.prompt
        if prompt is None:
            return None
        return next((p for p in self.venue.pages() if any(_is(c, prompt) for c in p.choices)), None)

    def button(self, verb: Verb) -> tuple[Page, Choice] | None:
        """The board and its button for ``verb`` at the present prompt."""
        prompt, board = self.prompt, self.board()
        for choice in board.choices if board is not None else ():
            if board is not None and prompt is not None and _is(choice, prompt, verb):
                return board, choice
        return None


def _is(choice: Choice, prompt: Prompt, verb: Verb | None = None) -> bool:
    """Whether a button answers ``prompt``, with ``verb`` if one is given."""
    press = choice.press
    return press is not None and press.prompt == prompt and verb in (None, press.verb)


@asynccontextmanager
async def dealing(
    venue: Venue,
    database: Path,
    *,
    chance: str = "chance",
    pace: Pace = QUICK,
    grace: float = 5.0,
) -> AsyncIterator[Stand]:
    """Riffle at the venue until the end of the block."""
    link, changes = venue.link(grace), venue.changes
    async with dealer(
        link, database, changes, venue.entered, chance=chance, pace=pace
    ) as dealing_now:
        yield Stand(venue, dealing_now.room, dealing_now.reports)
