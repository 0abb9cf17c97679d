"""Makes the fixtures of the loopback harness known here."""

from tests.loopback.fixtures import bot_process, discord_wire, loose_wire

__all__ = ["bot_process", "discord_wire", "loose_wire"]
