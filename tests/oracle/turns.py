"""A turn at both tables: what our player may do, and why the other engine lets him do otherwise."""

from msgspec import Struct

from core.chips import CHIP
from core.hand.menu import Menu
from core.hand.state import Hand, Standing
from tests.oracle.by_the_book import Book, LimitBets, Stake, open_rank
from tests.oracle.known import (
    CLOSED_TO_RAISES,
    FIRST_BY_SUIT,
    HALF_BETS,
    NEXT_BOARD_LEADS,
    RAISE_CAP,
    SHORT_BIG_BLIND,
    Known,
    Unexplained,
)
from tests.oracle.other_table import Choice, OtherTable
from tests.oracle.random_hands import Deal

_THEIR_CAP = 4

PARTING = {NEXT_BOARD_LEADS, FIRST_BY_SUIT, SHORT_BIG_BLIND}
"""After these other players or amounts are asked for: the hands have nothing more in common."""


def stakes_of(hand: Hand) -> dict[int, Stake]:
    """What everybody has, by seat."""
    return {
        player.seat: Stake(
            player.stack // CHIP,
            player.bet // CHIP,
            player.standing in (Standing.LIVE, Standing.SHOWN),
        )
        for player in hand.players
    }


def choice_of(menu: Menu) -> Choice:
    """What our table asks for, in whole chips."""
    amounts = (menu.call, menu.raise_min, menu.raise_max, menu.bring_in)
    return Choice(menu.seat, *(amount // CHIP for amount in amounts))


class Turn(Struct, frozen=True):
    """Somebody's turn; ``is_first`` when a round has just begun with it."""

    deal: Deal
    hand: Hand
    book: Book
    is_first: bool

    @property
    def _stakes(self) -> dict[int, Stake]:
        return stakes_of(self.hand)

    def check(self, ours: Choice) -> None:
        """Whether ``ours`` is what the book asks for.

        Raises:
            Unexplained: it is not.
        """
        stakes = self._stakes
        low, high = self.book.range(ours.seat, stakes, self.hand.pot // CHIP)
        book = (self.book.call(ours.seat, stakes), low, high)
        if ours[1:4] != book:
            raise Unexplained(f"the book asks {book}, we ask {ours}: {self.deal}")
        if self.is_first and self.deal.has_bring_in and self.hand.street:
            self._check_leader(ours.seat)

    def _check_leader(self, seat: int) -> None:
        """In stud the best open hand of those who can bet acts first (Cooke 5.11, 5.25)."""
        is_low, stakes = self.deal.code == "FR", self._stakes
        ranks = {
            int(player.seat): open_rank(player.up, is_low=is_low)
            for player in self.hand.players
            if stakes[player.seat].can_bet
        }
        # With a card in the middle open hands are whole ones.
        if not self.hand.boards[0] and ranks[seat] != max(ranks.values()):
            raise Unexplained(f"{ranks} are the open hands, we ask {seat}: {self.deal}")

    def difference(self, ours: Choice, other: OtherTable) -> Known | None:
        """Why the other table asks for something else; None where it asks for the same.

        Raises:
            Unexplained: no rule says why.
        """
        theirs = other.choice
        has_same = tuple(stake.stack for stake in self._stakes.values()) == other.stacks
        if ours == theirs and has_same:
            return None
        known: Known | None = None
        if theirs is not None and has_same and ours.bring_in == theirs.bring_in:
            if ours.seat != theirs.seat:
                known = self._why_other_leads(ours, theirs, other)
            elif ours.call != theirs.call:
                known = SHORT_BIG_BLIND if self._is_big_blind_short() else None
            else:
                known = self._why_other_raises(ours, theirs)
        if known is None:
            raise Unexplained(f"we ask {ours}, it asks {theirs}: {self.deal}")
        return known

    def _why_other_leads(self, ours: Choice, theirs: Choice, other: OtherTable) -> Known | None:
        if not self.is_first or not self.deal.has_bring_in:
            return None
        if not self._stakes[other.opener].can_bet:
            return NEXT_BOARD_LEADS
        up = {int(player.seat): player.up for player in self.hand.players}
        is_tie = open_rank(up[ours.seat]) == open_rank(up[theirs.seat])
        return FIRST_BY_SUIT if is_tie and self.deal.by_suit else None

    def _is_big_blind_short(self) -> bool:
        """Whether this is the first round after a big blind that was not posted in full."""
        hand = self.hand
        if hand.street or hand.big_blind is None:
            return False
        stack = self.deal.stacks[hand.seats.index(hand.big_blind)]
        return stack - self.deal.ante < self.deal.big_blind

    def _why_other_raises(self, ours: Choice, theirs: Choice) -> Known | None:
        round_ = self.book.round
        if isinstance(round_, LimitBets):
            if ours.most and not theirs.most and self.book.wagers >= _THEIR_CAP:
                return RAISE_CAP
            return HALF_BETS if round_.is_disturbed else None
        is_closed = not self.book.round_is_open(ours.seat)
        return CLOSED_TO_RAISES if theirs.most and not ours.most and is_closed else None
