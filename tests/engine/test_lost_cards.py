"""A process that comes back with a hand whose cards are not all there any more (Cooke 14.20)."""

import json
import sqlite3
from pathlib import Path

import pytest

from core.engine.journal.codec import decode_events
from core.hand.misdeals.causes import Cause
from core.present.documents import Slot, plain
from core.table.floor.misdeals.events import MisdealCalled
from tests.engine.kit import FakePlatform, a_room, act_once, is_in_hand, opened, seat, until


def lose_a_card(path: Path) -> None:
    """The bottom card of the deck that was dealt last is gone from the journal."""
    with sqlite3.connect(path) as base:
        base.execute("DELETE FROM snapshot")
        rows = base.execute("SELECT id, events FROM journal ORDER BY id DESC").fetchall()
        for row, events in rows:
            told = json.loads(events)
            for event in told:
                if event["type"] == "HandStarted":
                    event["deck"]["c"].pop()
                    base.execute(
                        "UPDATE journal SET events = ? WHERE id = ?", (json.dumps(told), row)
                    )
                    return
    raise AssertionError("no hand was dealt")


def misdeals(path: Path) -> list[MisdealCalled]:
    """Those of the journal."""
    with sqlite3.connect(path) as base:
        rows = base.execute("SELECT events FROM journal ORDER BY id").fetchall()
    told = [event for (events,) in rows for event in decode_events(events)]
    return [event for event in told if isinstance(event, MisdealCalled)]


@pytest.mark.rule("cooke-14.20.j", 1, 2)
@pytest.mark.parametrize("acts", [0, 3])
async def test_a_restored_deck_of_51_cards_is_found(tmp_path: Path, acts: int) -> None:
    """Before action a misdeal that the channel is told in a line; later all chips go back.

    In either case the next hand is dealt with every chip where it was.
    """
    path, fake = tmp_path / "db", FakePlatform()
    async with a_room(path, messengers={"fake": fake}) as room:
        table = await opened(room)
        for name in "ab":
            await seat(room, table, name)
        await until(lambda: is_in_hand(room, table))
        for _ in range(acts):
            await act_once(room, table)
        assert is_in_hand(room, table)
    lose_a_card(path)
    async with a_room(path, messengers={"fake": fake}, chance="two") as room:

        def is_dealt_again() -> bool:
            now = room.table(table)
            return now is not None and now.hands == 2 and now.is_in_hand

        await until(is_dealt_again)
        now = room.table(table)
        assert now is not None
        assert now.hand is not None
        in_all = sum(player.stack for player in now.hand.players) + now.hand.pot
        assert in_all == 2 * 1000_00
        await until(lambda: room._floor.outbox.is_idle)
    causes = [one.cause for one in misdeals(path)]
    assert causes == ([] if acts else [Cause.DECK_INCOMPLETE])
    lines = [plain(shown) for _, shown in fake.messages.values() if shown.slot is Slot.LOG]
    told = [line for line in lines if "Misdeal: the deck was not complete" in line]
    assert len(told) == len(causes)
