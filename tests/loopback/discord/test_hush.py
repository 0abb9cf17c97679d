"""Quiet tables on Discord: talk is taken away by who wrote and when, and never by what it says."""

from pathlib import Path

import pytest

from .cardroom import Stand, dealing
from .guild import Channel
from .messages import Seen
from .people import Person
from .wire import DiscordWire

Settings = dict[str, bool | int | str]

CLOSED: Settings = {"conduct.spectators": "closed"}
QUIET: Settings = {"conduct.spectators": "quiet"}
SILENT: Settings = {"conduct.silence_during_hand": True}


def stands(channel: Channel, message: Seen) -> bool:
    """Whether the message is still there."""
    return any(one.id == message.id for one in channel.messages())


def hints(person: Person) -> int:
    """How many hints to be quiet somebody has got."""
    return sum("talk" in one.text or "watch" in one.text for one in person.dm.messages())


async def at_a_hand(stand: Stand, **settings: bool | int | str) -> tuple[Person, Person]:
    """Ann and Bob play a hand; Ann, and Cid who watches."""
    await stand.open_table(6, **settings)
    ann, _ = await stand.seated("Ann", "Bob")
    await stand.dealt()
    (cid,) = stand.join("Cid")
    return ann, cid


@pytest.mark.rule("cooke-3.08", 1)
async def test_a_quiet_rail(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Who watches and writes during a hand has it taken away, with one private hint a hand; the
    players talk."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        ann, cid = await at_a_hand(stand, **QUIET)
        said = cid.say(stand.channel, "nice hand")
        await discord_wire.until(lambda: not stands(stand.channel, said))
        await discord_wire.until(lambda: hints(cid) == 1)
        again = cid.say(stand.channel, "well?")
        await discord_wire.until(lambda: not stands(stand.channel, again))
        talk = ann.say(stand.channel, "good luck")
        last = cid.say(stand.channel, "hello?")
        await discord_wire.until(lambda: not stands(stand.channel, last))
        assert stands(stand.channel, talk)
        assert hints(cid) == 1
        assert not any("nice hand" in line for line in stand.reports)


@pytest.mark.rule("cooke-3.08", 1)
async def test_where_the_dealer_may_not_delete(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Without Manage Messages the message stays, and its author is told in private all the same."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        stand.channel.deny_bot("manage_messages")
        _, cid = await at_a_hand(stand, **QUIET)
        said = cid.say(stand.channel, "nice hand")
        await discord_wire.until(lambda: hints(cid) == 1)
        assert stands(stand.channel, said)


@pytest.mark.rule("cooke-17.02", 1, 2)
async def test_silence_during_a_hand(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """A player's message is taken away while a hand is played, and stays between hands; commands,
    mentions of the dealer and the floor's words are never touched."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        ann, _ = await at_a_hand(stand, **SILENT)
        (bob,) = (one for one in stand.people.values() if one.name == "Bob")
        asked = ann.mention_bot(stand.channel, "stacks")
        ruled = stand.admin.say(stand.channel, "I am watching this hand")
        said = ann.say(stand.channel, "I have aces")
        await discord_wire.until(lambda: not stands(stand.channel, said))
        await discord_wire.until(lambda: hints(ann) == 1)
        assert stands(stand.channel, asked)
        assert stands(stand.channel, ruled)
        await bob.slash(stand.channel, "leave")
        player = stand.to_act
        assert player is not None
        await player.slash(stand.channel, "fold")
        await discord_wire.until(lambda: not stand.table.is_in_hand)
        after = ann.say(stand.channel, "well played")
        marker = ann.mention_bot(stand.channel, "stacks")
        await discord_wire.until(lambda: any("stack" in m.text.lower() for m in ann.dm.messages()))
        assert stands(stand.channel, after)
        assert stands(stand.channel, marker)


@pytest.mark.rule("cooke-3.08")
async def test_an_open_table_and_a_closed_rail(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """As the house has it by default nobody is hushed; with the rail closed who watches is, between
    hands too."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table(6, **CLOSED)
        (ann,) = await stand.seated("Ann")
        (cid,) = stand.join("Cid")
        elsewhere = stand.guild.channel("lounge")
        free = cid.say(elsewhere, "hello")
        talk = ann.say(stand.channel, "anybody?")
        said = cid.say(stand.channel, "me!")
        await discord_wire.until(lambda: not stands(stand.channel, said))
        assert stands(stand.channel, talk)
        assert stands(elsewhere, free)
