"""The book of a hand: the chips of everybody, and the acts of the round, one below the other."""

from enum import Enum, auto, unique
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.games import GAMES
from core.games.spec import BettingRound
from core.hand import events as e
from core.hand.forced.posts import PostKind, Posts
from core.ids import Seat
from core.table.events import TableEvent
from core.table.kills.button_events import KillPaid
from core.table.money.money_events import ChipsCounted

BEYOND: Final = (
    e.PotDeclaredOpen,
    e.OpenOffered,
    e.HandKilled,
    e.ChipsTakenBack,
    e.GameTurned,
    e.FoldRetrieved,
    e.BringInMoved,
    e.LastCardPlayed,
    e.WagerCorrected,
    e.FoldedEarly,
    e.ChipsPutEarly,
    e.HandFouled,
    e.InterestForfeited,
)
"""What changes a round by another matter than the bets made in turn: the book is closed then."""


@unique
class Deed(Enum):
    """What somebody did in a betting round."""

    CHECK = auto()
    CALL = auto()
    BRING_IN = auto()
    WAGER = auto()

    STRADDLE = auto()
    """Blind, under the gun or next to a straddler: he acts when it comes back to him."""

    SLEEPER = auto()
    """Blind, from elsewhere: he has acted with it (Cooke 12.18)."""


_BLIND: Final = {PostKind.STRADDLE: Deed.STRADDLE, PostKind.SLEEPER: Deed.SLEEPER}


class Did(Struct, frozen=True):
    """One act: whose it was, and the total to be matched after it.

    ``seat`` is None where a bring-in stands that nobody could put in.
    """

    seat: Seat | None
    deed: Deed
    price: int


class Purse:
    """The chips of one player, and his upcards by rank."""

    def __init__(self, stack: int) -> None:
        self.stack = stack
        self.bet = 0
        self.is_in = True
        self.up: list[int] = []


def _kill(posts: Posts) -> int:
    """What a killer has to post, which all have to match; 0 where nobody kills (Cooke 8.04.07)."""
    kills = [post.amount for post in posts.due if post.kind is PostKind.KILL]
    return max([*kills, posts.least])


class Page(Struct, frozen=True):
    """A round as it stood when somebody was asked."""

    pot: int
    acts: tuple[Did, ...]
    live_at_wager: int
    purses: dict[Seat, tuple[int, int, bool]]


class Book:
    """Written from the public events of one hand, all amounts in hundredths of a chip."""

    def __init__(self, start: e.HandStarted) -> None:
        self.rules = start.rules
        self.level = 0
        self.overs = {one.seat: one.overs for one in start.entrants}
        self.spec = GAMES[start.game]
        self.purses = {one.seat: Purse(one.stack) for one in start.entrants}
        self.pot: int = start.carried
        self.is_open = True
        self.street = self.step = self.number = 0
        self.blind = 0
        self.acts: list[Did] = []
        self.kill = _kill(start.posts)
        self.blind_raises = [
            Did(one.seat, _BLIND[one.kind], one.amount)
            for one in start.posts.due
            if one.kind in _BLIND
        ]
        self.began_with = self.live
        self.live_at_wager = self.live
        self._is_last_round = False
        self.pair_shows = False
        self._asked: dict[Seat, Page] = {}

    def _play_overs(self) -> None:
        """The stakes that everybody who can still bet has agreed on (Cooke 16.03)."""
        levels = self.rules.levels
        betting = [
            int(self.overs[seat])
            for seat, one in self.purses.items()
            if one.is_in and one.stack >= self.rules.unit
        ]
        if levels and len(betting) > 1:
            before, self.level = self.level, min(len(levels) - 1, *betting)
            self.rules = replace(levels[self.level], levels=levels)
            if before != self.level and self.acts:
                # Bets of two sizes in one round: the scenarios of the rule hold those.
                self.is_open = False

    @property
    def live(self) -> int:
        """How many can still bet."""
        return sum(one.is_in and one.stack >= self.rules.unit for one in self.purses.values())

    @property
    def price(self) -> int:
        """The total to be matched."""
        return self.acts[-1].price if self.acts else self.blind

    @property
    def round(self) -> BettingRound:
        """What the game says of this round."""
        step = self.spec.streets[self.street].steps[self.step]
        assert isinstance(step, BettingRound)
        return step

    def since(self, place: int, seat: Seat) -> bool:
        """Whether ``seat`` has acted at ``place`` in the list or after it."""
        return any(self._is_answer(did) and did.seat == seat for did in self.acts[max(place, 0) :])

    def _is_answer(self, did: Did) -> bool:
        """One who may still complete his own partial bring-in has not had his say (Cooke 5.07).

        Nor has one who has straddled.
        """
        if did.deed is Deed.STRADDLE:
            return False
        if did.deed is not Deed.BRING_IN:
            return True
        is_partial = did.price < self.rules.min_open and not self.rules.limit.up_to_limit
        return not (is_partial and self.rules.stud.opener_may_complete)

    def note(self, event: TableEvent) -> None:
        """Enter one event."""
        if isinstance(event, BEYOND):
            self.is_open = False
        match event:
            case (
                e.AntePosted(seat=seat, amount=amount) | e.ChipsForfeited(seat=seat, amount=amount)
            ):
                self._pay(seat, amount, in_front=False)
            case e.BlindPosted(seat=seat, amount=amount, kind=kind):
                self._pay(seat, amount, in_front=kind is not PostKind.DEAD)
            case e.PotKilled(seat=seat, dead=dead):
                self.rules = event.rules
                self.kill = _kill(event.posts)
                self.purses[seat].bet -= dead
            case KillPaid(amount=amount):
                self.pot += amount
            case e.UncalledReturned(seat=seat, amount=amount):
                self._pay(seat, -amount)
            case e.CallVoided(seat=seat, amount=amount):
                self._pay(seat, -amount)
                self.purses[seat].is_in = False
            case ChipsCounted(seat=seat, amount=amount):
                self.purses[seat].stack += amount
            case e.DeadCallMade(seat=seat, more=more):
                self._pay(seat, more)
            case e.Folded(seat=seat) | e.FoldedEarly(seat=seat):
                self.purses[seat].is_in = False
                if self._is_last_round and self.rules.overs_in_last_round:
                    self._play_overs()
            case _:
                self._note_act(event)
                self._note_round(event)

    def _page(self) -> Page:
        purses = {seat: (one.stack, one.bet, one.is_in) for seat, one in self.purses.items()}
        return Page(self.pot, tuple(self.acts), self.live_at_wager, purses)

    def _turn_back(self, page: Page) -> None:
        """The floor has taken the last act back: all is as it was before (Cooke 1.05)."""
        self.pot, self.acts, self.live_at_wager = page.pot, [*page.acts], page.live_at_wager
        for seat, (stack, bet, is_in) in page.purses.items():
            purse = self.purses[seat]
            purse.stack, purse.bet, purse.is_in = stack, bet, is_in

    def _note_round(self, event: TableEvent) -> None:
        match event:
            case e.RoundOpened(street=street, step=step):
                self._begin(street, step)
            case e.ActionOn(menu=menu):
                self._asked[menu.seat] = self._page()
            case e.ActTakenBack(seat=seat):
                self._turn_back(self._asked[seat])
            case e.RoundClosed():
                for one in self.purses.values():
                    one.bet = 0
            case e.UpcardsDealt(seat=seat, cards=cards):
                self.purses[seat].up += [card >> 2 for card in cards]
            case _:
                pass

    def _begin(self, street: int, step: int) -> None:
        rounds = [
            (number, place)
            for number, row in enumerate(self.spec.streets)
            for place, kind in enumerate(row.steps)
            if isinstance(kind, BettingRound)
        ]
        self.street, self.step = street, step
        shown = [one.up for one in self.purses.values() if one.is_in]
        self.pair_shows = any(len(up) != len(set(up)) for up in shown)
        self.number = rounds.index((street, step))
        self._is_last_round = self.number == len(rounds) - 1
        self.acts = []
        self._play_overs()
        has_blind = self.number == 0 and self.rules.forced.has_blinds
        self.blind = (self.kill or self.rules.stakes.big_blind) if has_blind else 0
        self.acts = [*self.blind_raises] if has_blind else []
        self.began_with = self.live_at_wager = self.live

    def _note_act(self, event: TableEvent) -> None:
        match event:
            case e.Checked(seat=seat):
                self.acts.append(Did(seat, Deed.CHECK, self.price))
            case e.Called(seat=seat, more=more):
                self._pay(seat, more)
                self.acts.append(Did(seat, Deed.CALL, self.price))
            case e.BroughtIn(seat=seat, amount=amount, wager=wager):
                self._pay(seat, amount)
                self.acts.append(Did(seat, Deed.BRING_IN, wager))
            case e.SleeperRaised(seat=seat, to=to):
                self.acts.append(Did(seat, Deed.WAGER, to))
                self.live_at_wager = self.live
            case e.BringInStands(wager=wager):
                self.acts.append(Did(None, Deed.BRING_IN, wager))
            case (
                e.BetMade(seat=seat, to=to, more=more)
                | e.Raised(seat=seat, to=to, more=more)
                | e.Completed(seat=seat, to=to, more=more)
            ):
                self._pay(seat, more)
                self.acts.append(Did(seat, Deed.WAGER, to))
                self.live_at_wager = self.live
            case _:
                pass

    def _pay(self, seat: Seat, amount: int, *, in_front: bool = True) -> None:
        purse = self.purses[seat]
        purse.stack -= amount
        purse.bet += amount if in_front else 0
        self.pot += amount
