"""The link to Discord: refused, cut, lost, and made anew."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

import pytest

from adapters.discord import DiscordLink, DiscordSettings, DiscordUnusable
from adapters.discord.link import BAD_INTENTS, BAD_TOKEN
from core.present.documents import Verb

from .cardroom import dealing
from .wire import DiscordWire


class NoRoom:
    """A room for a link that never gets as far as dealing."""

    @property
    def connections(self) -> NoRoom:
        """Whoever is told of the platform: nobody."""
        return self

    def platform_lost(self, platform: str) -> None:
        """Nobody is there to be told."""

    def platform_back(self, platform: str) -> None:
        """Nobody is there to be told."""


async def test_a_wrong_token(loose_wire: DiscordWire, caplog: pytest.LogCaptureFixture) -> None:
    """A token that Discord refuses ends the link with one sentence; the token is nowhere in it."""
    token = "MTIzNDU2Nzg5.wrong.token-of-somebody-else"  # noqa: S105 - it opens nothing
    settings = DiscordSettings(token, loose_wire.base, loose_wire.ws_url)
    room: Any = NoRoom()
    with pytest.raises(DiscordUnusable) as refused:
        await DiscordLink(settings).serve(room)
    assert str(refused.value) == BAD_TOKEN
    assert token not in caplog.text + repr(settings) + str(refused.value)


async def test_refused_intents(loose_wire: DiscordWire) -> None:
    """Close code 4014 ends the link with one sentence that names the intents."""
    loose_wire.gateway.disallowed_intents = 1
    settings = DiscordSettings(loose_wire.token, loose_wire.base, loose_wire.ws_url)
    room: Any = NoRoom()
    with pytest.raises(DiscordUnusable) as refused:
        await DiscordLink(settings).serve(room)
    assert str(refused.value) == BAD_INTENTS


async def test_no_privileged_intent_is_asked_for(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """The dealer asks for no intent that Discord would have to grant."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3"):
        intents = discord_wire.gateway.intents
        assert intents.guilds
        assert not intents.members
        assert not intents.presences
        assert not intents.message_content


async def test_a_ready_line(
    discord_wire: DiscordWire, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """One clear line says that the dealer is ready, with servers and shards counted."""
    caplog.set_level(logging.INFO)
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3"):
        await discord_wire.until(lambda: "is ready" in caplog.text)
    said = [line.message for line in caplog.records if "is ready" in line.message]
    assert len(said) == 1
    assert re.fullmatch(r"Riffle is ready on Discord: \d servers?, 1 shard", said[0])


@pytest.mark.parametrize(
    "how",
    [
        "cut",
        "reconnect",
        *(pytest.param(how, marks=pytest.mark.slow) for how in ("invalid", "4000")),
    ],
)
async def test_a_short_cut_is_nothing(discord_wire: DiscordWire, tmp_path: Path, how: str) -> None:
    """A gateway that comes back at once stops no clock, and the hand goes on."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3", grace=30) as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        gateway = discord_wire.gateway
        before = gateway.identified + gateway.resumed
        if how == "cut":
            gateway.cut()
        elif how == "reconnect":
            gateway.ask_reconnect()
        elif how == "invalid":
            gateway.invalidate()
        else:
            await gateway.kick(int(how))
        await discord_wire.until(lambda: gateway.identified + gateway.resumed > before, 20)
        found = stand.button(Verb.CALL)
        assert found is not None
        answer = await first.press(board, custom_id=found[1].custom_id)
        assert "calls" in answer.text
        assert stand.table.paused_at is None


async def test_a_long_loss_stops_the_clock(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """While Discord is away no time runs against the player to act; the channel is told after."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3", grace=0.1) as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        await stand.dealt()
        discord_wire.gateway.refuse = 2
        discord_wire.gateway.cut()
        await discord_wire.until(lambda: stand.table.paused_at is not None, 20)
        await discord_wire.until(lambda: stand.table.paused_at is None, 30)
        await discord_wire.until(
            lambda: any("clock" in message.text.lower() for message in stand.channel.messages())
        )


async def test_a_client_that_ends_is_replaced(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """An event that breaks discord.py ends its client, not the dealer: the hand goes on."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        identified = discord_wire.gateway.identified
        discord_wire.gateway.push_raw("INTERACTION_CREATE", {"type": 3})
        await discord_wire.until(lambda: discord_wire.gateway.identified > identified, 30)
        found = stand.button(Verb.CALL)
        assert found is not None
        await discord_wire.until(lambda: stand.table.paused_at is None, 20)
        answer = await first.press(board, custom_id=found[1].custom_id)
        assert "calls" in answer.text


@pytest.mark.slow
async def test_a_gateway_that_is_down_at_the_start(
    discord_wire: DiscordWire, tmp_path: Path
) -> None:
    """The first connect fails, and the dealer comes all the same."""
    discord_wire.gateway.refuse = 1
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        await stand.dealt()
