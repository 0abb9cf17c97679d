"""Draws the pictures in docs/: a real hand, dealt by the bot on the fake Discord.

    python -m tests.loopback.discord.pictures [FOLDER]

Needs the extra `pictures` and Debian's packages `chromium` and `fonts-dejavu`.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Final

from core.present.documents import Verb

from ..stories.cardroom import dealing
from ..stories.house_rules import make_a_house
from ..stories.playing import Players
from ..stories.scenes import EVENINGS, GAME_SCENES, PEOPLE, finish, play_scene, to_the_flop
from .house_desk import DiscordHouseDesk
from .messages import Seen
from .preview import preview
from .venue import DiscordVenue
from .wire import DiscordWire

DOCS: Final = Path(__file__).parents[3] / "docs"
PHONE: Final = (400, 860)
TALL: Final = (400, 1000)
SIZES: Final = {"floor": (400, 1850)}
"""Pages that are longer than a phone's screen."""


async def draw(folder: Path) -> None:
    """Play to the flop of a good hand, and draw what members see of it."""
    wire = DiscordWire()
    await wire.start()
    try:
        with tempfile.TemporaryDirectory() as scratch:
            venue = DiscordVenue(wire)
            database = Path(scratch) / "riffle.sqlite3"
            async with dealing(venue, database, chance="pictures") as stand:
                await _pictures(venue, Players(stand), folder)
    finally:
        await wire.stop()


async def _pictures(venue: DiscordVenue, players: Players, folder: Path) -> None:
    stand = players.stand
    await stand.open_table(**{"deal.between_hands_seconds": 1, "clock.auto_start_seconds": 45})
    await players.sit_down(dict.fromkeys(PEOPLE, "1000"))
    await players.play(8)
    await venue.until(lambda: stand.prompt)
    person = venue.person(await to_the_flop(players))
    page, amount = await players.button(Verb.AMOUNT)
    board: Seen = page.native
    hand = person.dm.messages()[-1]
    async with preview(venue.channel, person) as drawn:
        await drawn.picture(board, folder / "board.png", size=PHONE)
        form = await person.press(board, amount.label)
        await drawn.picture(form, folder / "raise.png", size=PHONE)
        mine = await person.press(board, "My cards")
        await drawn.picture(mine, folder / "my-cards.png", size=PHONE)
    async with preview(person.dm, person) as drawn:
        await drawn.picture(hand, folder / "private-hand.png", size=PHONE)
    await finish(players)
    result = next(seen for seen in venue.channel.newest() if "Result" in seen.text)
    sign = venue.channel.messages()[0]
    async with preview(venue.channel, person) as drawn:
        await drawn.picture(result, folder / "result.png", size=PHONE)
        await drawn.picture(sign, folder / "sign.png", size=PHONE)


async def draw_game(name: str, folder: Path) -> None:
    """Play a scene of its own, and draw what is to be seen in it."""
    wire = DiscordWire()
    await wire.start()
    try:
        with tempfile.TemporaryDirectory() as scratch:
            venue = DiscordVenue(wire)
            async with dealing(venue, Path(scratch) / "riffle.sqlite3", chance=name) as stand:
                page, member = await play_scene(stand, name)
                person = venue.person(member)
                async with preview(venue.channel, person) as drawn:
                    size = SIZES.get(name, PHONE)
                    await drawn.picture(page.native, folder / f"{name}.png", size=size)
    finally:
        await wire.stop()


async def draw_house(folder: Path) -> None:
    """Make a house of its own, and draw its rules as an admin sees them."""
    wire = DiscordWire()
    await wire.start()
    try:
        with tempfile.TemporaryDirectory() as scratch:
            venue = DiscordVenue(wire)
            async with dealing(venue, Path(scratch) / "riffle.sqlite3") as stand:
                page = await make_a_house(stand, DiscordHouseDesk(venue))
                async with preview(venue.channel, venue.person(venue.admin)) as drawn:
                    await drawn.picture(page.native, folder / "house-rules.png", size=TALL)
    finally:
        await wire.stop()


async def draw_all(folder: Path) -> None:
    """Every picture."""
    await draw(folder)
    await draw_house(folder)
    for name in (*GAME_SCENES, *EVENINGS):
        await draw_game(name, folder)


if __name__ == "__main__":
    asyncio.run(draw_all(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS))
