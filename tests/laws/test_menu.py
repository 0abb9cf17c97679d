"""The menu is the law: what it has applies, everything else is refused with its reason.

Whether the menu itself is right is judged by :func:`by_the_book`, a plain book-keeper that
reads the round's events and knows nothing of the dealer's state.
"""

from collections.abc import Iterator

import pytest
from hypothesis import given

from core.chips import Chips
from core.hand import commands as h
from core.hand import events as e
from core.hand.menu import Menu
from core.hand.state import Betting, Hand, Player, Standing
from core.ids import PersonId, Seat
from core.refusal import Reason, Refusal
from core.table import Step, Table
from core.table.commands import TableCommand
from core.table.events import TableEvent
from tests.laws.chance import Chance, chances
from tests.laws.history import History, give
from tests.laws.profiles import tries

STRANGER = PersonId("stranger")


def expected(hand: Hand, menu: Menu, command: TableCommand) -> Reason | int | None:
    """What the menu says of ``command``: a reason, or the total in front of the player then.

    None for a fold, and for a check.
    """
    all_in = menu.raise_max if menu.may_raise else menu.bet + menu.call
    match command:
        case h.Check():
            return None if menu.may_check else Reason.FACING_BET
        case h.Call():
            return Reason.NOTHING_TO_CALL if menu.may_check else menu.bet + menu.call
        case h.Fold():
            return None
        case h.AllIn():
            covers = menu.stack - (all_in - menu.bet) < hand.rules.unit
            return all_in if menu.may_raise or (menu.call and covers) else menu.no_raise
        case h.Bet(to=to) | h.RaiseTo(to=to):
            if isinstance(command, h.Bet) and not menu.opens:
                return Reason.BET_STANDS
            if isinstance(command, h.RaiseTo) and menu.opens:
                return Reason.NO_BET_TO_RAISE
            if not menu.may_raise:
                return menu.no_raise
            if to >= menu.raise_max:
                return menu.raise_max
            if to < menu.raise_min:
                return Reason.BET_TOO_SMALL if menu.opens else Reason.RAISE_TOO_SMALL
            return to if to % hand.rules.unit == 0 else Reason.WAGER_NOT_WHOLE_UNITS
        case _:
            raise AssertionError(command)


def acts(hand: Hand, menu: Menu, person: PersonId) -> Iterator[TableCommand]:
    """Every verb, and wagers around every boundary."""
    yield from (h.Check(person), h.Call(person), h.Fold(person), h.AllIn(person))
    unit = hand.rules.unit
    marks = (
        0, menu.call, menu.wager, menu.raise_min, menu.raise_max, menu.bet + menu.stack,
        (menu.raise_min + menu.raise_max) // 2,
    )  # fmt: skip
    for amount in sorted({m + d for m in marks for d in (-unit, -1, 0, 1, unit)}):
        if amount >= 0:
            yield h.Bet(person, Chips(amount))
            yield h.RaiseTo(person, Chips(amount))


def check_turn(table: Table, at: int) -> None:
    """Try everything at a turn."""
    hand = table.hand
    assert hand is not None
    menu = hand.menu
    assert menu is not None
    acting = hand.player(menu.seat)
    assert acting is not None
    for command in acts(hand, menu, acting.person):
        outcome = give(table, command, at)  # type: ignore[arg-type]
        should = expected(hand, menu, command)
        if isinstance(should, Reason):
            assert isinstance(outcome, Refusal), command
            assert outcome.reason is should, command
        else:
            assert isinstance(outcome, Step), (command, outcome)
            assert in_front(hand, menu, outcome) == (menu.bet if should is None else should)
    for player in hand.players:
        if player is not acting:
            outcome = give(table, h.Call(player.person), at)  # type: ignore[arg-type]
            assert isinstance(outcome, Refusal)
            assert outcome.reason is _out_of_turn(player)
    for prompt in (h.Prompt(hand.number, hand.action + 1), h.Prompt(hand.number - 1, hand.action)):
        for command in (h.Fold(acting.person, prompt), h.AllIn(acting.person, prompt)):
            outcome = give(table, command, at)  # type: ignore[arg-type]
            assert isinstance(outcome, Refusal)
            assert outcome.reason is Reason.STALE
    outcome = give(table, h.Fold(STRANGER), at)  # type: ignore[arg-type]
    assert isinstance(outcome, Refusal)
    assert outcome.reason is Reason.NOT_SEATED


def in_front(hand: Hand, menu: Menu, step: Step) -> int:
    """The total in front of the player right after his act."""
    match step.events[0]:
        case e.Called(more=more) | e.BetMade(more=more) | e.Raised(more=more):
            return menu.bet + more
        case e.Folded():
            assert hand.rules.checking_out or not menu.may_check
            return menu.bet
        case e.Checked():
            assert menu.may_check
            return menu.bet
        case other:
            raise AssertionError(other)


def _out_of_turn(player: Player) -> Reason:
    if player.standing is Standing.FOLDED:
        return Reason.ALREADY_FOLDED
    return Reason.ALREADY_ALL_IN if player.is_all_in else Reason.NOT_YOUR_TURN


class Seen:
    """One player in the eyes of the book-keeper."""

    def __init__(self, stack: int) -> None:
        self.stack = stack
        self.bet = 0
        self.is_in = True
        self.acted_over: int | None = None
        """The wager he answered last in this round."""
        self.full_since = True
        """A full bet or raise came since he last acted, or he has not acted."""


class Bookkeeper:
    """Keeps a hand's bets by its public events alone."""

    def __init__(self, start: e.HandStarted) -> None:
        self.rules = start.rules
        self.seats = {one.seat: Seen(one.stack) for one in start.entrants}
        self.wager = 0
        self.step = 0

    def note(self, event: TableEvent) -> None:
        """Take one event into the books."""
        match event:
            case e.AntePosted(seat=seat, amount=amount):
                self.seats[seat].stack -= amount
            case e.BlindPosted(seat=seat, amount=amount):
                self._pay(seat, amount)
            case e.UncalledReturned(seat=seat, amount=amount):
                self._pay(seat, -amount)
            case e.RoundOpened(street=street):
                self.wager = self.rules.stakes.big_blind if street == 0 else 0
                self.step = self.rules.stakes.big_blind
            case e.RoundClosed():
                for one in self.seats.values():
                    one.bet, one.acted_over, one.full_since = 0, None, True
            case _:
                self._note_act(event)

    def _note_act(self, event: TableEvent) -> None:
        match event:
            case e.Called(seat=seat, more=more):
                self._pay(seat, more)
                self._acts(seat)
            case e.Checked(seat=seat):
                self._acts(seat)
            case e.Folded(seat=seat):
                self.seats[seat].is_in = False
            case e.BetMade(seat=seat, to=to, more=more) | e.Raised(seat=seat, to=to, more=more):
                self._pay(seat, more)
                self._raises(to)
                self._acts(seat)
            case _:
                pass

    def _raises(self, to: int) -> None:
        by = to - self.wager
        self.wager = to
        if by >= self.step:
            self.step = by
            for one in self.seats.values():
                one.full_since = True

    def _pay(self, seat: Seat, amount: int) -> None:
        self.seats[seat].stack -= amount
        self.seats[seat].bet += amount

    def _acts(self, seat: Seat) -> None:
        self.seats[seat].acted_over = self.wager
        self.seats[seat].full_since = False

    def menu(self, seat: Seat) -> tuple[int, int, int]:
        """Call, smallest and largest raise *to* of ``seat``; zeros where he may not."""
        one, unit = self.seats[seat], self.rules.unit
        others = [o for s, o in self.seats.items() if s != seat and o.is_in]
        call = max(min(self.wager - one.bet, one.stack // unit * unit), 0)
        most = one.bet + one.stack // unit * unit
        has_a_caller = any(o.bet + o.stack // unit * unit > self.wager for o in others)
        reopened = one.full_since or (
            self.rules.short_raises_accumulate
            and one.acted_over is not None
            and self.wager - one.acted_over >= self.step
        )
        if most <= self.wager or not has_a_caller or not reopened:
            return call, 0, 0
        return call, min(self.wager + self.step, most), most


def by_the_book(history: History) -> int:
    """Compare every menu of ``history`` with the book-keeper's; how many there were."""
    book: Bookkeeper | None = None
    count = 0
    for event in (x for said in history.said if said.step for x in said.step.events):
        if isinstance(event, e.HandStarted):
            book = Bookkeeper(event)
        elif book is not None:
            book.note(event)
        if isinstance(event, e.ActionOn) and book is not None:
            menu = event.menu
            assert (menu.call, menu.raise_min, menu.raise_max) == book.menu(menu.seat)
            assert menu.stack == book.seats[menu.seat].stack
            count += 1
    return count


def _menu_is_law(chance: Chance, hands: int) -> None:
    history = History(chance)

    def look(table: Table) -> None:
        hand = table.hand
        if hand is not None and isinstance(hand.phase, Betting) and table.clock is not None:
            check_turn(table, table.clock.turn_at)

    history.play(hands, look)
    by_the_book(history)


@tries(150)
@given(chances())
def test_the_menu_decides(chance: Chance) -> None:
    """At every turn each verb, at amounts around each boundary, by everyone, fresh and stale."""
    _menu_is_law(chance, 3)


@pytest.mark.slow
@tries(500)
@given(chances(4_000))
def test_the_menu_decides_in_long_histories(chance: Chance) -> None:
    """The same over fifteen hands in a row."""
    _menu_is_law(chance, 15)


@tries(400)
@given(chances())
def test_the_menu_is_by_the_book(chance: Chance) -> None:
    """Price and raises are those of a plain book-keeper who reads the events (Cooke 8.01.03)."""
    by_the_book(History(chance).play(5))
