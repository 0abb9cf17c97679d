"""Installing the app into a workspace: the page where an admin agrees, and the code exchange."""

from __future__ import annotations

import base64
from dataclasses import dataclass

from yarl import URL

from .world import APP, ApiError, Json, Team, World

CLIENT_ID, CLIENT_SECRET = "1234.5678", "client-secret-of-the-loopback"


@dataclass
class Grant:
    """An admin has agreed; the code may be exchanged once."""

    team: Team
    user: str
    redirect_uri: str
    scopes: str


class OAuth:
    """Slack's half of OAuth 2."""

    def __init__(self, world: World) -> None:
        self.redirect_url = "https://bot.example/slack/oauth_redirect"
        """The address in the app's manifest: where browsers go when the bot names none."""
        self.authorized: list[URL] = []
        """The authorize addresses that were opened."""
        self._world = world
        self._grants: dict[str, Grant] = {}

    def agree(self, url: URL, team: Team, user: str) -> URL:
        """An admin has opened the authorize address and agrees; where the browser is sent."""
        self.authorized.append(url)
        assert url.query["client_id"] == CLIENT_ID, url
        assert url.query["scope"], url
        code = self._world.number("code-")
        redirect = url.query.get("redirect_uri", self.redirect_url)
        self._grants[code] = Grant(team, user, redirect, url.query["scope"])
        return URL(redirect).update_query(code=code, state=url.query["state"])

    def exchange(self, args: Json) -> Json:
        """What `oauth.v2.access` answers. Raises ApiError."""
        ident, secret = _credentials(args)
        if ident != CLIENT_ID:
            raise ApiError("invalid_client_id")
        if secret != CLIENT_SECRET:
            raise ApiError("bad_client_secret")
        grant = self._grants.pop(args.get("code", ""), None)
        if grant is None:
            raise ApiError("invalid_code")
        if args.get("redirect_uri") and args["redirect_uri"] != grant.redirect_uri:
            raise ApiError("bad_redirect_uri")
        team = grant.team
        if not team.installed:
            team.token = f"xoxb-{self._world.number('again-')}"
            team.installed = True
        enterprise = {"id": team.enterprise, "name": "Org"} if team.enterprise else None
        return {
            "access_token": team.token, "token_type": "bot", "scope": grant.scopes,
            "bot_user_id": team.bot, "app_id": APP, "team": {"id": team.id, "name": team.domain},
            "enterprise": enterprise, "is_enterprise_install": False,
            "authed_user": {"id": grant.user},
        }  # fmt: skip


def _credentials(args: Json) -> tuple[str, str]:
    if "authorization" not in args:
        return args.get("client_id", ""), args.get("client_secret", "")
    text = base64.b64decode(args["authorization"].removeprefix("Basic ")).decode()
    ident, _, secret = text.partition(":")
    return ident, secret
