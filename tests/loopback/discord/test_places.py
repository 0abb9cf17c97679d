"""Channels, threads and servers that go: chips come back; an outage only stops the clocks."""

from __future__ import annotations

from pathlib import Path

import pytest

from adapters.discord.identity import place_id
from core.chips import whole
from core.present.documents import Verb

from .cardroom import Stand, dealing
from .people import Person
from .wire import DiscordWire

SHORT = {"clock.auto_start_seconds": 1, "clock.seconds": 1, "clock.countdown_seconds": 1}
"""Times of a clock that a test can wait for."""


async def has_all_chips(stand: Stand, *people: Person) -> bool:
    """Whether the wallets of ``people`` hold all they ever had together."""
    held = [await stand.room.wallets.balance(stand.id_of(person)) for person in people]
    return sum(held) == len(people) * whole(10_000)


def told_only_what_is_gone(stand: Stand) -> bool:
    """Whether the log tells nothing else than a place that is gone; a message on its way at that
    moment may find out before Discord's event does."""
    place = f"{stand.guild.id}:{stand.channel.id}: "
    reports, stand.reports[:] = list(stand.reports), []
    return all(f"{place}place_gone" in r or f"{place}no_permission" in r for r in reports)


async def test_a_deleted_channel(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Its table closes, and whoever sat there has his chips; nothing is said to nobody."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        (ann,) = await stand.seated("Ann")
        lobby = stand.guild.channel("lobby")
        stand.channel.delete()
        await discord_wire.until(lambda: not stand.room.tables())
        assert "10,000" in (await ann.slash(lobby, "balance")).text
        assert told_only_what_is_gone(stand)


async def test_a_deleted_thread_in_a_hand(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """The hand is finished in private, and no other is dealt."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        _, first = await stand.dealt()
        await discord_wire.until(first.dm.messages)
        thread = stand.channel.thread("cards", stand.admin)
        await stand.admin.slash(thread, "table open")
        thread.delete()
        await discord_wire.until(lambda: len(stand.room.tables()) == 1)
        stand.channel.delete()
        await discord_wire.until(lambda: stand.table.is_closing)
        first.say(first.dm, "fold")
        await discord_wire.until(lambda: not stand.room.tables())
        assert await has_all_chips(stand, *stand.people.values())
        assert all("place_gone" in report for report in stand.reports)
        stand.reports.clear()


async def test_thrown_out(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """The dealer is removed from the server in a hand: the clock ends it, and chips go home."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table(**SHORT)
        await stand.seated("Ann", "Bob")
        await stand.dealt()
        stand.guild.delete()
        await discord_wire.until(lambda: not stand.room.tables(), 20)
        assert await has_all_chips(stand, *stand.people.values())
        assert told_only_what_is_gone(stand)


async def test_an_outage(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """While a server is unavailable its clocks stand; no table is closed, and the hand goes on."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        _, first = await stand.dealt()
        stand.guild.go_down()
        await discord_wire.until(lambda: stand.table.paused_at is not None)
        stand.guild.come_back()
        await discord_wire.until(lambda: stand.table.paused_at is None)
        assert not stand.table.is_closing
        found = await discord_wire.until(lambda: stand.button(Verb.CALL))
        assert found is not None
        answer = await first.press(found[0], custom_id=found[1].custom_id)
        assert "calls" in answer.text


@pytest.mark.parametrize("what", ["channel", pytest.param("guild", marks=pytest.mark.slow)])
async def test_gone_while_the_dealer_was_away(
    discord_wire: DiscordWire, tmp_path: Path, what: str
) -> None:
    """What was deleted while the process was down is found at the start, and the chips go home."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table(**SHORT)
        people = await stand.seated("Ann", "Bob")
        await stand.dealt()
    await discord_wire.until(lambda: not discord_wire.gateway.connected)
    if what == "channel":
        stand.channel.delete()
    else:
        stand.guild.delete()
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3", again=stand) as stand:
        await discord_wire.until(lambda: not stand.room.tables(), 20)
        assert await has_all_chips(stand, *people)
        assert told_only_what_is_gone(stand)


async def test_closing_from_another_channel(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """An admin is offered the server's tables by name and closes one from elsewhere; a member is
    offered none, and refused."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        table = await stand.open_table()
        (ann,) = await stand.seated("Ann")
        lobby = stand.guild.channel("lobby")
        offered = await stand.admin.complete(lobby, "table close", typing=("table", "t"))
        assert [choice["value"] for choice in offered] == [table]
        assert not await ann.complete(lobby, "table close", typing=("table", "t"))
        assert "Manage Server" in (await ann.slash(lobby, "table close", table=table)).text
        assert stand.room.table(table) is not None
        await stand.admin.slash(lobby, "table close", table=table)
        assert stand.room.table_at(place_id(stand.guild.id, stand.channel.id)) is None
        assert "10,000" in (await ann.slash(lobby, "balance")).text
