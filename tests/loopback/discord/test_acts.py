"""Members act, the bot answers, and each sees what is theirs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

import discord
import pytest
from simcord.backend.errors import OptionError
from simcord.backend.models.interaction import ResponseKind

from .clients import running
from .demo_bot import DemoBot
from .guild import Channel, Guild
from .messages import ImpossibleAct
from .people import Delivery, Person
from .wire import DiscordWire


class Table:
    """A guild with a channel, two members, a manager, and the demo bot at work."""

    def __init__(self, wire: DiscordWire, bot: DemoBot) -> None:
        self.wire = wire
        self.bot = bot
        self.guild: Guild = wire.guild()
        self.channel: Channel = self.guild.channel()
        self.alice: Person = self.guild.member("alice")
        self.bob: Person = self.guild.member("bob")
        self.boss: Person = self.guild.member("boss", manages=True)


@pytest.fixture
async def table(discord_wire: DiscordWire) -> AsyncIterator[Table]:
    async with running(DemoBot(), discord_wire) as bot:
        yield Table(discord_wire, bot)


async def test_subcommand_in_group_with_options(table: Table) -> None:
    """A subcommand in a group gets its typed options, the default too, and answers for all."""
    answer = await table.alice.slash(table.channel, "demo table open", blinds="1/2")
    assert answer.kind is ResponseKind.MESSAGE
    assert answer.text == "1/2 with 6 seats"
    last = table.channel.last
    assert last is not None
    assert last.id == answer.message.id


async def test_client_refuses_what_discords_client_refuses(table: Table) -> None:
    """An unknown command and a value out of range never reach the bot."""
    with pytest.raises(ImpossibleAct):
        await table.alice.slash(table.channel, "nothing")
    with pytest.raises(OptionError):
        await table.alice.slash(table.channel, "demo table open", blinds="1/2", seats=11)
    assert not table.wire.calls("POST", "/interactions/*")


async def test_autocomplete(table: Table) -> None:
    """Typing into an option shows the choices that the bot offers."""
    choices = await table.alice.complete(table.channel, "demo table open", typing=("blinds", "5"))
    assert choices == [{"name": "5/10", "value": "5/10"}]


async def test_layout_is_updated_through_the_press(table: Table) -> None:
    """A Components V2 board is sent, and a press redraws it in the same call (type 7)."""
    shown = await table.alice.slash(table.channel, "demo show")
    assert shown.message.is_layout
    before = table.wire.tally()
    pressed = await table.bob.press(shown.message, "Check")
    assert pressed.kind is ResponseKind.UPDATE
    assert "checked 1 times" in shown.text
    assert len(table.channel.messages()) == 1
    after = table.wire.tally()
    assert (after.limited - before.limited, after.answers - before.answers) == (0, 1)


async def test_stale_press_and_late_stamp(table: Table) -> None:
    """A press on what was shown before, and one held back on its way, arrive with their stamp."""
    shown = (await table.alice.slash(table.channel, "demo show")).message
    await table.bob.press(shown, "Check")
    with pytest.raises(ImpossibleAct):
        await table.bob.press(shown, custom_id="demo:check:0")
    late = await table.bob.press(
        shown, custom_id="demo:check:0", as_seen=True, delivery=Delivery(late=0.2)
    )
    assert late.is_answered
    stamped = (late.interaction_id >> 22) + 1_420_070_400_000
    (arrived,) = table.wire.calls("POST", f"/interactions/{late.interaction_id}/*")
    assert arrived.status in (200, 204)
    assert table.wire.backend.clock.now().timestamp() * 1000 - stamped >= 200


async def test_press_delivered_twice_is_answered_once(table: Table) -> None:
    """Two deliveries of one press reach the bot; Discord takes the first answer (40060 after)."""
    shown = (await table.alice.slash(table.channel, "demo show")).message
    await table.bob.press(shown, "My cards", delivery=Delivery(copies=2))
    await table.wire.until(lambda: len(table.wire.calls("POST", "/interactions/*")) == 3)
    await table.wire.until(lambda: table.wire.rest.under_way == 0)
    statuses = sorted(call.status for call in table.wire.calls("POST", "/interactions/*"))
    assert statuses[-1] == 400


async def test_several_at_once(table: Table) -> None:
    """Acts of several members run at the same time, and each gets their own answer."""
    shown = (await table.alice.slash(table.channel, "demo show")).message
    people = [table.alice, table.bob, table.boss]
    answers = await asyncio.gather(*(p.press(shown, "My cards") for p in people))
    assert [a.text for a in answers] == [f"cards of {p.name}" for p in people]
    assert all(a.is_ephemeral for a in answers)


async def test_modal(table: Table) -> None:
    """A press opens a modal for one; submitting it by its label updates the board."""
    shown = (await table.alice.slash(table.channel, "demo show")).message
    opened = await table.bob.press(shown, "Raise")
    assert opened.kind is ResponseKind.MODAL
    assert list(opened.fields) == ["Raise to"]
    with pytest.raises(ImpossibleAct):
        await table.alice.submit(opened, {"Raise to": "1"})
    done = await table.bob.submit(opened, {"Raise to": "40"})
    assert done.kind is ResponseKind.UPDATE
    assert table.channel.message(shown.id).text == "raised to 40"


async def test_select(table: Table) -> None:
    """A value chosen in a select menu reaches the bot."""
    asked = await table.alice.slash(table.channel, "demo choose")
    answer = await table.bob.select(asked.message, ["razz"])
    assert answer.text == "chose razz"


async def test_deferred_answer(table: Table) -> None:
    """A deferred private answer is completed by the edit of the original, then followed up."""
    answer = await (await table.alice.slash(table.channel, "demo later")).completed()
    assert answer.is_ephemeral
    assert answer.text == "done"
    await table.wire.until(lambda: [m.text for m in answer.followups] == ["and more"])


async def test_silence_is_seen(table: Table) -> None:
    """A member whose interaction gets no answer within three seconds learns that."""
    answer = await table.alice.slash(table.channel, "demo silent")
    assert not answer.is_answered
    assert answer.kind is None


async def test_direct_messages_and_closed_ones(table: Table) -> None:
    """A DM reaches its member; closed DMs refuse with 50007, and opening them helps."""
    sent = await table.alice.slash(table.channel, "demo whisper", who=table.bob, text="As Kd")
    assert sent.text == "sent"
    last = table.bob.dm.last
    assert last is not None
    assert last.text == "As Kd"
    table.bob.close_dms()
    refused = await table.alice.slash(table.channel, "demo whisper", who=table.bob, text="x")
    assert refused.text == "refused 50007"
    assert table.wire.invalid_requests() == 1
    table.bob.open_dms()
    sent = await table.alice.slash(table.channel, "demo whisper", who=table.bob, text="y")
    assert sent.text == "sent"


async def test_commands_in_direct_messages(table: Table) -> None:
    """A command and a press in the DM are the user's, and only that user sees the answers."""
    shown = await table.alice.slash(table.alice.dm, "demo show")
    assert "checked 1 times" in (await table.alice.press(shown.message, "Check")).text
    assert "checked 1 times" in json.dumps(table.wire.traffic_for(table.alice))
    assert "checked" not in json.dumps(table.wire.traffic_for(table.bob))
    with pytest.raises(ImpossibleAct):
        await table.bob.press(shown.message, "Check")


async def test_one_who_left(table: Table) -> None:
    """A member who left the guild acts there no more."""
    table.bob.leave_guild()
    with pytest.raises(ImpossibleAct):
        await table.bob.slash(table.channel, "demo show")


async def test_traffic_is_split_by_person(table: Table) -> None:
    """Each payload is in the traffic of exactly those whom it reached, with every edit."""
    shown = (await table.alice.slash(table.channel, "demo show")).message
    await table.bob.press(shown, "My cards")
    await table.alice.slash(table.channel, "demo whisper", who=table.boss, text="Qh Qs")
    await table.bob.press(shown, "Check")

    def seen(person: Person) -> str:
        return json.dumps(table.wire.traffic_for(person))

    assert "cards of bob" in seen(table.bob)
    assert "cards of bob" not in seen(table.alice) + seen(table.boss)
    assert "Qh Qs" in seen(table.boss)
    assert "Qh Qs" not in seen(table.alice) + seen(table.bob)
    public = json.dumps(table.wire.channel_traffic(table.channel))
    assert "checked 0 times" in public
    assert "checked 1 times" in public
    assert "cards of" not in public
    for person in (table.alice, table.bob, table.boss):
        assert "checked 0 times" in seen(person)
        assert "checked 1 times" in seen(person)


async def test_hidden_channel(table: Table) -> None:
    """What is said in a hidden channel reaches only those let in; later they can scroll back."""
    back_room = table.guild.channel("back-room")
    back_room.hide()
    back_room.show(table.alice.id)
    table.alice.say(back_room, "the stub")
    assert "the stub" in json.dumps(table.wire.traffic_for(table.alice))
    assert "the stub" not in json.dumps(table.wire.traffic_for(table.bob))
    back_room.show(table.bob.id)
    assert "the stub" in json.dumps(table.wire.traffic_for(table.bob))


async def test_history_edit_delete_and_thread(table: Table) -> None:
    """The bot reads history, edits and deletes its own message, and works in a thread."""
    thread = table.channel.thread("table 1", table.alice)
    there = table.bot.text_channel(thread.id)
    message = await there.send("first")
    await message.edit(content="second")
    assert [m.content async for m in there.history(limit=5)] == ["second"]
    last = thread.last
    assert last is not None
    assert last.text == "second"
    await message.delete()
    assert thread.messages() == []
    answer = await table.bob.slash(thread, "demo show")
    assert answer.message.channel_id == thread.id


async def test_words_reach_the_bot_without_privileged_intents(
    discord_wire: DiscordWire,
) -> None:
    """A mention and a DM carry their text to a bot with no privileged intent; other words
    arrive empty."""
    heard: list[str] = []
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    bot = DemoBot(intents=intents)

    async def on_message(message: discord.Message) -> None:
        if message.author.id != discord_wire.backend.bot_user.id:
            heard.append(message.content)

    bot.event(on_message)
    async with running(bot, discord_wire):
        table = Table(discord_wire, bot)
        table.alice.say(table.channel, "call")
        table.alice.mention_bot(table.channel, "raise 40")
        table.alice.say(table.alice.dm, "fold")
        await discord_wire.until(lambda: len(heard) == 3)
    assert heard[0] == ""
    assert heard[1].endswith(" raise 40")
    assert heard[2] == "fold"


async def test_manage_server_is_told(table: Table) -> None:
    """Only the manager's interactions carry the Manage Server permission."""
    backend = table.wire.backend
    manage = 1 << 5
    rights = {
        p.name: backend.compute_permissions(table.guild.id, p.id, table.channel.id) & manage
        for p in (table.alice, table.boss)
    }
    assert rights == {"alice": 0, "boss": manage}
