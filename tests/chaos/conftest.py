"""Makes the fixtures of the loopback harness known here."""

from tests.loopback.discord.fixtures import discord_wire, loose_wire
from tests.loopback.fixtures import bot_process
from tests.loopback.slack.fixtures import loose_slack_wire, slack_wire
from tests.loopback.stories.conftest import venue

__all__ = [
    "bot_process",
    "discord_wire",
    "loose_slack_wire",
    "loose_wire",
    "slack_wire",
    "venue",
]
