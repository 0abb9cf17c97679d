"""What Slack tells a bot, in Slack's own shapes."""

from __future__ import annotations

import time
from typing import Any

from .world import APP, Json, Team, World

VERIFICATION = "old-verification-token"


def event(world: World, team: Team, inner: Json, event_id: str = "") -> Json:
    """An event of the Events API."""
    shared = world.conversations[inner["channel"]].shared if _is_known(world, inner) else ()
    outer = {
        "token": VERIFICATION, "team_id": team.id, "api_app_id": APP, "event": inner,
        "type": "event_callback", "event_id": event_id or world.number("Ev"),
        "event_time": int(time.time()), "is_ext_shared_channel": bool(shared),
        "authorizations": [{
            "enterprise_id": team.enterprise or None, "team_id": team.id, "user_id": team.bot,
            "is_bot": True, "is_enterprise_install": False,
        }],
        "event_context": "4-loopback",
    }  # fmt: skip
    return outer | ({"enterprise_id": team.enterprise} if team.enterprise else {})


def _is_known(world: World, inner: Json) -> bool:
    return isinstance(inner.get("channel"), str) and inner["channel"] in world.conversations


def command(world: World, team: Team, user: str, channel: str, words: tuple[str, str]) -> Json:
    """A slash command: its name and the text behind it."""
    conversation = world.conversations[channel]
    payload = {
        "token": VERIFICATION, "team_id": team.id, "team_domain": team.domain,
        "channel_id": channel, "channel_name": conversation.name or "directmessage",
        "user_id": user, "user_name": world.users[user]["name"], "command": words[0],
        "text": words[1], "api_app_id": APP, "is_enterprise_install": "false",
        "trigger_id": world.trigger(user),
    }  # fmt: skip
    enterprise = {"enterprise_id": team.enterprise, "enterprise_name": "Org"}
    return payload | (enterprise if team.enterprise else {})


def _interaction(world: World, team: Team, user: str, kind: str) -> Json:
    person = world.users[user]
    enterprise = {"id": team.enterprise, "name": "Org"} if team.enterprise else None
    name, home = person["name"], person["team_id"]
    return {
        "type": kind, "token": VERIFICATION, "api_app_id": APP,
        "user": {"id": user, "username": name, "name": name, "team_id": home},
        "team": {"id": team.id, "domain": team.domain}
        | ({"enterprise_id": team.enterprise} if team.enterprise else {}),
        "enterprise": enterprise, "is_enterprise_install": False,
        "trigger_id": world.trigger(user),
    }  # fmt: skip


def action(world: World, block: Json, element: Json, chosen: Json) -> Json:
    """One element used: a button pressed, an option chosen."""
    kept: Json = {key: element[key] for key in ("text", "value", "style") if key in element}
    return {
        "type": element["type"], "action_id": element["action_id"],
        "block_id": block["block_id"], "action_ts": world.ts(), **kept, **chosen,
    }  # fmt: skip


def message_action(
    world: World, team: Team, user: str, channel: str, message: Json, act: Json, *, private: bool
) -> Json:
    """An element of a message used."""
    name = world.conversations[channel].name or "directmessage"
    container: Json = {"type": "message", "message_ts": message["ts"], "channel_id": channel}
    container["is_ephemeral"] = private
    if "thread_ts" in message:
        container["thread_ts"] = message["thread_ts"]
    payload = _interaction(world, team, user, "block_actions") | {
        "container": container, "channel": {"id": channel, "name": name},
        "state": {"values": {}}, "actions": [act],
    }  # fmt: skip
    # Slack tells of an ephemeral message only where it stands, not what it says.
    return payload if private else payload | {"message": message}


def view_action(world: World, team: Team, user: str, view: Json, act: Json) -> Json:
    """An element of a modal or a home tab used."""
    container = {"type": "view", "view_id": view["id"]}
    return _interaction(world, team, user, "block_actions") | {
        "container": container, "view": view, "actions": [act],
    }  # fmt: skip


def suggestion(world: World, team: Team, user: str, view: Json, asked: Json) -> Json:
    """Somebody types into a menu of a modal that asks the bot for its options."""
    payload = _interaction(world, team, user, "block_suggestion")
    del payload["trigger_id"]
    container = {"type": "view", "view_id": view["id"]}
    return payload | {"container": container, "view": view, **asked}


def submission(world: World, team: Team, user: str, view: Json, values: Any) -> Json:
    """A modal sent."""
    payload = _interaction(world, team, user, "view_submission")
    return payload | {"view": view | {"state": {"values": values}}, "response_urls": []}


def closing(world: World, team: Team, user: str, view: Json) -> Json:
    """A modal closed."""
    return _interaction(world, team, user, "view_closed") | {"view": view, "is_cleared": False}


ROOTS = {
    "slash_commands": "S_SlashCommand",
    "events_api": "S_EventEnvelope",
    "block_actions": "S_BlockActions",
    "view_submission": "S_ViewSubmission",
    "view_closed": "S_ViewClosed",
}
"""The schema's root for each kind of payload; of `block_suggestion` the types tell nothing."""
