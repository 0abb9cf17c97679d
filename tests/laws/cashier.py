"""A second cashier, who counts each pot out slice by slice and chip by chip.

He reads the public events of a hand only, judges hands with :mod:`tests.hands.plain`, and asks a
game for nothing but its contests and how many cards of one's own play (Cooke 9.09, 9.18, 11.03,
11.07).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping

from core.cards import Card
from core.games import GAMES
from core.games.contest import Contest, Ranking
from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.ids import Seat
from core.table.events import TableEvent
from core.table.kills.button_events import KillPaid
from tests.hands import plain

Shares = list[tuple[Seat, int, int]]
"""Who gets how much for which of the game's contests."""

_RANKED: dict[Ranking, Callable[[tuple[Card, ...]], plain.Verdict]] = {
    Ranking.HIGH: plain.judge_bug,
    Ranking.HIGH_ACES_HIGH: lambda five: plain.judge_bug(five, wheel=False),
    Ranking.LOW_27: lambda five: plain.judge(five, wheel=False),
}


class Cashier:
    """Keeps one hand's chips and claims."""

    def __init__(self, start: h.HandStarted) -> None:
        self.rules = start.rules
        self.game = GAMES[start.game]
        self.has_button = start.button is not None
        self.order = [one.seat for one in start.entrants]
        self.paid: Counter[int] = Counter()
        for gone, one in enumerate(start.earlier):
            self.paid[one.seat or -gone] += one.antes
        self.antes = max(self.paid.values(), default=0)
        self.forfeited = sum(one.forfeited for one in start.earlier)
        self.dead = int(start.carried) - sum(self.paid.values()) - self.forfeited
        self.cards: dict[Seat, tuple[Card, ...]] = {}
        self.rows: list[tuple[Card, ...]] = [()] * start.boards
        self.folded: set[Seat] = set()
        self.mucked: list[Seat] = []
        self.on_board: set[Seat] = set()
        self.bettor: Seat | None = None
        self.pushed: list[Shares] = []
        self.carried = 0
        self.is_split = False
        self.is_fouled = False
        self.named: tuple[Seat, ...] | None = None
        self.at_showdown = False
        self._asked: dict[Seat, tuple[Seat | None, set[Seat], set[Seat]]] = {}
        self.all_in = {one.seat for one in start.entrants if one.stack < start.rules.unit}

    def note(self, event: TableEvent) -> None:
        """Take one event into the books."""
        self._note_all_in(event)
        self._note_kill(event)
        self._note_turn(event)
        match event:
            case h.AntePosted(amount=more, for_all=True):
                self.dead += more
            case h.ChipsForfeited(amount=more) | h.BlindPosted(amount=more, kind=PostKind.DEAD):
                self.dead += more
            case (
                h.AntePosted(seat=seat, amount=more)
                | h.BlindPosted(seat=seat, amount=more)
                | h.BroughtIn(seat=seat, amount=more)
                | h.Called(seat=seat, more=more)
                | h.DeadCallMade(seat=seat, more=more)
                | h.ChipsPutEarly(seat=seat, amount=more)
            ):
                self.paid[seat] += more
            case h.BetMade(seat=seat, more=more) | h.Raised(seat=seat, more=more):
                self.paid[seat] += more
                self.bettor = seat
            case h.Completed(seat=seat, more=more):
                self.paid[seat] += more
                self.bettor = seat
            case (
                h.UncalledReturned(seat=seat, amount=amount)
                | h.ChipsTakenBack(seat=seat, amount=amount)
                | h.EarlyChipsCount(seat=seat, amount=amount)
            ):
                self.paid[seat] -= amount
            case h.CallVoided(seat=seat, amount=amount):
                self.paid[seat] -= amount
                self.folded.add(seat)
            case (
                h.Folded(seat=seat)
                | h.FoldedEarly(seat=seat)
                | h.HandKilled(seat=seat)
                | h.InterestForfeited(seat=seat)
            ):
                self.folded.add(seat)
            case h.FoldRetrieved(seat=seat):
                self.folded.remove(seat)
            case h.BringInMoved(undone=undone):
                self.folded.difference_update(undone)
            case _:
                self._note_cards(event)

    def _note_turn(self, event: TableEvent) -> None:
        """How all stood when somebody was asked: so it stands again if his act is taken back."""
        match event:
            case h.ActionOn(menu=menu):
                self._asked[menu.seat] = self.bettor, {*self.folded}, {*self.all_in}
            case h.ActTakenBack(seat=seat, moves=moves):
                self.bettor, self.folded, self.all_in = self._asked[seat]
                for move in moves:
                    self.paid[move.seat] += move.more
            case _:
                pass

    def _note_kill(self, event: TableEvent) -> None:
        """What of a kill lies dead: that of one who is not dealt in, and a blind beside it."""
        match event:
            case KillPaid(amount=more):
                self.dead += more
            case h.PotKilled(seat=seat, rules=rules, dead=more):
                self.rules = rules
                self.paid[seat] -= more
                self.dead += more
            case _:
                pass

    def _note_all_in(self, event: TableEvent) -> None:
        """Who has put in everything, and who has some of it back."""
        match event:
            case h.UncalledReturned(seat=seat):
                self.all_in.discard(seat)
            case h.BringInMoved(undone=undone, all_in=all_in):
                self.all_in.difference_update(undone)
                self.all_in.update(all_in)
            case h.WagerCorrected(changes=changes):
                for change in changes:
                    self.paid[change.seat] += change.more
                    self.all_in.discard(change.seat)
                    self.all_in.update((change.seat,) if change.is_all_in else ())
            case _:
                if getattr(event, "is_all_in", False):
                    self.all_in.add(getattr(event, "seat", Seat(0)))

    def _note_cards(self, event: TableEvent) -> None:
        match event:
            case h.GameTurned(game=game):
                self.game = GAMES[game]
            case h.BoardTurned(board=row, cards=cards):
                self.rows[row] += cards
            case h.ShowdownOpened():
                self.at_showdown = True
            case h.HandShown(seat=seat, cards=cards):
                self.cards[seat] = cards
            case h.PotsRelayered():
                # A hand that died at the showdown leaves the pots to those who have not given up.
                self.folded.update(self.mucked)
            case h.BlindsChopped(refunds=refunds):
                self.paid.subtract({one.seat: int(one.amount) for one in refunds})
            case h.PotSplit():
                self.is_split = True
            case h.PotPushed(award=award):
                shares = [(one.seat, int(one.amount), one.contest) for one in award.shares]
                self.pushed.append(shares)
            case h.HandEnded(carried=carried):
                self.carried = int(carried)
            case _:
                self._note_muck(event)

    def _note_muck(self, event: TableEvent) -> None:
        match event:
            case h.HandMucked(seat=seat, plays_board=True):
                self.on_board.add(seat)
            case h.HandMucked(seat=seat) | h.HandReleased(seat=seat):
                self.mucked.append(seat)
            case h.HandRetrieved(seat=seat):
                self.mucked.remove(seat)
                self.folded.discard(seat)
            case h.HandFouled(seat=seat):
                self.folded.update((seat, *self.mucked))
                self.is_fouled = True
            case _:
                pass

    def award(self, seats: tuple[Seat, ...], cards: Mapping[Seat, tuple[Card, ...]]) -> None:
        """The floor awards the pot to ``seats``, or to the best hand (Cooke 1.08).

        ``cards`` are those of all: a hand that was mucked can be retrieved for it.
        """
        self.named = seats
        self.cards = {**cards, **self.cards}

    def due(self) -> list[Shares]:
        """Who should have been paid what, the last side pot first."""
        return [list(self._split_pot(*pot)) for pot in reversed(self._pots())]

    def _pots(self) -> list[tuple[list[Seat], int]]:
        """Slices by what each has put in; those that the same players contest are one pot.

        What a false opener forfeited lies above the antes of that time (Cooke 7.13, 7.17.02).
        """
        claims = [seat for seat in self.order if seat not in self.folded]
        deepest = max(self.paid[seat] for seat in claims)
        levels = sorted({*self.paid.values(), *(self.paid[seat] for seat in claims)})
        forfeit_at = next((level for level in levels if level > self.antes), levels[-1])
        pots: dict[tuple[Seat, ...], int] = {}
        below = 0
        for level in levels:
            amount = sum(min(paid, level) - min(paid, below) for paid in self.paid.values())
            amount += self.dead if level == levels[0] else 0
            amount += self.forfeited if level == forfeit_at else 0
            reach = min(level, deepest)
            contenders = tuple(seat for seat in claims if self.paid[seat] >= reach)
            pots[contenders] = pots.get(contenders, 0) + amount
            below = level
        return [(list(contenders), amount) for contenders, amount in pots.items() if amount]

    def _split_pot(self, contenders: list[Seat], amount: int) -> Iterator[tuple[Seat, int, int]]:
        if self.is_fouled:
            # The others share all of it alike, an all-in player what he reached (Cooke 10.18).
            rest = [seat for seat in self.order if seat not in self.folded]
            shared = [seat for seat in rest if seat in contenders or seat not in self.all_in]
            for seat, part in self._split(amount, shared):
                yield seat, part, 0
            return
        if self.named is not None:
            yield from self._awarded(contenders, amount, self.named)
            return
        alive = [seat for seat in contenders if seat not in self.mucked]
        if not alive:
            alive = [next(seat for seat in reversed(self.mucked) if seat in contenders)]
        if len(alive) == 1:
            yield alive[0], amount, 0
            return
        if self.is_split:
            # They have agreed to: nobody looks at the cards (Cooke 9.10).
            for seat, part in self._split(amount, alive):
                yield seat, part, 0
            return
        yield from self._by_cards(alive, amount)

    def _awarded(
        self, contenders: list[Seat], amount: int, named: tuple[Seat, ...]
    ) -> Iterator[tuple[Seat, int, int]]:
        """Those named who can win this pot share it alike; where there are none, the cards decide.

        Before all of them are there everybody who is in it has a share.
        """
        sharing = [seat for seat in contenders if seat in named]
        if not sharing and self.at_showdown:
            yield from self._by_cards(contenders, amount)
            return
        for seat, part in self._split(amount, sharing or contenders):
            yield seat, part, 0

    def _by_cards(self, alive: list[Seat], amount: int) -> Iterator[tuple[Seat, int, int]]:
        halves = {
            half: won
            for half, contest in enumerate(self.game.contests)
            if (won := self._winners(alive, contest))
        }
        for share, (half, winners) in zip(
            self._shares(amount, len(halves)), halves.items(), strict=True
        ):
            for seat, part in self._split(share, winners):
                yield seat, part, half

    def _winners(self, alive: list[Seat], contest: Contest) -> list[Seat]:
        verdicts = {seat: self._verdict(seat, contest) for seat in alive}
        best = [verdict for verdict in verdicts.values() if verdict is not None]
        if not best:
            return []
        wins = min(best) if contest.ranking.is_low else max(best)
        return [seat for seat in alive if verdicts[seat] == wins]

    def _verdict(self, seat: Seat, contest: Contest) -> plain.Verdict | None:
        own = () if seat in self.on_board else self.cards[seat]
        least = 0 if seat in self.on_board else self.game.use.own_least
        named = [
            self._named(contest.ranking, five)
            for board in self.game.boards
            for five in plain.fives(
                own, [card for row in board for card in self.rows[row]], least,
                self.game.use.own_most,
            )
        ]  # fmt: skip
        if contest.is_qualified and self.rules.low_qualifier:
            named = [one for one in named if plain.counts_as_low(one, self.rules.low_qualifier)]
        if not named:
            return None
        return min(named) if contest.ranking.is_low else max(named)

    def _named(self, ranking: Ranking, five: tuple[Card, ...]) -> plain.Verdict:
        if ranking is Ranking.LOW_A5:
            return plain.judge_a5_joker(five, counts_runs=self.rules.draw.counts_runs)
        return _RANKED[ranking](five)

    def _split(self, amount: int, winners: list[Seat]) -> Iterable[tuple[Seat, int]]:
        if self.rules.odd_chip_to_aggressor and self.bettor in winners:
            winners = [self.bettor, *(seat for seat in winners if seat != self.bettor)]
        return zip(winners, self._shares(amount, len(winners)), strict=True)

    def _shares(self, amount: int, count: int) -> list[int]:
        """Dealt out unit by unit; what is less than one goes to whoever is next."""
        shares = [0] * count
        turn = 0
        while amount >= self.rules.split_unit:
            shares[turn % count] += self.rules.split_unit
            amount -= self.rules.split_unit
            turn += 1
        shares[0] += amount
        return shares
