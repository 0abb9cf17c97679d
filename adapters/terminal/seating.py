"""Seating: the terminal's table with everyone in his place, opened anew or taken up again."""

from collections.abc import Callable, Iterator
from itertools import count

from msgspec import Struct

from adapters.terminal.identity import COMMUNITY, HOUSE, PLACE, PLATFORM, YOU, YOUR_NAME
from core.chips import Chips
from core.engine.outcome import Accepted, Outcome
from core.engine.room import CardRoom
from core.props import free_name, prop_person
from core.table.commands import CloseTable, SitDown
from core.table.config import TableConfig
from core.table.state import Table


class Party(Struct, frozen=True):
    """Who is to sit at the table: ``props`` house players, and the person unless ``is_auto``.

    ``buy_in`` is what everyone sits down with; ``config`` is for a table that is not there yet.
    """

    config: TableConfig
    buy_in: Chips
    props: int
    is_auto: bool = False


Keys = Callable[[], str]
"""Idempotency keys, a fresh one at every call."""


def keys(start: int) -> Keys:
    """Keys of one run of the process, which began at ``start``."""
    numbers: Iterator[int] = count(1)
    return lambda: f"{PLATFORM}:{start}:{next(numbers)}"


async def gather(room: CardRoom, party: Party, key: Keys) -> Table:
    """The terminal's table, opened if need be, with every seat of ``party`` taken.

    A table of another size, or where something else is dealt, is closed first, once its hand is
    over: all are cashed out.

    Raises:
        Refusal: the table cannot be opened like that.
    """
    table = room.table_at(PLACE)
    if table is not None and not table.is_in_hand and _is_another(table.config, party.config):
        await room.submit(table.id, CloseTable(YOU, anyway=True), key=key())
        table = room.table_at(PLACE)
    if table is None:
        by = HOUSE if party.is_auto else YOU
        table = taken(await room.open_table(PLACE, COMMUNITY, party.config, by, key()))
    if not party.is_auto and table.occupant_of(YOU) is None and not table.is_closing:
        table = await _seat_you(room, table, party, key)
    while len(table.occupants) < len(table.seats) and _props(table) < party.props:
        name = free_name({occupant.name for occupant in table.occupants})
        sit = SitDown(prop_person(COMMUNITY, name), name, party.buy_in, is_prop=True)
        table = taken(await room.submit(table.id, sit, key=key()))
    return table


def _is_another(there: TableConfig, wanted: TableConfig) -> bool:
    """Whether other stakes or another game are played there, or at more or fewer seats."""
    return (there.game, there.mix, there.structure, there.stakes, there.seats) != (
        wanted.game, wanted.mix, wanted.structure, wanted.stakes, wanted.seats
    )  # fmt: skip


def _props(table: Table) -> int:
    return sum(occupant.is_prop for occupant in table.occupants)


async def _seat_you(room: CardRoom, table: Table, party: Party, key: Keys) -> Table:
    """The person with what is usual, or with all he has; without the least buy-in not at all.

    In the same playing session that is what he took off the table (Cooke 9.02).
    """
    least = room.least_buy_in(YOU, table)
    balance = await room.wallets.balance(YOU)
    buy_in = Chips(min(max(party.buy_in, least), balance))
    if buy_in < least or len(table.occupants) == len(table.seats):
        return table
    return taken(await room.submit(table.id, SitDown(YOU, YOUR_NAME, buy_in), key=key()))


def taken(outcome: Outcome) -> Table:
    """The table after an accepted command.

    Raises:
        Refusal: the command was refused.
    """
    if isinstance(outcome, Accepted):
        return outcome.table
    raise outcome.refusal
