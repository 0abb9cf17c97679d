"""Makes the fixtures known to the tests in this folder."""

from .fixtures import bot_process, discord_wire, loose_wire

__all__ = ["bot_process", "discord_wire", "loose_wire"]
