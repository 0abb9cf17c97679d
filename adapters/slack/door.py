"""Door: the way by which what people do in Slack comes in, Socket Mode or HTTP."""

from collections.abc import Callable
from typing import Protocol

from slack_bolt.async_app import AsyncApp


class Door(Protocol):
    """One way in."""

    async def serve(self, app: AsyncApp, up: Callable[[], None], down: Callable[[], None]) -> None:
        """Hand everything to ``app`` until cancelled.

        ``up`` is called whenever people can be heard, ``down`` whenever they cannot.

        Raises:
            SlackUnusable: it can never be opened.
        """
        ...
