"""Whole hands through this engine: every act through ``core.table.apply``."""

from typing import NamedTuple

from bot.bench import policy
from core.chips import CHIP, Chips, whole
from core.hand.commands import Bet, Call, Check, Fold, HandCommand, RaiseTo, Show
from core.hand.menu import Menu
from core.ids import CommunityId, Instant, PersonId, PlaceId, TableId
from core.sealed import Sealed
from core.table import apply
from core.table.commands import OpenTable, SitDown, StartHand, TableCommand, TopUp
from core.table.opening import configure
from core.table.state import Table

_PERSONS = tuple(PersonId(f"bench:{seat}") for seat in range(1, policy.SEATS + 1))


class NextHand(NamedTuple):
    """A hand about to be played: its number, and stacks in whole chips, the small blind's first."""

    number: int
    stacks: tuple[int, ...]


class OwnTable:
    """A table of six that plays on: deal, button, blinds, menus, showdown and pots included."""

    def __init__(self, seed: int) -> None:
        self._policy = policy.Policy(seed)
        self._at = Instant(0)
        config = configure(
            small_blind=whole(policy.SMALL_BLIND),
            big_blind=whole(policy.BIG_BLIND),
            seats=policy.SEATS,
        )
        opens = OpenTable(
            TableId("bench"), CommunityId("bench"), PlaceId("bench"), config, PersonId("bench:0")
        )
        self._table: Table = apply(None, opens, self._at).table
        for person in _PERSONS:
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
        refilled = [o.stack // CHIP or policy.STACK for o in table.occupants]
        pointers = table.pointers
        first = pointers.big_blind - 1 if pointers is not None else 0
        return tuple(refilled[first:] + refilled[:first])

    def _start(self) -> None:
        for occupant in self._table.occupants:
            if occupant.stack < CHIP:
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
        menu = hand.menu
        return Show(person) if menu is None else self._wager(person, menu)

    def _wager(self, person: PersonId, menu: Menu) -> HandCommand:
        to = self._policy.decide(
            faces_bet=not menu.may_check, least=menu.raise_min, most=menu.raise_max
        )
        if to == policy.CALL:
            return Check(person) if menu.may_check else Call(person)
        if to == policy.FOLD:
            return Fold(person)
        return Bet(person, Chips(to)) if menu.opens else RaiseTo(person, Chips(to))

    def _do(self, command: TableCommand) -> None:
        self._table = apply(self._table, command, self._at).table
