"""A bot in a process of its own: started, killed at a chosen moment, started again."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..fixtures import StartBot
from ..process import BotProcess
from .calls import Call
from .guild import Channel, Guild
from .wire import DiscordWire

MESSAGES = "/channels/*/messages"


@pytest.fixture
def job(tmp_path: Path) -> Path:
    path = tmp_path / "job"
    path.write_text("the hand begins")
    return path


@pytest.fixture
def guild(discord_wire: DiscordWire) -> Guild:
    return discord_wire.guild()


@pytest.fixture
def channel(guild: Guild) -> Channel:
    return guild.channel()


@pytest.fixture
def demo(
    discord_wire: DiscordWire, bot_process: StartBot, job: Path, channel: Channel
) -> BotProcess:
    settings = discord_wire.settings() | {"JOB": str(job), "CHANNEL": str(channel.id)}
    return bot_process(("-m", "tests.loopback.discord.demo_bot"), settings)


async def test_starts_serves_and_stops(
    discord_wire: DiscordWire, demo: BotProcess, guild: Guild, channel: Channel
) -> None:
    """The process says that it is ready, answers members, and ends with 0 on SIGTERM."""
    await demo.start()
    await discord_wire.ready()
    assert [message.content for message in channel.messages()] == ["the hand begins"]
    bob = guild.member("bob")
    shown = await bob.slash(channel, "demo show")
    assert (await bob.press(shown.message, "Check")).is_answered
    assert await demo.stop() == 0
    await discord_wire.until(lambda: not discord_wire.gateway.connected)


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_killed_in_the_middle_of_a_send(
    discord_wire: DiscordWire, demo: BotProcess, channel: Channel, job: Path, moment: str
) -> None:
    """Killed just before or just after its send was applied, and started again, it has posted
    exactly one message."""
    killed = 0

    def kill_once(call: Call, when: str) -> None:
        nonlocal killed
        if call.matches("POST", MESSAGES) and when == moment and not killed:
            killed += 1
            demo.kill()
            if when == "before":
                call.drop()

    discord_wire.on_request(kill_once)
    await demo.start(wait=False)
    assert await demo.ended() == -9
    assert killed == 1
    assert job.exists()
    assert len(channel.messages()) == (0 if moment == "before" else 1)
    await demo.restart()
    assert [message.content for message in channel.messages()] == ["the hand begins"]
    assert not job.exists()
    assert demo.starts == 2


async def test_old_buttons_live_through_a_restart(
    demo: BotProcess, guild: Guild, channel: Channel
) -> None:
    """A button shown by the killed process is answered by the next one."""
    alice = guild.member("alice")
    await demo.start()
    shown = (await alice.slash(channel, "demo show")).message
    await demo.restart()
    assert "checked 1 times" in (await alice.press(shown, "Check")).text


async def test_failed_start_tells_why(bot_process: StartBot) -> None:
    """A process that ends before it is ready fails the test with its own words."""
    process = bot_process(("-c", "raise SystemExit('no token')"), {})
    with pytest.raises(AssertionError, match=r"ended with 1, not ready:(.|\n)*no token"):
        await process.start()
