"""What went wrong on the way to Discord, in the engine's words.

discord.py waits out short rate limits and repeats 500, 502, 504 and 524 by itself; what comes
here is the rest.  Codes are those of topics/opcodes-and-status-codes.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import aiohttp
import discord

from adapters.discord import limits
from core.engine.ports import AnswerLost, DeliveryFailed, TryLater, Undeliverable

_log = logging.getLogger(__name__)

UNKNOWN_INTERACTION: Final = 10062
ALREADY_ACKNOWLEDGED: Final = 40060
ARCHIVED: Final = 50083
UNKNOWN_MESSAGE: Final = 10008

_NEVER: Final[dict[int, Undeliverable]] = {
    10003: Undeliverable.PLACE_GONE,  # unknown channel
    10004: Undeliverable.PLACE_GONE,  # unknown guild
    UNKNOWN_MESSAGE: Undeliverable.MESSAGE_GONE,
    10013: Undeliverable.DMS_CLOSED,  # unknown user
    50001: Undeliverable.NO_PERMISSION,  # missing access
    50007: Undeliverable.DMS_CLOSED,  # cannot send messages to this user
    50013: Undeliverable.NO_PERMISSION,  # missing permissions
    50278: Undeliverable.DMS_CLOSED,  # no mutual server
    ARCHIVED: Undeliverable.NO_PERMISSION,  # archived, and we may not unarchive it
    160005: Undeliverable.NO_PERMISSION,  # the thread is locked
}

_WAIT: Final[dict[int, int]] = {
    30046: 60_000,  # too many edits to a message older than an hour
    40003: 30_000,  # opening private channels too fast
}

_TOO_MANY: Final = 429
_UNAUTHORIZED: Final = 401
_SERVER_ERROR: Final = 500


@contextmanager
def in_engine_words() -> Iterator[None]:
    """Turn whatever discord.py raises into what ``core.engine.ports`` knows.

    Raises:
        DeliveryFailed: it will never arrive.
        TryLater: nothing was sent, and Discord or the network asks to wait.
        AnswerLost: it may have been sent.
    """
    try:
        yield
    except discord.RateLimited as held:
        raise TryLater(int(held.retry_after * 1000) + 1) from None
    except discord.HTTPException as error:
        raise _answered(error) from None
    except aiohttp.ClientConnectorError:
        raise TryLater(limits.UNREACHABLE_WAIT) from None
    except (TimeoutError, aiohttp.ClientError, OSError):
        raise AnswerLost from None
    except RuntimeError:  # aiohttp's "Session is closed": the client is being replaced
        raise AnswerLost from None


def _answered(error: discord.HTTPException) -> DeliveryFailed | TryLater | AnswerLost:
    """What an answer of Discord means; its text is never kept, it may quote a message."""
    if error.status >= _SERVER_ERROR:
        return AnswerLost()
    if error.code in _WAIT:
        return TryLater(_WAIT[error.code])
    if error.status in {_TOO_MANY, _UNAUTHORIZED}:
        return TryLater(limits.BOT_BLOCKED_WAIT)
    why = _NEVER.get(error.code)
    if why is None:
        _log.error("Discord refused a message: status %s, code %s", error.status, error.code)
        why = Undeliverable.NO_PERMISSION
    return DeliveryFailed(why, f"code {error.code}")
