"""Pots, chip by chip: each chip lies with those who have put in as many below it (Cooke 9.09)."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from core.ids import Seat

Pots = list[tuple[int, tuple[Seat, ...]]]
"""The amount of each pot and who can win it, the main pot first."""


def pots_of(
    paid: Mapping[Seat, int],
    claims: Sequence[Seat],
    dead: int = 0,
) -> Pots:
    """The pots of what everybody has ``paid``, won only by those in ``claims``.

    The chips lie in rows: the first chip of each, the second of each, and so on.  A row is won by
    those who have a chip in it; a row in which only hands that are gone have chips goes with the
    row below it.  Rows with the same players are one pot.  The main pot is that of all in
    ``claims``: ``dead`` chips lie there, also where one of them has nothing else in.
    """
    rows = sorted({0, *paid.values()})
    pots: Pots = []
    for below, height in pairwise(rows):
        chips = sum(height - below for put_in in paid.values() if put_in >= height)
        winners = tuple(seat for seat in claims if paid.get(seat, 0) >= height)
        if pots and (not winners or winners == pots[-1][1]):
            pots[-1] = (pots[-1][0] + chips, pots[-1][1])
        else:
            pots.append((chips, winners or tuple(claims)))
    if dead and pots and pots[0][1] == tuple(claims):
        return [(pots[0][0] + dead, pots[0][1]), *pots[1:]]
    return [(dead, tuple(claims)), *pots] if dead else pots
