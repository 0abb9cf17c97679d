"""Posting: one movement of chips, balanced because it names both of its ends."""

from enum import StrEnum, unique

from msgspec import Struct

from core.bank.accounts import Account
from core.chips import Chips


@unique
class Kind(StrEnum):
    """Why chips moved."""

    STARTING = "starting"
    GRANT = "grant"
    TAKE = "take"
    REFILL = "refill"
    BUY_IN = "buy_in"
    TOP_UP = "top_up"
    RETURNED = "returned"
    CASH_OUT = "cash_out"
    ANTE = "ante"
    BLIND = "blind"
    BRING_IN = "bring_in"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    FORFEIT = "forfeit"
    EARLY = "early"
    UNCALLED = "uncalled"
    PUSH = "push"
    AWARD = "award"
    VOID = "void"
    CHOP = "chop"
    BEHIND = "behind"
    RECALL = "recall"
    GIFT = "gift"
    TIP = "tip"


class Posting(Struct, frozen=True):
    """``amount`` leaves ``debit`` and arrives in ``credit``; it is more than nothing."""

    debit: Account
    credit: Account
    amount: Chips
    kind: Kind

    def __post_init__(self) -> None:
        if self.amount <= 0:
            raise ValueError("a posting moves chips forward")
