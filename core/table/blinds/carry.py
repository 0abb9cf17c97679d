"""Carry: the pot that deals nobody opened have left (Cooke 7.17)."""

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.ids import PersonId


class Contribution(Struct, frozen=True, gc=False):
    """What ``person`` has in a carried pot."""

    person: PersonId
    amount: Chips
    is_prop: bool = False


class Carry(Struct, frozen=True, gc=False):
    """What deals that nobody opened have left in the pot (Cooke 7.17).

    Attributes:
        amount: the chips that lie on the table between two hands; 0 while they are in the pot of
            the next one.
        deals: how many have been dealt in a row, for progressive openers and the most antes.
        antes: what one player has anted in all of them.
        paid: what each person has put in, those who have gone included.
        players: who was dealt into the last of them, and so plays on.
        barred: who may not play for it, because he declared it open without openers (Cooke 7.13).
        involved: who was in every hand in which money of a false opener was forfeited; None where
            none was (Cooke 7.14).
        is_open: nobody is left who played for it, and all may.
        button_stays: the button does not move for the next deal (Cooke 7.20.02).
    """

    amount: Chips
    deals: int
    antes: Chips = NO_CHIPS
    paid: tuple[Contribution, ...] = ()
    players: tuple[PersonId, ...] = ()
    barred: tuple[PersonId, ...] = ()
    involved: tuple[PersonId, ...] | None = None
    is_open: bool = False
    button_stays: bool = False
