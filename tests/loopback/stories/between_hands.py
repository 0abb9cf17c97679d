"""What is done between two hands: who is where in the next one, and what may be chosen."""

from __future__ import annotations

from core.hand.state import Betting
from core.present.documents import Verb

from .evening import Evening
from .venue import Member, Reply

WINDOW = 4
"""Seconds between two hands in which players choose; long enough on a busy machine."""


async def between_hands(table: Evening) -> None:
    """The hand in play ends without a flop; there is a while until the next."""
    await table.rule("deal.between_hands_seconds", WINDOW)
    await table.end_the_hand()


async def choices_of(table: Evening, member: Member) -> Reply:
    """What the board's button between hands answers him with."""
    board, choice = await table.news(Verb.CHOICES)
    return await table.venue.press(member, board, choice)


async def next_deal(table: Evening) -> None:
    """Until the next hand waits for somebody."""
    number = table.hand.number
    await table.venue.until(lambda: table.hand.number > number and table.stand.prompt)


def from_the_big_blind(table: Evening) -> list[Member]:
    """Everybody seated, clockwise from the last big blind, who has the small one next."""
    seats = [one.seat for one in table.stand.table.occupants]
    big = table.hand.big_blind
    assert big is not None
    at = seats.index(big)
    return [table.at(seat) for seat in seats[at:] + seats[:at]]


async def wins_on_the_turn(table: Evening, winner: Member, street: int = 2) -> None:
    """All see the flop; ``winner`` bets every street, is called until ``street``, and not there.

    Streets count from 0, before the flop.
    """
    while isinstance(table.hand.phase, Betting):
        menu, member = table.hand.phase.menu, table.in_turn
        if member == winner and menu.opens and table.hand.street:
            verb = Verb.BET
        elif menu.may_check:
            verb = Verb.CHECK
        else:
            verb = Verb.CALL if table.hand.street < street else Verb.FOLD
        await table.press(member, verb)
