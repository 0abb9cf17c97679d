"""Refusals at the front desk: of the room, its wallets and its admins."""

from typing import Final
from unittest.mock import patch

from core.engine.outcome import Outcome
from core.engine.tables import actor
from core.ids import PlaceId, TableId
from core.reception import Visit, services
from core.refusal import Reason
from core.table.commands import SitDown, TableCommand
from tests.present.provoked.kit import Case, Make, at_the_desk
from tests.reception.front import Front


def _says(name: str, *words: str, opened: tuple[str, ...] = ("ann", "bob")) -> Case:
    """``name`` says ``words`` one after another, at a table where ``opened`` have been dealt in."""

    async def story(front: Front) -> None:
        await front.open(*opened)
        for text in words:
            await front.says(name, text)

    return at_the_desk(story)


async def _no_table(front: Front) -> None:
    await front.says("ann", "fold")


async def _in_private(front: Front) -> None:
    await front.says("boss", "table open", place=None)


async def _wallet(front: Front) -> None:
    await front.open()
    await front.says("ann", "sit 20000")


async def _refills(front: Front) -> None:
    for _ in range(4):
        await front.says("boss", "chips take <@ann> 10000" if not _ else "chips take <@ann> 2000")
        await front.says("ann", "refill")


async def _bank(front: Front) -> None:
    await front.says("boss", "chips grant <@ann> 1b")
    for _ in range(200):
        await front.says("boss", "chips grant <@ann> 999b")
        if front.refused:
            return


async def _counts(front: Front) -> None:
    await front.open("ann", "bob")
    for _ in range(4):
        await front.does("ann", services.stacks)


async def _signals(front: Front) -> None:
    await front.open("ann", "bob", settings={"betting.signals": "off"})
    await front.says(front.to_act, "call", is_message=True)


async def _stops(front: Front) -> None:
    await front.open("ann")
    await front.room.stop()
    await front.says("ann", "leave")


async def _unlike(front: Front) -> None:
    await front.open("ann")
    await front.says("boss", "table open 25/50", place=PlaceId("fake:club:bar"))
    await front.says("ann", "table move t2")


async def _frozen(front: Front) -> None:
    await front.open("ann")
    with patch.object(actor, "apply", side_effect=ValueError):
        await front.says("ann", "away")
    await front.says("ann", "away")


async def _busy(front: Front) -> None:
    async def fails(visit: Visit) -> None:
        raise ValueError(visit.name)

    await front.does("ann", fails)


async def _move_stopped(front: Front) -> None:
    """The other table fills between the two commits."""
    await front.open("ann")
    bar = PlaceId("fake:club:bar")
    await front.says("boss", "table open 5/10 seats 6", place=bar)
    submit = front.room._moves._submit

    async def slow(table: TableId, command: TableCommand, key: str) -> Outcome:
        if isinstance(command, SitDown):
            await front.says("boss", "table close", place=bar)
        return await submit(table, command, key)

    with patch.object(front.room._moves, "_submit", slow):
        await front.says("ann", "table move t2")


ROOM: Final[dict[Reason, Make]] = {
    Reason.NO_TABLE_HERE: lambda: at_the_desk(_no_table),
    Reason.TABLE_HERE: lambda: _says("boss", "table open"),
    Reason.NOT_ALLOWED: lambda: _says("ann", "table close"),
    Reason.NOT_IN_PRIVATE: lambda: at_the_desk(_in_private),
    Reason.NOBODY_NAMED: lambda: _says("boss", "chips grant <@nobody> 500"),
    Reason.NAME_SOMEBODY: lambda: _says("ann", "gift"),
    Reason.NOT_AT_THIS_TABLE: lambda: _says("ann", "gift <@dan> 100"),
    Reason.SIGNALS_OFF: lambda: at_the_desk(_signals),
    Reason.ASKED_OFTEN: lambda: at_the_desk(_counts),
    Reason.NO_SUCH_PROP: lambda: _says("boss", "table prop remove Ada"),
    Reason.WALLET_TOO_SMALL: lambda: at_the_desk(_wallet),
    Reason.REFILL_NOT_DUE: lambda: _says("ann", "refill"),
    Reason.REFILLS_SPENT: lambda: at_the_desk(_refills),
    Reason.BANK_AT_MOST: lambda: at_the_desk(_bank),
    Reason.SHUTTING_DOWN: lambda: at_the_desk(_stops),
    Reason.NOT_A_LIKE_TABLE: lambda: at_the_desk(_unlike),
    Reason.MOVE_STOPPED: lambda: at_the_desk(_move_stopped),
    Reason.TABLE_FROZEN: lambda: at_the_desk(_frozen),
    Reason.TOO_BUSY: lambda: at_the_desk(_busy),
}
