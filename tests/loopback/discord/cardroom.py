"""The card room on the fake Discord, for what only Discord has."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from adapters.discord import DiscordLink, DiscordSettings
from adapters.discord.identity import community_id, person_id, place_id, user_of
from core.engine import CardRoom, Pace
from core.engine.store import Store
from core.hand.commands import Prompt
from core.ids import PersonId, TableId, seconds
from core.present.documents import Verb
from core.present.presses.text import decode
from core.table.state import Table

from ..stories.dealer import QUICK, dealer, open_table, prompt_at, to_act_at
from .answer import Answer
from .guild import Channel, Guild
from .messages import Button, Seen
from .people import Person
from .wire import DiscordWire


@dataclass
class Stand:
    """A guild with one channel, people in it, and the room that deals there."""

    wire: DiscordWire
    room: CardRoom
    guild: Guild
    channel: Channel
    admin: Person
    people: dict[int, Person] = field(default_factory=dict)
    """The players by their user ids."""
    reports: list[str] = field(default_factory=list)
    """What the engine found worth a line in the log; a test that expects some clears them."""

    def join(self, *names: str) -> list[Person]:
        """New members of the guild."""
        joined = [self.guild.member(name) for name in names]
        self.people |= {person.id: person for person in joined}
        return joined

    async def seated(self, *names: str, amount: str = "1000") -> list[Person]:
        """New members who sit down with ``amount``."""
        joined = self.join(*names)
        for person in joined:
            answer = await person.slash(self.channel, "sit", amount=amount)
            assert "Welcome" in answer.text, answer
        return joined

    async def open_table(self, seats: int = 6, **settings: bool | int | str) -> TableId:
        """Open no-limit hold'em at 5 and 10 in the channel, with the times of a test."""
        return await open_table(
            self.room,
            place_id(self.guild.id, self.channel.id),
            community_id(self.guild.id),
            self.id_of(self.admin),
            seats,
            **settings,
        )

    @property
    def table(self) -> Table:
        """The table in the channel as it is now."""
        table = self.room.table_at(place_id(self.guild.id, self.channel.id))
        assert table is not None, "no table here"
        return table

    @property
    def prompt(self) -> Prompt | None:
        """The prompt somebody has to answer now."""
        return prompt_at(self.table)

    @property
    def to_act(self) -> Person | None:
        """The member who has to act now."""
        person = to_act_at(self.table)
        return self.people[user_of(person)] if person is not None else None

    def id_of(self, person: Person) -> PersonId:
        """Whom the core takes a member for."""
        return person_id(self.guild.id, person.id)

    # -------------------------------------------------------------- what they see

    async def dealt(self, hand: int = 1) -> tuple[Seen, Person]:
        """Wait for a hand's first prompt; its board and who is to act."""
        await self.wire.until(lambda: self.prompt and self.prompt.hand >= hand and self.board(), 20)
        board, person = self.board(), self.to_act
        assert board is not None
        assert person is not None
        return board, person

    def others(self, person: Person) -> list[Person]:
        """The other players."""
        return [other for other in self.people.values() if other != person]

    async def act(self, person: Person, verb: Verb) -> Answer:
        """Press the board's button for ``verb``, once it shows the present prompt."""
        found = await self.wire.until(lambda: self.button(verb), 20)
        assert found is not None
        board, button = found
        return await person.press(board, custom_id=button.custom_id)

    def board(self) -> Seen | None:
        """The newest message whose buttons answer the present prompt."""
        prompt = self.prompt
        for message in reversed(self.channel.messages()):
            if any(press_is(button, prompt) for button in message.buttons):
                return message
        return None

    def button(self, verb: Verb) -> tuple[Seen, Button] | None:
        """The board and its button for ``verb`` at the present prompt."""
        prompt = self.prompt
        board = self.board()
        for button in board.buttons if board is not None else ():
            if board is not None and press_is(button, prompt, verb):
                return board, button
        return None


def press_is(button: Button, prompt: Prompt | None, verb: Verb | None = None) -> bool:
    """Whether a button answers ``prompt``, with ``verb`` if one is given."""
    press = decode(button.custom_id or "")
    return (
        press is not None
        and prompt is not None
        and press.prompt == prompt
        and verb in (None, press.verb)
    )


@asynccontextmanager
async def dealing(
    wire: DiscordWire,
    database: Path,
    *,
    chance: str = "chance",
    pace: Pace = QUICK,
    grace: float = 5.0,
    wrap: Callable[[Store], Store] = lambda store: store,
    again: Stand | None = None,
) -> AsyncIterator[Stand]:
    """Riffle on the wire until the end of the block; ``again`` where it dealt before.

    ``grace`` is how many seconds the gateway may be away; ``wrap`` may slow the store down.
    """
    settings = DiscordSettings(
        token=wire.token, api_base=wire.base, gateway_url=wire.ws_url, grace=seconds(grace)
    )

    async def entered(serving: asyncio.Task[None]) -> None:
        await wire.until(lambda: serving.done() or wire.gateway.connected, 30)
        await wire.ready()

    async with dealer(
        DiscordLink(settings),
        database,
        wire.changes,
        entered,
        chance=chance,
        pace=pace,
        wrap=wrap,
    ) as now:
        yield _stand(wire, now.room, again, now.reports)


def _stand(wire: DiscordWire, room: CardRoom, again: Stand | None, reports: list[str]) -> Stand:
    if again is not None:
        return replace(again, room=room, reports=reports)
    guild = wire.guild()
    channel, admin = guild.channel(), guild.member("Floor", manages=True)
    return Stand(wire, room, guild, channel, admin, reports=reports)
