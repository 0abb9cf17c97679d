"""An admin's browser that installs the app: the bot's pages, Slack's page between them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import unescape
from typing import TYPE_CHECKING

import aiohttp
from yarl import URL

if TYPE_CHECKING:
    from .people import Person

INSTALL_PATH = "/slack/install"
AUTHORIZE = "/oauth/v2/authorize"

_LINK = re.compile(r'href="([^"]*/oauth/v2/authorize[^"]*)"')


@dataclass(frozen=True)
class Page:
    """What a page of the bot answered."""

    status: int
    text: str


class Browser:
    """Keeps the bot's cookies, as one browser does."""

    def __init__(self, admin: Person) -> None:
        self._admin = admin
        self._wire = admin.wire
        self._cookies: dict[str, str] = {}

    async def install(self) -> Page:
        """All the clicks of an install; the last page."""
        return await self.come_back(self.agree(await self.start()))

    async def start(self) -> URL:
        """Open the bot's install page and press its button; Slack's address it leads to."""
        status, text, location = await self._get(URL(self._wire.door.base + INSTALL_PATH))
        if location:
            return URL(location)
        found = _LINK.search(text)
        assert found is not None, f"no way to Slack on the install page: {status} {text[:500]}"
        return URL(unescape(found[1]))

    def agree(self, authorize: URL) -> URL:
        """Agree on Slack's page; where it sends the browser."""
        assert authorize.path == AUTHORIZE, authorize
        team = self._wire.world.teams[self._admin.team_id]
        return self._wire.oauth.agree(authorize, team, self._admin.id)

    async def come_back(self, url: URL) -> Page:
        """Open the address that Slack sent the browser to."""
        here = URL(self._wire.door.base).with_path(url.path).with_query(url.query)
        status, text, _ = await self._get(here)
        return Page(status, text)

    async def _get(self, url: URL) -> tuple[int, str, str]:
        # By hand, as a cookie jar keeps no "secure" cookie of an address without TLS.
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
            answer = await session.get(url, cookies=self._cookies, allow_redirects=False)
            async with answer:
                self._cookies |= {name: c.value for name, c in answer.cookies.items()}
                return answer.status, await answer.text(), answer.headers.get("Location", "")
