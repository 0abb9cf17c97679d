"""Commands typed to the dealer: rights come from the author's roles, members from mentions."""

from pathlib import Path

from .cardroom import dealing
from .people import Person
from .wire import DiscordWire


def _told(person: Person, words: str) -> bool:
    return any(words in message.text for message in person.dm.messages())


async def test_an_admin_types_commands(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """A mention of the dealer opens a table and grants chips to a member mentioned in it."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        (ann,) = stand.join("Ann")
        stand.admin.mention_bot(stand.channel, "table open 5/10 seats 6")
        await discord_wire.until(stand.room.tables)
        stand.admin.mention_bot(stand.channel, f"chips grant <@{ann.id}> 1.5k")
        await discord_wire.until(lambda: _told(stand.admin, "was given **1,500**"))
        assert "11,500" in (await ann.slash(stand.channel, "balance")).text


async def test_a_member_types_admins_commands(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Whoever may not manage the server is refused, in the channel and in private."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        (ann,) = stand.join("Ann")
        ann.mention_bot(stand.channel, "table open 5/10")
        await discord_wire.until(lambda: _told(ann, "Manage Server"))
        stand.admin.say(stand.admin.dm, "table open 5/10")
        await discord_wire.until(lambda: _told(stand.admin, "Manage Server"))
        assert not stand.room.tables()


async def test_unknown_words_get_the_nearest(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """A slip is answered privately with what may have been meant; a bare mention with help."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        (ann,) = stand.join("Ann")
        ann.mention_bot(stand.channel, "balnce")
        await discord_wire.until(lambda: _told(ann, "balance"))
        ann.mention_bot(stand.channel, "")
        await discord_wire.until(lambda: _told(ann, "What you can say"))
        assert not any("What you can say" in seen.text for seen in stand.channel.messages())
