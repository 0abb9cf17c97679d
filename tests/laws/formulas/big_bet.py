"""Pot limit and no limit (Cooke 8.01, 8.02; USPC, Hoyle)."""

from msgspec import Struct

from core.games.spec import Structure
from core.ids import Seat
from tests.laws.formulas.book import Book, Deed


class Raising(Struct, frozen=True):
    """What the next bet or raise adds to, how much at least, and the last one to be answered."""

    base: int
    least: int
    renewed: int = -1


def raising(book: Book) -> Raising:
    """As the wagers of the round have left it (Cooke 8.01.02, 8.01.03)."""
    now = Raising(book.blind, _first(book))
    price = book.blind
    for place, did in enumerate(book.acts):
        match did.deed:
            case Deed.BRING_IN if did.price >= now.least:
                now = Raising(did.price, _next(book, now, did.price))
            case Deed.STRADDLE | Deed.SLEEPER:
                # What it adds to the blind, or to the one before, is the size of a raise.
                now = Raising(did.price, _over(book, did.price, did.price - price), place)
            case Deed.WAGER if did.price - now.base >= now.least:
                now = Raising(did.price, _next(book, now, did.price - price), place)
            case Deed.WAGER:
                now = Raising(did.price, now.least, now.renewed)
            case _:
                pass
        price = did.price
    return now


def _first(book: Book) -> int:
    """The smallest opening bet; over a blind as much again, or up to that opening bet."""
    rules = book.rules
    if not book.blind:
        return rules.min_open
    is_doubled = book.spec.draws > 0 and rules.draw.open_for_double
    by = rules.unit if rules.min_raise_is_unit and not is_doubled else book.blind
    return max(by, rules.min_open - (0 if book.level else book.blind), _figure(book, book.blind))


def _over(book: Book, price: int, by: int) -> int:
    least = book.rules.unit if book.rules.min_raise_is_unit else by
    return max(least, book.rules.min_open - (0 if book.level else price), _figure(book, price))


def _figure(book: Book, price: int) -> int:
    """What the first raise over the blinds adds to reach the printed total (Appendix A, 3)."""
    return book.rules.open_raise - price


def _next(book: Book, now: Raising, by: int) -> int:
    return book.rules.unit if book.rules.min_raise_is_unit else max(now.least, by)


def adds_up(book: Book, now: Raising, seat: Seat) -> bool:
    """Where short raises add up: whether those since his last act are a full one together."""
    answered = [
        did.price for did in book.acts if did.seat == seat and did.deed is not Deed.STRADDLE
    ]
    return (
        book.rules.short_raises_accumulate
        and bool(answered)
        and book.price - answered[-1] >= now.least
    )


def totals(book: Book, now: Raising, seat: Seat, most: int) -> tuple[int, int]:
    """The least and the largest total; the minimum may always be bet (Cooke 8.02)."""
    least = now.base + now.least
    top = most
    if book.rules.structure is Structure.POT_LIMIT:
        top = max(least, _pot(book, now, seat))
    return min(least, most), min(top, most)


def _pot(book: Book, now: Raising, seat: Seat) -> int:
    """The bet, and the pot as it is once he has called, in whole units rounded up (8.02.03)."""
    rules, price = book.rules, book.price
    whole = 100 * rules.unit
    after_call = (book.pot + price - book.purses[seat].bet) * rules.pot_factor
    top = price + (after_call + whole - 1) // whole * rules.unit
    is_entered = any(did.deed not in (Deed.CHECK, Deed.BRING_IN) for did in book.acts)
    if rules.pot_open_bets and book.street == 0 and not is_entered:
        top = rules.pot_open_bets * rules.stakes.base
    if rules.pot_limit_cap:
        top = min(top, now.base + rules.pot_limit_cap)
    return top
