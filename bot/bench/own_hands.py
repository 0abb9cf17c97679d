"""Whole hands through this engine: every act through ``core.table.apply``."""

from typing import NamedTuple

from bot.bench import policy
from bot.bench.families import HOLDEM, Family
from core.chips import CHIP, Chips, whole
from core.hand.commands import Bet, Call, Check, DrawCards, Fold, HandCommand, RaiseTo, Show
from core.hand.menu import Menu
from core.hand.state import Drawing
from core.ids import CommunityId, Instant, PersonId, PlaceId, TableId
from core.sealed import Sealed
from core.table import apply
from core.table.commands import OpenTable, SitDown, StartHand, TableCommand, TopUp
from core.table.state import Table

_PERSONS = tuple(PersonId(f"bench:{seat}") for seat in range(1, policy.SEATS + 1))


class NextHand(NamedTuple):
    """A hand about to be played: its number, and stacks in whole chips, the small blind's first.

    In stud, which has no button, the stack at seat 1 comes first.
    """

    number: int
    stacks: tuple[int, ...]


class OwnTable:
    """A table that plays on: deal, button, forced bets, menus, showdown and pots included."""

    def __init__(self, seed: int, family: Family = HOLDEM) -> None:
        self._policy = policy.Policy(seed, family.style)
        self._at = Instant(0)
        self._least = whole(family.least_stack)
        config = family.config()
        opens = OpenTable(
            TableId("bench"), CommunityId("bench"), PlaceId("bench"), config, PersonId("bench:0")
        )
        self._table: Table = apply(None, opens, self._at).table
        for person in _PERSONS[: family.players]:
            self._do(SitDown(person, person, whole(policy.STACK)))

    def play(self, hands: int) -> None:
        """Play ``hands`` whole hands."""
        for _ in range(hands):
            self._start()
            while self._table.is_in_hand:
                self._do(self._act())

    @property
    def next_hand(self) -> NextHand:
        """The hand that will be played next."""
        return NextHand(self._table.hands + 1, self._stacks())

    def _stacks(self) -> tuple[int, ...]:
        table = self._table
        stacks = [occupant.stack // CHIP for occupant in table.occupants]
        least = self._least // CHIP
        refilled = [stack + (policy.STACK if stack < least else 0) for stack in stacks]
        pointers = table.pointers
        first = pointers.big_blind - 1 if pointers is not None else 0
        return tuple(refilled[first:] + refilled[:first])

    def _start(self) -> None:
        for occupant in self._table.occupants:
            if occupant.stack < self._least:
                self._do(TopUp(occupant.person, whole(policy.STACK)))
        due = self._table.next_hand_at
        assert due is not None
        self._at = due
        self._policy.begin(self._table.hands + 1)
        deck = Sealed(self._policy.deck())
        self._do(StartHand(deck, deck))

    def _act(self) -> HandCommand:
        hand = self._table.hand
        assert hand is not None
        seat = hand.to_act
        assert seat is not None
        person = _PERSONS[seat - 1]
        if isinstance(hand.phase, Drawing):
            return DrawCards(person, self._policy.discards(hand.phase.most))
        menu = hand.menu
        return Show(person) if menu is None else self._wager(person, menu)

    def _wager(self, person: PersonId, menu: Menu) -> HandCommand:
        to = self._policy.decide(faces_bet=menu.call > 0, least=menu.raise_min, most=menu.raise_max)
        if to == policy.CALL:
            if menu.bring_in:
                return Bet(person, menu.bring_in)
            return Check(person) if menu.may_check else Call(person, confirmed=True)
        if to == policy.FOLD:
            return Fold(person)
        return Bet(person, Chips(to)) if menu.opens else RaiseTo(person, Chips(to))

    def _do(self, command: TableCommand) -> None:
        self._table = apply(self._table, command, self._at).table
