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

from .cardroom import Stand, dealing
from .messages import Seen
from .people import Person
from .playing import Players
from .preview import preview
from .wire import DiscordWire

DOCS: Final = Path(__file__).parents[3] / "docs"
PHONE: Final = (400, 860)
NAMES: Final = ("Doyle", "Annie", "Stu", "Chip", "Amarillo", "Jennifer")


async def draw(folder: Path) -> None:
    """Play to the flop of a good hand, and draw what members see of it."""
    wire = DiscordWire()
    await wire.start()
    try:
        with tempfile.TemporaryDirectory() as scratch:
            async with dealing(wire, Path(scratch) / "riffle.sqlite3", chance="pictures") as stand:
                await _pictures(stand, folder)
    finally:
        await wire.stop()


async def _pictures(stand: Stand, folder: Path) -> None:
    await stand.open_table(**{"table.next_hand_seconds": 1, "clock.auto_start_seconds": 45})
    for person in stand.join(*NAMES):
        await person.slash(stand.channel, "sit", amount="1000")
    players = Players(stand)
    await players.play(8)
    await stand.wire.until(lambda: stand.prompt)
    person = await _to_the_flop(players)
    board, raise_button = await players.button(Verb.AMOUNT)
    hand = person.dm.messages()[-1]
    async with preview(stand.channel, person) as page:
        await page.picture(board, folder / "board.png", size=PHONE)
        form = await person.press(board, custom_id=raise_button.custom_id)
        await page.picture(form, folder / "raise.png", size=PHONE)
        cards = next(b for b in board.buttons if b.label == "My cards")
        mine = await person.press(board, custom_id=cards.custom_id)
        await page.picture(mine, folder / "my-cards.png", size=PHONE)
    async with preview(person.dm, person) as page:
        await page.picture(hand, folder / "private-hand.png", size=PHONE)
    await _finish(players)
    result = next(m for m in reversed(stand.channel.messages()) if "Result" in m.text)
    async with preview(stand.channel, person) as page:
        await page.picture(result, folder / "result.png", size=PHONE)
        await page.picture(_sign(stand), folder / "sign.png", size=PHONE)


async def _to_the_flop(players: Players) -> Person:
    """A raise and three calls before the flop, a bet on it; who has to answer that bet."""
    stand = players.stand
    first = True
    while (hand := stand.table.hand) is not None:
        person = stand.to_act
        assert person is not None
        assert hand.menu is not None
        if hand.street and not hand.menu.opens:
            return person
        if first or hand.street:
            await players.press(person, Verb.RAISE_TO, "3bb" if first else "1/2")
        elif hand.action % 3:
            await players.press(person, Verb.CALL)
        else:
            await players.press(person, Verb.FOLD)
        first = False
    raise AssertionError("no hand")


async def _finish(players: Players) -> None:
    """Everybody calls down."""
    stand, number = players.stand, len(players.ended)
    while len(players.ended) == number:
        hand, person = stand.table.hand, stand.to_act
        assert hand is not None
        assert person is not None
        verb = Verb.SHOW
        if hand.menu is not None:
            verb = Verb.CHECK if hand.menu.may_check else Verb.CALL
        await players.press(person, verb)


def _sign(stand: Stand) -> Seen:
    return stand.channel.messages()[0]


if __name__ == "__main__":
    asyncio.run(draw(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS))
