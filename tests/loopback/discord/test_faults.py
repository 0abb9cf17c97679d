"""Each kind of fault does to a real discord.py client what it says."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from tests.ci import IN_CI

from .calls import CUT, Call
from .clients import running
from .demo_bot import DemoBot
from .faults import RateLimit, usual_limits
from .fixtures import NO_SPEC
from .guild import Channel
from .wire import DiscordWire

MESSAGES = "/channels/*/messages"


class Posting:
    """The demo bot with one channel to post to."""

    def __init__(self, wire: DiscordWire, bot: DemoBot) -> None:
        self.wire = wire
        self.bot = bot
        self.guild = wire.guild()
        self.channel: Channel = self.guild.channel()

    async def send(self, text: str, **options: Any) -> discord.Message:
        return await self.bot.text_channel(self.channel.id).send(text, **options)

    @property
    def texts(self) -> list[str]:
        return [message.content for message in self.channel.messages()]

    @property
    def statuses(self) -> list[int]:
        return [call.status for call in self.wire.calls("POST", MESSAGES)]


@pytest.fixture
async def posting(discord_wire: DiscordWire) -> AsyncIterator[Posting]:
    async with running(DemoBot(), discord_wire) as bot:
        yield Posting(discord_wire, bot)


async def test_status_before_and_after(posting: Posting) -> None:
    """503 before: raised and not applied. 503 after: raised though applied."""
    for after in (False, True):
        posting.wire.fault("POST", MESSAGES, status=503, after=after)
        with pytest.raises(discord.DiscordServerError):
            await posting.send(f"after={after}")
    assert posting.texts == ["after=True"]


async def test_lost_answer_with_a_retry_makes_one_message(posting: Posting) -> None:
    """502 after the send was applied: discord.py sends again with its nonce, and Discord answers
    with the first message."""
    posting.wire.fault("POST", MESSAGES, status=502, after=True)
    message = await posting.send("once", nonce="1")
    assert posting.statuses == [502, 200]
    assert [m.id for m in posting.channel.messages()] == [message.id]
    assert posting.wire.calls("POST", MESSAGES)[1].repeated


async def test_reset_before_and_after(posting: Posting) -> None:
    """A connection cut before the call was applied, and one cut after: the client cannot tell."""
    for after in (False, True):
        posting.wire.fault("POST", MESSAGES, reset=True, after=after)
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await posting.send(f"after={after}", nonce="1" if after else "0")
    assert posting.texts == ["after=True"]
    again = await posting.send("after=True", nonce="1")
    assert [m.id for m in posting.channel.messages()] == [again.id]
    assert posting.statuses == [CUT, CUT, 200]


async def test_forgotten_nonce(posting: Posting) -> None:
    """Once Discord has forgotten a nonce, a resend doubles: only the history can tell."""
    await posting.send("twice", nonce="1")
    posting.wire.world.nonces.seconds = 0
    await posting.send("twice", nonce="1")
    assert posting.texts == ["twice", "twice"]


async def test_delay(posting: Posting) -> None:
    """A slow call is answered late; nothing else waits for it."""
    posting.wire.fault("POST", MESSAGES, delay=0.3)
    started = time.monotonic()
    slow = asyncio.create_task(posting.send("slow"))
    await posting.wire.until(lambda: posting.wire.rest.under_way)
    await posting.bot.fetch_user(posting.wire.backend.bot_user.id)
    assert not slow.done()
    await slow
    assert time.monotonic() - started >= 0.3


async def test_429_on_a_route(posting: Posting) -> None:
    """A 429 makes the client wait for `retry_after`, then the message stands."""
    fault = posting.wire.fault("POST", MESSAGES, status=429, retry_after=0.2, times=2)
    started = time.monotonic()
    await posting.send("patient")
    assert time.monotonic() - started >= 0.4
    assert fault.hits == 2
    assert posting.texts == ["patient"]


async def test_global_429_holds_every_route(posting: Posting) -> None:
    """A global 429 makes another route wait too."""
    posting.wire.fault("POST", MESSAGES, status=429, retry_after=0.4, is_global=True)
    started = time.monotonic()
    held = asyncio.create_task(posting.send("held"))
    free = posting.bot.http._global_over
    await posting.wire.until(lambda: not free.is_set())
    await posting.bot.fetch_user(posting.wire.backend.bot_user.id)
    assert time.monotonic() - started >= 0.4
    await held


async def test_429_page_of_the_proxy(posting: Posting) -> None:
    """The HTML 429 of the proxy in front of Discord is raised at once."""
    posting.wire.fault("POST", MESSAGES, status=429, html=True)
    with pytest.raises(discord.HTTPException) as raised:
        await posting.send("banned")
    assert raised.value.status == 429
    assert posting.texts == []


async def test_refusal_with_a_code(posting: Posting) -> None:
    """Any of Discord's refusals can be had by its code (30046: too many edits of an old one)."""
    message = await posting.send("old")
    posting.wire.fault("PATCH", MESSAGES + "/*", status=400, code=30046)
    with pytest.raises(discord.HTTPException) as raised:
        await message.edit(content="new")
    assert raised.value.code == 30046
    assert posting.texts == ["old"]


async def test_missing_permission(posting: Posting) -> None:
    """Without its permission in a channel the bot is refused with 50013."""
    posting.channel.deny_bot("send_messages")
    with pytest.raises(discord.Forbidden) as raised:
        await posting.send("no")
    assert raised.value.code == 50013
    posting.channel.deny_bot()
    await posting.send("yes")
    assert posting.texts == ["yes"]


async def test_limits_are_kept_when_the_headers_are_heeded(posting: Posting) -> None:
    """discord.py reads the limit from the headers and waits by itself: no 429."""
    posting.wire.rest.limits.append(RateLimit("POST", MESSAGES, 3, 0.3))
    started = time.monotonic()
    await asyncio.gather(*(posting.send(str(i)) for i in range(7)))
    assert time.monotonic() - started >= 0.6
    assert posting.statuses == [200] * 7


async def test_a_429_of_the_bots_own_making_is_a_problem(loose_wire: DiscordWire) -> None:
    """A call over a limit is answered 429 and found at the end; the test's own 429s are not."""
    loose_wire.fault("GET", "/users/*", status=429)
    loose_wire.rest.limits += [RateLimit("GET", "/users/*", 1, 60), *usual_limits()]
    url = f"{loose_wire.base}/users/@me"
    headers = {"Authorization": f"Bot {loose_wire.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        statuses = [(await session.get(url)).status for _ in range(2)]
    assert statuses == [429, 429]
    assert loose_wire.problems == ["GET /users/@me 429: over a rate limit"]


@pytest.mark.skipif(bool(NO_SPEC) and not IN_CI, reason=NO_SPEC)
async def test_an_invalid_request_is_a_problem(loose_wire: DiscordWire) -> None:
    """A key that the document does not know is found, and named."""
    channel = loose_wire.guild().channel()
    url = f"{loose_wire.base}/channels/{channel.id}/messages"
    headers = {"Authorization": f"Bot {loose_wire.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        await session.post(url, json={"contents": "hi"})
    assert any("contents" in problem for problem in loose_wire.problems)
    with pytest.raises(AssertionError):
        loose_wire.assert_clean()


async def test_wrong_token(loose_wire: DiscordWire) -> None:
    """A wrong token is refused at login."""
    async with aiohttp.ClientSession(headers={"Authorization": "Bot wrong"}) as session:
        answer = await session.get(f"{loose_wire.base}/users/@me")
    assert answer.status == 401
    assert loose_wire.invalid_requests() == 1


async def test_watchers_see_each_call_before_and_after(posting: Posting) -> None:
    """A watcher is called around the application, and can lose the call or its answer."""
    moments: list[tuple[str, int]] = []

    def watch(call: Call, when: str) -> None:
        if call.matches("POST", MESSAGES):
            moments.append((when, len(posting.texts)))
            if call.fields["content"] == f"lost {when}":
                call.drop()

    stop = posting.wire.on_request(watch)
    await posting.send("kept")
    for text in ("lost before", "lost after"):
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await posting.send(text)
    assert moments == [("before", 0), ("after", 1), ("before", 1), ("before", 1), ("after", 2)]
    assert posting.texts == ["kept", "lost after"]
    stop()
    await posting.send("unwatched")
    assert len(moments) == 5


async def test_outlived_interaction(posting: Posting) -> None:
    """After its fifteen minutes an interaction's messages cannot be edited (50027)."""
    alice = posting.guild.member("alice")
    answer = await alice.slash(posting.channel, "demo show")
    answer.expire_token()
    token = posting.wire.backend.interactions[answer.interaction_id].token
    url = f"{posting.wire.base}/webhooks/{posting.bot.application_id}/{token}/messages/@original"
    async with aiohttp.ClientSession() as session:
        refused = await session.patch(url, json={"content": "late"})
        assert (refused.status, (await refused.json())["code"]) == (401, 50027)
