"""Running a discord.py client in the test's own process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .demo_bot import DemoBot, point_at
from .wire import DiscordWire


@asynccontextmanager
async def running(bot: DemoBot, wire: DiscordWire) -> AsyncIterator[DemoBot]:
    """The bot, connected to the wire, until the end of the block.

    Raises what the client ended with, if it ended by itself.
    """
    point_at(wire.base, wire.ws_url)
    task = asyncio.create_task(bot.start(wire.token))
    try:
        await wire.until(lambda: task.done() or bot.is_ready())
        if not task.done():
            yield bot
    finally:
        await bot.close()
        # Only a client that discord.py itself tore down ends with an error.
        await asyncio.wait_for(task, 5)
