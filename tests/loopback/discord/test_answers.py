"""Answers within Discord's three seconds, and after them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from simcord.backend.models.interaction import ResponseKind

from core.engine.rows import Entry
from core.engine.store import Store
from core.present.documents import Verb

from .cardroom import Stand, dealing
from .wire import DiscordWire


class SlowStore:
    """A store whose commits take ``seconds`` longer."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.seconds = 0.0

    async def commit(self, entries: Sequence[Entry]) -> None:
        await asyncio.sleep(self.seconds)
        await self._store.commit(entries)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


class Slow:
    """Keeps the slow store of a room at hand."""

    store: SlowStore

    def wrap(self, store: Store) -> Any:
        self.store = SlowStore(store)
        return self.store


@pytest.fixture
def slow() -> Slow:
    return Slow()


async def test_a_slow_commit_is_awaited(
    discord_wire: DiscordWire, tmp_path: Path, slow: Slow
) -> None:
    """Past a second the press is deferred, and the board is redrawn once the act is committed."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3", wrap=slow.wrap) as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        slow.store.seconds = 1.5
        answer = await first.press(board, custom_id=_call(stand))
        assert answer.kind is ResponseKind.DEFERRED_UPDATE
        assert "calls" not in answer.text, "nothing is shown before its commit"
        await discord_wire.until(lambda: "calls" in board_text(stand))
        slow.store.seconds = 0.0


async def test_a_slow_command_is_awaited(
    discord_wire: DiscordWire, tmp_path: Path, slow: Slow
) -> None:
    """A slow slash command shows that the dealer is thinking, then its answer, privately."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3", wrap=slow.wrap) as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        _, first = await stand.dealt()
        slow.store.seconds = 1.5
        answer = await first.slash(stand.channel, "call")
        assert answer.kind is ResponseKind.DEFERRED
        await answer.completed()
        assert answer.is_ephemeral
        assert "You call" in answer.text
        slow.store.seconds = 0.0


async def test_a_slow_refusal_stays_private(
    discord_wire: DiscordWire, tmp_path: Path, slow: Slow
) -> None:
    """Of two presses that both had to wait, the one that came too late is told so privately."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3", wrap=slow.wrap) as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        custom_id = _call(stand)
        slow.store.seconds = 1.5
        one, two = await asyncio.gather(
            *(first.press(board, custom_id=custom_id, as_seen=True) for _ in range(2))
        )
        await discord_wire.until(lambda: one.followups or two.followups or two.is_ephemeral)
        late = [*one.followups, *two.followups, *([two.message] if two.is_ephemeral else [])]
        assert len(late) == 1
        assert late[0].is_ephemeral
        assert "your call stands" in late[0].text
        slow.store.seconds = 0.0


@pytest.mark.parametrize("how", [{"status": 502}, {"reset": True}, {"status": 503}])
async def test_a_lost_answer_to_a_press(
    discord_wire: DiscordWire, tmp_path: Path, how: dict[str, Any]
) -> None:
    """The redraw was applied or not, nobody knows: the board ends up right, once."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        discord_wire.fault("POST", "/interactions/*/callback", after=True, **how)
        await first.press(board, custom_id=_call(stand))
        await discord_wire.until(lambda: "calls" in board_text(stand))
        assert sum("Hand 1" in message.text for message in stand.channel.messages()) == 1


async def test_an_answer_that_never_got_there(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """When the redraw through the press fails, the board is edited in the ordinary way."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        discord_wire.fault("POST", "/interactions/*/callback", reset=True)
        await first.press(board, custom_id=_call(stand))
        await discord_wire.until(lambda: "calls" in board_text(stand))


async def test_an_interaction_that_comes_late(discord_wire: DiscordWire, tmp_path: Path) -> None:
    """Discord brings a press after its three seconds: it counts, though it cannot be answered."""
    async with dealing(discord_wire, tmp_path / "riffle.sqlite3") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        discord_wire.fault("POST", "/interactions/*/callback", status=404, code=10062)
        await first.press(board, custom_id=_call(stand))
        await discord_wire.until(lambda: "calls" in board_text(stand))


def board_text(stand: Stand) -> str:
    """What the newest board says."""
    texts = (message.text for message in reversed(stand.channel.messages()))
    return next((text for text in texts if text.startswith("### **Hand ")), "")


def _call(stand: Stand) -> str:
    found = stand.button(Verb.CALL)
    assert found is not None
    return found[1].custom_id or ""
