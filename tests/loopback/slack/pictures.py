"""Draws the pictures in docs/: a real hand, dealt by the bot on the fake Slack.

    python -m tests.loopback.slack.pictures [FOLDER]

Needs what `preview` needs.
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
from ..stories.scenes import EVENINGS, PEOPLE, finish, play_scene, to_the_flop
from .house_desk import SlackHouseDesk
from .messages import Seen
from .preview import preview
from .venue import SlackVenue
from .wire import SlackWire

DOCS: Final = Path(__file__).parents[3] / "docs"


async def draw(folder: Path) -> None:
    """Play to the flop of a good hand, and draw what members see of it."""
    wire = SlackWire()
    await wire.start()
    try:
        with tempfile.TemporaryDirectory() as scratch:
            venue = SlackVenue(wire)
            database = Path(scratch) / "riffle.sqlite3"
            async with dealing(venue, database, chance="pictures") as stand:
                await _pictures(venue, Players(stand), folder)
    finally:
        await wire.stop()


async def _pictures(venue: SlackVenue, players: Players, folder: Path) -> None:
    stand = players.stand
    await stand.open_table(**{"deal.between_hands_seconds": 1, "clock.auto_start_seconds": 45})
    await players.sit_down(dict.fromkeys(PEOPLE, "1000"))
    await players.play(8)
    await venue.until(lambda: stand.prompt)
    person = venue.person(await to_the_flop(players))
    page, amount = await players.button(Verb.AMOUNT)
    board: Seen = page.native
    async with preview(venue.wire) as pen:
        await pen.picture(board, folder / "slack-board.png")
        await pen.picture(board, folder / "slack-board-dark.png", theme="dark")
        await pen.picture(person.dm.messages()[-1], folder / "slack-private-hand.png")
        form = await person.press(board, amount.label)
        await pen.picture(form.modal, folder / "slack-raise.png")
        mine = await person.press(board, "My cards")
        await pen.picture(mine.message, folder / "slack-my-cards.png")
        await person.open_home()
        assert person.home is not None
        await pen.picture(person.home, folder / "slack-home.png", width=560)
        await finish(players)
        result = next(seen for seen in venue.channel.newest() if "Result" in seen.text)
        await pen.picture(result, folder / "slack-result.png")
        sign = venue.channel.messages()[0]
        await pen.picture(sign, folder / "slack-sign.png")


async def draw_game(name: str, folder: Path) -> None:
    """Play a scene of its own, and draw what is to be seen in it."""
    wire = SlackWire()
    await wire.start()
    try:
        with tempfile.TemporaryDirectory() as scratch:
            venue = SlackVenue(wire)
            async with dealing(venue, Path(scratch) / "riffle.sqlite3", chance=name) as stand:
                page, _ = await play_scene(stand, name)
                async with preview(venue.wire) as pen:
                    await pen.picture(page.native, folder / f"slack-{name}.png")
    finally:
        await wire.stop()


async def draw_house(folder: Path) -> None:
    """Make a house of its own, and draw its rules as an admin sees them."""
    wire = SlackWire()
    await wire.start()
    try:
        with tempfile.TemporaryDirectory() as scratch:
            venue = SlackVenue(wire)
            async with dealing(venue, Path(scratch) / "riffle.sqlite3") as stand:
                page = await make_a_house(stand, SlackHouseDesk(venue))
                async with preview(venue.wire) as pen:
                    await pen.picture(page.native, folder / "slack-house-rules.png")
    finally:
        await wire.stop()


async def draw_all(folder: Path) -> None:
    """Every picture."""
    await draw(folder)
    await draw_house(folder)
    for name in ("stud", "picker", *EVENINGS):
        await draw_game(name, folder)


if __name__ == "__main__":
    asyncio.run(draw_all(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS))
