"""Serving chat platforms, one or several in this process, until told to stop."""

import asyncio
import logging

from bot.bootstrap import open_room, open_store, where
from bot.config import Config
from bot.links import links
from bot.signals import together, until_told

_log = logging.getLogger("riffle")


def serve(config: Config) -> int:
    """Deal on every platform with a token; 0 after a clean stop.

    Raises:
        Ends: a token, the port or the database cannot be used.
    """
    asyncio.run(_serve(config))
    return 0


async def _serve(config: Config) -> None:
    _log.info("%s", where(config))
    async with open_store(config.database) as store:
        served = links(config, store)
        messengers = [link.messenger for link in served]
        platforms = [messenger.platform for messenger in messengers]
        async with open_room(store, config.pace, platforms, messengers=messengers) as room:
            await until_told(together(*(link.serve(room) for link in served)))
    _log.info("Stopped: every hand is kept and goes on at the next start.")
