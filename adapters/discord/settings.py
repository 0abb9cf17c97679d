"""Where Discord is and who we are there: read once, when the link is made."""

from msgspec import Struct

from core.ids import Millis, seconds


class DiscordSettings(Struct, frozen=True):
    """How to reach Discord.

    Attributes:
        token: the bot's token; it never appears in ``repr``, a log or an error.
        api_base: another REST address than Discord's own, such as
            ``http://127.0.0.1:9000/api/v10``; empty for Discord's.
        gateway_url: another gateway address, such as ``ws://127.0.0.1:9000/ws/``.
        patience: how long an answer waits for its commit before it is deferred.
        grace: how long the gateway may be away before the clocks stop.
    """

    token: str
    api_base: str = ""
    gateway_url: str = ""
    patience: Millis = seconds(1)
    grace: Millis = seconds(5)

    def __repr__(self) -> str:
        return f"DiscordSettings(api_base={self.api_base!r}, gateway_url={self.gateway_url!r})"


class DiscordUnusable(Exception):
    """Discord will not have us; the message is one clear sentence for the admin."""
