"""The two ways to the bot: sockets that are lost, and requests that are not Slack's."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from slack_sdk.errors import SlackApiError

from . import payloads
from .couriers import Kind, Parcel
from .demo_bot import running
from .sockets import LINK_DISABLED, REFRESH
from .test_wire import Room
from .wire import SlackWire


@asynccontextmanager
async def room_on(wire: SlackWire) -> AsyncIterator[Room]:
    made = Room(wire, wire.workspace())
    async with running(wire, made.workspace) as demo:
        made.demo = demo
        yield made


@pytest.mark.parametrize("how", [REFRESH, LINK_DISABLED, "cut"])
async def test_a_lost_socket_comes_back(slack_wire: SlackWire, how: str) -> None:
    """Warned of, closed or cut: the client opens another socket, and is heard again."""
    async with room_on(slack_wire) as room:
        if how == "cut":
            slack_wire.sockets.cut()
        else:
            await slack_wire.sockets.disconnect(how)
        await slack_wire.until(lambda: slack_wire.sockets.opened == 2)
        await slack_wire.until(lambda: slack_wire.sockets.count == 1)
        assert (await room.alice.slash(room.channel, "/demo", "hello")).is_answered


async def test_events_are_sent_again(slack_wire: SlackWire) -> None:
    """A command said while no socket stands is lost, an event is sent again with its id."""
    async with room_on(slack_wire) as room:
        slack_wire.sockets.refuse = 1
        slack_wire.sockets.cut()
        await slack_wire.until(lambda: not slack_wire.sockets.connected)
        assert not (await room.alice.slash(room.channel, "/demo", "hello")).is_answered
        room.bob.say(room.bob.dm, "fold")
        await slack_wire.until(lambda: room.demo.heard)
        lost = slack_wire.sockets.undelivered
        assert Kind.COMMAND in [parcel.kind for parcel in lost]
        assert room.demo.heard[0]["id"] in [p.payload.get("event_id") for p in lost]


async def test_lost_requests_are_sent_again(slack_wire: SlackWire) -> None:
    """Over HTTP an event that was lost on its way comes again, signed anew and counted."""
    slack_wire.use_http()
    async with room_on(slack_wire) as room:
        slack_wire.door.lose_events = 1
        room.bob.say(room.bob.dm, "fold")
        await slack_wire.until(lambda: room.demo.heard)
    first, second = slack_wire.door.sent
    assert "X-Slack-Retry-Num" not in first.headers
    assert second.headers["X-Slack-Retry-Num"] == "1"
    assert first.body == second.body
    assert first.headers["X-Slack-Signature"] != second.headers["X-Slack-Signature"]


async def test_only_slack_is_heard(loose_slack_wire: SlackWire) -> None:
    """A wrong signature, an old stamp and words changed after signing are refused; a replay
    within five minutes is signed well, and only its id tells."""
    wire = loose_slack_wire
    wire.use_http()
    async with room_on(wire) as room:
        inner = {
            "type": "message", "channel": room.bob.dm.id, "channel_type": "im",
            "user": room.bob.id, "text": "fold", "ts": wire.world.ts(), "event_ts": "1.0",
        }  # fmt: skip
        parcel = Parcel(Kind.EVENT, payloads.event(wire.world, room.workspace.team, inner))
        door = wire.door
        unsigned = door.signed(parcel, secret="not Slack's")  # noqa: S106
        old = door.signed(parcel, age=301)
        good = door.signed(parcel)
        forged = good.forged(room.bob.id, room.alice.id)
        statuses = [(await door.send(letter)).status for letter in (unsigned, old, forged)]
        assert statuses == [401, 401, 401]
        assert not room.demo.heard
        for _ in range(2):
            assert (await door.send(good)).status == 200
        await wire.until(lambda: len(room.demo.heard) == 2)
        assert len({heard["id"] for heard in room.demo.heard}) == 1


async def test_an_uninstall(slack_wire: SlackWire) -> None:
    """Taking the app out kills the token and tells the bot."""
    told: list[str] = []

    async def note(event: dict[str, str]) -> None:
        told.append(event["type"])

    async with room_on(slack_wire) as room:
        for name in ("app_uninstalled", "tokens_revoked"):
            room.demo.app.event(name)(note)
        assert (await room.demo.app.client.auth_test())["ok"]
        await room.workspace.uninstall()
        await slack_wire.until(lambda: sorted(told) == ["app_uninstalled", "tokens_revoked"])
        with pytest.raises(SlackApiError, match="account_inactive"):
            await room.demo.app.client.auth_test()
