"""The accountant: he hears everything, and holds every deal against his books."""

from collections.abc import Sequence

from core.ids import Instant
from core.table import Table
from core.table import commands as c
from core.table import events as e
from core.table.config import TableConfig
from core.table.seats import change_events as s
from tests.laws.accountant import no_dead_button, no_missed_blind
from tests.laws.accountant.amounts import check_amounts
from tests.laws.accountant.books import Books
from tests.laws.accountant.entering import check_everybody, note_passing
from tests.laws.accountant.laps import Laps
from tests.laws.accountant.machine import IN_TURN, Laid, first_hand
from tests.laws.accountant.met import comings_in, met_in
from tests.laws.accountant.order import check_order
from tests.laws.accountant.pages import Debt
from tests.laws.accountant.rounds import Rounds
from tests.laws.accountant.seen import Seen, seen_in
from tests.laws.accountant.terms import arrive, move


class Accountant:
    """Books of one table, audited at every deal.

    What is wrong is an ``AssertionError``.
    """

    def __init__(self, config: TableConfig) -> None:
        self.books = Books(config)
        self.laps = Laps()
        self.rounds = Rounds()
        self.deals = 0
        self.met: set[str] = set()
        """What the deals have shown of the book."""

    def hear(self, command: c.TableCommand, events: Sequence[e.TableEvent], at: Instant) -> None:
        """``command`` was taken at the moment ``at``, and caused ``events``."""
        self.books.now = at
        seen = seen_in(events)
        if seen is not None:
            self._audit(seen)
        self.books.choose(command)
        for event in events:
            self.rounds.hear(event)
            if isinstance(event, e.PlayerSat | s.SeatChanged):
                self.laps.sat[event.person] += 1
            if isinstance(event, s.SeatChanged):
                move(self.books, event.person, event.seat, event.to)
            else:
                self.books.enter(event)

    def check_markers(self, table: Table) -> None:
        """The buttons for missed blinds on the table say what the books say (16.01.03)."""
        for one in table.occupants:
            debt = self.books.pages[one.seat].debt
            marked = Debt[one.duties.owes.name]
            assert marked is debt, f"seat {one.seat} is marked {marked!r}, the books say {debt!r}"

    def _audit(self, seen: Seen) -> None:
        books, last = self.books, self.books.last
        self.deals += 1
        arrive(books)
        assert seen.is_drawn != books.is_game_on()
        hand = self._laid(seen)
        self._check_posts(seen, hand)
        assert seen.button == hand.places.button
        check_everybody(books, seen, hand, None if seen.is_drawn else last)
        check_order(books, seen, hand)
        passing = [] if seen.is_drawn else note_passing(books, seen, hand)
        self.laps.note(seen, hand, books)
        self.rounds.begin(seen)
        system = books.is_forward
        if not seen.is_drawn:
            self.met.update(comings_in(books, seen, hand))
        self._enter(seen, hand)
        for seat in passing:
            books.pages[seat].is_passed_over = True
        if not seen.is_drawn:
            self.met.update(met_in(books, seen, hand, system))

    def _laid(self, seen: Seen) -> Laid:
        if seen.is_drawn:
            return first_hand(self.books, seen)
        if self.books.is_forward:
            return no_dead_button.laid(self.books, seen)
        return no_missed_blind.laid(self.books, seen)

    def _check_posts(self, seen: Seen, hand: Laid) -> None:
        posted = {seat: [kind for kind in seen.at(seat) if kind in IN_TURN] for seat in seen.dealt}
        due = {
            seat: [kind for kind in hand.posted.get(seat, ()) if kind in IN_TURN]
            for seat in seen.dealt
        }
        assert posted == due, f"posted {posted}, due {due}"
        check_amounts(self.books, seen)

    def _enter(self, seen: Seen, hand: Laid) -> None:
        """Debts of the absent, laps, and which system lays the next hand (12.03)."""
        books, last = self.books, self.books.last
        if last is not None and not seen.is_drawn:
            system = no_dead_button if books.is_forward else no_missed_blind
            system.miss(books, hand, last)
        books.note(seen, hand.places_of(seen))
        is_forward = books.wants_forward if seen.is_drawn or hand.is_usual else books.is_forward
        if is_forward and books.is_forward and not seen.is_drawn and last is not None:
            no_dead_button.count(books, hand, last)
        elif is_forward:
            no_dead_button.begin(books, hand)
        books.is_forward = is_forward
