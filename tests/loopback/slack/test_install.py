"""Installing by OAuth against slack-bolt's own flow."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web
from slack_bolt.adapter.aiohttp import to_aiohttp_response, to_bolt_request
from slack_bolt.oauth.async_oauth_flow import AsyncOAuthFlow
from slack_bolt.oauth.async_oauth_settings import AsyncOAuthSettings
from slack_sdk.oauth.installation_store import FileInstallationStore
from slack_sdk.oauth.state_store import FileOAuthStateStore
from slack_sdk.web.async_client import AsyncWebClient

from .browser import Browser
from .oauth import CLIENT_ID, CLIENT_SECRET
from .wire import SlackWire


@asynccontextmanager
async def pages(wire: SlackWire, folder: Path) -> AsyncIterator[FileInstallationStore]:
    """slack-bolt's install pages on the bot's port."""
    store = FileInstallationStore(base_dir=str(folder))
    flow = AsyncOAuthFlow(
        client=AsyncWebClient(base_url=wire.api),
        settings=AsyncOAuthSettings(
            client_id=CLIENT_ID,
            client_secret=CLIENT_SECRET,
            scopes=["commands", "chat:write"],
            redirect_uri="https://riffle.example/slack/oauth_redirect",
            installation_store=store,
            state_store=FileOAuthStateStore(expiration_seconds=60, base_dir=str(folder)),
        ),
    )

    async def install(request: web.Request) -> web.Response:
        return await to_aiohttp_response(
            await flow.handle_installation(await to_bolt_request(request))
        )

    async def callback(request: web.Request) -> web.Response:
        return await to_aiohttp_response(await flow.handle_callback(await to_bolt_request(request)))

    async def events(request: web.Request) -> web.Response:
        return web.Response()

    site = web.Application()
    site.router.add_post(wire.door.path, events)
    site.router.add_get("/slack/install", install)
    site.router.add_get("/slack/oauth_redirect", callback)
    runner = web.AppRunner(site, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", wire.door.port).start()
    try:
        yield store
    finally:
        await runner.cleanup()


async def test_an_install_in_two_workspaces(slack_wire: SlackWire, tmp_path: Path) -> None:
    """Each workspace gets a token of its own by the four clicks; a workspace that took the app
    out gets a new one."""
    slack_wire.use_http()
    one, two = slack_wire.workspace("one"), slack_wire.workspace("two", enterprise="E1")
    async with pages(slack_wire, tmp_path) as store:
        for workspace in (one, two):
            page = await Browser(workspace.member("Boss", admin=True)).install()
            assert page.status == 200
        tokens = {
            workspace.id: bot.bot_token
            for workspace in (one, two)
            if (bot := store.find_bot(
                enterprise_id=workspace.team.enterprise or None, team_id=workspace.id
            ))
        }  # fmt: skip
        assert tokens == {one.id: one.team.token, two.id: two.team.token}
        before = one.team.token
        await one.uninstall()
        assert (await Browser(one.member("Chief", admin=True)).install()).status == 200
        assert one.team.token != before


async def test_a_replayed_state(slack_wire: SlackWire, tmp_path: Path) -> None:
    """Slack's redirect opened twice, or in a browser that did not start the install, is
    refused."""
    slack_wire.use_http()
    workspace = slack_wire.workspace()
    boss = workspace.member("Boss", admin=True)
    async with pages(slack_wire, tmp_path):
        browser = Browser(boss)
        back = browser.agree(await browser.start())
        assert (await Browser(boss).come_back(back)).status == 400
        back = browser.agree(await browser.start())
        assert (await browser.come_back(back)).status == 200
        assert (await browser.come_back(back)).status == 400
