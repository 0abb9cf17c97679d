"""A house rule by the form under ``/house show``, where nothing is completed."""

from __future__ import annotations

from pathlib import Path

from ..stories.cardroom import dealing
from .venue import DiscordVenue
from .wire import DiscordWire


async def test_a_rule_by_the_form(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Rule and value are typed; a slip is refused in words, and the rest is as by the command."""
    venue = DiscordVenue(discord_wire)
    async with dealing(venue, tmp_path / "riffle.sqlite3") as stand:
        admin = venue.person(venue.admin)
        page = await admin.slash(venue.channel, "house show")
        form = await admin.press(page.message, "Change a rule")
        wrong = await admin.submit(form, {"setting": "the clock", "value": "9000"})
        assert "0 to 600 seconds" in wrong.text
        assert stand.room.rules.overrides(venue.community) == {}
        form = await admin.press(page.message, "Change a rule")
        done = await admin.submit(form, {"setting": "the clock", "value": "90 seconds"})
        assert done.is_ephemeral
        assert stand.room.rules.overrides(venue.community) == {"clock.seconds": 90}
        form = await admin.press(page.message, "Import")
        await admin.submit(form, {"file": '"button.rule" = "no_dead_button"\n'})
        assert stand.room.rules.overrides(venue.community) == {"button.rule": "no_dead_button"}


async def test_files_that_are_none(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """What is no text, no file of rules, or too long is refused, and nothing changes."""
    venue = DiscordVenue(discord_wire)
    async with dealing(venue, tmp_path / "riffle.sqlite3") as stand:
        admin = venue.person(venue.admin)
        for data, said in (
            (b"\xff\xfe\x00", "no text"),
            (b"[not toml", "line 1"),
            (b"#" * 70_000, "too long"),
        ):
            answer = await admin.slash(venue.channel, "house import", file=("rules.toml", data))
            assert said in answer.text, answer
            assert stand.room.rules.overrides(venue.community) == {}
