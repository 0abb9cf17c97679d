"""Serving Discord until told to stop."""

import asyncio
import logging

from adapters.discord import DiscordLink, DiscordSettings, DiscordUnusable
from bot.bootstrap import open_room, where
from bot.config import Config, DiscordConfig
from bot.ends import Ends
from bot.signals import until_told

_log = logging.getLogger("riffle")


def serve_discord(config: Config, discord: DiscordConfig) -> int:
    """Deal on Discord; 0 after a clean stop.

    Raises:
        Ends: the token or the database cannot be used.
    """
    asyncio.run(_serve(config, discord))
    return 0


async def _serve(config: Config, discord: DiscordConfig) -> None:
    settings = DiscordSettings(
        token=discord.token.reveal(),
        api_base=discord.api_base,
        gateway_url=discord.gateway_url,
    )
    link = DiscordLink(settings)
    _log.info("%s", where(config))
    try:
        messenger = link.messenger
        async with open_room(
            config.database, config.pace, (messenger.platform,), messengers=(messenger,)
        ) as room:
            await until_told(link.serve(room))
    except DiscordUnusable as error:
        raise Ends(str(error)) from None
    _log.info("Stopped: every hand is kept and goes on at the next start.")
