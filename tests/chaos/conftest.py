"""Makes the fixtures of the loopback harness known here."""

from tests.loopback.discord.fixtures import discord_wire, loose_wire
from tests.loopback.fixtures import bot_process

__all__ = ["bot_process", "discord_wire", "loose_wire"]
