"""The order of every deal, and the button of games with antes (Cooke 6.03, 7.03, 7.20.01).

The button of games with blinds is the accountant's: see :mod:`tests.laws.accountant`.
"""

import pytest

from core.hand import events as he
from core.hand.forced.posts import PostKind
from core.house.settings import word
from core.ids import Seat
from core.table import Step
from core.table import commands as c
from core.table import events as e
from core.table.blinds import events as b
from core.table.floor.misdeals.events import MisdealCalled
from core.table.seats.change_events import SeatChanged
from tests.laws import tables
from tests.laws.accountant.circle import around
from tests.laws.history import History
from tests.laws.recorded import chance_of, every_game, recorded

ANTES = {
    name: tables.Deal(name, (), (("draw.forced_bets", "antes"),))
    for name in ("jacks_or_better", "five_card_draw", "jacks_back")
}


NAMED = (PostKind.BUTTON, PostKind.SMALL, PostKind.BIG)
"""The blinds in turn whose owners the start of a hand names."""


def _adjusted(step: Step, start: he.HandStarted) -> set[Seat]:
    """From the button to the last big blind, where the button always goes forward."""
    moved = [event for event in step.events if isinstance(event, e.ButtonMoved)]
    if start.big_blind is None or not moved[-1].pointers.is_forward:
        return set()
    button = moved[-1].pointers.button
    order = around(button, len(step.table.seats))
    return {button, *order[: order.index(start.big_blind)]}


@every_game
def test_the_order_of_every_deal(name: str) -> None:
    """The deal begins left of the button, in stud with the lowest seat (Cooke 5.01); whoever the
    start of the hand names has posted, the third blind on the button (Cooke 7.03).  Beside them
    only he posts a blind in turn who takes over a big one that could not be paid by half
    (Cooke 7.18.06, 7.20.01), the middle one of three, and where the button may not be dead whoever
    sits from the button to the last big blind (Cooke 12.13)."""
    for said in recorded(name):
        deals = [one for one in said if isinstance(one.command, c.StartHand) and one.step]
        for one in deals:
            assert one.step is not None
            start = next(each for each in one.step.events if isinstance(each, he.HandStarted))
            seats = [entrant.seat for entrant in start.entrants]
            last = start.button if start.button is not None else Seat(len(one.step.table.seats))
            order = around(last, len(one.step.table.seats))
            assert seats == [seat for seat in order if seat in seats]
            posted = [event for event in one.step.events if isinstance(event, he.BlindPosted)]
            paid = sum(
                one.amount
                for one in posted
                if one.kind is PostKind.BIG and one.seat == start.big_blind
            )
            is_passed_on = 2 * paid < start.rules.stakes.big_blind
            posts = {
                event.seat
                for event in posted
                if event.kind in NAMED and not (event.kind is PostKind.BIG and is_passed_on)
            }
            named = {start.small_blind, start.big_blind, start.button_blind} - {None}
            assert posts <= named | _adjusted(one.step, start)
            assert start.button_blind in (None, start.button)
            assert bool(named) == start.rules.forced.has_blinds


class Antes:
    """Where the button of a game with antes has to go (Cooke 7.03, 12.21, 14.12; USPC)."""

    def __init__(self) -> None:
        self.last: Seat | None = None
        self.before: Seat | None = None
        self.placed: Seat | None = None

    def note(self, step: Step) -> None:
        """What has become of the last deal, and where the floor has put the button."""
        costs_deal = any(isinstance(x, MisdealCalled) and x.pointers for x in step.events)
        for event in step.events:
            match event:
                case he.HandVoided() if not costs_deal:
                    # As if it had not been dealt: the button is where it was.
                    self.last = self.before
                case b.ButtonPlaced(seat=seat, stands=True):
                    settings = step.table.config.settings
                    if word(settings, "button.after_misplaced") == "from_correct_position":
                        self.last = seat
                case b.ButtonPlaced(seat=seat):
                    self.placed = seat
                case SeatChanged(seat=seat, to=to) if seat == self.last and _are_few(step, to):
                    # Two take turns wherever they sit, and one alone keeps it.
                    self.last = to
                case _:
                    pass

    def check(self, step: Step) -> bool:
        """Hold a deal against it; False once the button was held."""
        start = next(one for one in step.events if isinstance(one, he.HandStarted))
        moved = next(one for one in step.events if isinstance(one, e.ButtonMoved))
        dealt = [entrant.seat for entrant in start.entrants]
        assert start.button == moved.pointers.button
        assert start.button in dealt
        if moved.stays:
            assert start.button == self.last
            return False
        last, placed = self.last, self.placed
        self.last, self.before, self.placed = start.button, last, None
        if last is None and placed is None:
            return True
        if not any(isinstance(one, e.ButtonDrawn) for one in step.events):
            seats = len(step.table.seats)
            order = around(last, seats) if placed is None and last else _from(placed, seats)
            assert start.button == next(seat for seat in order if seat in dealt)
        return True


def _are_few(step: Step, mover: Seat) -> bool:
    """Whether he plays, and with one other at most."""
    ready = [one.seat for one in step.table.occupants if one.is_ready]
    return mover in ready and len(ready) <= 2


def _from(seat: Seat | None, seats: int) -> list[Seat]:
    assert seat is not None
    return [seat, *around(seat, seats)]


@pytest.mark.parametrize("name", ANTES)
@pytest.mark.parametrize("seed", range(4))
def test_the_button_of_antes_goes_round(name: str, seed: int) -> None:
    """Where only antes are paid the button goes to the next player who is dealt in, until it is
    held for a deal that was passed out (Cooke 7.03, 7.20.01); after a misdeal too where that costs
    the deal, and to where the floor has put it (Cooke 12.21)."""
    said = History(chance_of(f"{name} button {seed}"), ANTES[name]).play(8).said
    antes = Antes()
    assert any(isinstance(one.command, c.StartHand) and one.step for one in said)
    for step in (one.step for one in said if one.step is not None):
        antes.note(step)
        if any(isinstance(x, he.HandStarted) for x in step.events) and not antes.check(step):
            return
