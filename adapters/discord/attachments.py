"""Files that somebody hands in with a command."""

from typing import Final

import aiohttp
import discord

from core.refusal import Reason, Refusal

LARGEST: Final = 64 * 1024
"""Bytes of a file that is read: more than twice what house rules can take."""


async def text_of(file: discord.Attachment) -> str:
    """What stands in ``file``.

    Discord says how large it is before anything is fetched.

    Raises:
        Refusal: ``HOUSE_FILE_TOO_LONG``; ``HOUSE_FILE_WRONG`` for what is no text;
            ``TOO_BUSY`` when it cannot be fetched.
    """
    if file.size > LARGEST:
        raise Refusal(Reason.HOUSE_FILE_TOO_LONG, most=LARGEST)
    try:
        return (await file.read()).decode()
    except UnicodeDecodeError:
        raise Refusal(Reason.HOUSE_FILE_WRONG, line=1, why="it is no text") from None
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError):
        raise Refusal(Reason.TOO_BUSY) from None
