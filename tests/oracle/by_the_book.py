"""What the rule book says of wagers, worked out anew: who may raise again, and to how much."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from core.cards import Card, rank_of
from core.chips import CHIP
from core.games.spec import Family, Structure
from core.hand import events as e
from tests.oracle.matches import our_game
from tests.oracle.random_hands import Deal

_CAP = 4
_TWO = 2
"""So many rounds are played at the small bet, and so many players are heads-up."""


class Stake(NamedTuple):
    """What one player has: chips behind, and in front of him in this round."""

    stack: int
    bet: int
    is_in: bool

    @property
    def can_bet(self) -> bool:
        """Whether he has not folded and has chips."""
        return self.is_in and self.stack > 0


class Wagering(Protocol):
    """The wagers of one round as the book sees them."""

    def saw(self, seat: int, to: int | None) -> None:
        """``seat`` acted; ``to`` is his bet or raise, None for a check, call or fold."""

    def may_raise(self, seat: int) -> bool:
        """Whether the betting is open to ``seat``."""

    def bounds(self, seat: int, stakes: Mapping[int, Stake], pot: int) -> tuple[int, int]:
        """The smallest and the largest total of a raise, his stack aside."""


class BigBets:
    """Pot limit and no limit: Cooke 8.01.02, 8.01.03 and 8.02.03.

    Args:
        first: the smallest full bet or raise of the round.
        wager: the blind that has to be called.
        accumulates: several short all-ins that reach a full raise together count as one.
    """

    def __init__(self, first: int, wager: int, *, accumulates: bool, is_pot_limit: bool) -> None:
        self._accumulates = accumulates
        self._is_pot_limit = is_pot_limit
        self._full = first
        self._wager = wager
        self._since: dict[int, list[int]] = {}
        """For each player who has acted: the sizes of the raises he has seen since."""

    def saw(self, seat: int, to: int | None) -> None:
        """See :class:`Wagering`."""
        if to is not None:
            size = to - self._wager
            for seen in self._since.values():
                seen.append(size)
            self._full = max(self._full, size)
            self._wager = to
        self._since[seat] = []

    def may_raise(self, seat: int) -> bool:
        """Whether ``seat`` has not acted yet, or was raised in full since."""
        seen = self._since.get(seat)
        if seen is None:
            return True
        size = sum(seen) if self._accumulates else max(seen, default=0)
        return size >= self._full

    def bounds(self, seat: int, stakes: Mapping[int, Stake], pot: int) -> tuple[int, int]:
        """See :class:`Wagering`; the pot is counted after a call (Cooke 8.02.03)."""
        least = self._wager + self._full
        if not self._is_pot_limit:
            return least, 10**9
        call = self._wager - stakes[seat].bet
        return least, max(least, self._wager + pot + call)


class LimitBets:
    """Limit: Cooke 5.07, 9.09.01, 9.09.02 and 9.16, in draw 7.07.

    Args:
        bet: the bet of the round.
        full: the blind, which is the bet; 0 where there is none.
        wager: what has to be called: the blind or the bring-in.
        stakes: the players as the round begins.
        stays: a cap stays for the round however few are left.
    """

    def __init__(
        self, bet: int, full: int, wager: int, stakes: Mapping[int, Stake], *, stays: bool
    ) -> None:
        self._bet = bet
        self._full = full
        self._wager = wager
        self._raises = 0
        self._stays = stays
        self._is_capped = sum(stake.can_bet for stake in stakes.values()) > _TWO
        self._answered: set[int] = set()
        """Who has answered every full wager so far."""
        self.is_disturbed = False
        """Whether a wager was smaller than a full bet or raise."""

    def saw(self, seat: int, to: int | None) -> None:
        """See :class:`Wagering`."""
        if to is not None:
            self._see_wager(to)
        self._answered.add(seat)

    def _see_wager(self, to: int) -> None:
        is_completion = self._wager > self._full and to <= self._full + self._bet
        self.is_disturbed = self.is_disturbed or to != self._full + self._bet
        if _TWO * (to - self._full) >= self._bet:
            if self._full and not is_completion:
                self._raises += 1
            self._full = to
            self._answered.clear()
        self._wager = to

    def may_raise(self, seat: int) -> bool:
        """Whether ``seat`` has a full wager to answer, or has not acted yet."""
        return seat not in self._answered

    def bounds(self, seat: int, stakes: Mapping[int, Stake], pot: int) -> tuple[int, int]:
        """See :class:`Wagering`."""
        del seat, pot
        if self._reached(stakes):
            return 0, 0
        return self._full + self._bet, self._full + self._bet

    def _reached(self, stakes: Mapping[int, Stake]) -> bool:
        """Whether no more raises are allowed; a completion is none."""
        if not self._is_capped or self._raises < _CAP or self._wager > self._full:
            return False
        return self._stays or sum(stake.can_bet for stake in stakes.values()) > _TWO


class Book:
    """The whole hand as the book sees its wagers."""

    def __init__(self, deal: Deal) -> None:
        self._deal = deal
        self._rounds = self._blind = 0
        self.wagers = 0
        """Bets, completions and raises of this round."""
        self.round: Wagering | None = None

    def open(self, stakes: Mapping[int, Stake]) -> None:
        """A round begins."""
        deal, first = self._deal, self._rounds == 0
        self.wagers = 0
        game = our_game(deal.code)
        blind = self._blind = deal.big_blind if first and not deal.has_bring_in else 0
        if deal.is_limit:
            bet = deal.small_bet if self._rounds < _TWO else deal.big_bet
            wager = deal.bring_in if first and deal.has_bring_in else blind
            stays = game.spec.family is Family.LOWBALL
            self.round = LimitBets(bet, blind, wager, stakes, stays=stays)
        else:
            self.round = BigBets(
                deal.big_blind,
                blind,
                accumulates=deal.accumulates,
                is_pot_limit=game.structure is Structure.POT_LIMIT,
            )
        self._rounds += 1

    def round_is_open(self, seat: int) -> bool:
        """Whether ``seat`` may raise at all."""
        return self.round is not None and self.round.may_raise(seat)

    def follow(self, event: object) -> None:
        """Note an act, amounts in hundredths."""
        if self.round is None:
            return
        match event:
            case e.BetMade(seat, to) | e.Completed(seat, to) | e.Raised(seat, to):
                self.wagers += 1
                self.round.saw(seat, to // CHIP)
            case e.BroughtIn(seat=seat) | e.Checked(seat) | e.Called(seat) | e.Folded(seat):
                self.round.saw(seat, None)
            case _:
                pass

    def call(self, seat: int, stakes: Mapping[int, Stake]) -> int:
        """What ``seat`` has to put in to call; the blind is called in full (Cooke 12.19)."""
        own = stakes[seat]
        return min(max(self._wager(stakes) - own.bet, 0), own.stack)

    def range(self, seat: int, stakes: Mapping[int, Stake], pot: int) -> tuple[int, int]:
        """From where to where ``seat`` may bet or raise; 0, 0 where he may not."""
        assert self.round is not None
        own, wager = stakes[seat], self._wager(stakes)
        most = own.stack + own.bet
        others = [other for number, other in stakes.items() if number != seat and other.is_in]
        if most <= wager or not any(other.bet + other.stack > wager for other in others):
            return 0, 0
        if not self.round.may_raise(seat):
            return 0, 0
        least, top = self.round.bounds(seat, stakes, pot)
        return min(least, most), min(top, most)

    def _wager(self, stakes: Mapping[int, Stake]) -> int:
        return max(self._blind, *(stake.bet for stake in stakes.values()))


def open_rank(up: tuple[Card, ...], *, is_low: bool = False) -> tuple[list[int], list[int]]:
    """How good up to four upcards are, the larger the better: sets first, then ranks.

    For low aces are low and everything is the other way round (Cooke 5.11, 5.25).
    """
    ranks = [(rank_of(card) + 1) % 13 if is_low else rank_of(card) for card in up]
    sets = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    sign = -1 if is_low else 1
    return [sign * count for count, _ in sets], [sign * rank for _, rank in sets]
