"""What a person has and owes, filled into the commands whose law asks for it (Cooke 9.07)."""

from collections.abc import Callable

from msgspec.structs import replace

from core.bank import Books, wallet
from core.chips import Chips
from core.ids import PersonId
from core.table.commands import PlayBehind, TableCommand


def with_purse(
    command: TableCommand, books: Books, owes: Callable[[PersonId], Chips]
) -> TableCommand:
    """``command`` with what its speaker has in his wallet now, and ``owes`` at other tables.

    Nobody says that himself: whatever a command brings along is written over.
    """
    if isinstance(command, PlayBehind):
        person = command.person
        return replace(command, wallet=books.balance(wallet(person)), owes=owes(person))
    return command
