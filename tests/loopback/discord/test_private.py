"""What is said to one person alone."""

from __future__ import annotations

from pathlib import Path

from core.hand.commands import Fold

from .cardroom import Stand, dealing
from .messages import Seen
from .people import Person
from .venue import cards_in
from .wire import DiscordWire


async def test_closed_private_messages(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Closed DMs are said once and hold up nobody; My cards shows the cards all the same, and
    its press is the only reason to try once more."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        board, ann, bob = await _dealt_behind_closed_doors(stand)
        assert _tries(ann) == 1
        answer = await ann.press(board, "My cards")
        assert answer.is_ephemeral
        assert len(cards_in(answer.text)) == 2
        await discord_wire.until(lambda: _tries(ann) == 2)
        first = stand.to_act
        assert first is not None
        fold = Fold(stand.id_of(first), stand.prompt)  # without a press, whoever is to act
        await stand.room.submit(stand.table.id, fold, "test:fold")
        await stand.dealt(2)
        await discord_wire.until(lambda: len(bob.dm.messages()) == 2)
        assert _tries(ann) == 2, "a closed door is tried again only after a press"
        assert not ann.dm.messages()
        assert _warnings(stand) == 1


async def test_private_messages_opened_again(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Once they are open, the next press brings the cards of the hand in play."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        board, ann, _ = await _dealt_behind_closed_doors(stand)
        ann.open_dms()
        answer = await ann.press(board, "My cards")
        await discord_wire.until(ann.dm.messages)
        assert cards_in(ann.dm.messages()[0].text) == cards_in(answer.text)
        assert _warnings(stand) == 1


async def test_cards_from_the_private_message(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """The button under the private hand tells the newest state, and the act can be made there."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        _, first = await stand.dealt()
        await discord_wire.until(first.dm.messages)
        cards = await first.press(first.dm.messages()[0], "My cards")
        assert cards.is_ephemeral
        assert "To call: **5**" in cards.text
        answer = await first.press(cards.message, "Call 5")
        assert answer.is_ephemeral
        assert "You call" in answer.text
        await discord_wire.until(lambda: stand.to_act != first)


async def test_two_servers(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """In private a word means the table that dealt last; the buttons know their table."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        _, first = await stand.dealt()
        other = discord_wire.guild("Second Room")
        channel, floor = other.channel(), other.member("Pit", manages=True)
        await floor.slash(channel, "table open", stakes="5/10")
        discord_wire.backend.add_member(other.id, first.id, announce=True)
        there = Person(discord_wire, first.id, other.id)
        await there.slash(channel, "sit", amount="1000")
        await floor.slash(channel, "sit", amount="1000")
        await discord_wire.until(lambda: len(first.dm.messages()) >= 2)
        version = stand.table.version
        first.say(first.dm, "info")
        await discord_wire.until(lambda: "Pit" in first.dm.messages()[-1].text)
        assert stand.table.version == version
        cards = await first.press(first.dm.messages()[0], "My cards")
        answer = await first.press(cards.message, "Call 5")
        assert "You call" in answer.text
        assert stand.table.version == version + 1
        assert "9,000" in (await there.slash(channel, "balance")).text


def _warnings(stand: Stand) -> int:
    """How often the channel was told of closed private messages."""
    return sum("private messages" in message.text for message in stand.channel.messages())


async def _dealt_behind_closed_doors(stand: Stand) -> tuple[Seen, Person, Person]:
    """A hand between Ann, whose DMs are closed, and Bob, once the channel has been told of it."""
    await stand.open_table()
    ann, bob = stand.join("Ann", "Bob")
    ann.close_dms()
    for person in (ann, bob):
        await person.slash(stand.channel, "sit", amount="1000")
    board, _ = await stand.dealt()
    await stand.wire.until(lambda: _warnings(stand) == 1)
    return board, ann, bob


def _tries(person: Person) -> int:
    """How many private messages to the person the dealer has tried to send."""
    return len(person.wire.calls("POST", f"/channels/{person.dm.id}/messages"))
