"""Accounts: every chip of the room lies in exactly one of them.

An account is named ``wallet/<person>``, ``stack/<table>/<person>``, ``pot/<table>`` or
``house/<community>``.  The house issues the chips, so what it is below zero is what is out.
"""

from typing import Final, NewType

from core.ids import CommunityId, PersonId, TableId

Account = NewType("Account", str)
"""The name of one account."""

_HOUSE: Final = "house/"
_STACK: Final = "stack/"
_WALLET: Final = "wallet/"


def wallet(person: PersonId) -> Account:
    """The chips ``person`` has in no game."""
    return Account(_WALLET + person)


def stack(table: TableId, person: PersonId) -> Account:
    """The chips ``person`` has before him at ``table``, those lying behind included."""
    return Account(f"{_STACK}{table}/{person}")


def pot(table: TableId) -> Account:
    """Every chip bet in the hand in play at ``table``, those in front of players included."""
    return Account(f"pot/{table}")


def house(community: CommunityId) -> Account:
    """The bank of ``community``: it issues chips, and house players play its chips."""
    return Account(_HOUSE + community)


def may_be_negative(account: Account) -> bool:
    """True for the house alone."""
    return account.startswith(_HOUSE)


def is_wallet(account: Account) -> bool:
    """True for a person's wallet."""
    return account.startswith(_WALLET)


def is_stack_of(account: Account, person: PersonId) -> bool:
    """True for what ``person`` has before him at any table."""
    return (
        account.endswith(person)
        and account.startswith(_STACK)
        and account.removeprefix(_STACK).partition("/")[2] == person
    )
