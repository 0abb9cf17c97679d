"""What a wallet holds, filled into the commands whose law asks for it (Cooke 9.07)."""

from msgspec.structs import replace

from core.bank import Books, wallet
from core.table.commands import PlayBehind, TableCommand


def with_wallet(command: TableCommand, books: Books) -> TableCommand:
    """``command`` with what the wallet of its speaker holds at this moment.

    Nobody says that himself: whatever a command brings along is written over.
    """
    if isinstance(command, PlayBehind):
        return replace(command, wallet=books.balance(wallet(command.person)))
    return command
