"""Auditing a database file."""

from pathlib import Path

from adapters.sqlite import SqliteTape
from bot.ends import Ends
from core.engine.journal.audit import AuditReport
from core.engine.journal.audit import audit as audit_tape
from core.engine.ports import Unreadable


async def audit(database: Path) -> AuditReport:
    """Prove that the ledger in ``database`` balances and its journal replays; takes no lock.

    Raises:
        Ends: there is no database there, or it cannot be read.
    """
    try:
        tape = await SqliteTape.open(database)
    except Unreadable as error:
        raise Ends(str(error)) from None
    try:
        return await audit_tape(tape)
    finally:
        await tape.close()
