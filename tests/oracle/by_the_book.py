"""What the rule book says, worked out anew: who may raise again, and who gets which chip."""

from collections.abc import Iterable, Mapping
from itertools import groupby

from core.hand import events as e

Ranks = Mapping[int, object]
"""How good each hand is that was not folded; larger is better, equal ties."""


class Reopening:
    """Cooke 8.01.03, judged from the acts of one street.

    Args:
        first: the smallest full bet or raise of the street.
        accumulates: several short all-ins that reach a full raise together count as one.
    """

    def __init__(self, first: int, wager: int, *, accumulates: bool) -> None:
        self._accumulates = accumulates
        self._full = first
        self._wager = wager
        self._since: dict[int, list[int]] = {}
        """For each player who has acted: the sizes of the raises he has seen since."""

    def saw(self, seat: int, to: int | None) -> None:
        """``seat`` acted; ``to`` is his bet or raise, None for a check, call or fold."""
        if to is not None:
            size = to - self._wager
            for seen in self._since.values():
                seen.append(size)
            self._full = max(self._full, size)
            self._wager = to
        self._since[seat] = []

    def may_raise(self, seat: int) -> bool:
        """Whether ``seat`` has not acted yet, or was raised in full since."""
        seen = self._since.get(seat)
        if seen is None:
            return True
        size = sum(seen) if self._accumulates else max(seen, default=0)
        return size >= self._full


def pushed(
    paid: Mapping[int, int], ranks: Ranks, *, last_pot_first: bool = True
) -> list[dict[int, int]]:
    """Every pot by the winners' seats, chip by chip (Cooke 9.09, 9.18, 11.07).

    The first chip of every player makes a layer, the second another, and so on; whoever has
    paid into a layer and not folded plays for it.  Layers with the same claimants are one pot.
    Odd chips go one each to the tied hands from the left of the button.
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
    shares = [_shared(amount, _best(claimants, ranks)) for claimants, amount in pots]
    return shares[::-1] if last_pot_first else shares


def _best(claimants: Iterable[int], ranks: Ranks) -> list[int]:
    best = max(ranks[seat] for seat in claimants)  # type: ignore[type-var]
    return sorted(seat for seat in claimants if ranks[seat] == best)


def _shared(amount: int, winners: list[int]) -> dict[int, int]:
    each, odd = divmod(amount, len(winners))
    return {seat: each + (place < odd) for place, seat in enumerate(winners)}


def paid_in(events: Iterable[object]) -> dict[int, int]:
    """What each player has in the pot at the end, in hundredths, by adding up the events."""
    paid: dict[int, int] = {}
    for event in events:
        match event:
            case e.AntePosted(seat, amount) | e.BlindPosted(seat, amount):
                paid[seat] = paid.get(seat, 0) + amount
            case (
                e.Called(seat, more)
                | e.BetMade(seat=seat, more=more)
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
                | e.Called(seat=seat, is_all_in=True)
                | e.BetMade(seat=seat, is_all_in=True)
                | e.Raised(seat=seat, is_all_in=True)
            ):
                seats.discard(seat)
            case _:
                pass
    return seats
