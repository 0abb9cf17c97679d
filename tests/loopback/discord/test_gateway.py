"""The gateway's faults, and how discord.py comes back from each."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import discord
import pytest

from .clients import running
from .demo_bot import DemoBot
from .guild import Channel
from .people import Person
from .wire import DiscordWire

Break = Callable[[DiscordWire], Awaitable[None] | None]


class Standing:
    """The demo bot connected, a board shown, and a member to press on it."""

    def __init__(self, wire: DiscordWire, bot: DemoBot) -> None:
        self.wire = wire
        self.bot = bot
        guild = wire.guild()
        self.channel: Channel = guild.channel()
        self.alice: Person = guild.member("alice")


@pytest.fixture
async def standing(discord_wire: DiscordWire) -> AsyncIterator[Standing]:
    async with running(DemoBot(), discord_wire) as bot:
        yield Standing(discord_wire, bot)


async def test_shard_is_asked_for_and_identified(standing: Standing) -> None:
    """An AutoShardedClient asks GET /gateway/bot and opens the one shard it is told."""
    assert [call.status for call in standing.wire.calls("GET", "/gateway/bot")] == [200]
    assert standing.bot.shard_count == 1
    assert standing.wire.gateway.identified == 1
    privileged = discord.Intents(members=True, presences=True, message_content=True)
    assert not standing.wire.gateway.intents.value & privileged.value


async def test_two_shards(discord_wire: DiscordWire) -> None:
    """With two shards each guild's events come on its own shard, once."""
    discord_wire.gateway.shards = 2
    guilds = [discord_wire.guild(f"Room {n}", shard=n) for n in range(2)]
    async with running(DemoBot(), discord_wire) as bot:
        assert discord_wire.gateway.identified == 2
        assert sorted(bot.shards) == [0, 1]
        for guild in guilds:
            answer = await guild.member("alice").slash(guild.channel(), "demo show")
            assert answer.is_answered
        shard_of = {guild.id: guild.shard_id for guild in bot.guilds}
        assert [shard_of[guild.id] for guild in guilds] == [0, 1]


@pytest.mark.parametrize("code", [1000, 4000, 4009])
async def test_closed_by_discord(standing: Standing, code: int) -> None:
    """A closed socket is resumed, and what was missed meanwhile is replayed."""
    await resumed_after(standing, lambda wire: wire.gateway.kick(code))


async def test_cut(standing: Standing) -> None:
    """A cut connection is resumed."""
    await resumed_after(standing, lambda wire: wire.gateway.cut())


async def test_asked_to_reconnect(standing: Standing) -> None:
    """The bot reconnects and resumes when Discord asks it to (opcode 7)."""
    await resumed_after(standing, lambda wire: wire.gateway.ask_reconnect())


@pytest.mark.slow
async def test_refused_reconnect(standing: Standing) -> None:
    """After a refused reconnect discord.py's sharded client opens a new session: what was done
    meanwhile is lost, and the next act is answered."""
    shown = (await standing.alice.slash(standing.channel, "demo show")).message
    standing.wire.gateway.refuse = 1
    await standing.wire.gateway.kick(4000)
    await standing.wire.until(lambda: standing.wire.gateway.refuse == 0)
    lost = await standing.alice.press(shown, "Check")
    await standing.wire.until(lambda: standing.wire.gateway.identified == 2)
    assert standing.wire.gateway.resumed == 0
    assert not lost.is_answered
    assert (await standing.alice.press(shown, "Check")).is_answered


async def resumed_after(standing: Standing, break_it: Break) -> None:
    """Break the connection, press at once, and see the press answered after the RESUME."""
    shown = (await standing.alice.slash(standing.channel, "demo show")).message
    done = break_it(standing.wire)
    if done is not None:
        await done
    # The socket is gone or about to go; Discord keeps the press for the session.
    answer = await standing.alice.press(shown, "Check")
    await standing.wire.until(lambda: standing.wire.gateway.resumed == 1)
    await standing.wire.until(lambda: "resumed" in standing.bot.events)
    assert standing.wire.gateway.identified == 1
    assert answer.is_answered
    assert "checked 1 times" in answer.text


async def test_invalidated_session(standing: Standing) -> None:
    """After an invalidated session the bot identifies anew and works."""
    standing.wire.gateway.invalidate()
    await standing.wire.until(lambda: standing.wire.gateway.identified == 2, timeout=15)
    await standing.wire.until(lambda: standing.bot.events.count("ready") == 2)
    assert (await standing.alice.slash(standing.channel, "demo show")).is_answered


async def test_unanswered_heartbeats(discord_wire: DiscordWire) -> None:
    """A connection whose heartbeats go unanswered is given up and resumed."""
    discord_wire.gateway.heartbeat_ms = 200
    async with running(DemoBot(heartbeat_timeout=1.0), discord_wire) as bot:
        discord_wire.gateway.ack_heartbeats = False
        await discord_wire.until(lambda: discord_wire.gateway.closed)
        discord_wire.gateway.ack_heartbeats = True
        await discord_wire.until(lambda: discord_wire.gateway.resumed)
        await discord_wire.until(lambda: "resumed" in bot.events)


async def ended_by(wire: DiscordWire, break_it: Break) -> None:
    """Start a bot, break something for good, and see the client end; raises its error."""
    async with running(DemoBot(), wire) as bot:
        done = break_it(wire)
        if done is not None:
            await done
        await wire.until(bot.is_closed)


async def test_token_refused_later(loose_wire: DiscordWire) -> None:
    """Close 4004 ends a running client for good."""
    with pytest.raises(discord.ConnectionClosed):
        await ended_by(loose_wire, lambda wire: wire.gateway.kick(4004))


async def test_intents_refused_later(loose_wire: DiscordWire) -> None:
    """Close 4014 ends a running client for good, with an error of its own."""
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await ended_by(loose_wire, lambda wire: wire.gateway.kick(4014))


async def test_intent_that_was_not_granted(loose_wire: DiscordWire) -> None:
    """IDENTIFY with an intent that the portal has not granted is refused."""
    loose_wire.gateway.disallowed_intents = discord.Intents(message_content=True).value
    intents = discord.Intents(guilds=True, message_content=True)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(DemoBot(intents=intents), loose_wire):
            pass


async def test_malformed_event(loose_wire: DiscordWire) -> None:
    """A malformed event ends the client: a supervisor has to start a fresh one."""
    nonsense = {"nonsense": True}
    with pytest.raises(KeyError):
        await ended_by(loose_wire, lambda wire: wire.gateway.push_raw("GUILD_MEMBER_ADD", nonsense))
