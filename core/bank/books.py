"""Books: what lies in each account, kept in step with the postings."""

from collections.abc import Iterable, Mapping

from core.bank.accounts import Account, is_stack_of, is_wallet, may_be_negative, wallet
from core.bank.posting import Posting
from core.chips import MOST_OUT, Chips
from core.ids import PersonId
from core.refusal import Reason, Refusal


class Overdrawn(Exception):
    """A stack or a pot would have gone below zero: the game's arithmetic is wrong."""

    def __init__(self, account: Account) -> None:
        super().__init__(account)
        self.account = account


class Books:
    """The balances of all accounts.  An account nobody has used yet holds nothing."""

    def __init__(self, balances: Mapping[Account, int] | None = None) -> None:
        self._balances: dict[Account, int] = dict(balances or {})

    def balance(self, account: Account) -> Chips:
        """What lies in ``account``; only the house may be below zero."""
        return Chips(self._balances.get(account, 0))

    def owned(self, person: PersonId) -> Chips:
        """Everything of ``person`` that lies in no pot: his wallet and his stacks."""
        stacks = (held for account, held in self._balances.items() if is_stack_of(account, person))
        return Chips(self.balance(wallet(person)) + sum(stacks))

    def knows(self, account: Account) -> bool:
        """True once ``account`` has been used, however little lies in it now."""
        return account in self._balances

    def open(self, account: Account) -> None:
        """Begin to know ``account``, with nothing in it unless there is something already."""
        self._balances.setdefault(account, 0)

    def items(self) -> Iterable[tuple[Account, int]]:
        """Every account and its balance."""
        return self._balances.items()

    def post(self, postings: Iterable[Posting]) -> None:
        """Move chips, all of ``postings`` in order or none.

        Raises:
            Refusal: ``WALLET_TOO_SMALL`` with the balance and what was needed;
                ``BANK_AT_MOST`` when a house would issue more than :data:`MOST_OUT`.  As all
                chips are a house's, no other account can hold more.
            Overdrawn: a stack or pot has not what is asked of it.
        """
        changed: dict[Account, int] = {}
        held = self._balances
        for posting in postings:
            debit, credit, amount = posting.debit, posting.credit, posting.amount
            left = changed.get(debit, held.get(debit, 0)) - amount
            if left < 0:
                _check_below_zero(debit, left, amount)
            changed[debit] = left
            changed[credit] = changed.get(credit, held.get(credit, 0)) + amount
        held.update(changed)

    def undo(self, postings: Iterable[Posting]) -> None:
        """Take back ``postings`` that were never committed."""
        held = self._balances
        for posting in postings:
            held[posting.debit] = held.get(posting.debit, 0) + posting.amount
            held[posting.credit] = held.get(posting.credit, 0) - posting.amount

    def reset(self, balances: Mapping[Account, int]) -> None:
        """Forget everything and begin again from what the store holds."""
        self._balances = dict(balances)


def _check_below_zero(account: Account, left: int, amount: int) -> None:
    """Refuse what would leave ``account`` at ``left``, which is below zero."""
    if may_be_negative(account):
        if left < -MOST_OUT:
            raise Refusal(Reason.BANK_AT_MOST, most=int(MOST_OUT))
    elif is_wallet(account):
        raise Refusal(Reason.WALLET_TOO_SMALL, balance=left + amount, needed=int(amount))
    else:
        raise Overdrawn(account)


def net(postings: Iterable[Posting]) -> dict[Account, int]:
    """How much each account changes by ``postings``; the values add up to nothing."""
    changes: dict[Account, int] = {}
    for posting in postings:
        changes[posting.debit] = changes.get(posting.debit, 0) - posting.amount
        changes[posting.credit] = changes.get(posting.credit, 0) + posting.amount
    return changes
