"""One random hand at both tables, compared at every decision and at the end."""

from collections.abc import Sequence
from random import Random

from pokerkit import StandardHighHand

from core.cards import Card, cards_text
from core.chips import CHIP
from core.hand import events as e
from core.hand.menu import Menu
from core.hand.state import Award, Hand
from core.refusal import Reason
from core.table import apply
from core.table.events import TableEvent
from core.table.state import Table
from tests.oracle.by_the_book import Reopening, can_bet, paid_in, pushed
from tests.oracle.known import (
    CLOSED_TO_RAISES,
    NOBODY_TO_BET_AGAINST,
    POTS_JOINED,
    SHORT_BIG_BLIND,
    Known,
)
from tests.oracle.other_table import Choice, OtherTable
from tests.oracle.random_hands import START, Deal, random_act


class Unexplained(AssertionError):
    """The two tables differ where no rule tells them apart."""


class Comparison:
    """A hand at both tables; ``found`` are the known differences it met."""

    def __init__(self, deal: Deal, rng: Random) -> None:
        self.deal = deal
        self.found: set[Known] = set()
        self._rng = rng
        self._table: Table = deal.table()
        self._events: list[TableEvent] = []
        self._other = OtherTable(deal)
        self._book = Reopening(deal.big_blind, deal.big_blind, accumulates=deal.accumulates)
        self._has_parted = False

    def run(self) -> "Comparison":
        """Play the hand to its end.

        Raises:
            Unexplained: a difference that is not known.
        """
        self._start()
        while self._table.is_in_hand:
            hand = self._hand
            if hand.menu is not None:
                self._compare_turn(hand, hand.menu)
            self._act(hand)
        self._compare_end()
        self._compare_pots()
        return self

    @property
    def _hand(self) -> Hand:
        hand = self._table.hand
        assert hand is not None
        return hand

    def _start(self) -> None:
        step = apply(self._table, self.deal.start(), START)
        self._table = step.table
        self._events += step.events
        dealt = [event for event in step.events if isinstance(event, e.HoleCardsDealt)]
        self._other.deal_hole([event.cards.content for event in dealt])
        self._follow(step.events)

    def _act(self, hand: Hand) -> None:
        seat = hand.to_act
        assert seat is not None
        player = hand.player(seat)
        assert player is not None
        step = apply(self._table, random_act(self._rng, player.person, hand.menu), START)
        self._table = step.table
        self._events += step.events
        self._follow(step.events)

    def _follow(self, events: Sequence[TableEvent]) -> None:
        for event in events:
            match event:
                case e.BetMade(seat=seat, to=to) | e.Raised(seat=seat, to=to):
                    self._book.saw(seat, to // CHIP)
                case e.Checked(seat) | e.Called(seat) | e.Folded(seat):
                    self._book.saw(seat, None)
                case e.BoardTurned():
                    self._let_check()
                    big = self.deal.big_blind
                    self._book = Reopening(big, 0, accumulates=self.deal.accumulates)
                case _:
                    pass
            if not self._has_parted:
                self._other.follow(event)

    def _let_check(self) -> None:
        """It asks the last player who could bet, though there is nobody to bet against."""
        choice = None if self._has_parted else self._other.choice
        if choice is not None:
            if (choice.call, choice.most, len(can_bet(self._events))) != (0, 0, 1):
                raise Unexplained(f"it asks {choice}, we turn the board: {self.deal}")
            self.found.add(NOBODY_TO_BET_AGAINST)
            self._other.check()

    def _compare_turn(self, hand: Hand, menu: Menu) -> None:
        by_the_book = self._book.may_raise(menu.seat)
        is_closed = menu.no_raise is Reason.SHORT_ALL_IN_NOT_REOPENED
        if is_closed == by_the_book and menu.no_raise is not Reason.STACK_TOO_SMALL_TO_RAISE:
            raise Unexplained(f"the book lets seat {menu.seat} raise or not: {self.deal}")
        if self._has_parted:
            return
        ours = Choice(menu.seat, menu.call // CHIP, menu.raise_min // CHIP, menu.raise_max // CHIP)
        theirs = self._other.choice
        stacks = tuple(player.stack // CHIP for player in hand.players)
        if ours == theirs and stacks == self._other.stacks:
            return
        self.found.add(self._known(ours, theirs, by_the_book=by_the_book))

    def _known(self, ours: Choice, theirs: Choice | None, *, by_the_book: bool) -> Known:
        if theirs is not None and ours[:2] == theirs[:2] and not ours.most and not by_the_book:
            return CLOSED_TO_RAISES
        posted = self.deal.stacks[self._hand.seats.index(self._hand.big_blind)] - self.deal.ante
        if not self._hand.street and posted < self.deal.big_blind:
            # From here on other amounts are called for: the hands have nothing more in common.
            self._has_parted = True
            return SHORT_BIG_BLIND
        raise Unexplained(f"we ask {ours}, it asks {theirs}: {self.deal}")

    def _compare_end(self) -> None:
        if self._has_parted:
            return
        if not self._other.is_over:
            raise Unexplained(f"it goes on, we have pushed the pot: {self.deal}")
        ours = tuple(occupant.stack // CHIP for occupant in self._table.occupants)
        if ours == self._other.stacks:
            return
        if self._if_joined(ours) != self._other.stacks:
            raise Unexplained(f"we end with {ours}, it with {self._other.stacks}: {self.deal}")
        self.found.add(POTS_JOINED)

    def _if_joined(self, stacks: tuple[int, ...]) -> tuple[int, ...]:
        """The stacks if pots with the same winners were one, all its odd chips for the first."""
        then = list(stacks)
        joined: dict[tuple[int, ...], int] = {}
        for award in self._awards():
            winners: tuple[int, ...] = tuple(sorted(share.seat for share in award.shares))
            joined[winners] = joined.get(winners, 0) + award.amount // CHIP
            for share in award.shares:
                then[share.seat - 1] -= share.amount // CHIP
        for winners, amount in joined.items():
            each, odd = divmod(amount, len(winners))
            for place, seat in enumerate(winners):
                then[seat - 1] += each + (0 if place else odd)
        return tuple(then)

    def _awards(self) -> list[Award]:
        return [event.award for event in self._events if isinstance(event, e.PotPushed)]

    def _compare_pots(self) -> None:
        """Every pot against the book's, hands ranked by the other engine."""
        folded = {event.seat for event in self._events if isinstance(event, e.Folded)}
        paid: dict[int, int] = {player.seat: 0 for player in self._hand.players}
        for seat, chips in paid_in(self._events).items():
            paid[seat] = chips // CHIP
        board = self._hand.boards[0]
        left = [player for player in self._hand.players if player.seat not in folded]
        is_contested = len(left) > 1
        ranks: dict[int, object] = {
            p.seat: _rank(p.down.content, board) if is_contested else 0 for p in left
        }
        ours = [
            {share.seat: share.amount // CHIP for share in award.shares} for award in self._awards()
        ]
        if ours != pushed(paid, ranks):
            raise Unexplained(f"the book pushes other pots than {ours}: {self.deal}")


def _rank(own: tuple[Card, ...], board: tuple[Card, ...]) -> object:
    """How good pokerkit finds a hand."""
    return StandardHighHand.from_game(*(cards_text(c).replace(" ", "") for c in (own, board)))
