"""Button and blinds over random comings and goings: an independent book-keeper.

Nobody is dealt in free or posts out of turn: that has a law of its own, in
:mod:`tests.laws.accountant`.  It keeps no pointers.  It looks at who sat ready before each deal,
at who was dealt in and at who posted, and holds that against the words of Cooke 12.04, 12.08,
12.14 and 12.15.
"""

from itertools import pairwise

import pytest
from hypothesis import given
from msgspec import Struct

from core.chips import whole
from core.hand import commands as h
from core.hand import events as he
from core.hand.forced.posts import PostKind
from core.ids import CommunityId, PersonId, PlaceId, Seat, TableId
from core.sealed import Sealed
from core.table import Step, Table
from core.table import commands as c
from core.table import events as e
from core.table.setup.opening import configure
from tests.laws import tables
from tests.laws.chance import Chance, chances
from tests.laws.history import PEOPLE, START, History, give
from tests.laws.profiles import tries
from tests.laws.recorded import chance_of, every_game, recorded
from tests.rules.coming_in import BOOK

Sitting = tuple[PersonId, Seat]
"""A person in a seat: in another seat he is a newcomer."""


class Deal(Struct, frozen=True):
    """One deal as the book-keeper saw it."""

    ready: tuple[Seat, ...]
    people: dict[Seat, Sitting]
    dealt: tuple[Seat, ...]
    is_drawn: bool
    button: Seat
    small: Seat | None
    big: Seat
    moved: e.ButtonMoved

    @property
    def is_heads_up(self) -> bool:
        """Two players were dealt in."""
        return len(self.dealt) == 2


class Comings:
    """A table of 2 to 10 seats where people come and go and hands are short."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.at = START
        self.seats = 2 + chance.below(9)
        config = configure(big_blind=whole(10), seats=self.seats, settings=dict(BOOK))
        opening = give(
            None,
            c.OpenTable(TableId("t"), CommunityId("c"), PlaceId("p"), config, PEOPLE[0]),
            self.at,
        )
        assert isinstance(opening, Step)
        self.table: Table = opening.table
        self.deals: list[Deal] = []

    def say(self, command: c.TableCommand) -> tuple[e.TableEvent, ...]:
        """Give ``command``; what it caused, nothing when it was refused."""
        outcome = give(self.table, command, self.at)
        if not isinstance(outcome, Step):
            return ()
        self.table = outcome.table
        return outcome.events

    def go_on(self, deals: int) -> list[Deal]:
        """Deal that many hands, if enough people ever sit."""
        for _ in range(self.seats):
            self._sit()
        for _ in range(deals * 3):
            if len(self.deals) < deals:
                for _ in range(self.chance.pick((0, 0, 0, 1, 1, 2, 3))):
                    self._come_or_go()
                self._deal()
        return self.deals

    def _sit(self) -> None:
        chance = self.chance
        seat = Seat(1 + chance.below(self.seats))
        self.say(c.SitDown(chance.pick(PEOPLE), "", whole(200), seat))

    def _come_or_go(self) -> None:
        who = self.chance.pick([o.person for o in self.table.occupants] or PEOPLE)
        match self.chance.below(6):
            case 0:
                self.say(c.Leave(who))
            case 1 | 2:
                self.say(c.GoAway(who))
            case 3:
                self.say(c.ComeBack(who))
            case 4:
                self.say(c.TopUp(who, whole(200)))
            case _:
                self._sit()

    def _deal(self) -> None:
        table = self.table
        if table.next_hand_at is None:
            for occupant in table.occupants:
                self.say(c.ComeBack(occupant.person))
            self._sit()
            return
        self.at = max(self.at, table.next_hand_at)
        ready = tuple(o.seat for o in table.occupants if o.is_ready)
        events = self.say(c.StartHand(Sealed(self.chance.deck()), Sealed(self.chance.deck())))
        self.deals.append(_deal_of(table, ready, events))
        self._finish()

    def _finish(self) -> None:
        is_wild = self.chance.one_in(5)
        while self.table.is_in_hand:
            hand = self.table.hand
            assert hand is not None
            player = hand.player(Seat(hand.to_act or 0))
            assert player is not None
            who = player.person
            if hand.menu is None:
                self.say(h.Show(who))
            elif is_wild:
                self.say(h.AllIn(who)) or self.say(h.Call(who)) or self.say(h.Check(who))
            else:
                self.say(h.Fold(who))


def _deal_of(table: Table, ready: tuple[Seat, ...], events: tuple[e.TableEvent, ...]) -> Deal:
    moved = next(one for one in events if isinstance(one, e.ButtonMoved))
    posts = {
        one.kind is PostKind.BIG: one.seat for one in events if isinstance(one, he.BlindPosted)
    }
    return Deal(
        ready=ready,
        people={o.seat: (o.person, o.seat) for o in table.occupants},
        dealt=tuple(one.seat for one in events if isinstance(one, he.HoleCardsDealt)),
        is_drawn=any(isinstance(one, e.ButtonDrawn) for one in events),
        button=moved.pointers.button,
        small=posts.get(False),
        big=posts[True],
        moved=moved,
    )


def clockwise(seat: Seat, seats: int) -> list[Seat]:
    """All seats from the left of ``seat`` round to it."""
    return [Seat((seat + n) % seats + 1) for n in range(seats)]


def check_pair(last: Deal, deal: Deal, seats: int) -> None:
    """Where button and blinds stand after ``last``."""
    # The big blind is never dead: it goes to the next player who is there (12.08).
    assert deal.big == next(s for s in clockwise(last.big, seats) if s in deal.ready)
    if deal.is_heads_up:
        (other,) = (seat for seat in deal.dealt if seat != deal.big)
        assert (deal.button, deal.small) == (other, other)
        return
    # The small blind is due where the big blind was: posted by who is dealt in there, or dead.
    same_person = deal.people.get(last.big) == last.people[last.big]
    assert deal.small == (last.big if last.big in deal.dealt else None)
    if last.big in deal.dealt:
        assert same_person
    if last.is_heads_up:
        # The button is with the last player before the small blind.
        assert deal.button == deal.dealt[-1]
    else:
        assert deal.button == last.moved.pointers.small_blind


def check_alone(deal: Deal, seats: int) -> None:
    """What is true of every deal by itself."""
    assert deal.big in deal.dealt
    order = clockwise(deal.button, seats)
    assert list(deal.dealt) == [seat for seat in order if seat in deal.dealt]
    assert deal.moved.last_action == deal.dealt[-1]
    assert deal.moved.is_dead == (deal.button not in deal.dealt)
    assert deal.moved.no_small_blind == (deal.small is None)
    if not deal.is_heads_up:
        # Nobody has a hand between the button and the big blind but the small blind (12.15).
        before_big = order[: order.index(deal.big)]
        assert [seat for seat in before_big if seat in deal.dealt] == (
            [deal.small] if deal.small is not None else []
        )


def check_people(deals: list[Deal]) -> None:
    """What each person owes, from deal to deal."""
    owes: set[Sitting] = set()
    known: set[Sitting] = set()
    posted: dict[Sitting, int] = {}
    for number, deal in enumerate(deals):
        dealt = {deal.people[seat] for seat in deal.dealt}
        big = deal.people[deal.big]
        here = set(deal.people.values())
        known &= here
        owes &= here
        if deal.is_drawn:
            known, owes, posted = set(here), here - dealt, {}
        elif not deal.is_heads_up:
            # A newcomer, or one who has missed a blind, has no hand before his big blind.
            assert dealt <= (known - owes) | {big}
        if big in posted and not deal.is_heads_up:
            # In a lap everyone who was dealt in throughout has posted the big blind (12.04).
            lap = deals[posted[big] : number]
            for other in dealt - {big}:
                if all(other in {one.people[s] for s in one.dealt} for one in lap):
                    assert posted.get(other, -1) > posted[big]
        posted[big] = number
        known |= dealt
        owes -= dealt
        if number + 1 < len(deals):
            owes |= _misses(deal, deals[number + 1])


def _misses(last: Deal, deal: Deal) -> set[Sitting]:
    """Who is absent when a blind goes past him or is due from him."""
    seats = max(10, *last.people, *deal.people)
    order = clockwise(last.big, seats)
    passed = order[: order.index(deal.big)]
    due = [*passed, last.big]
    return {deal.people[s] for s in due if s in deal.people and s not in deal.ready}


@tries(120)
@given(chances(1_200))
def test_button_and_blinds_are_by_the_book(chance: Chance) -> None:
    """Over 25 deals at 2 to 10 seats, with people joining, leaving, away, back and broke."""
    _by_the_book(chance, 25)


@pytest.mark.slow
@tries(400)
@given(chances(5_000))
def test_button_and_blinds_stay_by_the_book(chance: Chance) -> None:
    """The same over a hundred deals."""
    _by_the_book(chance, 100)


ANTES = {
    name: tables.Deal(name, (), (("draw.forced_bets", "antes"),))
    for name in ("jacks_or_better", "five_card_draw", "jacks_back")
}


def _by_the_book(chance: Chance, deals: int) -> None:
    table = Comings(chance)
    seen = table.go_on(deals)
    for deal in seen:
        check_alone(deal, table.seats)
    for last, deal in pairwise(seen):
        if not deal.is_drawn:
            check_pair(last, deal, table.seats)
    check_people(seen)


NAMED = (PostKind.BUTTON, PostKind.SMALL, PostKind.BIG)
"""The blinds in turn whose owners the start of a hand names."""


def _adjusted(step: Step, start: he.HandStarted) -> set[Seat]:
    """From the button to the last big blind, where the button always goes forward."""
    moved = [event for event in step.events if isinstance(event, e.ButtonMoved)]
    if start.big_blind is None or not moved[-1].pointers.is_forward:
        return set()
    button = moved[-1].pointers.button
    order = clockwise(button, len(step.table.seats))
    return {button, *order[: order.index(start.big_blind)]}


@every_game
def test_the_order_of_every_deal(name: str) -> None:
    """The deal begins left of the button, in stud with the lowest seat (Cooke 5.01); whoever the
    start of the hand names has posted, the third blind on the button (Cooke 7.03).  Beside them
    only he posts a blind in turn who takes over a big one that could not be paid by half
    (Cooke 7.18.06, 7.20.01), the middle one of three, and where the button may not be dead whoever
    sits from the button to the last big blind (Cooke 12.13)."""
    for said in recorded(name):
        deals = [one for one in said if isinstance(one.command, c.StartHand) and one.step]
        for one in deals:
            assert one.step is not None
            start = next(each for each in one.step.events if isinstance(each, he.HandStarted))
            seats = [entrant.seat for entrant in start.entrants]
            last = start.button if start.button is not None else Seat(len(one.step.table.seats))
            order = clockwise(last, len(one.step.table.seats))
            assert seats == [seat for seat in order if seat in seats]
            posted = [event for event in one.step.events if isinstance(event, he.BlindPosted)]
            paid = sum(
                one.amount
                for one in posted
                if one.kind is PostKind.BIG and one.seat == start.big_blind
            )
            is_passed_on = 2 * paid < start.rules.stakes.big_blind
            posts = {
                event.seat
                for event in posted
                if event.kind in NAMED and not (event.kind is PostKind.BIG and is_passed_on)
            }
            named = {start.small_blind, start.big_blind, start.button_blind} - {None}
            assert posts <= named | _adjusted(one.step, start)
            assert start.button_blind in (None, start.button)
            assert bool(named) == start.rules.forced.has_blinds


@pytest.mark.parametrize("name", ANTES)
@pytest.mark.parametrize("seed", range(4))
def test_the_button_of_antes_goes_round(name: str, seed: int) -> None:
    """Where only antes are paid the button goes to the next player who is dealt in, until it is
    held for a deal that was passed out (Cooke 7.03, 7.20.01)."""
    said = History(chance_of(f"{name} button {seed}"), ANTES[name]).play(8).said
    last: Seat | None = None
    deals = [one for one in said if isinstance(one.command, c.StartHand) and one.step]
    assert deals
    for one in deals:
        assert one.step is not None
        start = next(each for each in one.step.events if isinstance(each, he.HandStarted))
        moved = next(each for each in one.step.events if isinstance(each, e.ButtonMoved))
        dealt = [entrant.seat for entrant in start.entrants]
        assert start.button == moved.pointers.button
        assert start.button in dealt
        if moved.stays:
            assert start.button == last
            return
        if last is not None and not any(isinstance(x, e.ButtonDrawn) for x in one.step.events):
            order = clockwise(last, len(one.step.table.seats))
            assert start.button == next(seat for seat in order if seat in dealt)
        last = start.button
