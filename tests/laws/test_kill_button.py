"""The kill button over random play: the dealer and an independent referee always agree."""

from collections import Counter

import pytest
from hypothesis import given

from core.chips import Chips, whole
from core.engine.journal import codec
from core.games.spec import Structure
from core.hand.events import HandStarted
from core.hand.floor.claims import retrievable
from core.house.settings import Overrides
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId
from core.sealed import Sealed
from core.table import Step, Table, apply, evolve
from core.table import commands as c
from core.table.floor.ruling_events import PotMoved
from core.table.kills.button_events import KillButtonMoved, KillPaid, KillWhy
from core.table.setup.opening import configure
from tests.arriving import arrives
from tests.laws.chance import Chance, chances
from tests.laws.history import ADMIN, PEOPLE, START, give
from tests.laws.kill_referee import Referee
from tests.laws.profiles import tries
from tests.laws.recorded import chance_of
from tests.random_play import decks_for, legal_act

FLO = PersonId("flo")

_GAMES = (
    ("texas_holdem", "two_pots"),
    ("omaha_hilo", "scoop"),
    ("texas_holdem", "big_pot"),
    ("jacks_or_better", "no_openers"),
    ("ace_to_five_lowball", "two_pots"),
    ("omaha_hilo", "two_pots"),
    ("hose", "two_pots"),
)


class KillGame:
    """A limit table with kills where people come and go, and the referee who watches it."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.at = START
        game, trigger = chance.pick(_GAMES)
        house = _house(chance, trigger)
        is_spread = game == "texas_holdem" and chance.one_in(3)
        bets = (whole(2), whole(10)) if is_spread else (whole(10), whole(20))
        config = configure(
            game=game, structure=Structure.SPREAD if is_spread else Structure.FIXED, bets=bets,
            seats=2 + chance.below(5), settings=house,
        )  # fmt: skip
        opening = c.OpenTable(TableId("t"), CommunityId("c"), PlaceId("p"), config, ADMIN)
        self.table: Table = apply(None, opening, self.at).table
        self.referee = Referee(house)
        self.seen: Counter[KillWhy] = Counter()
        self.killed = 0
        self.paid_dead = 0
        self.moved = 0

    def say(self, command: c.TableCommand) -> None:
        """Give ``command``; fold what it caused; then the button must lie as the referee says."""
        before = self.table
        step = give(before, command, self.at)
        if not isinstance(step, Step):
            return
        assert evolve(before, codec.decode_events(codec.encode(step.events))) == step.table
        self.table = step.table
        self.referee.watch(step.events)
        kill = self.table.kill
        assert (kill.state.value, kill.person) == self.referee.expects()
        assert list(kill.legs) == self.referee.waiting
        for event in step.events:
            match event:
                case HandStarted(big_blind=big) if big is not None:
                    self._check_killer(event)
                case KillButtonMoved(why=why):
                    self.seen[why] += 1
                case KillPaid():
                    self.paid_dead += 1
                case PotMoved():
                    self.moved += step.table.kill != before.kill
                case _:
                    pass

    def _check_killer(self, start: HandStarted) -> None:
        """Whoever the referee says must kill has killed, and nobody else; the limits double."""
        seats = {person: seat for seat, person in self.referee.seats.items()}
        killer = self.referee.kills_now
        assert start.posts.killer == (None if killer is None else seats[killer])
        assert (start.rules.unkilled is None) is (killer is None)
        self.killed += killer is not None

    def play(self, hands: int) -> "KillGame":
        """Go on until ``hands`` hands are over."""
        for seat in range(1, len(self.table.seats) + 1):
            self._sit(Seat(seat))
        for _ in range(hands * 90):
            if self.table.hands >= hands and not self.table.is_in_hand:
                break
            self.at = Instant(self.at + 1000)
            if self.chance.one_in(9):
                self._comes_and_goes()
            elif self.table.is_in_hand:
                self.say(legal_act(self.chance, self.table))
            elif self.chance.one_in(6):
                self._floor_moves_pot()
            else:
                self._deal()
        return self

    def _floor_moves_pot(self) -> None:
        """To one or two of those who had a claim, or to the best hand (Cooke 1.08)."""
        hand = self.table.hand
        if hand is None:
            return
        there = retrievable(hand)
        some = {self.chance.pick(there) for _ in range(self.chance.below(3))} if there else set()
        self.say(c.Rule(FLO, "Flo", c.AwardPot(FLO, tuple(some)), "as it should be"))

    def _deal(self) -> None:
        for one in self.table.occupants:
            if self.chance.one_in(3):
                self.say(c.ComeBack(one.person))
            if one.stack + one.behind < self.table.config.stakes.base:
                self.say(c.TopUp(one.person, self.table.config.buy_in_least))
                self.say(c.ComeBack(one.person))
        if self.table.next_hand_at is None:
            self._sit(Seat(1 + self.chance.below(len(self.table.seats))))
            for one in self.table.occupants:
                self.say(c.ComeBack(one.person))
            return
        self.at = Instant(max(self.at, self.table.next_hand_at))
        deck, spares = decks_for(self.chance, self.table)
        self.say(c.StartHand(Sealed(deck), Sealed(self.chance.deck()), Sealed(spares)))

    def _sit(self, seat: Seat) -> None:
        stack = Chips(self.table.config.buy_in_least * (1 + self.chance.below(3)))
        self.say(arrives(self.chance.pick(PEOPLE[:8]), "N", stack, self.at, seat))

    def _comes_and_goes(self) -> None:
        if not self.table.occupants:
            return
        person = self.chance.pick(self.table.occupants).person
        if self.chance.one_in(10):
            self._breaks_up(person)
        commands: tuple[c.TableCommand, ...] = (
            c.GoAway(person),
            c.GoAway(person),
            c.ComeBack(person),
            c.ComeBack(person),
            c.Leave(person),
            c.Eject(ADMIN, person),
            c.RefuseKill(person),
            c.VoidHand(ADMIN),
        )
        self.say(self.chance.pick(commands))

    def _breaks_up(self, last: PersonId) -> None:
        """All but one get up between two hands, and others take their seats."""
        if not self.table.is_in_hand:
            for one in self.table.occupants:
                if one.person != last:
                    self.say(c.Leave(one.person))
            for seat in range(1, len(self.table.seats) + 1):
                self._sit(Seat(seat))


def _house(chance: Chance, trigger: str) -> Overrides:
    return {
        "kill.trigger": trigger,
        "kill.size": chance.pick(("full", "half")),
        "kill.split_pot": chance.pick(("keep_leg", "neutral")),
        "kill.walk": chance.pick(("keep_leg", "neutral")),
        "kill.second_leg": chance.pick(("one_full_bet", "pot_size")),
        "kill.second_leg_pot": chance.pick((0, 30, 60)),
        "kill.scoop_multiple": chance.pick((5, 1, 2)),
        "kill.big_pot_formula": chance.pick(("five_upper", "five_lower", "amount")),
        "kill.big_pot_amount": chance.pick((51, 20)),
        "kill.killer_in_blind": chance.pick(("kill_only", "both")),
        "kill.action_order": chance.pick(("in_turn", "killer_last")),
        "draw.forced_bets": chance.pick(("two_blinds", "three_blinds")),
        "lowball.forced_bets": chance.pick(("three_blinds", "two_blinds")),
        "betting.min_unit": 1,
    }


@tries(40)
@given(chances(2_000))
def test_dealer_and_referee_agree(chance: Chance) -> None:
    """Legs, kills and who waits with a leg are the same after every single command."""
    KillGame(chance).play(12)


def test_random_play_meets_everything() -> None:
    """The histories have it all: legs, kills, splits, walks, returns, dead kills, new games."""
    seen: Counter[KillWhy] = Counter()
    killed = paid = moved = 0
    for number in range(60):
        game = KillGame(chance_of(f"kills {number}")).play(12)
        seen += game.seen
        killed += game.killed
        paid += game.paid_dead
        moved += game.moved
    wanted = set(KillWhy) - {
        KillWhy.OWED, KillWhy.PAID, KillWhy.MISSED, KillWhy.LAPSED, KillWhy.TAKEN_UP,
        KillWhy.NEW_LIMITS,
    }  # fmt: skip
    assert wanted <= set(seen), wanted - set(seen)
    assert killed > 50
    assert paid > 3
    assert moved > 10


@pytest.mark.slow
@tries(400)
@given(chances(6_000))
def test_dealer_and_referee_agree_for_long(chance: Chance) -> None:
    """The same over forty hands in a row."""
    KillGame(chance).play(40)
