"""Riffle on Discord: renders documents, takes presses, commands and words, sends messages."""

from adapters.discord.link import DiscordLink
from adapters.discord.settings import DiscordSettings, DiscordUnusable

__all__ = ["DiscordLink", "DiscordSettings", "DiscordUnusable"]
