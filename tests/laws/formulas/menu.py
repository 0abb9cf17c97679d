"""The menu by the book: the price, and the totals that somebody may bet or raise to."""

from msgspec import Struct

from core.games.spec import Structure
from core.hand.menu import Menu
from core.ids import Seat
from tests.laws.formulas import big_bet, limit
from tests.laws.formulas.book import Book, Deed


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


def allowed(book: Book, seat: Seat, *, has_to_open: bool) -> Allowed:
    """What ``seat`` may do; ``has_to_open`` for the one who has to bring it in."""
    purse, rules = book.purses[seat], book.rules
    chips = purse.stack - purse.stack % rules.unit
    call = max(min(book.price - purse.bet, chips), 0)
    most = purse.bet + chips
    due = rules.stakes.bring_in if has_to_open else 0
    if most <= max(book.price, due) or not _may_be_called(book, seat) or _is_barred(book, seat):
        return Allowed(call)
    if rules.structure not in (Structure.FIXED, Structure.SPREAD):
        now = big_bet.raising(book)
        is_open = not book.since(now.renewed, seat) or big_bet.adds_up(book, now, seat)
        if not is_open:
            return Allowed(call)
        least, top = big_bet.totals(book, now, seat, most)
        return Allowed(call, max(least, due), max(top, due))
    bets = limit.sizes(book)
    line = limit.line_of(book, bets)
    if book.since(line.renewed, seat) or limit.is_capped(book, line):
        return Allowed(call)
    least, top, sizes = limit.totals(book, bets, line, most)
    return Allowed(call, max(least, due), max(top, due), sizes)


def _may_be_called(book: Book, seat: Seat) -> bool:
    """Somebody else has more than the price, and a whole unit of it behind."""
    unit = book.rules.unit
    return any(
        other.stack >= unit and other.bet + other.stack - other.stack % unit > book.price
        for at, other in book.purses.items()
        if at != seat and other.is_in
    )


def _is_barred(book: Book, seat: Seat) -> bool:
    """Nobody checks and raises where the house or lowball forbids it (Cooke 7.18.04, 10.13)."""
    is_sevens = (
        book.spec.must_bet_low is not None
        and book.rules.structure is Structure.FIXED
        and book.street > 0
    )
    if book.rules.turns.check_raise and not is_sevens:
        return False
    return Deed.CHECK in [did.deed for did in book.acts if did.seat == seat]
