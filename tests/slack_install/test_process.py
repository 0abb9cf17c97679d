"""The whole process against the fake Slack: how it starts, serves and stops."""

import asyncio
from pathlib import Path

import pytest

from tests.bot.process import bot
from tests.loopback.discord.fixtures import loose_wire
from tests.loopback.discord.wire import DiscordWire
from tests.loopback.fixtures import StartBot, bot_process
from tests.loopback.process import BotProcess
from tests.loopback.slack.browser import Browser
from tests.loopback.slack.wire import SlackWire

__all__ = ["bot_process", "loose_wire"]

READY = "ready on Slack"


def settings(folder: Path, **more: str) -> dict[str, str]:
    """A process that keeps its database in ``folder``."""
    return {"RIFFLE_DB": str(folder / "riffle.sqlite3"), "RIFFLE_LOG": "info", **more}


def last_line(process: BotProcess) -> str:
    """What it says in the end."""
    return process.stderr[-1]


async def refused(process: BotProcess, *words: str, secrets: tuple[str, ...] = ()) -> None:
    """It ends with code 1 and one sentence, and tells no secret."""
    await process.start(wait=False)
    assert await process.ended() == 1, process.output
    for word in words:
        assert word in last_line(process)
    assert "Traceback" not in process.output
    for secret in secrets:
        assert secret not in process.output


async def test_http_mode_from_the_install_to_the_table(
    loose_slack_wire: SlackWire, bot_process: StartBot, tmp_path: Path
) -> None:
    """Two workspaces install the dealer and open tables; one uninstalls, the other is served on;
    killed and started again, the process knows the install that is left."""
    wire = loose_slack_wire
    wire.use_http()
    process = bot_process(settings=settings(tmp_path, **wire.settings()), ready=READY)
    await process.start()
    first = wire.workspace("first", installed=False)
    second = wire.workspace("second", installed=False)
    people = [home.member("Ann", admin=True) for home in (first, second)]
    channels = [home.channel() for home in (first, second)]
    for ann, channel in zip(people, channels, strict=True):
        assert (await Browser(ann).install()).status == 200
        channel.invite(wire.world.teams[ann.team_id].bot)
        opened = await ann.slash(channel, "/poker", "table open 5/10")
        assert opened.is_answered
        await wire.until(channel.messages)
    await first.uninstall()
    sat = await people[1].slash(channels[1], "/poker", "sit 1000")
    assert "1,000" in sat.text or sat.is_ephemeral, sat.text
    gone = await people[0].slash(channels[0], "/poker", "sit 1000")
    assert "not installed" in gone.text
    await process.restart()
    gone = await people[0].slash(channels[0], "/poker", "balance")
    assert "not installed" in gone.text
    still = await people[1].slash(channels[1], "/poker", "balance")
    assert "not installed" not in still.text
    assert still.text
    assert await process.stop() == 0, process.output
    for home in (first, second):
        assert home.team.token not in process.output
    assert bot(tmp_path, "audit").returncode == 0


@pytest.mark.parametrize("http", [False, True])
@pytest.mark.parametrize("error", ["invalid_auth", "token_expired"])
async def test_a_wrong_bot_token_is_one_sentence(
    loose_slack_wire: SlackWire, bot_process: StartBot, tmp_path: Path, http: bool, error: str
) -> None:
    """In either mode, wrong or expired: SLACK_BOT_TOKEN is named."""
    if http:
        loose_slack_wire.use_http()
    workspace = loose_slack_wire.workspace()
    workspace.spoil_token(error)
    process = bot_process(
        settings=settings(tmp_path, **loose_slack_wire.settings(workspace)), ready=READY
    )
    await refused(process, "SLACK_BOT_TOKEN", secrets=(workspace.team.token,))


async def test_a_wrong_app_token_is_one_sentence(
    loose_slack_wire: SlackWire, bot_process: StartBot, tmp_path: Path
) -> None:
    """Socket Mode with a token that Slack does not know."""
    workspace = loose_slack_wire.workspace()
    wrong = loose_slack_wire.settings(workspace) | {"SLACK_APP_TOKEN": "xapp-wrong-one"}
    process = bot_process(settings=settings(tmp_path, **wrong), ready=READY)
    await refused(process, "SLACK_APP_TOKEN", secrets=("xapp-wrong-one",))


async def test_a_port_in_use_is_one_sentence(
    loose_slack_wire: SlackWire, bot_process: StartBot, tmp_path: Path
) -> None:
    """Somebody else listens there: the port is named."""
    wire = loose_slack_wire
    wire.use_http()
    other = await asyncio.start_server(lambda r, w: w.close(), "0.0.0.0", wire.door.port)  # noqa: S104
    async with other:
        process = bot_process(settings=settings(tmp_path, **wire.settings()), ready=READY)
        await refused(process, f"port {wire.door.port}")


async def test_discord_and_slack_in_one_process(
    loose_slack_wire: SlackWire, loose_wire: DiscordWire, bot_process: StartBot, tmp_path: Path
) -> None:
    """Both are served by one process over one database, and both end with it."""
    slack, discord = loose_slack_wire, loose_wire
    both = slack.settings(slack.workspace()) | discord.settings()
    process = bot_process(settings=settings(tmp_path, **both), ready=READY)
    await process.start()
    await discord.ready()
    await process.changes.until(lambda: "ready on Discord" in process.output, 20.0)
    assert slack.sockets.connected
    assert await process.stop() == 0, process.output
    assert "Stopped" in last_line(process)
    assert "Traceback" not in process.output


async def test_one_wrong_token_of_two_platforms_ends_it(
    loose_slack_wire: SlackWire, loose_wire: DiscordWire, bot_process: StartBot, tmp_path: Path
) -> None:
    """Discord would have us, Slack would not: the admin hears it in one sentence."""
    workspace = loose_slack_wire.workspace()
    workspace.spoil_token("invalid_auth")
    both = loose_slack_wire.settings(workspace) | loose_wire.settings()
    process = bot_process(settings=settings(tmp_path, **both), ready=READY)
    await refused(process, "SLACK_BOT_TOKEN")
