"""Cards that others can see: a report asks their owner to protect them, and who likes has them in
no message at all (Cooke 17.08)."""

from pathlib import Path

import pytest

from core.engine import CardRoom
from core.engine.conduct.reporting import Complaint
from core.house.reports import Matter
from core.ids import PersonId, TableId
from core.present.documents import Slot, Verb, plain
from core.refusal import Reason, Refusal
from tests.engine.guests import GREEN, Door, taken
from tests.engine.kit import (
    COMMUNITY,
    FakePlatform,
    HandClock,
    a_room,
    is_in_hand,
    opened,
    person,
    play_hand,
    until,
)
from tests.engine.penalties import A, B, C

SOON = {"deal.between_hands_seconds": 5}


async def a_hand(room: CardRoom, clock: HandClock, table: TableId) -> None:
    """The next hand is dealt."""
    clock.move(5_000)
    await until(lambda: is_in_hand(room, table))
    await until(lambda: room._floor.outbox.is_idle)


def to(platform: FakePlatform, whom: PersonId, slot: Slot) -> list[str]:
    """What somebody has got in private."""
    return [
        plain(document)
        for reader, document in platform.messages.values()
        if reader == whom and document.slot is slot
    ]


@pytest.mark.rule("cooke-17.08", 1)
async def test_a_report_that_his_cards_can_be_seen(tmp_path: Path) -> None:
    """Bob reports that Ann streams: she is asked in private to protect her hand, with a button that
    hides her cards; the hand goes on, and the floor has the report."""
    clock, door, platform = HandClock(), Door(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": platform}) as room:
        table = await opened(room, GREEN, **SOON)
        for name in "abc":
            taken(await door.sits(room, table, name, 1000))
        await a_hand(room, clock, table)
        version = room.table(table).version  # type: ignore[union-attr]
        seen = Complaint(table, Matter.CARDS_SEEN, (A,), ("a",), B, "b", "in the voice channel")
        await room.conduct.report(seen, "report")
        await until(lambda: to(platform, A, Slot.REPLY) != [])
        (notice,) = to(platform, A, Slot.REPLY)
        assert "Protect your hand" in notice
        assert to(platform, B, Slot.REPLY) == []
        buttons = [
            button.press.verb
            for whom, document in platform.messages.values()
            if whom == A
            for row in document.buttons
            for button in row
        ]
        assert Verb.HIDE_CARDS in buttons
        assert room.table(table).version == version  # type: ignore[union-attr]
        (report,) = room.conduct.reports(COMMUNITY)
        assert report.matter is Matter.CARDS_SEEN
        await play_hand(room, table)


@pytest.mark.rule("cooke-17.08")
async def test_two_whose_cards_can_be_seen_are_both_asked(tmp_path: Path) -> None:
    """One report is about Ann and Bob: each is asked to protect his hand, and nobody else."""
    clock, door, platform = HandClock(), Door(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": platform}) as room:
        table = await opened(room, GREEN, **SOON)
        for name in "abc":
            taken(await door.sits(room, table, name, 1000))
        seen = Complaint(table, Matter.CARDS_SEEN, (A, B), ("a", "b"), C, "c")
        await room.conduct.report(seen, "report")
        await until(lambda: [len(to(platform, one, Slot.REPLY)) for one in (A, B)] == [1, 1])
        assert to(platform, C, Slot.REPLY) == []


@pytest.mark.rule("cooke-17.08", 2)
async def test_cards_on_request_alone(tmp_path: Path) -> None:
    """From the next deal on Ann's messages hold no cards, after a restart too; Bob's do, and when
    she wants hers sent again they are."""
    clock, door, platform = HandClock(), Door(), FakePlatform()
    async with a_room(tmp_path / "db", clock, {"fake": platform}) as room:
        table = await opened(room, GREEN, **SOON)
        for name in "abc":
            taken(await door.sits(room, table, name, 1000))
        await room.conduct.hide_cards(COMMUNITY, A, hides=True)
        await a_hand(room, clock, table)
        assert to(platform, A, Slot.PRIVATE_HAND) == []
        assert len(to(platform, B, Slot.PRIVATE_HAND)) == 1
        await play_hand(room, table)
    async with a_room(tmp_path / "db", clock, {"fake": platform}) as room:
        await a_hand(room, clock, table)
        assert to(platform, A, Slot.PRIVATE_HAND) == []
        await play_hand(room, table)
        await room.conduct.hide_cards(COMMUNITY, A, hides=False)
        await a_hand(room, clock, table)
        assert len(to(platform, A, Slot.PRIVATE_HAND)) == 1


async def test_outsiders_report_nothing(tmp_path: Path) -> None:
    """Who does not play there has no word, and nobody reports at a table that is none."""
    clock, door = HandClock(), Door()
    async with a_room(tmp_path / "db", clock) as room:
        table = await opened(room, GREEN, **SOON)
        taken(await door.sits(room, table, "a", 1000))
        for where, reason in ((table, Reason.NOT_SEATED), (TableId("t9"), Reason.NO_TABLE_HERE)):
            seen = Complaint(where, Matter.CARDS_SEEN, (A,), ("a",), person("z"), "z")
            with pytest.raises(Refusal) as refused:
                await room.conduct.report(seen, f"report:{where}")
            assert refused.value.reason is reason
