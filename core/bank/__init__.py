"""The ledger of chips: accounts, balanced postings, and the books they add up to."""

from core.bank.accounts import (
    Account,
    house,
    is_stack_of,
    is_wallet,
    may_be_negative,
    pot,
    stack,
    wallet,
)
from core.bank.books import Books, Overdrawn, net
from core.bank.posting import Kind, Posting

__all__ = [
    "Account",
    "Books",
    "Kind",
    "Overdrawn",
    "Posting",
    "house",
    "is_stack_of",
    "is_wallet",
    "may_be_negative",
    "net",
    "pot",
    "stack",
    "wallet",
]
