"""A book-keeper: what each player may bet, by the book and from the public events alone.

He knows nothing of the dealer's state.  He keeps every chip and every wager of the round, and
works out price and range anew from articles 4, 5, 7, 8 and 9 of the book for every structure.
"""

from msgspec import Struct

from core.games import GAMES
from core.games.spec import BettingRound, Limit, Structure
from core.hand import events as e
from core.hand.menu import Menu
from core.hand.rules import HeadsUpCap
from core.ids import Seat
from core.table.events import TableEvent

_LIMIT = (Structure.FIXED, Structure.SPREAD)

BEYOND = (
    e.PotDeclaredOpen,
    e.OpenOffered,
    e.HandKilled,
    e.ChipsTakenBack,
    e.GameTurned,
    e.FoldRetrieved,
    e.BringInMoved,
    e.LastCardPlayed,
)
"""What changes a round by another matter than betting: he closes his book on that hand."""


class Allowed(Struct, frozen=True):
    """What somebody may do, in hundredths: the price, and the totals *to*."""

    call: int
    least: int = 0
    most: int = 0
    sizes: tuple[int, ...] = ()

    @classmethod
    def by(cls, menu: Menu) -> "Allowed":
        """What the dealer's menu allows."""
        return cls(menu.call, menu.raise_min, menu.raise_max, tuple(menu.sizes))


class Seen:
    """One player in the eyes of the book-keeper."""

    def __init__(self, stack: int) -> None:
        self.stack = stack
        self.bet = 0
        self.is_in = True
        self.up: list[int] = []
        self.has_checked = False
        self.answered: int | None = None
        """The wager he answered last in this round."""
        self.owes_answer = True
        """A full bet or raise came since he last acted, or he has not acted."""


class Bookkeeper:
    """Keeps the bets of one hand."""

    def __init__(self, start: e.HandStarted) -> None:
        self.rules = start.rules
        self.spec = GAMES[start.game]
        self.seats = {one.seat: Seen(one.stack) for one in start.entrants}
        self.pot: int = start.carried
        self.is_open = True
        self._round(0, 0)

    def _round(self, street: int, step: int) -> None:
        stakes = self.rules.stakes
        rounds = [
            (number, place)
            for number, row in enumerate(self.spec.streets)
            for place, kind in enumerate(row.steps)
            if isinstance(kind, BettingRound)
        ]
        self.number = rounds.index((street, step)) if (street, step) in rounds else -1
        is_blind = self.number == 0 and self.rules.forced.has_blinds
        self.price: int = stakes.big_blind if is_blind else 0
        self.level = self.price
        self.count = 1 if is_blind else 0
        self.wagers = 0
        self.is_entered = False
        self.is_capped = self.live > 2
        self.live_at_wager = self.live
        self.sizes = self._sizes(street, step) if self.number >= 0 else ()
        self.raise_by: int = self.sizes[0] if self.sizes else self._least_bet(is_blind=is_blind)

    def _least_bet(self, *, is_blind: bool) -> int:
        stakes, least = self.rules.stakes, self.rules.min_open
        if is_blind:
            return max(stakes.big_blind, least - stakes.big_blind)
        return least

    def _sizes(self, street: int, step: int) -> tuple[int, ...]:
        kind = self.spec.streets[street].steps[step]
        assert isinstance(kind, BettingRound)
        stakes = self.rules.stakes
        is_late = kind.limit is Limit.BIG or (
            kind.limit is Limit.BY_ROUND and self.number + 1 >= self.rules.draw.big_bet_from
        )
        if self.rules.structure is Structure.SPREAD:
            assert stakes.spread is not None
            return (stakes.spread[0], stakes.spread[2 if is_late else 1])
        if self.rules.structure is not Structure.FIXED:
            return ()
        if kind.limit is Limit.OPEN_PAIR and self.rules.stud.open_pair_double and self._pair():
            return (stakes.small_bet, stakes.big_bet)
        return (stakes.big_bet,) if is_late else (stakes.small_bet,)

    def _pair(self) -> bool:
        shown = [one.up for one in self.seats.values() if one.is_in]
        return any(len(up) != len(set(up)) for up in shown)

    @property
    def live(self) -> int:
        """How many can still bet."""
        return sum(one.is_in and one.stack >= self.rules.unit for one in self.seats.values())

    # taking events

    def note(self, event: TableEvent) -> None:
        """Take one event into the book."""
        if isinstance(event, BEYOND):
            self.is_open = False
        match event:
            case e.AntePosted(seat=seat, amount=amount):
                self.seats[seat].stack -= amount
                self.pot += amount
            case e.ChipsForfeited(seat=seat, amount=amount):
                self.seats[seat].stack -= amount
                self.pot += amount
            case e.BlindPosted(seat=seat, amount=amount):
                self._pay(seat, amount)
            case e.UpcardsDealt(seat=seat, cards=cards):
                self.seats[seat].up += [card >> 2 for card in cards]
            case e.UncalledReturned(seat=seat, amount=amount):
                self._pay(seat, -amount)
            case e.RoundOpened(street=street, step=step):
                self._round(street, step)
            case e.RoundClosed():
                for one in self.seats.values():
                    one.bet, one.answered, one.owes_answer, one.has_checked = 0, None, True, False
            case _:
                self._note_act(event)

    def _note_act(self, event: TableEvent) -> None:
        match event:
            case e.Checked(seat=seat):
                self.seats[seat].has_checked = True
                self._acts(seat)
            case e.Called(seat=seat, more=more):
                self._pay(seat, more)
                self.is_entered = True
                self._acts(seat)
            case e.Folded(seat=seat):
                self.seats[seat].is_in = False
            case e.BroughtIn(seat=seat, amount=amount, wager=wager):
                self._pay(seat, amount)
                self._brought_in(wager)
                is_partial = self.level < self.price
                if not (is_partial and self.rules.stud.opener_may_complete):
                    self._acts(seat)
            case e.BringInStands(wager=wager):
                self._brought_in(wager)
            case (
                e.BetMade(seat=seat, to=to, more=more, is_full=is_full)
                | e.Raised(seat=seat, to=to, more=more, is_full=is_full)
                | e.Completed(seat=seat, to=to, more=more, is_full=is_full)
            ):
                self._pay(seat, more)
                assert self._wager(to) == is_full
                self._acts(seat)
                self.live_at_wager = self.live
            case _:
                pass

    def _brought_in(self, wager: int) -> None:
        """A bring-in as large as the smallest bet is the bet (Cooke 5.07)."""
        self.price = wager
        if wager >= self.raise_by:
            self.level, self.count = wager, 1

    def _wager(self, to: int) -> bool:
        """A bet or raise ``to``; whether everybody has to answer it anew."""
        by_level, by_price = to - self.level, to - self._base
        completes = self._is_limit and to == self._completed
        half = 2 * by_level >= self._full_bet if self._is_limit else False
        is_full = half or (not self._is_limit and by_price >= self.raise_by)
        if is_full:
            self.count = max(self.count, 1) if completes else self.count + 1
            self.raise_by = max(self.raise_by, by_level if self._is_limit else to - self.price)
            self.level = to
            for one in self.seats.values():
                one.owes_answer = True
        self.price = to
        self.wagers += 1
        self.is_entered = True
        return is_full

    def _pay(self, seat: Seat, amount: int) -> None:
        self.seats[seat].stack -= amount
        self.seats[seat].bet += amount
        self.pot += amount

    def _acts(self, seat: Seat) -> None:
        self.seats[seat].answered = self.price
        self.seats[seat].owes_answer = False

    # reading the rules

    @property
    def _is_limit(self) -> bool:
        return self.rules.structure in _LIMIT

    @property
    def _full_bet(self) -> int:
        """The bet that half a bet is half of (Cooke 9.09.01)."""
        if self.rules.structure is Structure.SPREAD:
            return self.raise_by
        return self._usable[0]

    @property
    def _usable(self) -> tuple[int, ...]:
        """After a large bet over an open pair only the large one is left (scs-5)."""
        if len(self.sizes) > 1 and self.raise_by >= self.sizes[1]:
            return self.sizes[1:]
        return self.sizes

    @property
    def _completed(self) -> int:
        """What would complete the price to a full bet, 0 where it is one (Cooke 9.09.01)."""
        return self.level + self._full_bet if self.price > self.level else 0

    @property
    def _base(self) -> int:
        """A first bet over a partial bring-in counts from nothing (Cooke 5.07)."""
        return self.price if self.wagers else self.level

    def allowed(self, seat: Seat, *, has_to_open: bool) -> Allowed:
        """What ``seat`` may do; ``has_to_open`` for the one who has to bring it in."""
        one, unit = self.seats[seat], self.rules.unit
        chips = one.stack // unit * unit
        call = max(min(self.price - one.bet, chips), 0)
        most = one.bet + chips
        others = [other for at, other in self.seats.items() if at != seat and other.is_in]
        has_a_caller = any(
            other.bet + other.stack // unit * unit > self.price and other.stack >= unit
            for other in others
        )
        is_too_short = most <= (self.rules.stakes.bring_in if has_to_open else self.price)
        if is_too_short or not has_a_caller or self._is_stopped(one):
            return Allowed(call)
        return self._range(call, one, most)

    def _is_stopped(self, one: Seen) -> bool:
        """Not reopened for him, capped, or a check-raise of lowball."""
        if self.is_beyond_cap:
            return True
        if (
            self.spec.must_bet_low is not None
            and self.rules.structure is Structure.FIXED
            and self.number > 0
            and one.has_checked
        ):
            return True
        if one.owes_answer:
            return False
        adds_up = (
            self.rules.short_raises_accumulate
            and one.answered is not None
            and self.price - one.answered >= self.raise_by
        )
        return self._is_limit or not adds_up

    @property
    def is_beyond_cap(self) -> bool:
        """A bet and so many raises have been made (Cooke 7.07, 9.16)."""
        cap = self.rules.limit.raise_cap
        if not self._is_limit or not cap or not self.is_capped or self.count < cap + 1:
            return False
        match self.rules.limit.heads_up:
            case HeadsUpCap.STAYS:
                return True
            case HeadsUpCap.LIFTS:
                return self.live > 2
            case HeadsUpCap.STAYS_IF_REACHED:
                return self.live_at_wager > 2

    def _range(self, call: int, one: Seen, most: int) -> Allowed:
        least, base = self._base + self.raise_by, self._base
        match self.rules.structure:
            case Structure.NO_LIMIT:
                return Allowed(call, min(least, most), most)
            case Structure.POT_LIMIT:
                top = max(self._pot_limit(one), least)
                return Allowed(call, min(least, most), min(top, most))
            case Structure.SPREAD if self.price > self.level and self.wagers:
                sizes = [self.level + self.raise_by]
            case Structure.SPREAD:
                return Allowed(call, min(least, most), min(base + self.sizes[1], most))
            case Structure.FIXED:
                sizes = [self.level + size for size in self._usable]
        totals = tuple(sorted({min(size, most) for size in sizes}))
        return Allowed(call, totals[0], totals[-1], totals)

    def _pot_limit(self, one: Seen) -> int:
        """Current bet and the pot after a call, in whole units, rounded up (Cooke 8.02.03)."""
        opening = self.rules.pot_open_bets
        if opening and self.number == 0 and not self.is_entered:
            return opening * self.rules.stakes.base
        pot = self.pot + self.price - one.bet
        part, unit = pot * self.rules.pot_factor, 100 * self.rules.unit
        return self.price + (part + unit - 1) // unit * self.rules.unit
