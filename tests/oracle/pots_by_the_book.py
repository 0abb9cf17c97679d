"""What the rule book says of pots, worked out anew: who gets which chip."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from core.hand import events as e

Ranks = Mapping[int, Sequence[Any]]
"""For each hand not folded how good it is in each contest: larger is better, equal ties, None
does not count."""

Shares = dict[int, int]
"""Chips by seat."""


def pushed(paid: Mapping[int, int], ranks: Ranks) -> list[list[Shares]]:
    """Every pot by contests, chip by chip, the last side pot first (Cooke 9.09, 9.18, 11.07).

    The first chip of every player makes a layer, the second another, and so on; whoever has
    paid into a layer and not folded plays for it.  Layers with the same claimants are one pot.
    """
    layers = [
        (
            frozenset(seat for seat in ranks if paid[seat] >= chip),
            sum(n >= chip for n in paid.values()),
        )
        for chip in range(1, max(paid.values()) + 1)
    ]
    pots: list[tuple[frozenset[int], int]] = []
    for claimants, layer in groupby(layers, key=lambda one: one[0]):
        amount = sum(chips for _, chips in layer)
        if claimants:
            pots.append((claimants, amount))
        else:  # nobody left has paid so much: it falls to those of the pot below
            below, lying = pots.pop()
            pots.append((below, lying + amount))
    return [_contested(amount, claimants, ranks) for claimants, amount in reversed(pots)]


def _contested(amount: int, claimants: frozenset[int], ranks: Ranks) -> list[Shares]:
    """Each contest that somebody wins has its part, the odd chip going to the first.

    The odd chips of a part go one each from the left of the button.
    """
    if len(claimants) == 1:
        return [dict.fromkeys(claimants, amount)]
    contests = range(max(len(rank) for rank in ranks.values()))
    won = [winners for contest in contests if (winners := _best(claimants, ranks, contest))]
    parts = _parted(amount, len(won))
    return [
        {seat: chips for seat, chips in zip(seats, _parted(part, len(seats)), strict=True) if chips}
        for part, seats in zip(parts, won, strict=True)
        if part
    ]


def _best(claimants: Iterable[int], ranks: Ranks, contest: int) -> list[int]:
    rank_of = {seat: ranks[seat][contest] for seat in claimants}
    best = max((rank for rank in rank_of.values() if rank is not None), default=None)
    return sorted(seat for seat, rank in rank_of.items() if best is not None and rank == best)


def _parted(amount: int, parts: int) -> list[int]:
    each, odd = divmod(amount, parts)
    return [each + (place < odd) for place in range(parts)]


def paid_in(events: Iterable[object]) -> dict[int, int]:
    """What each player has in the pot at the end, in hundredths, by adding up the events."""
    paid: dict[int, int] = {}
    for event in events:
        match event:
            case (
                e.AntePosted(seat, amount) | e.BlindPosted(seat, amount) | e.BroughtIn(seat, amount)
            ):
                paid[seat] = paid.get(seat, 0) + amount
            case (
                e.Called(seat, more)
                | e.BetMade(seat=seat, more=more)
                | e.Completed(seat=seat, more=more)
                | e.Raised(seat=seat, more=more)
            ):
                paid[seat] = paid.get(seat, 0) + more
            case e.UncalledReturned(seat, amount):
                paid[seat] -= amount
            case _:
                pass
    return paid


def can_bet(events: Iterable[object]) -> set[int]:
    """The seats that have neither folded nor put in all they have."""
    seats: set[int] = set()
    for event in events:
        match event:
            case e.HandStarted(entrants=entrants):
                seats = {entrant.seat for entrant in entrants}
            case (
                e.Folded(seat=seat)
                | e.AntePosted(seat=seat, is_all_in=True)
                | e.BlindPosted(seat=seat, is_all_in=True)
                | e.BroughtIn(seat=seat, is_all_in=True)
                | e.Called(seat=seat, is_all_in=True)
                | e.BetMade(seat=seat, is_all_in=True)
                | e.Completed(seat=seat, is_all_in=True)
                | e.Raised(seat=seat, is_all_in=True)
            ):
                seats.discard(seat)
            case _:
                pass
    return seats
