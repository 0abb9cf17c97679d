"""The client of installs: it asks who we are, and fetches tokens."""

import logging
from typing import Final

from slack_sdk.web.async_client import AsyncWebClient

_MUTE: Final = logging.Logger("slack_sdk of installs", logging.CRITICAL)
"""The library's own lines may quote what it was answered; ours do not."""

_PATIENCE: Final = 10
"""Seconds a call may take."""


def install_client(api_base: str = "", token: str | None = None) -> AsyncWebClient:
    """A client that repeats nothing by itself: a code counts once."""
    return AsyncWebClient(
        token=token,
        base_url=api_base or AsyncWebClient.BASE_URL,
        timeout=_PATIENCE,
        retry_handlers=[],
        logger=_MUTE,
    )
