"""Opening a table on Discord, sitting down at it, and what admins may do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .cardroom import dealing
from .people import Person
from .wire import DiscordWire


async def test_opening_a_table(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """/table open puts up a sign; a second table in the channel is refused, one in a thread not."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        answer = await stand.admin.slash(stand.channel, "table open", stakes="5/10", seats=6)
        assert answer.is_ephemeral
        sign = await discord_wire.until(lambda: stand.channel.last)
        assert sign is not None
        assert "5/10" in sign.text
        assert {"Sit", "Leave", "My cards"} <= {button.label for button in sign.buttons}
        again = await stand.admin.slash(stand.channel, "table open")
        assert again.is_ephemeral
        assert len(stand.room.tables()) == 1
        thread = stand.channel.thread("side game", stand.admin)
        await stand.admin.slash(thread, "table open", stakes="0.5/1")
        assert len(stand.room.tables()) == 2


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"stakes": "10/5"}, "10"),
        ({"stakes": "ten"}, "ten"),
        ({"seats": 40}, "40"),
        ({"buy_in": "1000-500"}, "1,000"),
        ({"seconds": -1}, "-1"),
    ],
)
async def test_impossible_tables(
    discord_wire: DiscordWire, tmp_path: Path, options: dict[str, Any], words: str
) -> None:
    """A combination that cannot be dealt is refused privately, with what was wrong in it."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        answer = await stand.admin.slash(stand.channel, "table open", **options)
        assert answer.is_ephemeral
        assert words in answer.text
        assert not stand.room.tables()


async def test_only_admins_manage(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Without Manage Server every admin command is refused in words, and nothing changes."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        (ann,) = stand.join("Ann")
        before = stand.table
        for command, options in (
            ("table open", {}),
            ("table close", {}),
            ("table prop add", {}),
            ("table prop remove", {}),
            ("chips grant", {"member": ann, "amount": "1m"}),
            ("chips take", {"member": ann, "amount": "1"}),
        ):
            answer = await ann.slash(stand.channel, command, **options)
            assert answer.is_ephemeral
            assert "Manage Server" in answer.text
        assert stand.table == before
        assert "10,000" in (await ann.slash(stand.channel, "balance")).text


async def test_missing_rights_are_named(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """/table open names what the dealer may not do in the channel; with the right it opens."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        stand.channel.deny_bot("send_messages", "read_message_history")
        answer = await stand.admin.slash(stand.channel, "table open")
        assert "Send Messages" in answer.text
        assert "Read Message History" in answer.text
        assert "View Channel" not in answer.text
        assert not stand.room.tables()
        stand.channel.deny_bot()
        await stand.admin.slash(stand.channel, "table open")
        assert len(stand.room.tables()) == 1


async def test_an_archived_thread_is_opened(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """A table in a thread that Discord has archived goes on: the thread is unarchived first."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        thread = stand.channel.thread("cards", stand.admin)
        await stand.admin.slash(thread, "table open")
        await discord_wire.until(lambda: thread.last)
        thread.archive()
        answer = await stand.admin.slash(thread, "table prop add")
        assert answer.is_answered
        (ann,) = stand.join("Ann")
        await ann.slash(thread, "sit", amount="max")
        await discord_wire.until(
            lambda: "Ann takes seat" in (thread.last.text if thread.last else "")
        )


async def test_chips(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Admins grant and take; more than a wallet holds cannot be taken; the rich get no refill."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        (ann,) = stand.join("Ann")
        granted = await stand.admin.slash(stand.channel, "chips grant", member=ann, amount="1.5k")
        assert "11,500" in granted.text
        taken = await stand.admin.slash(stand.channel, "chips take", member=ann, amount="500")
        assert "11,000" in taken.text
        refused = await stand.admin.slash(stand.channel, "chips take", member=ann, amount="1m")
        assert "11,000" in refused.text
        assert "11,000" in (await ann.slash(stand.channel, "balance")).text
        await ann.slash(stand.channel, "refill")
        assert "11,000" in (await ann.slash(stand.channel, "balance")).text


async def test_house_players(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """House players are seated by admins, marked as such, play by themselves, and go home."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table(**{"deal.between_hands_seconds": 1})
        await stand.admin.slash(stand.channel, "table prop add")
        answer = await stand.admin.slash(stand.channel, "table prop add")
        assert answer.is_ephemeral
        await discord_wire.until(lambda: stand.table.hands >= 2, 30)
        boards = [m.text for m in stand.channel.messages() if "Hand 1" in m.text]
        assert "house" in boards[0]
        await stand.admin.slash(stand.channel, "table prop remove")
        await discord_wire.until(lambda: len(stand.table.occupants) == 1, 30)


async def test_sitting_down_by_buttons(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """/sit offers the usual buy-ins and a form; the form commits nothing until it is sent."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        ann, bob = stand.join("Ann", "Bob")
        offered = await ann.slash(stand.channel, "sit")
        assert offered.is_ephemeral
        welcome = await ann.press(offered.message, "1,000")
        assert "Welcome" in welcome.text
        offered = await bob.slash(stand.channel, "sit")
        form = await bob.press(offered.message, "Other amount")
        assert stand.table.occupant_of(stand.id_of(bob)) is None
        too_little = await bob.submit(form, {"amount": "5"})
        assert "200" in too_little.text
        assert stand.table.occupant_of(stand.id_of(bob)) is None
        form = await bob.press(offered.message, "Other amount")
        welcome = await bob.submit(form, {"amount": "1.2k"})
        assert "1,200" in welcome.text
        again = await bob.press(offered.message, "Other amount")
        assert again.is_ephemeral
        assert "seat 2" in again.text


async def test_a_seat_asked_for(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """The seat named with /sit is kept through the buttons and through the form."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        ann, bob = stand.join("Ann", "Bob")
        offered = await ann.slash(stand.channel, "sit", seat=4)
        assert "seat 4" in (await ann.press(offered.message, "1,000")).text
        offered = await bob.slash(stand.channel, "sit", seat=2)
        form = await bob.press(offered.message, "Other amount")
        assert "seat 2" in (await bob.submit(form, {"amount": "300"})).text


async def test_the_owner_hears_of_lost_rights(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Rights taken away later are named to the server's owner once; the hand goes on without."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        owner_id = discord_wire.backend.guilds[stand.guild.id].owner_id
        owner = Person(discord_wire, owner_id, stand.guild.id)
        stand.channel.deny_bot("send_messages")
        await stand.seated("Ann", "Bob")
        await discord_wire.until(owner.dm.messages)
        await discord_wire.until(lambda: stand.prompt and len(stand.reports) >= 2)
        (message,) = owner.dm.messages()
        assert "Send Messages" in message.text
        assert "poker" in message.text
        assert all("no_permission" in report for report in stand.reports)
        stand.reports.clear()


async def test_closing_pays_everybody(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """/table close between hands cashes everyone out and says so in the channel."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        (ann,) = await stand.seated("Ann")
        await stand.admin.slash(stand.channel, "table close")
        await discord_wire.until(lambda: any("closed" in m.text for m in stand.channel.messages()))
        assert "10,000" in (await ann.slash(stand.channel, "balance")).text
        refused = await ann.slash(stand.channel, "sit", amount="1000")
        assert refused.is_ephemeral
        assert not any(table for table in stand.room.tables() if not table.is_closed)


async def test_commands_are_told_once(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """A second start finds the commands as they are and does not register them again."""
    database = tmp_path / "riffle.sqlite3"
    for _ in range(2):
        async with dealing(discord_wire, database):
            pass
        await discord_wire.until(lambda: not discord_wire.gateway.connected)
    assert len(discord_wire.calls("PUT", "/applications/*/commands")) == 1
