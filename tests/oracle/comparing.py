"""One random hand at both tables, compared at every decision and at the end."""

from random import Random
from typing import Final

from core.chips import CHIP
from core.hand import events as e
from core.hand.forced.posts import PostKind
from core.hand.menu import Menu
from core.hand.state import Hand
from core.table import apply
from core.table.commands import TableCommand
from core.table.events import TableEvent, TurnBegan
from core.table.state import Table
from tests.oracle.by_the_book import Book
from tests.oracle.ending import check_pots, difference_at_the_end
from tests.oracle.known import (
    COMMON_CARD,
    LOWBALL_BLIND,
    NOBODY_TO_BET_AGAINST,
    Known,
    Unexplained,
)
from tests.oracle.other_table import OtherTable
from tests.oracle.pots_by_the_book import can_bet
from tests.oracle.random_hands import HEADS_UP, START, Deal, Range, random_act
from tests.oracle.turns import PARTING, Turn, choice_of, stakes_of

_AFTER_A_ROUND: Final = (
    e.CardBurned, e.BoardTurned, e.UpcardsDealt, e.HoleCardsDealt, e.DrawOn, e.ShowdownOpened,
)  # fmt: skip


class Comparison:
    """A hand at both tables.

    Attributes:
        found: the known differences it met.
        is_parted: other players or amounts are asked for, so that only the book goes on with us.
        events: of our table.
    """

    def __init__(self, deal: Deal, rng: Random) -> None:
        self.deal = deal
        self.found: set[Known] = set()
        self.is_parted = False
        self.events: list[TableEvent] = []
        self._rng = rng
        self._table: Table = deal.table()
        self._other = OtherTable(deal)
        self._book = Book(deal)

    def run(self) -> "Comparison":
        """Play the hand to its end.

        Raises:
            Unexplained: a difference that is not known.
        """
        self._do(self.deal.start())
        while self._table.is_in_hand:
            hand = self._hand
            range_ = None if hand.menu is None else self._compare_turn(hand, hand.menu)
            self._do(random_act(self._rng, hand, range_, is_loose=self.deal.is_loose))
        check_pots(self.deal, self._hand, self.events, self._other)
        if not self.is_parted:
            stacks = tuple(occupant.stack // CHIP for occupant in self._table.occupants)
            known = difference_at_the_end(self.deal, self._hand, self.events, stacks, self._other)
            self.found |= set() if known is None else {known}
        return self

    @property
    def _hand(self) -> Hand:
        hand = self._table.hand
        assert hand is not None
        return hand

    def _do(self, command: TableCommand) -> None:
        step = apply(self._table, command, START)
        self._table = step.table
        self.events += step.events
        for event in step.events:
            if isinstance(event, e.RoundOpened):
                self._book.open(stakes_of(self._hand))
            else:
                self._book.follow(event)
            if not self.is_parted:
                self._follow(event)

    def _follow(self, event: TableEvent) -> None:
        if isinstance(event, _AFTER_A_ROUND):
            self._let_check()
        known = self._parting(event)
        if known is None:
            self._other.follow(event)
        else:
            self._part(known)

    def _parting(self, event: TableEvent) -> Known | None:
        """Why the other table cannot follow ``event``; None where it can."""
        match event:
            case e.BlindPosted(seat, kind=PostKind.BIG):
                due = 1 if len(self.deal.stacks) == HEADS_UP else 2
                return None if seat == due else LOWBALL_BLIND
            case e.BurnSaved():
                return COMMON_CARD
            case e.BoardTurned():
                return None if self._other.wants_board else COMMON_CARD
            case e.HoleCardsDealt() | e.UpcardsDealt():
                return COMMON_CARD if self._other.wants_board else None
            case _:
                return None

    def _part(self, known: Known) -> None:
        self.found.add(known)
        self.is_parted = True

    def _let_check(self) -> None:
        """It asks the last player who could bet, though there is nobody to bet against."""
        choice = self._other.choice
        if choice is not None:
            if (choice.call, choice.most, len(can_bet(self.events))) != (0, 0, 1):
                raise Unexplained(f"it asks {choice}, we go on: {self.deal}")
            self.found.add(NOBODY_TO_BET_AGAINST)
            self._other.check()

    def _compare_turn(self, hand: Hand, menu: Menu) -> Range | None:
        """Compare what may be done now; the bets and raises that both tables take."""
        acts = [event for event in self.events if not isinstance(event, e.ActionOn | TurnBegan)]
        turn = Turn(self.deal, hand, self._book, isinstance(acts[-1], e.RoundOpened))
        ours = choice_of(menu)
        turn.check(ours)
        if self.is_parted:
            return None
        known = turn.difference(ours, self._other)
        if known in PARTING:
            self._part(known)
            return None
        self.found |= set() if known is None else {known}
        theirs = self._other.choice
        assert theirs is not None
        return Range.of(menu).within(theirs.least * CHIP, theirs.most * CHIP)
