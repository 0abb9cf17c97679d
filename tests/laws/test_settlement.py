"""Who is paid what, by a second cashier who counts the pot out slice by slice.

He reads the events of a hand only, judges hands with :mod:`tests.hands.plain`, and deals a split
pot out chip by chip from the left of the button (Cooke 9.09, 9.18, 11.03, 11.07).
"""

from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given

from core.cards import Card
from core.hand import events as h
from core.ids import Seat
from core.table.events import TableEvent
from tests.hands import plain
from tests.laws.chance import Chance, chances
from tests.laws.history import History
from tests.laws.profiles import tries


class Cashier:
    """Keeps one hand's chips and claims."""

    def __init__(self, start: h.HandStarted) -> None:
        self.rules = start.rules
        self.order = [one.seat for one in start.entrants]
        self.paid: Counter[Seat] = Counter()
        self.cards: dict[Seat, tuple[Card, ...]] = {}
        self.board: tuple[Card, ...] = ()
        self.folded: set[Seat] = set()
        self.mucked: list[Seat] = []
        self.on_board: set[Seat] = set()
        self.bettor: Seat | None = None
        self.pushed: Counter[Seat] = Counter()

    def note(self, event: TableEvent) -> None:
        """Take one event into the books."""
        match event:
            case h.AntePosted(seat=seat, amount=more) | h.BlindPosted(seat=seat, amount=more):
                self.paid[seat] += more
            case h.Called(seat=seat, more=more):
                self.paid[seat] += more
            case h.BetMade(seat=seat, more=more) | h.Raised(seat=seat, more=more):
                self.paid[seat] += more
                self.bettor = seat
            case h.UncalledReturned(seat=seat, amount=amount):
                self.paid[seat] -= amount
            case h.Folded(seat=seat):
                self.folded.add(seat)
            case _:
                self._note_showdown(event)

    def _note_showdown(self, event: TableEvent) -> None:
        match event:
            case h.BoardTurned(cards=cards):
                self.board += cards
            case h.HandShown(seat=seat, cards=cards):
                self.cards[seat] = cards
            case h.HandMucked(seat=seat, plays_board=True):
                self.on_board.add(seat)
            case h.HandMucked(seat=seat):
                self.mucked.append(seat)
            case h.PotPushed(award=award):
                for share in award.shares:
                    self.pushed[share.seat] += share.amount
            case _:
                pass

    def settled(self) -> Counter[Seat]:
        """Who should have been paid what."""
        due: Counter[Seat] = Counter()
        for contenders, amount in self._pots():
            for seat, share in self._split(amount, self._winners(contenders)):
                due[seat] += share
        return due

    def _pots(self) -> list[tuple[frozenset[Seat], int]]:
        claims = [seat for seat in self.order if seat not in self.folded]
        deepest = max(self.paid[seat] for seat in claims)
        pots: dict[frozenset[Seat], int] = {}
        below = 0
        for level in sorted(set(self.paid.values())):
            amount = sum(min(paid, level) - min(paid, below) for paid in self.paid.values())
            reach = min(level, deepest)
            contenders = frozenset(seat for seat in claims if self.paid[seat] >= reach)
            pots[contenders] = pots.get(contenders, 0) + amount
            below = level
        return [(contenders, amount) for contenders, amount in pots.items() if amount]

    def _winners(self, contenders: frozenset[Seat]) -> list[Seat]:
        alive = [seat for seat in self.order if seat in contenders and seat not in self.mucked]
        if not alive:
            return [next(seat for seat in reversed(self.mucked) if seat in contenders)]
        if len(alive) == 1:
            return alive
        worth = {seat: self._worth(seat) for seat in alive}
        return [seat for seat in alive if worth[seat] == max(worth.values())]

    def _worth(self, seat: Seat) -> plain.Verdict:
        own = () if seat in self.on_board else self.cards[seat]
        return plain.best((*own, *self.board))

    def _split(self, amount: int, winners: list[Seat]) -> Iterable[tuple[Seat, int]]:
        if self.rules.odd_chip_to_aggressor and self.bettor in winners:
            winners = [self.bettor, *(seat for seat in winners if seat != self.bettor)]
        unit = self.rules.split_unit
        shares: Counter[Seat] = Counter()
        turn = 0
        while amount >= unit:
            shares[winners[turn % len(winners)]] += unit
            amount -= unit
            turn += 1
        shares[winners[0]] += amount
        return shares.items()


def _settles(chance: Chance, hands: int) -> None:
    history = History(chance).play(hands)
    cashier: Cashier | None = None
    for event in (x for said in history.said if said.step for x in said.step.events):
        if isinstance(event, h.HandStarted):
            cashier = Cashier(event)
        elif isinstance(event, h.HandEnded):
            assert cashier is not None
            assert +cashier.pushed == +cashier.settled()
            cashier = None
        elif cashier is not None:
            cashier.note(event)


@tries(150)
@given(chances())
def test_every_hand_is_paid_as_a_second_cashier_would(chance: Chance) -> None:
    """Main and side pots, ties, odd chips, mucks and boards played unseen."""
    _settles(chance, 5)


@pytest.mark.slow
@tries(1_000)
@given(chances(4_000))
def test_long_histories_are_paid_as_a_second_cashier_would(chance: Chance) -> None:
    """The same over twenty hands in a row."""
    _settles(chance, 20)
