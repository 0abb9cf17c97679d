"""Each kind of fault does to a real slack_sdk client what it says."""

from __future__ import annotations

import time
from collections.abc import Awaitable
from typing import Any

import aiohttp
import pytest
from slack_sdk.errors import SlackApiError
from slack_sdk.web.async_client import AsyncWebClient

from tests.ci import IN_CI

from .calls import CUT
from .demo_bot import board, modal
from .faults import usual_limits
from .fixtures import NO_SCHEMA
from .wire import SlackWire
from .workspace import Channel, Workspace


class Posting:
    """A client without retries, and one channel to post to."""

    def __init__(self, wire: SlackWire) -> None:
        self.wire = wire
        self.workspace: Workspace = wire.workspace()
        self.channel: Channel = self.workspace.channel()
        token = self.workspace.team.token
        self.client = AsyncWebClient(token=token, base_url=wire.api, retry_handlers=[])

    async def post(self, text: str = "hello", **more: Any) -> Any:
        return await self.client.chat_postMessage(channel=self.channel.id, text=text, **more)

    @property
    def texts(self) -> list[str]:
        return [message.text for message in self.channel.messages()]


@pytest.fixture
def posting(slack_wire: SlackWire) -> Posting:
    return Posting(slack_wire)


@pytest.fixture
def loose(loose_slack_wire: SlackWire) -> Posting:
    return Posting(loose_slack_wire)


async def refused(call: Awaitable[Any]) -> str:
    """What Slack refused a call with."""
    with pytest.raises(SlackApiError) as caught:
        await call
    return str(caught.value.response["error"])


async def test_status_before_and_after(posting: Posting) -> None:
    """503 before: raised and not applied. 503 after: raised though applied."""
    for after in (False, True):
        posting.wire.fault("chat.postMessage", status=503, after=after)
        assert await refused(posting.post(f"after={after}")) == "internal_error"
    assert posting.texts == ["after=True"]


async def test_reset_before_and_after(posting: Posting) -> None:
    """A connection cut before the call was applied, and one cut after: the client cannot tell."""
    for after in (False, True):
        posting.wire.fault("chat.postMessage", reset=True, after=after)
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await posting.post(f"after={after}")
    assert posting.texts == ["after=True"]
    assert [call.status for call in posting.wire.calls()] == [CUT, CUT]


async def test_retry_after(posting: Posting) -> None:
    """429 says how long to wait, for the method and channel that the fault names."""
    posting.wire.fault("chat.*", channel=posting.channel.id, status=429, retry_after=7)
    with pytest.raises(SlackApiError) as caught:
        await posting.post()
    assert caught.value.response.headers["Retry-After"] == "7"
    assert caught.value.response["error"] == "ratelimited"
    assert not posting.texts


async def test_html_and_errors(posting: Posting) -> None:
    """The page of a proxy, and an error word of the test's choice, are raised."""
    posting.wire.fault("chat.*", status=502, html=True)
    with pytest.raises(SlackApiError):
        await posting.post()
    posting.wire.fault("chat.*", error="edit_window_closed")
    assert await refused(posting.post()) == "edit_window_closed"


async def test_delay(posting: Posting) -> None:
    """A slow call is answered late."""
    posting.wire.fault("chat.*", delay=0.3)
    began = time.monotonic()
    await posting.post()
    assert time.monotonic() - began >= 0.3


async def test_the_tiers(loose: Posting) -> None:
    """A call over its tier is refused with the seconds to wait, and is a problem;
    another channel has its own measure of messages."""
    loose.wire.web.limits.extend(usual_limits())
    for _ in range(6):
        await loose.post()
    with pytest.raises(SlackApiError) as caught:
        await loose.post()
    assert 1 <= int(caught.value.response.headers["Retry-After"]) <= 7
    assert [p for p in loose.wire.problems if "over a rate limit" in p]
    other = loose.workspace.channel("other")
    await loose.client.chat_postMessage(channel=other.id, text="here it goes")
    ts = loose.channel.messages()[0].id
    for _ in range(50):
        await loose.client.chat_update(channel=loose.channel.id, ts=ts, text="again")
    assert (
        await refused(loose.client.chat_update(channel=other.id, ts=ts, text="51st of the minute"))
        == "ratelimited"
    )


async def test_watchers_may_drop(posting: Posting) -> None:
    """A watcher sees each call before and after, and may lose it or its answer."""
    seen: list[str] = []

    def watch(call: Any, when: str) -> None:
        seen.append(f"{call.method} {when}")
        if when == "after":
            call.drop()

    stop = posting.wire.on_request(watch)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await posting.post("applied")
    stop()
    assert posting.texts == ["applied"]
    assert seen == ["chat.postMessage before", "chat.postMessage after"]


async def test_metadata_finds_a_message(posting: Posting) -> None:
    """History gives metadata back when asked for it, newest first, within its bounds."""
    for number in (1, 2, 3):
        await posting.post(str(number), metadata={
            "event_type": "letter", "event_payload": {"nonce": f"n{number}"},
        })  # fmt: skip
    oldest = posting.channel.messages()[0].id
    client, channel = posting.client, posting.channel.id
    found = await client.conversations_history(
        channel=channel, oldest=oldest, include_all_metadata=True
    )
    nonces = [m["metadata"]["event_payload"]["nonce"] for m in found["messages"]]
    assert nonces == ["n3", "n2"]
    bare = await client.conversations_history(channel=channel, limit=1)
    assert "metadata" not in bare["messages"][0]
    assert bare["has_more"]
    await posting.post("a reply", thread_ts=oldest)
    replies = await client.conversations_replies(channel=channel, ts=oldest)
    assert [m["text"] for m in replies["messages"]] == ["1", "a reply"]
    again = await client.conversations_history(channel=channel)
    assert [m["text"] for m in again["messages"]] == ["3", "2", "1"]


async def test_refusals(posting: Posting) -> None:
    """Slack's own words for what a bot may not do."""
    client, workspace = posting.client, posting.workspace
    away = workspace.channel("away", with_bot=False)
    hidden = workspace.channel("hidden", private=True, with_bot=False)
    shut, gone, ann = (workspace.member(n, joins=False) for n in ("Shut", "Gone", "Ann"))
    shut.close_dms()
    gone.deactivate()
    ts = (await posting.post())["ts"]
    theirs = posting.channel
    theirs.invite(ann.id)
    said = ann.say(theirs, "hello")
    workspace.close_edits()
    calls = {
        "not_in_channel": client.chat_postMessage(channel=away.id, text="x"),
        "channel_not_found": client.chat_postMessage(channel=hidden.id, text="x"),
        "thread_not_found": posting.post(thread_ts="1.0"),
        "user_not_in_channel": client.chat_postEphemeral(channel=theirs.id, user=shut.id, text="x"),
        "messages_tab_disabled": client.chat_postMessage(channel=shut.dm.id, text="x"),
        "user_disabled": client.conversations_open(users=gone.id),
        "cannot_dm_bot": client.chat_postMessage(channel=workspace.bot, text="x"),
        "message_not_found": client.chat_update(channel=theirs.id, ts="1.0", text="x"),
        "edit_window_closed": client.chat_update(channel=theirs.id, ts=ts, text="x"),
        "cant_update_message": client.chat_update(channel=theirs.id, ts=said.id, text="x"),
        "invalid_trigger_id": client.views_open(trigger_id="t", view=modal()),
        "user_not_found": client.users_info(user="U0NOBODY"),
    }
    for error, call in calls.items():
        assert await refused(call) == error
    theirs.archive()
    assert await refused(posting.post()) == "is_archived"


async def test_tokens(posting: Posting) -> None:
    """No token, a wrong one and a revoked one are told apart; each workspace has its own."""
    other = Posting(posting.wire)
    assert (
        await refused(other.client.chat_postMessage(channel=posting.channel.id, text="x"))
        == "channel_not_found"
    )
    wrong = AsyncWebClient(token="xoxb-wrong", base_url=posting.wire.api)  # noqa: S106
    assert await refused(wrong.auth_test()) == "invalid_auth"
    nothing = AsyncWebClient(base_url=posting.wire.api)
    assert await refused(nothing.auth_test()) == "not_authed"
    assert await refused(wrong.apps_connections_open(app_token="xapp-wrong")) == "invalid_auth"  # noqa: S106
    posting.workspace.spoil_token("token_expired")
    assert await refused(posting.post()) == "token_expired"
    assert (await other.post())["ok"]


async def test_triggers_and_hashes(posting: Posting) -> None:
    """A trigger opens one modal; a stale hash changes no view."""
    client, ann = posting.client, posting.workspace.member("Ann")
    trigger = posting.wire.world.trigger(ann.id)
    opened = (await client.views_open(trigger_id=trigger, view=modal()))["view"]
    assert (
        await refused(client.views_open(trigger_id=trigger, view=modal())) == "exchanged_trigger_id"
    )
    changed = await client.views_update(view_id=opened["id"], hash=opened["hash"], view=modal())
    assert changed["view"]["hash"] != opened["hash"]
    assert (
        await refused(client.views_update(view_id=opened["id"], hash=opened["hash"], view=modal()))
        == "hash_conflict"
    )


async def test_response_urls_wear_out(posting: Posting) -> None:
    """A response URL takes five answers, and none when half an hour is over."""
    token = posting.wire.world.response_url(posting.channel.id, posting.workspace.bot)
    async with aiohttp.ClientSession() as session:
        statuses = [
            (await session.post(posting.wire.hook(token), json={"text": "x"})).status
            for _ in range(6)
        ]
        late = posting.wire.world.response_url(posting.channel.id, posting.workspace.bot)
        posting.wire.world.urls[late].made -= 1801
        over = await session.post(posting.wire.hook(late), json={"text": "x"})
    assert statuses == [200] * 5 + [404]
    assert over.status == 404


@pytest.mark.skipif(bool(NO_SCHEMA) and not IN_CI, reason=NO_SCHEMA)
async def test_problems_are_told(loose: Posting) -> None:
    """What Slack's types do not allow is a problem, named by the call."""
    blocks = board(0)
    blocks[1]["elements"][0]["colour"] = "red"
    await refused(loose.client.chat_postMessage(channel=loose.channel.id, text="x", blocks=blocks))
    await refused(loose.client.api_call("chat.sing", params={"channel": loose.channel.id}))
    await loose.post(text="x", mood="good")
    many = [{"type": "divider"}] * 51
    await refused(loose.client.chat_postMessage(channel=loose.channel.id, text="x", blocks=many))
    found = "\n".join(loose.wire.problems)
    for words in ("'colour' was unexpected", "no chat.sing", "mood", "51 blocks, at most 50"):
        assert words in found
