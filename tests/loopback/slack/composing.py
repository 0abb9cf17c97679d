"""Messages and views as Slack stores them, made from what a bot sent."""

from __future__ import annotations

import time
from typing import Any

from .schema import TEXT, SlackSchema
from .world import APP, ApiError, Json, Team, View, World

_KEPT = ("blocks", "attachments", "thread_ts", "metadata")


class Composer:
    """Makes messages and views; refuses those that Slack would refuse."""

    def __init__(self, world: World, schema: SlackSchema | None) -> None:
        self._world = world
        self._schema = schema

    def message(self, args: Json, team: Team) -> Json:
        """A new message of the bot. Raises ApiError."""
        if not (args.get("text") or args.get("blocks") or args.get("attachments")):
            raise ApiError("no_text")
        if len(args.get("text") or "") > TEXT:
            raise ApiError("msg_too_long")
        if self._schema is not None and self._schema.block_problems(args.get("blocks")):
            raise ApiError("invalid_blocks")
        ts = self._world.ts()
        made = {"type": "message", "ts": ts, "text": args.get("text") or "", **byline(team)}
        made |= {key: args[key] for key in _KEPT if args.get(key)}
        if made.get("blocks"):
            made["blocks"] = _named(made["blocks"], ts)
        return made

    def view(self, payload: Any, user: str, old: View | None = None, source: str = "") -> View:
        """A new view, or a new state of one. Raises ApiError."""
        if not isinstance(payload, dict):
            raise ApiError("invalid_arguments")
        if self._schema is not None and self._schema.view_problems(payload):
            raise ApiError("invalid_arguments")
        team = self._world.teams[self._world.users[user]["team_id"]]
        ident = old.payload["id"] if old is not None else self._world.number("V")
        stamp = self._world.ts()
        made = _view_defaults(ident, team) | payload | {"hash": f"{time.time():.6f}.{stamp}"}
        made["blocks"] = _named(payload["blocks"], stamp)
        if old is None:
            return View(made, user, source=source)
        old.payload = made
        return old


def byline(team: Team) -> Json:
    """Whose message it is: the bot's."""
    return {"user": team.bot, "bot_id": team.bot_id, "app_id": APP, "team": team.id}


def _named(blocks: list[Json], stamp: str) -> list[Json]:
    """Blocks without an id get one, a new one at each edit as Slack gives them."""
    return [{"block_id": f"b{stamp[-6:]}-{n}", **block} for n, block in enumerate(blocks)]


def _view_defaults(ident: str, team: Team) -> Json:
    return {
        "id": ident, "team_id": team.id, "app_id": APP, "app_installed_team_id": team.id,
        "bot_id": team.bot_id, "external_id": "", "callback_id": "", "private_metadata": "",
        "root_view_id": ident, "previous_view_id": None, "close": None, "submit": None,
        "title": {"type": "plain_text", "text": "View Title"},
        "clear_on_close": False, "notify_on_close": False, "state": {"values": {}},
    }  # fmt: skip
