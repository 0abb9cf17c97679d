"""Which games Discord is offered, and what it shows of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.games.finding import offered

from .cardroom import Stand, dealing
from .messages import Seen
from .wire import DiscordWire


async def test_the_games_are_offered(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """While the options of /table open are typed, only games, structures and seats come up that
    can be dealt together."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        assert await _offered(stand, "game", "razz") == ["Razz", "Razz, Kansas City rules"]
        assert len(await _offered(stand, "game", "")) == 25
        assert "HORSE" in await _offered(stand, "game", "h")
        no_limit = await _offered(stand, "game", "stud", structure="no limit")
        assert "Five-Card Stud" in no_limit
        assert "Seven-Card Stud" not in no_limit
        stud = {"game": "seven_card_stud"}
        structures = await _offered(stand, "structure", "", **stud)
        assert structures == ["fixed limit", "spread limit", "pot limit"]
        assert await _offered(stand, "seats", "", **stud) == [*map(str, range(2, 9))]


async def test_a_chosen_game_is_dealt(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """A choice opens a table of that game, with the stakes, ante and bring-in that were given."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        (choice,) = await stand.admin.complete(
            stand.channel, "table open", typing=("game", "stud high kansas")
        )
        answer = await stand.admin.slash(
            stand.channel,
            "table open",
            game=choice["value"],
            stakes="15-30",
            structure="fixed limit",
            seats=8,
            ante="3",
            bring_in="5",
            buy_in="300-1500",
        )
        assert "The table is open" in answer.text
        config = stand.table.config
        assert (config.game, config.seats) == ("stud_hilo_kansas_city", 8)
        assert (config.stakes.ante, config.stakes.bring_in) == (300, 500)
        sign = await discord_wire.until(lambda: stand.channel.last)
        assert sign is not None
        assert choice["name"] in sign.text
        assert "15" in sign.text
        assert "Ante 3, bring-in 5" in sign.text


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"game": "7cs", "seats": 10}, "2 to 8"),
        ({"game": "7cs", "structure": "no limit"}, "only fixed limit or spread limit or pot limit"),
        ({"game": "badugi"}, "badugi"),
    ],
)
async def test_what_cannot_be_dealt_is_refused(
    discord_wire: DiscordWire, tmp_path: Path, options: dict[str, str | int], why: str
) -> None:
    """Whoever sends something else than what is offered hears why not."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        answer = await stand.admin.slash(stand.channel, "table open", **options)
        assert answer.is_ephemeral
        assert why in answer.text
        assert not stand.room.tables()


async def test_every_game_is_explained(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """/game answers whoever asks, for every game and rotation, with nothing cut off."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        (ann,) = stand.join("Ann")
        for game in offered().values():
            answer = await ann.slash(stand.channel, "game", name=game.id)
            assert answer.is_ephemeral
            assert game.name in _first(answer.message)
            assert "…" not in answer.text


def _first(seen: Seen) -> str:
    return seen.text.partition("\n")[0]


async def _offered(stand: Stand, option: str, typed: str, **filled: str) -> list[str]:
    choices = await stand.admin.complete(
        stand.channel, "table open", typing=(option, typed), **filled
    )
    return [choice["name"] for choice in choices]
