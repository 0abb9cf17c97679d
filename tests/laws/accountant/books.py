"""The books: what the room has heard so far, and what follows from it for each player."""

from msgspec import Struct

from core.games.spec import Structure
from core.house.settings import flag, number, word
from core.ids import Instant, PersonId, Seat, later, seconds
from core.table import commands as c
from core.table import events as e
from core.table.blinds.duties import Entry
from core.table.config import TableConfig, config_under, config_with
from core.table.floor import contest_events as ce
from core.table.seats import change_events as s
from core.table.seats.change import Wait
from tests.laws.accountant.circle import between, next_of
from tests.laws.accountant.pages import Debt, Page
from tests.laws.accountant.seen import Seen

_BIG_BET = (Structure.POT_LIMIT, Structure.NO_LIMIT)
SOME = 3
"""With fewer players than this beside him nobody is behind the button: all have their part."""


class Places(Struct, frozen=True):
    """Where button and blinds were in a hand; of several big blinds the furthest counts.

    ``big_posters`` are those who posted a big blind in turn; the next hand asks the small one of
    them.
    """

    button: Seat
    small: Seat
    big: Seat
    is_heads_up: bool = False
    dealer: PersonId | None = None
    big_posters: tuple[PersonId, ...] = ()


class Books:
    """The accountant's books of one table."""

    def __init__(self, config: TableConfig) -> None:
        self.config = config
        self.seats = config.seats
        self.pages: dict[Seat, Page] = {}
        self.last: Places | None = None
        self.is_forward = False
        self.first_button: Seat | None = None
        self.now = Instant(0)
        self.began = Instant(0)
        """When the button of this game was drawn for."""
        self.lets_blinds_pass: dict[PersonId, bool] = {}
        """Who asks for another seat, and whether he means to let the blinds go by there."""

    # the house

    def word(self, key: str) -> str:
        """The value of a setting of words."""
        return word(self.config.settings, key)

    def flag(self, key: str) -> bool:
        """The value of a setting that is on or off."""
        return flag(self.config.settings, key)

    def number(self, key: str) -> int:
        """The value of a setting of numbers."""
        return number(self.config.settings, key)

    @property
    def is_big_bet(self) -> bool:
        """Pot limit or no limit."""
        return self.config.structure in _BIG_BET

    @property
    def wants_forward(self) -> bool:
        """Whether the house wants No Dead Button."""
        return self.word("button.rule") == "no_dead_button"

    # who is there

    @property
    def there(self) -> list[Seat]:
        """Who could be dealt a hand, whatever he owes."""
        return [seat for seat, page in self.pages.items() if page.is_there]

    @property
    def plain(self) -> list[Seat]:
        """Those of them who need not wait for anything."""
        return [seat for seat in self.there if not self.pages[seat].waits]

    def is_plain(self, seat: Seat) -> bool:
        """Whether the player at ``seat`` is there and need not wait."""
        page = self.pages.get(seat)
        return page is not None and page.is_there and not page.waits

    def lets_pass(self, seat: Seat) -> bool:
        """Whether the blinds go by ``seat`` because its player wants to come in behind them."""
        page = self.pages[seat]
        if page.is_free and not page.has_dealt_off:
            # Once he has let them go by for nothing, the next ones are his (12.20.08).
            return False
        return page.waits and page.choice is Entry.BEHIND and len(self.plain) >= SOME

    def is_game_on(self) -> bool:
        """Whether a game is going on, so that no button has to be drawn for."""
        return self.last is not None and (len(self.there) <= 2 or len(self.plain) >= 2)

    # hearing

    def choose(self, command: c.TableCommand) -> None:
        """Enter how somebody has said he would come in."""
        if not isinstance(command, c.ChooseEntry) or command.entry is Entry.STRADDLE:
            return
        page = next(one for one in self.pages.values() if one.person == command.person)
        if not page.waits:
            # He has dealt off and moved: the blinds may go by him once for nothing (12.20.08).
            assert page.has_dealt_off
            page.is_free, page.choice = True, Entry.BEHIND
        else:
            page.choice = None if command.entry is Entry.WAIT else command.entry

    def enter(self, event: e.TableEvent) -> None:
        """Enter what has happened."""
        match event:
            case e.PlayerSat():
                self._sit(event)
            case e.PlayerLeft():
                del self.pages[event.seat]
            case e.WentAway():
                page = self.pages[event.seat]
                page.is_away, page.is_broke = True, event.reason is e.AwayReason.BROKE
            case e.CameBack():
                page = self.pages[event.seat]
                page.is_away = page.is_broke = False
            case e.PlayerLeaving() | e.PlayerStays():
                self.pages[event.seat].is_leaving = isinstance(event, e.PlayerLeaving)
            case s.SeatChangeWaits():
                self.pages[event.seat].is_held = event.wait is Wait.BUTTON
            case s.SeatChangeDropped():
                self.pages[event.seat].is_held = False
            case s.SeatChangeAsked():
                page = self.pages[event.seat]
                page.is_held = False
                self.lets_blinds_pass[page.person] = event.change.lets_pass
            case ce.RuleChanged():
                lay = config_under if event.of_community else config_with
                self.config = lay(self.config, event.key, event.value)
            case _:
                pass

    def _sit(self, event: e.PlayerSat) -> None:
        page = Page(event.person, event.seat)
        if self.last is not None:
            page.is_new = True
            page.is_free = self._is_ahead(event.seat) or self._is_short()
            page.debt = Debt.NOTHING if page.is_free else Debt.BIG
        assert event.waits == page.waits
        assert event.is_free == page.is_free, "a free hand for one who is not entitled to it"
        self.pages[event.seat] = page

    def _is_ahead(self, seat: Seat) -> bool:
        """In the first lap of a game the blinds have not come to his seat yet (13.02.04)."""
        if self.word("blinds.new_game_free_hand") != "first_lap_unpassed_seat":
            return False
        if self.last is None or self.first_button is None:
            return False
        return seat in between(self.last.big, self.first_button, self.seats)

    def _is_short(self) -> bool:
        """At most so many are in action before him (12.17)."""
        acting = [
            one for one in self.pages.values() if not (one.is_away or one.is_leaving or one.debt)
        ]
        return self.flag("blinds.short_free_hand") and len(acting) <= self.number(
            "blinds.short_max_board"
        )

    @property
    def is_game_new(self) -> bool:
        """Whether the time has not run out that a game counts as new."""
        minutes = self.number("blinds.new_game_free_minutes")
        return self.now < later(self.began, seconds(60 * minutes))

    # after a deal

    def note(self, seen: Seen, places: Places) -> None:
        """Enter a deal that has been found right: debts are met, and blinds have gone by."""
        last, self.last = self.last, places
        if seen.is_drawn or last is None:
            self._first_hand(seen)
            return
        passed = between(last.big, places.big, self.seats) if last.big != places.big else []
        left = [last.button, *between(last.button, places.button, self.seats)]
        behind = left if last.button != places.button else []
        for seat, page in self.pages.items():
            if seat in seen.dealt:
                page.dealt_in()
            elif page.waits:
                _wait_on(page, is_passed=seat in passed)
            if seat in behind or seen.is_heads_up:
                page.is_passed_over = False
            if page.has_dealt_off and seat in (*passed, places.big):
                _let_pass_once(page, is_passed=seat in passed and seat not in seen.dealt)
        if self.first_button in (*passed, places.big):
            self.first_button = None

    def _first_hand(self, seen: Seen) -> None:
        self.first_button, self.began = seen.button, self.now
        for seat, page in self.pages.items():
            page.lap = 0
            if seat in seen.dealt:
                page.dealt_in()
            elif not page.is_new and not page.has_dealt_off:
                page.owe(Debt.BOTH)

    def next_there(self, seat: Seat) -> Seat:
        """The next player left of ``seat`` whom the big blind does not go past."""
        among = [other for other in self.there if not self.lets_pass(other)]
        return next_of(seat, among, self.seats)


def _let_pass_once(page: Page, *, is_passed: bool) -> None:
    """He has dealt off and moved: one time the blinds go by him for nothing (12.20.08)."""
    page.has_dealt_off = False
    if is_passed:
        page.is_free, page.debt, page.choice, page.passes = True, Debt.NOTHING, Entry.BEHIND, 0


def _wait_on(page: Page, *, is_passed: bool) -> None:
    """He has no hand, and the big blind may have gone by him once more."""
    if not is_passed:
        return
    if page.is_free:
        page.is_free, page.debt = False, Debt.BIG if page.is_new else Debt.BOTH
    elif page.debt is Debt.SMALL:
        page.debt = Debt.BOTH
    page.passes += 1
