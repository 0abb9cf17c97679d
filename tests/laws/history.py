"""Random histories of a table: several hands in a row, people coming and going.

Every command is chosen by :class:`tests.laws.chance.Chance`: mostly a legal act of whoever is
to act, now and then something out of turn, stale or impossible, a clock, a pause, a deadline
that has passed, somebody sitting down, leaving, going away, coming back or buying chips.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct

from core.chips import Chips, whole
from core.hand import commands as h
from core.hand.menu import Menu
from core.hand.state import Hand
from core.house.settings import Overrides
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId
from core.refusal import Refusal
from core.sealed import Sealed
from core.table import Step, Table, apply, deadlines
from core.table import commands as c
from core.table.commands import TableCommand
from core.table.config import TableConfig
from core.table.opening import configure
from tests.laws.chance import Chance

START = Instant(1_700_000_000_000)
PEOPLE = tuple(PersonId(f"p{number}") for number in range(1, 13))
STAKES = ((5, 10, 5), (1, 2, 1), (10, 20, 5), (2, 5, 1), (25, 50, 25))
"""Small blind, big blind and betting unit."""


class Said(Struct, frozen=True):
    """A command, when it was given, the table before it, and what became of it."""

    command: TableCommand
    at: Instant
    before: Table | None
    outcome: Step | Refusal

    @property
    def step(self) -> Step | None:
        """The step, None for a refusal."""
        return self.outcome if isinstance(self.outcome, Step) else None


def give(table: Table | None, command: TableCommand, at: Instant) -> Step | Refusal:
    """What ``command`` does."""
    try:
        return apply(table, command, at)
    except Refusal as refusal:
        return refusal


class History:
    """One table and everything said to it."""

    def __init__(self, chance: Chance, *, least_seats: int = 2) -> None:
        self.chance = chance
        self.at = START
        self.said: list[Said] = []
        seats = least_seats + chance.below(11 - least_seats)
        opening = c.OpenTable(
            TableId("t"), CommunityId("c"), PlaceId("p"), _config(chance, seats), PersonId("admin")
        )
        step = apply(None, opening, self.at)
        self.said.append(Said(opening, self.at, None, step))
        self.table: Table = step.table

    def say(self, command: TableCommand) -> Step | Refusal:
        """Give ``command`` now."""
        outcome = give(self.table, command, self.at)
        self.said.append(Said(command, self.at, self.table, outcome))
        if isinstance(outcome, Step):
            self.table = outcome.table
        return outcome

    def play(self, hands: int, each: Callable[[Table], None] | None = None) -> "History":
        """Seat people and go on until ``hands`` hands are over; ``each`` sees every table."""
        for person, seat in zip(PEOPLE, range(1, len(self.table.seats) + 1), strict=False):
            if seat <= 2 or not self.chance.one_in(4):
                self._sit(person, Seat(seat))
        for _ in range(hands * 60):
            if self.table.hands >= hands and not self.table.is_in_hand:
                break
            if each is not None:
                each(self.table)
            self._go_on()
        return self

    def _go_on(self) -> None:
        chance = self.chance
        self.at = Instant(self.at + chance.pick((1000, 0, 300, 20_000, 45_000)))
        if chance.one_in(8):
            self.say(self._aside())
        elif self.table.paused_at is not None:
            self.say(c.ResumeClocks(self.table.paused_at))
        elif chance.one_in(12):
            self._let_time_run()
        elif not self.table.is_in_hand:
            self._between_hands()
        else:
            self._in_hand(_hand(self.table))

    def _in_hand(self, hand: Hand) -> None:
        seat = hand.to_act
        assert seat is not None
        player = hand.player(seat)
        assert player is not None
        if hand.menu is not None:
            self.say(legal_act(self.chance, hand.menu, player.person, _answering(hand)))
        else:
            self.say(self._at_showdown(hand, player.person))

    def _at_showdown(self, hand: Hand, awaited: PersonId) -> TableCommand:
        chance = self.chance
        if chance.one_in(6):
            awaited = chance.pick(hand.players).person
        if chance.one_in(5):
            return h.Show(awaited, cards=(1 + chance.below(3),))
        if chance.one_in(3):
            return h.Muck(awaited, confirmed=True, plays_board=chance.one_in(3))
        return h.Show(awaited)

    def _between_hands(self) -> None:
        ready = [o for o in self.table.occupants if o.is_ready]
        if self.table.next_hand_at is None:
            if len(ready) < len(self.table.seats) and self.chance.one_in(3):
                self._sit_anywhere()
                return
            for occupant in self.table.occupants:
                self.say(c.TopUp(occupant.person, self.table.config.buy_in_least))
                self.say(c.ComeBack(occupant.person))
            if self.table.next_hand_at is None:
                self._sit_anywhere()
            return
        self.at = Instant(max(self.at, self.table.next_hand_at))
        deck, draw = Sealed(self.chance.deck()), Sealed(self.chance.deck())
        self.say(c.StartHand(deck, draw))

    def _let_time_run(self) -> None:
        """The next deadline passes."""
        for due in deadlines(self.table):
            self.at = Instant(max(self.at, due.at + due.grace))
            if due.command is not None:
                self.say(due.command)

    def _sit_anywhere(self) -> None:
        seat = Seat(1 + self.chance.below(len(self.table.seats)))
        self._sit(self.chance.pick(PEOPLE), seat)

    def _sit(self, person: PersonId, seat: Seat) -> None:
        config = self.table.config
        blinds = self.chance.below(40) ** 2 // 10
        amount = Chips(config.buy_in_least + blinds * config.stakes.small_blind)
        self.say(c.SitDown(person, person.upper(), amount, seat))

    def _aside(self) -> TableCommand:
        """Something besides the course of the hand, often refused."""
        chance, table = self.chance, self.table
        person = chance.pick([o.person for o in table.occupants] or PEOPLE)
        hand = table.hand
        prompt = h.Prompt(table.hands, hand.action if hand is not None else 0)
        stale = h.Prompt(max(prompt.hand - 1, 1), prompt.action)
        amount = Chips(chance.below(300) * table.config.stakes.small_blind)
        kinds: Sequence[Callable[[], TableCommand]] = (
            lambda: c.CallClock(person),
            lambda: c.GoAway(person),
            lambda: c.ComeBack(person),
            lambda: c.Leave(person),
            lambda: c.TopUp(person, amount),
            lambda: c.SitDown(
                chance.pick(PEOPLE), "N", Chips(table.config.buy_in_least + amount),
                Seat(1 + chance.below(len(table.seats))),
            ),
            lambda: c.CashOut(person, amount),
            c.PauseClocks,
            lambda: c.ResumeClocks(Instant(self.at - 500)),
            lambda: h.Fold(person),
            lambda: h.Call(person, stale),
            lambda: h.RaiseTo(person, amount, prompt),
            lambda: h.Show(person),
            lambda: h.Muck(person, prompt),
            lambda: c.ExpireTurn(prompt),
            lambda: c.ExpireShow(prompt),
            lambda: c.DealerCallsClock(stale),
        )  # fmt: skip
        return chance.pick(kinds)()


def legal_act(
    chance: Chance, menu: Menu, person: PersonId, prompt: h.Prompt | None = None
) -> TableCommand:
    """One of the acts in ``menu``."""
    passive = h.Check(person, prompt) if menu.may_check else h.Call(person, prompt)
    wager = h.Bet if menu.opens else h.RaiseTo
    fold = h.Fold(person, prompt)
    options: list[TableCommand] = [*(passive,) * 6, fold, fold]
    if menu.may_raise:
        some = min(menu.raise_min + chance.pick((0, 0, 1, 2, 5)) * menu.raise_min, menu.raise_max)
        options += [
            wager(person, menu.raise_min, prompt),
            wager(person, Chips(some), prompt),
            h.AllIn(person, prompt),
        ]
    return chance.pick(options)


def _answering(hand: Hand) -> h.Prompt:
    return h.Prompt(hand.number, hand.action)


def _hand(table: Table) -> Hand:
    assert table.hand is not None
    return table.hand


def _config(chance: Chance, seats: int) -> TableConfig:
    small, big, unit = chance.pick(STAKES)
    settings: Overrides = {
        "betting.min_unit": unit,
        "blinds.ante": chance.pick((0, 0, unit, unit * 4)),
        "allin.short_raises_accumulate": chance.pick((False, True)),
        "betting.checking_out": chance.pick((False, False, True)),
        "showdown.idle": chance.pick(("auto_show_if_winning", "auto_muck")),
        "showdown.play_board": chance.pick(("declare_and_show", "announce_and_discard")),
        "pot.odd_chip_unit": chance.pick(("min_betting_unit", "single_chip")),
        "pot.odd_chip_to": chance.pick(("position_or_suit", "last_aggressor")),
        "clock.expired_turns_out": 1 + chance.below(3),
        "clock.eject_after": 1 + chance.below(3),
    }
    return configure(
        small_blind=whole(small),
        big_blind=whole(big),
        seats=seats,
        buy_in_least=whole(big),
        buy_in_most=whole(big * chance.pick((0, 400))),
        settings=settings,
    )
