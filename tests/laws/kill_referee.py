"""A little referee of his own: who has a leg up and who kills, from what everybody sees.

He reads the public events alone: posts, calls, bets, boards, draws, pushes, who comes and goes.
Of the dealer's kill button he sees nothing, nor of the state of the table (Cooke 8.04).
"""

from collections import Counter
from dataclasses import dataclass, field

from core.games import GAMES
from core.hand import events as h
from core.hand.shares import Award
from core.house.settings import Overrides, number, word
from core.ids import PersonId, Seat
from core.table import events as e
from core.table.events import TableEvent
from core.table.floor.ruling_events import PotMoved

CHIP = 100


@dataclass
class Pot:
    """The pot being played, as it looks from the rail."""

    start: h.HandStarted
    posted: Counter[Seat] = field(default_factory=Counter)
    put_in: Counter[Seat] = field(default_factory=Counter)
    won: Counter[Seat] = field(default_factory=Counter)
    has_second_street: bool = False
    is_opened: bool = False
    is_chopped: bool = False

    @property
    def total(self) -> int:
        """All that was pushed."""
        return sum(self.won.values())

    @property
    def dealt(self) -> dict[Seat, PersonId]:
        """Who was dealt in."""
        return {one.seat: one.person for one in self.start.entrants}

    @property
    def winners(self) -> list[PersonId]:
        """Who got a part of it."""
        return [self.dealt[seat] for seat in self.won]

    def bet_by_others(self, winner: PersonId) -> int:
        """What the others lost to him that was no ante and no blind."""
        others = [seat for seat, person in self.dealt.items() if person != winner]
        return sum(max(self.put_in[seat] - self.posted[seat], 0) for seat in others)

    def limits(self, *, of_the_game: bool = False) -> tuple[int, int]:
        """The lower and the upper limit of the hand, or those it would have had unkilled."""
        rules = self.start.rules
        stakes = (rules.unkilled or rules.stakes) if of_the_game else rules.stakes
        if stakes.spread is not None:
            return stakes.spread[0], stakes.spread[2]
        return stakes.small_bet, stakes.big_bet


@dataclass
class Judged:
    """A pot that was judged, and what was so before: the floor may move it until the next deal."""

    pot: Pot
    leg: PersonId | None
    killer: PersonId | None
    waiting: list[PersonId]


@dataclass
class Deal:
    """How the button lay before a deal, should the hand be void (Cooke 10.17)."""

    leg: PersonId | None
    killer: PersonId | None
    nobody_opened: bool
    waiting: list[PersonId]


class Referee:
    """What he has written down.

    Attributes:
        leg, killer: who has a leg up, and who must kill the next pot.
        nobody_opened: the first left of the blinds must.
        waiting: who has gone away with a leg up, in order.
        kills_now: who had to kill the hand dealt last.
        before: how the button lay before that hand.
        judged: the last pot, until the next deal.
    """

    def __init__(self, house: Overrides) -> None:
        self.house = house
        self.leg: PersonId | None = None
        self.killer: PersonId | None = None
        self.nobody_opened = False
        self.waiting: list[PersonId] = []
        self.kills_now: PersonId | None = None
        self.seats: dict[Seat, PersonId] = {}
        self.out: set[PersonId] = set()
        self.pot: Pot | None = None
        self.before: Deal | None = None
        self.judged: Judged | None = None

    def watch(self, events: tuple[TableEvent, ...]) -> None:
        """See what one command has caused."""
        for event in events:
            self._see(event)
        if self.pot is None and self.leg is None and self.killer is None:
            back = [one for one in self.waiting if self._is_there(one)]
            if back and not self.nobody_opened:
                self.leg = back[0]
                self.waiting.remove(back[0])

    def expects(self) -> tuple[str, PersonId | None]:
        """How the button should lie now."""
        if self.killer is not None or self.nobody_opened:
            return "kill", self.killer
        return ("neutral", None) if self.leg is None else ("leg_up", self.leg)

    def _is_there(self, person: PersonId) -> bool:
        return person in self.seats.values() and person not in self.out

    def _see(self, event: TableEvent) -> None:
        match event:
            case e.PlayerSat(seat=seat, person=person):
                self.seats[seat] = person
                self.out.discard(person)
            case e.WentAway(seat=seat) | e.PlayerLeaving(seat=seat) | e.PlayerEjected(seat=seat):
                self.out.add(self.seats[seat])
            case e.CameBack(seat=seat) | e.PlayerStays(seat=seat):
                self.out.discard(self.seats[seat])
            case e.PlayerLeft(seat=seat, person=person):
                del self.seats[seat]
                self._forget(person)
            case e.ButtonDrawn():
                self._clear()
            case e.ButtonMoved():
                waiting = list(self.waiting)
                self.before = Deal(self.leg, self.killer, self.nobody_opened, waiting)
            case h.HandStarted():
                self._deal(event)
            case PotMoved(awards=awards):
                self._judge_anew(awards)
            case _ if self.pot is not None:
                self._see_play(self.pot, event)
            case _:
                pass

    def _forget(self, person: PersonId) -> None:
        if self.leg == person:
            self.leg = None
        if self.killer == person and self.pot is None:
            self.killer = None
        self.waiting = [one for one in self.waiting if one != person]

    def _clear(self) -> None:
        self.leg = self.killer = None
        self.nobody_opened = False
        self.waiting = []

    def _deal(self, event: h.HandStarted) -> None:
        self.judged = None
        self.pot = Pot(event)
        if event.big_blind is None:
            # A game without blinds has no kills, void or not.
            self._clear()
            self.before = None
        if self.nobody_opened:
            order = [one.seat for one in event.entrants]
            blind = order.index(event.big_blind) if event.big_blind is not None else 0
            self.killer = event.entrants[(blind + 1) % len(order)].person
            self.nobody_opened = False
        self.kills_now = self.killer

    def _see_play(self, pot: Pot, event: TableEvent) -> None:
        match event:
            case h.AntePosted(seat=seat, amount=more) | h.BlindPosted(seat=seat, amount=more):
                pot.posted[seat] += more
                pot.put_in[seat] += more
            case (
                h.Called(seat=seat, more=more)
                | h.BetMade(seat=seat, more=more)
                | h.Raised(seat=seat, more=more)
                | h.Completed(seat=seat, more=more)
                | h.DeadCallMade(seat=seat, more=more)
                | h.ChipsForfeited(seat=seat, amount=more)
                | h.ChipsPutEarly(seat=seat, amount=more)
            ):
                pot.put_in[seat] += more
            case (
                h.UncalledReturned(seat=seat, amount=back)
                | h.ChipsTakenBack(seat=seat, amount=back)
                | h.CallVoided(seat=seat, amount=back)
                | h.EarlyChipsCount(seat=seat, amount=back)
            ):
                pot.put_in[seat] -= back
            case h.BoardTurned() | h.DrawOn():
                pot.has_second_street = True
            case h.OpenerChanged(seat=seat):
                pot.is_opened = True
            case h.PotPushed(award=award):
                for share in award.shares:
                    pot.won[share.seat] += share.amount
            case h.HandEnded(is_void=is_void):
                self.pot = None
                if is_void:
                    self._undo()
                elif pot.start.big_blind is not None:
                    self._judge(pot)
                self.before = None
            case _:
                pass

    def _undo(self) -> None:
        """A void hand is dealt again as if it had not been: nobody is named for it any more."""
        before = self.before
        if before is None:
            return
        there = self.seats.values()
        self.leg = before.leg if before.leg in there else None
        self.killer = before.killer if before.killer in there else None
        self.nobody_opened = before.nobody_opened
        self.waiting = [one for one in before.waiting if one in there]

    def _judge_anew(self, awards: tuple[Award, ...]) -> None:
        """The floor has moved the pot: as if it had been pushed so; who has gone has no part."""
        judged = self.judged
        if judged is None:
            return
        there, pot = self.seats.values(), judged.pot
        self.leg, self.killer, self.nobody_opened = judged.leg, judged.killer, False
        self.waiting = list(judged.waiting)
        pot.won = Counter()
        for award in awards:
            for share in award.shares:
                pot.won[share.seat] += share.amount
        self._judge(pot)
        self.leg = self.leg if self.leg in there else None
        self.killer = self.killer if self.killer in there else None
        self.waiting = [one for one in self.waiting if one in there]

    def _judge(self, pot: Pot) -> None:
        self.judged = Judged(pot, self.leg, self.killer, list(self.waiting))
        trigger = word(self.house, "kill.trigger")
        if trigger == "two_pots":
            self._two_in_a_row(pot)
            return
        was = self.killer
        self.killer = None
        match trigger:
            case "no_openers":
                needs = GAMES[pot.start.game].openers is not None
                self.nobody_opened = needs and not pot.is_opened
            case "scoop" if len(GAMES[pot.start.game].contests) == 2:
                upper = pot.limits(of_the_game=True)[1]
                self._all_of(pot, number(self.house, "kill.scoop_multiple") * upper)
            case "big_pot":
                self._all_of(pot, self._threshold(pot))
            case _:
                pass
        if not pot.won and trigger != "no_openers":
            self.killer = was

    def _threshold(self, pot: Pot) -> int:
        lower, upper = pot.limits(of_the_game=True)
        amount = CHIP * number(self.house, "kill.big_pot_amount")
        formulas = {"five_upper": 5 * upper, "five_lower": 5 * lower, "amount": amount}
        return formulas[word(self.house, "kill.big_pot_formula")]

    def _all_of(self, pot: Pot, least: int) -> None:
        if len(pot.winners) == 1 and pot.total >= least:
            self.killer = pot.winners[0]

    def _two_in_a_row(self, pot: Pot) -> None:
        """Every line of Cooke 8.04.02 and 8.04.06 that a pot can come to."""
        holder = self.killer or self.leg
        winners = pot.winners
        keeps_split = word(self.house, "kill.split_pot") == "keep_leg"
        if not winners:
            return
        if len(winners) > 1:
            if holder not in winners or not keeps_split:
                self._lost(pot, None)
        elif winners[0] != holder:
            self._lost(pot, winners[0])
            self.leg = winners[0]
        elif not pot.has_second_street:
            self.killer = None
            self.leg = holder if word(self.house, "kill.walk") == "keep_leg" else None
        elif self._is_second_leg(pot, winners[0]):
            self.killer, self.leg = holder, None
        else:
            self.killer = self.leg = None

    def _lost(self, pot: Pot, winner: PersonId | None) -> None:
        """The button goes; a leg of one who was not there waits for him."""
        if self.leg is not None and self.leg not in pot.dealt.values():
            self.waiting.append(self.leg)
        self.waiting = [one for one in self.waiting if one != winner]
        self.killer = self.leg = None

    def _is_second_leg(self, pot: Pot, winner: PersonId) -> bool:
        if word(self.house, "kill.second_leg") == "pot_size":
            return pot.total >= CHIP * number(self.house, "kill.second_leg_pot")
        return pot.bet_by_others(winner) >= pot.limits()[0]
