"""Main and side pots by a second computation, chip by chip (:mod:`tests.laws.formulas.pots`)."""

from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.chips import Chips
from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.hand.sharing.pots import layer
from core.hand.state import Player, Standing
from core.ids import PersonId, Seat
from core.table.events import TableEvent
from core.table.kills.button_events import KillPaid
from tests.laws.chance import Chance, chances
from tests.laws.formulas import Pots, pots_of
from tests.laws.history import History
from tests.laws.profiles import tries
from tests.laws.recorded import events_of, every_game, recorded


class Heap:
    """What everybody has put into the pot of one hand, and whose hands are gone."""

    def __init__(self, start: h.HandStarted) -> None:
        self.seats = [one.seat for one in start.entrants]
        self.paid: Counter[Seat] = Counter()
        self.gone: set[Seat] = set()
        self.dead = 0

    def note(self, event: TableEvent) -> None:
        """Take one event in."""
        if isinstance(event, h.ActTakenBack):
            # Whoever had acted was in, and is again (Cooke 1.05).
            self.gone.discard(event.seat)
        match event:
            case (
                h.AntePosted(amount=more, for_all=True)
                | h.ChipsForfeited(amount=more)
                | h.BlindPosted(amount=more, kind=PostKind.DEAD)
                | KillPaid(amount=more)
            ):
                self.dead += more
            case h.PotKilled(seat=seat, dead=more):
                self.paid[seat] -= more
                self.dead += more
            case (
                h.AntePosted(seat=seat, amount=more)
                | h.BlindPosted(seat=seat, amount=more)
                | h.BroughtIn(seat=seat, amount=more)
                | h.Called(seat=seat, more=more)
                | h.BetMade(seat=seat, more=more)
                | h.Raised(seat=seat, more=more)
                | h.Completed(seat=seat, more=more)
                | h.DeadCallMade(seat=seat, more=more)
                | h.ChipsPutEarly(seat=seat, amount=more)
            ):
                self.paid[seat] += more
            case (
                h.UncalledReturned(seat=seat, amount=amount)
                | h.ChipsTakenBack(seat=seat, amount=amount)
                | h.EarlyChipsCount(seat=seat, amount=amount)
            ):
                self.paid[seat] -= amount
            case h.CallVoided(seat=seat, amount=amount):
                self.paid[seat] -= amount
                self.gone.add(seat)
            case (
                h.Folded(seat=seat)
                | h.FoldedEarly(seat=seat)
                | h.HandKilled(seat=seat)
                | h.HandMucked(seat=seat, plays_board=False)
                | h.HandReleased(seat=seat)
                | h.HandFouled(seat=seat)
                | h.InterestForfeited(seat=seat)
            ):
                self.gone.add(seat)
            case h.FoldRetrieved(seat=seat) | h.HandRetrieved(seat=seat):
                self.gone.discard(seat)
            case h.WagerCorrected(changes=moves) | h.ActTakenBack(moves=moves):
                for move in moves:
                    self.paid[move.seat] += move.more
            case h.BringInMoved(undone=undone):
                self.gone.difference_update(undone)
            case _:
                pass

    @property
    def pots(self) -> Pots:
        """How the chips have to lie."""
        claims = [seat for seat in self.seats if seat not in self.gone]
        return pots_of(self.paid, claims, self.dead)


def check_pots(events: Iterable[TableEvent]) -> int:
    """Compare the pots at the end of every round; how many there were.

    A pot from deals that nobody opened is judged where it is pushed (``test_settlement``).
    """
    heap: Heap | None = None
    count = 0
    for event in events:
        if isinstance(event, h.HandStarted):
            heap = Heap(event) if not event.carried else None
        elif heap is not None:
            heap.note(event)
            if isinstance(event, h.RoundClosed):
                assert [(pot.amount, pot.seats) for pot in event.pots] == heap.pots
                count += 1
    return count


@every_game
def test_the_pots_of_every_game_lie_chip_by_chip(name: str) -> None:
    """At the end of each round the layers are those of a count by rows of chips."""
    assert sum(check_pots(events_of(said)) for said in recorded(name)) > 2


@tries(60)
@given(chances())
def test_the_pots_of_any_hand_lie_chip_by_chip(chance: Chance) -> None:
    """The same in random histories with short stacks, forfeits and hands found dead."""
    check_pots(events_of(History(chance).play(5).said))


@pytest.mark.slow
@tries(100)
@given(chances(4_000))
def test_the_pots_of_long_histories_lie_chip_by_chip(chance: Chance) -> None:
    """The same over fifteen hands in a row."""
    check_pots(events_of(History(chance).play(15).said))


def _player(seat: int, paid: int, *, is_in: bool) -> Player:
    return Player(
        Seat(seat),
        PersonId(f"p{seat}"),
        f"P{seat}",
        Chips(0),
        paid=Chips(paid),
        standing=Standing.LIVE if is_in else Standing.FOLDED,
    )


@tries(300)
@given(
    st.lists(st.tuples(st.integers(0, 6), st.booleans()), min_size=2, max_size=9).filter(
        lambda rows: any(is_in for _, is_in in rows)
    ),
    st.integers(0, 3),
)
def test_any_pile_of_chips_is_layered_chip_by_chip(rows: list[tuple[int, bool]], dead: int) -> None:
    """Few sizes and many players: equal levels, folded ones on top, nobody's chips lost."""
    players = [_player(seat, paid, is_in=is_in) for seat, (paid, is_in) in enumerate(rows, 1)]
    paid = {player.seat: int(player.paid) for player in players}
    claims = [player.seat for player in players if player.is_in]
    if dead and any(not paid[seat] for seat in claims):
        dead = 0
    laid = [(pot.amount, pot.seats) for pot in layer(players, Chips(dead))]
    assert laid == pots_of(paid, claims, dead)
    assert sum(amount for amount, _ in laid) == sum(paid.values()) + dead
