"""Audit: proves from the journal alone that no chip was made or lost, and no state is wrong."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from core.bank import Account, may_be_negative, net, pot, stack
from core.engine.chips.cashier import postings
from core.engine.journal.codec import decode_command, decode_deadlines, decode_events, decode_table
from core.engine.rows import JournalRow
from core.engine.store import Tape
from core.ids import TableId
from core.table import apply, evolve
from core.table.state import Table
from core.table.time.deadlines import deadlines


class AuditReport(Struct, frozen=True):
    """What was found; ``lines`` are sentences, those of ``faults`` among them."""

    lines: tuple[str, ...]
    faults: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """True when everything agrees."""
        return not self.faults


class _Findings:
    def __init__(self) -> None:
        self.commands = 0
        self.tables = 0
        self.faults: list[str] = []
        self.moved: dict[Account, int] = {}
        self.expected: dict[Account, int] = {}

    def demand(self, holds: bool, sentence: str) -> None:
        if not holds:
            self.faults.append(sentence)


async def audit(tape: Tape, *, reapply: bool = False) -> AuditReport:
    """Read the whole tape and compare everything that is told twice.

    Whatever is wrong with it becomes a fault with a name, never an error.

    - each table folded from its first event equals its snapshots and its stored deadlines;
    - the ledger's rows equal what the events moved, and the stored balances;
    - every stack and pot account equals what the table shows;
    - all accounts together are nothing, and only the house is below zero.

    ``reapply`` also gives every command to today's rules and wants the same events: true of a
    fresh journal, not of one written before a rule was mended.
    """
    found = _Findings()
    for ident in await tape.tables():
        try:
            await _table(tape, ident, found, reapply)
        except Exception as error:
            # Its text may quote a card; what kind of error it is says enough.
            found.demand(
                False, f"Table {ident}: its journal cannot be replayed ({type(error).__name__})."
            )
    ledger = await tape.postings()
    stored = _whole(await tape.stored_balances(), found)
    _ledger(found, ledger, stored)
    lines = (
        f"Tables {found.tables}, commands {found.commands}: the journal was replayed.",
        f"Accounts {len(stored)}: all chips together are {sum(stored.values())}.",
        *found.faults,
        "The audit is clean." if not found.faults else f"{len(found.faults)} faults.",
    )
    return AuditReport(lines, tuple(found.faults))


async def _table(tape: Tape, ident: TableId, found: _Findings, reapply: bool) -> None:
    snapshots = {snapshot.version: snapshot for snapshot in await tape.snapshots(ident)}
    table: Table | None = None
    async for row in tape.journal(ident):
        before, table = table, _next(table, row, found, reapply)
        events = decode_events(row.events)
        for account, change in net(postings(before, events)).items():
            found.moved[account] = found.moved.get(account, 0) + change
        snapshot = snapshots.get(row.version)
        found.demand(
            snapshot is None or decode_table(snapshot.state) == table,
            f"Table {ident}: the snapshot of version {row.version} is not what was played.",
        )
        found.commands += 1
    found.tables += 1
    if table is None:
        found.demand(False, f"Table {ident}: its journal is empty.")
        return
    due = await tape.due(ident)
    found.demand(
        due is not None and decode_deadlines(due.deadlines) == deadlines(table),
        f"Table {ident}: the stored deadlines are not the table's.",
    )
    found.expected.update(_on_the_table(table))


def _next(table: Table | None, row: JournalRow, found: _Findings, reapply: bool) -> Table:
    events = decode_events(row.events)
    after = evolve(table, events)
    found.demand(
        after.version == row.version,
        f"Table {row.table}: version {row.version} of the journal is out of order.",
    )
    if reapply:
        step = apply(table, decode_command(row.command), row.at)
        found.demand(
            step.events == events and step.table == after,
            f"Table {row.table}: version {row.version} would not be dealt the same way again.",
        )
    return after


def _on_the_table(table: Table) -> Iterator[tuple[Account, int]]:
    """What each account of a table holds, as its state shows it."""
    hand = table.hand if table.is_in_hand else None
    carried = table.carry.amount if table.carry is not None else 0
    yield pot(table.id), carried + (hand.pot if hand is not None else 0)
    for occupant in table.occupants:
        player = hand.player_of(occupant.person) if hand is not None else None
        in_hand = player.stack if player is not None else 0
        yield stack(table.id, occupant.person), occupant.stack + occupant.behind + in_hand


def _whole(stored: Mapping[Account, object], found: _Findings) -> dict[Account, int]:
    """Balances as they should be, whole numbers; any other is a fault and counts for nothing."""
    for account, held in stored.items():
        found.demand(isinstance(held, int), f"{account}: the balance is no whole number.")
    return {account: held for account, held in stored.items() if isinstance(held, int)}


def _ledger(found: _Findings, ledger: Mapping[Account, int], stored: Mapping[Account, int]) -> None:
    found.demand(sum(stored.values()) == 0, "All accounts together are not nothing.")
    for account in sorted({*ledger, *stored}):
        held = stored.get(account, 0)
        found.demand(
            ledger.get(account, 0) == held, f"{account}: the ledger and the balance differ."
        )
        found.demand(held >= 0 or may_be_negative(account), f"{account} is below zero.")
        if account.startswith(("stack/", "pot/")):
            found.demand(
                found.expected.get(account, 0) == held, f"{account}: the table shows otherwise."
            )
            found.demand(
                found.moved.get(account, 0) == held, f"{account}: the events moved otherwise."
            )
    for account, shown in found.expected.items():
        found.demand(
            not shown or account in stored, f"{account}: the table shows chips of no account."
        )
