"""How to serve Slack: read once, when the link is made."""

from msgspec import Struct

from core.ids import Millis, seconds


class SlackSettings(Struct, frozen=True):
    """What is true for every workspace; no token is in it.

    Attributes:
        command: the slash command that takes words, as people type it.
        api_base: another Web API address than Slack's own, such as
            ``http://127.0.0.1:9000/api/``; empty for Slack's.
        patience: how long an answer waits for its commit before it is deferred.
        grace: how long the socket may be away before the clocks stop.
        is_paced: False only waits where Slack asks to, and keeps no pace of its own.
    """

    command: str = "/poker"
    api_base: str = ""
    patience: Millis = seconds(1)
    grace: Millis = seconds(5)
    is_paced: bool = True


class SlackUnusable(Exception):
    """Slack will not have us; the message is one clear sentence for the admin."""
