"""Scenes that are worth a picture, on whatever platform."""

from __future__ import annotations

from core.present.documents import Verb

from .playing import Players
from .venue import Member


async def to_the_flop(players: Players) -> Member:
    """A raise and three calls before the flop, a bet on it; who has to answer that bet."""
    stand = players.stand
    first = True
    while (hand := stand.table.hand) is not None:
        member = stand.to_act
        assert member is not None
        assert hand.menu is not None
        if hand.street and not hand.menu.opens:
            return member
        if first or hand.street:
            await players.press(member, Verb.RAISE_TO, "3bb" if first else "1/2")
        elif hand.action % 3:
            await players.press(member, Verb.CALL)
        else:
            await players.press(member, Verb.FOLD)
        first = False
    raise AssertionError("no hand")


async def finish(players: Players) -> None:
    """Everybody calls down."""
    stand, number = players.stand, len(players.ended)
    while len(players.ended) == number:
        hand, member = stand.table.hand, stand.to_act
        assert hand is not None
        assert member is not None
        verb = Verb.SHOW
        if hand.menu is not None:
            verb = Verb.CHECK if hand.menu.may_check else Verb.CALL
        await players.press(member, verb)
