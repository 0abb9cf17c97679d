"""The messenger over real sockets: once each, found again, taken away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

import discord
import pytest

from adapters.discord.client import intents
from adapters.discord.identity import person_id, place_id
from adapters.discord.messenger import DiscordMessenger
from core.engine.ports import AnswerLost, DeliveryFailed, TryLater, Undeliverable
from core.ids import Instant, PersonId, PlaceId, TableId
from core.present.documents import Button, Document, Press, Slot, Text, Verb

from .demo_bot import point_at
from .guild import Channel
from .people import Person
from .wire import DiscordWire

SINCE = Instant(0)


def board(text: str, hand: int = 1) -> Document:
    """A small board."""
    press = Press(TableId(f"t{hand}"), Verb.FOLD)
    return Document(Slot.BOARD, (Text(text),), buttons=((Button("Fold", press),),))


@dataclass
class Post:
    """A messenger with a channel to post in and somebody to write to."""

    wire: DiscordWire
    messenger: DiscordMessenger
    channel: Channel
    ann: Person

    @property
    def place(self) -> PlaceId:
        assert self.channel.guild_id is not None
        return place_id(self.channel.guild_id, self.channel.id)

    def texts(self) -> list[str]:
        return [message.text.splitlines()[0] for message in self.channel.messages()]


@pytest.fixture
async def post(discord_wire: DiscordWire) -> AsyncIterator[Post]:
    guild = discord_wire.guild()
    point_at(discord_wire.base, discord_wire.ws_url)
    client = discord.Client(intents=intents())
    await client.login(discord_wire.token)
    try:
        messenger = DiscordMessenger(lambda: client)
        yield Post(discord_wire, messenger, guild.channel(), guild.member("Ann"))
    finally:
        await client.close()


async def test_a_repeated_nonce_makes_no_second_message(post: Post) -> None:
    """A message sent again under its nonce after a lost answer stands there once."""
    post.wire.fault("POST", "/channels/*/messages", reset=True, after=True)
    with pytest.raises(AnswerLost):
        await post.messenger.post(post.place, board("Hand 1"), "job-1")
    ref = await post.messenger.post(post.place, board("Hand 1"), "job-1")
    assert post.texts() == ["Hand 1"]
    assert ref.message == str(post.channel.messages()[0].id)


async def test_a_lost_message_is_found(post: Post) -> None:
    """One's own message is found by its first line and its buttons, and no other is taken."""
    post.ann.say(post.channel, "Hand 2")
    first = await post.messenger.post(post.place, board("Hand 1", 1), "a")
    second = await post.messenger.post(post.place, board("Hand 2", 2), "b")
    find = post.messenger.find
    assert await find(post.place, board("Hand 1", 1), SINCE, "a") == first
    assert await find(post.place, board("Hand 2", 2), SINCE, "a") == second
    assert await find(post.place, board("Hand 2", 1), SINCE, "a") is None
    assert await find(post.place, board("Hand 3", 2), SINCE, "a") is None
    cards = Document(Slot.PRIVATE_HAND, (Text("Hand 1"),))
    ann = person_id(post.channel.guild_id or 0, post.ann.id)
    sent = await post.messenger.direct(ann, cards, "c")
    assert await find(ann, cards, SINCE, "a") == sent


async def test_edits_and_deletions(post: Post) -> None:
    """A message is redrawn in place; deleting it twice is no error, editing it then is said."""
    ref = await post.messenger.post(post.place, board("Preflop"), "a")
    await post.messenger.edit(ref, board("Flop"))
    assert post.texts() == ["Flop"]
    await post.messenger.delete(ref)
    await post.messenger.delete(ref)
    assert post.texts() == []
    with pytest.raises(DeliveryFailed) as failed:
        await post.messenger.edit(ref, board("Turn"))
    assert failed.value.why is Undeliverable.MESSAGE_GONE


async def test_closed_and_opened(post: Post) -> None:
    """Closed private messages are told apart from everything else, and work once open."""
    ann = person_id(post.channel.guild_id or 0, post.ann.id)
    post.ann.close_dms()
    with pytest.raises(DeliveryFailed) as failed:
        await post.messenger.direct(ann, board("Cards"), "a")
    assert failed.value.why is Undeliverable.DMS_CLOSED
    post.ann.open_dms()
    await post.messenger.direct(ann, board("Cards"), "b")
    assert len(post.ann.dm.messages()) == 1


async def test_house_players_have_no_private_messages(post: Post) -> None:
    """A house player is no user of Discord: nothing is sent, and nothing breaks."""
    with pytest.raises(DeliveryFailed):
        await post.messenger.direct(PersonId("discord:1:prop:ada"), board("Cards"), "a")
    assert not post.wire.calls("POST", "/users/@me/channels")


async def test_an_archived_thread(post: Post) -> None:
    """Posting to and editing in an archived thread opens it first."""
    thread = post.channel.thread("cards", post.ann)
    place = place_id(post.channel.guild_id or 0, thread.id)
    thread.archive()
    ref = await post.messenger.post(place, board("Preflop"), "a")
    thread.archive()
    await post.messenger.edit(ref, board("Flop"))
    assert [message.text.splitlines()[0] for message in thread.messages()][-1] == "Flop"


async def test_rights_and_places(post: Post) -> None:
    """No right to speak, and a channel that is gone, are told apart; the first is passed on."""
    forbidden: list[PlaceId] = []
    messenger = DiscordMessenger(post.messenger._current, forbidden.append)
    post.channel.deny_bot("send_messages")
    with pytest.raises(DeliveryFailed) as failed:
        await messenger.post(post.place, board("Hand 1"), "a")
    assert failed.value.why is Undeliverable.NO_PERMISSION
    assert forbidden == [post.place]
    with pytest.raises(DeliveryFailed) as failed:
        await messenger.post(place_id(1, 4), board("Hand 1"), "b")
    assert failed.value.why is Undeliverable.PLACE_GONE


async def test_without_a_client() -> None:
    """Before the link has logged in, and between two clients, every message waits."""
    messenger = DiscordMessenger(lambda: None)
    for call in (
        messenger.post(place_id(1, 2), board("Hand 1"), "a"),
        messenger.direct(person_id(1, 2), board("Hand 1"), "a"),
    ):
        with pytest.raises(TryLater):
            await call


async def test_many_at_once(post: Post) -> None:
    """Messages to several people at once arrive once each."""
    guild = post.channel.guild_id or 0
    await asyncio.gather(
        *(
            post.messenger.direct(person_id(guild, post.ann.id), board(f"Hand {n}", n), f"n{n}")
            for n in range(5)
        )
    )
    assert len(post.ann.dm.messages()) == 5
