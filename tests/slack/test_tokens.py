"""Tokens: refused in one clear line, and never told to anybody."""

import asyncio
import logging
from pathlib import Path

import pytest

from adapters.slack import SlackLink, SlackSettings, SlackUnusable, SocketDoor
from adapters.slack.install import OneWorkspace
from adapters.sqlite import SqliteStore
from adapters.system import SystemClock
from core.engine import CardRoom
from core.present.documents import Verb
from tests.engine.kit import FixedChance
from tests.loopback.slack.wire import SlackWire
from tests.slack.stand import button, dealing


async def refused(link: SlackLink, database: Path) -> str:
    """The sentence that Slack's refusal becomes."""
    store = await SqliteStore.open(database)
    try:
        chance = FixedChance("chance")
        room = CardRoom(store, SystemClock(), chance, {link.messenger.platform: link.messenger})
        with pytest.raises(SlackUnusable) as unusable:
            await asyncio.wait_for(link.serve(room), 10)
        return str(unusable.value)
    finally:
        await store.close()


@pytest.mark.parametrize("word", ["invalid_auth", "token_expired", "not_allowed_token_type"])
async def test_a_wrong_app_token_is_one_clear_line(
    slack_wire: SlackWire, tmp_path: Path, word: str
) -> None:
    """Instead of trying for ever, the admin is told which variable to look at."""
    slack_wire.fault("apps.connections.open", error=word, times=None)
    workspace = slack_wire.workspace()
    home = OneWorkspace(workspace.team.token, slack_wire.api)
    link = SlackLink(
        SlackSettings(api_base=slack_wire.api), home, SocketDoor("xapp-wrong", slack_wire.api)
    )
    said = await refused(link, tmp_path / "db")
    assert "SLACK_APP_TOKEN" in said
    assert "xapp" not in said
    assert len(slack_wire.calls("apps.connections.open")) == 1


async def test_an_app_token_without_its_scope_is_named(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """The missing scope is named."""
    slack_wire.fault("apps.connections.open", error="missing_scope", times=None)
    workspace = slack_wire.workspace()
    link = SlackLink(
        SlackSettings(api_base=slack_wire.api),
        OneWorkspace(workspace.team.token, slack_wire.api),
        SocketDoor(slack_wire.app_token, slack_wire.api),
    )
    assert "connections:write" in await refused(link, tmp_path / "db")


async def test_a_wrong_bot_token_is_one_clear_line(slack_wire: SlackWire, tmp_path: Path) -> None:
    """The other variable is named, and no socket is opened."""
    link = SlackLink(
        SlackSettings(api_base=slack_wire.api),
        OneWorkspace("xoxb-wrong", slack_wire.api),
        SocketDoor(slack_wire.app_token, slack_wire.api),
    )
    assert "SLACK_BOT_TOKEN" in await refused(link, tmp_path / "db")
    assert not slack_wire.calls("apps.connections.open")


async def test_no_token_card_or_word_is_ever_logged(
    slack_wire: SlackWire, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """With everything logged that can be, a hand with lost answers and cut sockets tells none."""
    caplog.set_level(logging.DEBUG)
    async with dealing(slack_wire, tmp_path / "db") as stand:
        slack_wire.fault("chat.postMessage", after=True, reset=True)
        slack_wire.fault("chat.update", status=500)
        await stand.open_table()
        ann, bob = await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        await first.press(board, value=button(board, Verb.MY_CARDS).value)
        await first.slash(stand.channel, "/poker", "mumble 4711")
        opened = len(slack_wire.calls("apps.connections.open"))
        slack_wire.sockets.cut()
        await slack_wire.until(lambda: len(slack_wire.calls("apps.connections.open")) > opened)
        await slack_wire.until(lambda: ann.dm.messages() and bob.dm.messages())
        secrets = [stand.workspace.team.token, slack_wire.app_token, "4711", "/link/", "/hook/"]
        own = [seen.text for person in (ann, bob) for seen in person.dm.messages()]
    hands = [line for text in own for line in text.split("\n") if "You have" in line]
    assert hands
    for secret in (*secrets, *hands, "You have"):
        assert secret not in caplog.text
