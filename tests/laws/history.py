"""Random histories of a table of any game: several hands in a row, people coming and going.

Every command is chosen by :class:`tests.laws.chance.Chance`: mostly a legal act of whoever is
to act, now and then something out of turn, stale or impossible, a clock, a pause, a deadline
that has passed, somebody sitting down, leaving, going away, coming back or buying chips.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from core.chips import Chips
from core.games import GAMES
from core.hand import commands as h
from core.hand.state import Betting, Showdown
from core.house.settings import Overrides
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId
from core.refusal import Refusal
from core.sealed import Sealed
from core.table import Step, Table, apply, deadlines
from core.table import commands as c
from core.table.commands import TableCommand
from core.table.config import TableConfig
from tests.arriving import arrives
from tests.laws.chance import Chance
from tests.laws.changing import answers_to_change
from tests.laws.contest import contest_talk
from tests.laws.killing import kills
from tests.laws.measures import conduct_by
from tests.laws.money import (
    about_what_waits,
    agreements,
    before_the_deal,
    house_by,
    may_chop,
    money_talk,
)
from tests.laws.odd_amounts import odd_amount
from tests.laws.playing_overs import overs
from tests.laws.ruling import FLOORS, floor_says, talk
from tests.laws.showing import showing_by, showing_talk
from tests.laws.straddling import blind_raises
from tests.laws.tables import DEALS, Deal, config_by, without_contradictions
from tests.laws.turn_talk import turn_talk, turns_by
from tests.random_play import decks_for, hand_of, legal_act

START = Instant(1_700_000_000_000)
PEOPLE = tuple(PersonId(f"p{number}") for number in range(1, 16))
ADMIN = PersonId("admin")
_ALL = tuple(DEALS.values())


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


def stands_still(table: Table) -> bool:
    """Whether nobody may act: an objection waits for the floor, or the floor has stopped play."""
    return table.objection is not None or table.halted_at is not None


class History:
    """One table and everything said to it."""

    def __init__(
        self, chance: Chance, deal: Deal | None = None, *, seats: int = 0, least_seats: int = 2
    ) -> None:
        self.chance = chance
        self.at = START
        self.said: list[Said] = []
        chosen = deal if deal is not None else chance.pick(_ALL)
        config = config_by(chance, chosen, seats, least_seats=least_seats)
        opening = c.OpenTable(
            TableId("t"), CommunityId("c"), PlaceId("p"), with_clocks(chance, config), ADMIN
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

    def play(
        self,
        hands: int,
        each: Callable[[Table], None] | None = None,
        *,
        everybody: bool = False,
    ) -> "History":
        """Seat people and go on until ``hands`` hands are over; ``each`` sees every table.

        Some seats stay empty at first unless ``everybody`` is to sit down.
        """
        for person, seat in zip(PEOPLE, range(1, len(self.table.seats) + 1), strict=False):
            if everybody or seat <= 2 or not self.chance.one_in(4):
                self._sit(person, Seat(seat))
        for _ in range(hands * 120):
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
        elif self._floor():
            pass
        elif self.table.objection is not None or chance.one_in(16):
            self.say(contest_talk(chance, self.table))
        elif chance.one_in(12):
            self._let_time_run()
        elif chance.one_in(100) or (may_chop(self.table) and chance.one_in(3)):
            self._agree()
        elif chance.one_in(10):
            self.say(money_talk(chance, self.table))
        elif chance.one_in(14) or (_is_shown_down(self.table) and chance.one_in(3)):
            self.say(showing_talk(chance, self.table))
        elif chance.one_in(6) and (due := self._answers()):
            for command in due:
                self.say(command)
        elif not self.table.is_in_hand:
            self._between_hands()
        elif chance.one_in(4) and (rare := self._rarely()):
            self.say(chance.pick(rare))
        else:
            self.say(legal_act(self.chance, self.table))

    def _floor(self) -> bool:
        """Whether play that stands still goes on, or the floor has said something."""
        chance, table = self.chance, self.table
        if table.paused_at is not None:
            self.say(c.ResumeClocks(table.paused_at))
        elif table.halted_at is not None and chance.one_in(2):
            self.say(c.ResumeTable(chance.pick(FLOORS)))
        elif table.hearing is not None and chance.one_in(3):
            self.say(talk(chance, table))
        elif chance.one_in(16):
            self.say(floor_says(chance, table))
        else:
            return False
        return True

    def _answers(self) -> list[TableCommand]:
        """What somebody waits for: chips on their way, and what is to be played."""
        chance, table = self.chance, self.table
        return about_what_waits(chance, table) or answers_to_change(chance, table)

    def _between_hands(self) -> None:
        ready = [o for o in self.table.occupants if o.is_ready]
        if self.table.next_hand_at is None:
            if len(ready) < len(self.table.seats) and self.chance.one_in(3):
                self._sit_anywhere()
                return
            for occupant in self.table.occupants:
                if occupant.stack or self.chance.one_in(3):
                    self.say(c.TopUp(occupant.person, self.table.config.buy_in_least))
                    self.say(c.ComeBack(occupant.person))
                else:
                    self.say(c.Leave(occupant.person))
                    self._sit(occupant.person, occupant.seat)
            if self.table.next_hand_at is None:
                self._sit_anywhere()
            return
        self.at = Instant(max(self.at, self.table.next_hand_at))
        if self.table.carry is not None and self.chance.one_in(2):
            for occupant in self.table.occupants:
                self.say(c.AnteIn(occupant.person))
        for command in (
            *before_the_deal(self.chance, self.table),
            *blind_raises(self.chance, self.table),
            *kills(self.chance, self.table),
            *overs(self.chance, self.table),
        ):
            self.say(command)
        deck, spares = decks_for(self.chance, self.table)
        self.say(c.StartHand(Sealed(deck), Sealed(self.chance.deck()), Sealed(spares)))

    def _let_time_run(self) -> None:
        """The next deadline passes."""
        for due in deadlines(self.table):
            self.at = Instant(max(self.at, due.at + due.grace))
            if due.command is not None:
                self.say(due.command)

    def _agree(self) -> None:
        """All the players left agree on the pot, as far as they may."""
        for command in agreements(self.table):
            self.say(command)
        clock = self.table.clock
        if clock is not None and clock.split_at is not None:
            if self.chance.one_in(3):
                self.say(c.AllowSplits(self.chance.pick(self.table.occupants).person, allows=False))
            self._let_time_run()

    def _sit_anywhere(self) -> None:
        seat = Seat(1 + self.chance.below(len(self.table.seats)))
        self._sit(self.chance.pick(PEOPLE), seat)

    def _sit(self, person: PersonId, seat: Seat) -> None:
        bets = self.chance.below(40) ** 2 // 10
        amount = Chips((4 + bets) * self.table.config.stakes.base // 2)
        self.say(arrives(person, person.upper(), amount, self.at, seat))

    def _aside(self) -> TableCommand:
        """Something besides the course of the hand, often refused."""
        chance, table = self.chance, self.table
        person = chance.pick([o.person for o in table.occupants] or PEOPLE)
        hand = table.hand
        prompt = h.Prompt(table.hands, hand.action if hand is not None else 0)
        stale = h.Prompt(max(prompt.hand - 1, 1), prompt.action)
        amount = Chips(chance.below(300) * table.config.stakes.base // 2)
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
            lambda: c.SitDown(
                chance.pick(PEOPLE), "V", amount, Seat(1 + chance.below(len(table.seats))),
                visit=visit_by(chance, self.at, amount),
            ),
            lambda: c.Eject(ADMIN, person),
            lambda: c.Spare(ADMIN, person),
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
            lambda: c.ExpireChoice(prompt),
            lambda: c.ExpireKill(prompt),
            lambda: c.KillPot(person),
            lambda: c.ObjectToKill(person, Seat(1 + chance.below(len(table.seats)))),
            lambda: h.DrawCards(person, (1 + chance.below(6),), prompt),
            lambda: h.MakeChoice(person, (1 + chance.below(4),)),
            lambda: h.ConfessOpeners(person),
            lambda: h.DeclareOpen(person, chance.one_in(2)),
            lambda: c.AnteIn(person),
            lambda: c.DealerCallsClock(stale),
            self._ruling,
            self._ruling,
        )  # fmt: skip
        return chance.pick(kinds)()

    def _rarely(self) -> list[TableCommand]:
        """What this very moment allows and seldom happens, and words about turns."""
        chance, hand = self.chance, hand_of(self.table)
        spec = GAMES[hand.game]
        opener = hand.player(hand.opener) if hand.opener is not None else None
        rare: list[TableCommand] = []
        if spec.openers is not None and opener is not None and hand.street == 0:
            rare.append(h.ConfessOpeners(opener.actor))
        if isinstance(hand.phase, Showdown) and spec.is_lowball:
            ranks = sorted({chance.below(13) for _ in range(3)}, reverse=True)
            rare += [h.CallLow(player.actor, tuple(ranks)) for player in hand.players]
        if isinstance(hand.phase, Betting) and spec.upcards:
            rare += [h.Undo(player.actor) for player in hand.players if not player.is_in]
            live = [player for player in hand.players if player.is_in and player.down.content]
            if live and hand.street == len(spec.streets) - 1:
                one = chance.pick(live)
                card, waits = one.down.content[-1], chance.one_in(2)
                rare.append(c.ExposeCard(ADMIN, one.seat, card, others_wait=waits))
        odd = odd_amount(chance, self.table)
        rare += [] if odd is None else [odd]
        return [*rare, *(turn_talk(chance, hand) for _ in range(3))]

    def _ruling(self) -> TableCommand:
        """The floor rules on a card that was exposed, a hand that is dead or a wrong bring-in."""
        chance, hand = self.chance, self.table.hand
        if hand is None:
            return c.AnteIn(chance.pick(PEOPLE))
        player = chance.pick(hand.players)
        held = player.down.content
        if held and chance.one_in(2):
            card = chance.pick(held)
            return c.ExposeCard(ADMIN, player.seat, card, chance.one_in(2), chance.one_in(2))
        if chance.one_in(2):
            return c.KillHand(ADMIN, player.seat, ante_back=chance.one_in(3))
        return c.MoveBringIn(ADMIN, player.seat)


def _is_shown_down(table: Table) -> bool:
    hand = table.hand
    return hand is not None and (hand.is_over or isinstance(hand.phase, Showdown))


def with_clocks(chance: Chance, config: TableConfig) -> TableConfig:
    """``config`` with patience of the house's drawn, and now and then a most to buy in for."""
    settings: Overrides = {
        **house_by(chance),
        **showing_by(chance),
        **turns_by(chance),
        **conduct_by(chance),
        **config.settings,
        "clock.expired_turns_out": 1 + chance.below(3),
        "clock.eject_after": 1 + chance.below(3),
        "clock.ejection": chance.pick(("ask_floor", "automatic")),
        "buyin.short_buys_per_session": chance.below(3),
        "buyin.short_buy_scope": chance.pick(("rebuy_only", "first_buyin_too")),
    }
    most = config.buy_in_least * chance.pick((0, 20))
    return replace(config, settings=without_contradictions(settings), buy_in_most=most)


def visit_by(chance: Chance, at: Instant, amount: Chips) -> c.Visit:
    """A last visit, of this session or an earlier one; ``amount`` may be less than he took."""
    return c.Visit(
        left_at=Instant(at - chance.below(200) * 60_000),
        took=Chips(amount * chance.pick((0, 1, 2)) // 2),
        short_buys=chance.below(2),
        clocks_against=chance.below(3),
        clocks_unreasonable=chance.below(3),
        ejected=chance.one_in(5),
        moves=chance.one_in(2),
        broke=chance.one_in(2),
    )
