"""``/rule`` and ``/help`` on Discord: searched while one types."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from adapters.discord import limits

from .cardroom import dealing
from .wire import DiscordWire


async def test_rules_are_offered_while_typing(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Any member gets the best entries first, within Discord's numbers; what he chooses is shown
    to him alone, also where no table is."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        (ann,) = stand.join("Ann")

        async def offered(command: str, option: str, typed: str) -> list[dict[str, Any]]:
            found = await ann.complete(stand.channel, command, typing=(option, typed))
            assert 0 < len(found) <= limits.CHOICES
            assert all(len(one["name"]) <= limits.CHOICE_NAME for one in found)
            return found

        assert len(await offered("rule", "query", "")) > 10
        (best, *_) = await offered("rule", "query", "who shows first")
        assert best == {"name": "11.01 Order of showdown", "value": "cooke-11.01"}
        (exact,) = await offered("rule", "query", "12.8")
        assert exact["name"] == "12.08 No Missed Blind: the general rule"
        answer = await ann.slash(stand.channel, "rule", query=exact["value"])
        assert answer.is_ephemeral
        assert "Cooke 12.08" in answer.text

        (word, *_) = await offered("help", "about", "strad")
        assert word == {"name": "glossary: Straddle", "value": "glossary Straddle"}
        answer = await ann.slash(stand.channel, "help", about=word["value"])
        assert "A live blind raise posted under the gun" in answer.text
        assert (await ann.slash(stand.channel, "help")).is_ephemeral
