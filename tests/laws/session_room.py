"""A room of like tables in the pure core, with a guest book, and people who come and go."""

from core.chips import Chips, whole
from core.engine.tables.guests import Guests
from core.hand import commands as h
from core.hand.state import Betting
from core.ids import CommunityId, Instant, PersonId, PlaceId, TableId
from core.refusal import Refusal
from core.sealed import Sealed
from core.table import Step, Table, apply
from core.table import commands as c
from core.table import events as e
from core.table.commands import TableCommand
from core.table.setup.opening import configure
from core.table.state import Occupant
from tests.laws.chance import Chance
from tests.laws.session_book import LEAST, UNIT, Guest, House
from tests.random_play import decks_for, legal_act

ADMIN = PersonId("admin")
PEOPLE = tuple(PersonId(f"p{number}") for number in range(1, 7))
HALF_A_MINUTE = 30_000


class SessionRoom:
    """Two like tables, one of them closed and opened anew now and then.

    Every command is held against what :class:`Guest` says of it.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.at = Instant(1_700_000_000_000)
        whole_stacks = chance.one_in(4)
        self.house = House(
            gap=chance.pick((120, 30)),
            shorts=chance.pick((1, 2, 0)),
            first_too=chance.one_in(2) and not whole_stacks,
            moves_free=chance.one_in(2),
            whole_stacks=whole_stacks,
            most=LEAST * chance.pick((0, 3)),
            eject_after=chance.pick((3, 1, 2, 0)),
            automatic=chance.one_in(2),
        )
        self.book = Guests()
        self.guests = {person: Guest() for person in PEOPLE}
        self.tables: dict[str, Table] = {}
        self.keys = 0
        self.sat = self.turned_away = self.shorts = self.ejected = 0
        for _ in range(2):
            self._open()

    def _open(self) -> None:
        self.keys += 1
        ident = TableId(f"t{self.keys}")
        config = configure(
            big_blind=whole(10),
            small_blind=whole(5),
            seats=4,
            buy_in_most=Chips(self.house.most),
            settings=self.house.settings,
        )
        opening = c.OpenTable(ident, CommunityId("c"), PlaceId(ident), config, ADMIN)
        self.tables[ident] = apply(None, opening, self.at).table

    def say(self, ident: str, command: TableCommand, *, moves: bool = False) -> Step | Refusal:
        """Give ``command`` at a table, as the engine does."""
        table = self.tables[ident]
        self.keys += 1
        key = f"k{self.keys}"
        if moves:
            self.book.moves(key)
        introduced = self.book.introduce(table, command, key)
        try:
            step = apply(table, introduced, self.at)
        except Refusal as refusal:
            return refusal
        self.book.note(self.book.entries(table, step.events, self.at))
        self.tables[ident] = step.table
        for event in step.events:
            self._note(table, event)
        return step

    def _note(self, before: Table, event: object) -> None:
        """Into the second book goes what everybody could see."""
        match event:
            case e.PlayerLeft(person=person, cashed_out=took):
                guest = self.guests[person]
                others = [o for o in before.occupants if o.person != person and not o.is_away]
                guest.table, guest.left_at, guest.took = "", self.at, int(took)
                is_over = before.is_closing or self.tables[before.id].is_closed
                guest.broken = before.id if is_over or not others else ""
            case e.PlayerEjected(person=person):
                self.guests[person].ejected = True
                self.ejected += 1
            case _:
                pass

    # what people do

    def go_on(self) -> None:
        """One thing happens."""
        chance = self.chance
        minutes = chance.pick((0, 0, 0, 0, 1, 10, 29, 30, 90, 120))
        self.at = Instant(self.at + minutes * 60_000 + chance.pick((0, 0, 1)))
        ident = chance.pick(sorted(self.tables))
        what = chance.pick(
            (self.sit, self.sit, self.sit, self.hand, self.hand, self.hand, self.leave, self.buy,
             self.buy, self.buy, self.move, self.eject, self.anew)
        )  # fmt: skip
        what(ident)

    def sit(self, ident: str) -> None:
        """Somebody from outside tries to sit down."""
        outside = [person for person in PEOPLE if not self.guests[person].table]
        if outside and self._has_room(ident):
            latest = max(outside, key=lambda person: self.guests[person].left_at or 0)
            self._sit(ident, self.chance.pick((latest, self.chance.pick(outside))))

    def _sit(self, ident: str, person: PersonId, *, moves: bool = False) -> None:
        guest = self.guests[person]
        guest.begin(self.house, self.at)
        near = (LEAST, guest.took, LEAST // 2, LEAST * 3, max(guest.took, LEAST))
        amount = self.chance.pick(near) + UNIT * self.chance.pick((0, 0, -1, 1))
        if moves:
            amount = guest.took
        expected = guest.may_sit(self.house, ident, amount, moves=moves)
        forged = c.Visit(Instant(0), Chips(0))
        command = c.SitDown(person, person, Chips(amount), visit=forged)
        outcome = self.say(ident, command, moves=moves)
        assert isinstance(outcome, Step) == (expected != "no"), (expected, outcome)
        if isinstance(outcome, Refusal):
            self.turned_away += 1
            return
        self.sat += 1
        self.shorts += expected == "short"
        guest.table, guest.took, guest.broken = ident, 0, ""
        guest.shorts += expected == "short"
        self._check(ident, person)

    def leave(self, ident: str) -> None:
        """Somebody gets up."""
        table = self.tables[ident]
        if table.occupants:
            self.say(ident, c.Leave(self.chance.pick(table.occupants).person))

    def move(self, ident: str) -> None:
        """Somebody moves to the other table with all he has."""
        table = self.tables[ident]
        goal = next(other for other in self.tables if other != ident)
        if not table.occupants or not self._has_room(goal):
            return
        person = self.chance.pick(table.occupants).person
        self.say(ident, c.Leave(person, at_once=True))
        self._sit(goal, person, moves=True)

    def buy(self, ident: str) -> None:
        """Somebody adds chips, or buys in again."""
        table = self.tables[ident]
        if not table.occupants:
            return
        lost = [o for o in table.occupants if o.stack < UNIT]
        one = self.chance.pick(lost or table.occupants)
        amount = self.chance.pick(
            (LEAST // 2, LEAST, UNIT, LEAST - UNIT, LEAST // 2 - UNIT, LEAST // 2)
        )
        guest = self.guests[one.person]
        has = int(one.stack + one.behind)
        is_lost = one.stack < UNIT and one.behind < LEAST and not one.plays_short
        expected = guest.may_buy(self.house, amount, int(one.behind), has, lost=is_lost)
        outcome = self.say(ident, c.TopUp(one.person, Chips(amount)))
        assert isinstance(outcome, Step) == (expected != "no"), (expected, outcome)
        if expected == "short":
            guest.shorts += 1
            self.shorts += 1
        self._check(ident, one.person)

    def eject(self, ident: str) -> None:
        """The floor ejects somebody it has been asked about, or lets him stay; or just anybody."""
        table = self.tables[ident]
        if table.occupants and self.chance.one_in(2):
            self.say(ident, c.Eject(ADMIN, self.chance.pick(table.occupants).person))
            return
        for question in table.ejections:
            occupant = table.occupant(question.seat)
            assert occupant is not None
            ejects = self.chance.one_in(2)
            who = occupant.person
            self.say(ident, c.Eject(ADMIN, who) if ejects else c.Spare(ADMIN, who))

    def anew(self, ident: str) -> None:
        """A table is closed, and another of the same kind opened."""
        if self.chance.one_in(3):
            self.say(ident, c.CloseTable(ADMIN, anyway=True))
            del self.tables[ident]
            self._open()

    def hand(self, ident: str) -> None:
        """A hand in which most go all-in, with requests for the clock."""
        table = self.tables[ident]
        if table.next_hand_at is None:
            return
        self.at = Instant(max(self.at, table.next_hand_at))
        deck, spares = decks_for(self.chance, table)
        self.say(ident, c.StartHand(Sealed(deck), Sealed(self.chance.deck()), Sealed(spares)))
        for _ in range(60):
            table = self.tables[ident]
            if not table.is_in_hand:
                break
            if self.chance.one_in(4):
                self._clock(ident)
            self.say(ident, self._act(self.tables[ident]))
        assert not self.tables[ident].is_in_hand

    def _act(self, table: Table) -> TableCommand:
        hand = table.hand
        assert hand is not None
        if isinstance(hand.phase, Betting) and hand.phase.menu.may_raise and self.chance.one_in(3):
            player = hand.player(hand.phase.menu.seat)
            assert player is not None
            return h.AllIn(player.person)
        return legal_act(self.chance, table)

    def _clock(self, ident: str) -> None:
        """Somebody calls the clock on whoever is to act, early or late."""
        hand = self.tables[ident].hand
        if hand is None or not isinstance(hand.phase, Betting):
            return
        slow = hand.player(hand.phase.menu.seat)
        assert slow is not None
        others = [player.person for player in hand.players if player.seat != slow.seat]
        is_late = self.chance.one_in(2)
        self.at = Instant(self.at + is_late * HALF_A_MINUTE)
        caller = self.chance.pick(others)
        if isinstance(self.say(ident, c.CallClock(caller)), Refusal):
            return
        whose = self.guests[slow.person if is_late else caller]
        whose.against += is_late
        whose.unreasonable += not is_late
        for person in (slow.person, caller):
            self._check(ident, person)

    def _has_room(self, ident: str) -> bool:
        return None in self.tables[ident].seats

    def _check(self, ident: str, person: PersonId) -> None:
        """What the table has counted of his session is what the second book has."""
        occupant = self.tables[ident].occupant_of(person)
        if occupant is not None:
            guest = self.guests[person]
            assert _counts(occupant) == (guest.shorts, guest.against, guest.unreasonable)
            assert occupant.is_ejected == guest.ejected
            is_due = max(guest.against, guest.unreasonable) >= self.house.eject_after > 0
            assert not (guest.ejected and self.house.automatic) or is_due


def _counts(occupant: Occupant) -> tuple[int, int, int]:
    return occupant.short_buys, occupant.clocks_against, occupant.clocks_unreasonable
