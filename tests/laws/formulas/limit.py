"""Limit: fixed, up to the limit, and spread (Cooke 4.09, 5.07, 8.03, 9.09, 9.16; USPC, Hoyle)."""

from msgspec import Struct

from core.games.spec import Limit, Structure
from core.hand.rules import HeadsUpCap
from tests.laws.formulas.book import Book, Deed


class Line(Struct, frozen=True):
    """How far the wagers that count have come.

    Attributes:
        at: the total from which the next bet or raise counts.
        least: the last bet or raise, or what the first has to be.
        count: the bet and the raises so far.
        renewed: the place, among the acts, of the last wager that everybody has to answer.
    """

    at: int
    least: int
    count: int
    renewed: int = -1


def has_range(book: Book) -> bool:
    """Any amount within two ends may be bet, not the limit alone."""
    return book.rules.structure is Structure.SPREAD or book.rules.limit.up_to_limit


def sizes(book: Book) -> tuple[int, ...]:
    """What the sign says of this round: the bet, two bets over an open pair, or the two ends."""
    stakes, limit, stud = book.rules.stakes, book.round.limit, book.rules.stud
    is_late = limit is Limit.BIG or (
        limit is Limit.BY_ROUND and book.number + 1 >= book.rules.draw.big_bet_from
    )
    if stud.big_bet_last_only:
        is_late = book.street == len(book.spec.streets) - 1
    if stakes.spread is not None:
        return (stakes.spread[0], stakes.spread[2 if is_late else 1])
    bets: tuple[int, ...] = (stakes.big_bet,) if is_late else (stakes.small_bet,)
    # A pair calls in the big bet as the round begins, whoever is out by then (Cooke 5.08, scs-5).
    allows = stud.open_pair_doubles or (limit is Limit.OPEN_PAIR and stud.open_pair_double)
    if allows and book.pair_shows and not is_late:
        bets = (stakes.small_bet, stakes.big_bet)
    return (book.rules.unit, bets[-1]) if book.rules.limit.up_to_limit else bets


def line_of(book: Book, bets: tuple[int, ...]) -> Line:
    """Where the wagers of the round have come to; a blind is the first bet (Cooke 9.16)."""
    line = Line(book.blind, _first(book, bets), 1 if book.blind else 0)
    price, is_wagered = book.blind, False
    for place, did in enumerate(book.acts):
        match did.deed:
            case Deed.BRING_IN if did.price >= line.least:
                line = Line(did.price, _next(book, line, did.price), 1)
            case Deed.STRADDLE | Deed.SLEEPER:
                least = _over(book, bets, did.price - price)
                line = Line(did.price, least, line.count + 1, place)
            case Deed.WAGER:
                short_from = line.at
                if book.rules.limit.short_from_last_amount and is_wagered and price > line.at:
                    short_from = price
                line = _wagered(book, bets, line, did.price, short_from, price, place)
                is_wagered = True
            case _:
                pass
        price = did.price
    return line


def _first(book: Book, bets: tuple[int, ...]) -> int:
    if not has_range(book) or not book.blind:
        return bets[0]
    rules = book.rules
    if book.spec.draws and rules.draw.open_for_double:
        return _of_the_level(book, bets, book.blind)
    return _of_the_level(book, bets, rules.unit if rules.min_raise_is_unit else book.blind)


def _of_the_level(book: Book, bets: tuple[int, ...], by: int) -> int:
    """Where overs are in force a raise over the game's blind is of their size (Cooke 16.03)."""
    return max(by, bets[0]) if book.level else by


def _over(book: Book, bets: tuple[int, ...], by: int) -> int:
    """The least raise over a blind one: the limit, or in a range as much as it added."""
    if not has_range(book):
        return bets[0]
    return _of_the_level(book, bets, book.rules.unit if book.rules.min_raise_is_unit else by)


def _next(book: Book, line: Line, by: int) -> int:
    """By the USPC laws any unit more is a raise; else it is as much as the last one."""
    if has_range(book) and book.rules.min_raise_is_unit:
        return book.rules.unit
    return max(line.least, by)


def whole_bet(book: Book, bets: tuple[int, ...], line: Line) -> int:
    """The full bet, of which half is not short (Cooke 9.09.01, inference 4 for a range)."""
    return line.least if has_range(book) else left(bets, line)[0]


def left(bets: tuple[int, ...], line: Line) -> tuple[int, ...]:
    """After a large bet over an open pair only the large one is left (scs-5)."""
    return tuple(bet for bet in bets if bet == bets[-1] or line.least < bets[-1])


def _wagered(
    book: Book,
    bets: tuple[int, ...],
    line: Line,
    to: int,
    short_from: int,
    price: int,
    place: int,
) -> Line:
    bet, by = whole_bet(book, bets, line), to - line.at
    if by < bet and (to - short_from) * 2 < bet:
        return line
    is_completed = price > line.at and by == bet
    is_counted = not is_completed or (book.rules.limit.completion_counts and line.at > 0)
    at = max(to, line.at + bet) if book.rules.limit.completes_then_raises else to
    count = line.count + 1 if is_counted else max(line.count, 1)
    return Line(at, _next(book, line, by), count, place)


def is_capped(book: Book, line: Line) -> bool:
    """A bet and so many raises, in a round begun by three or more (Cooke 7.07, 9.16)."""
    limit = book.rules.limit
    if not limit.raise_cap or book.began_with <= 2 or line.count <= limit.raise_cap:
        return False
    match limit.heads_up:
        case HeadsUpCap.STAYS:
            return True
        case HeadsUpCap.LIFTS:
            return book.live > 2
        case HeadsUpCap.STAYS_IF_REACHED:
            return book.live_at_wager > 2


def totals(
    book: Book, bets: tuple[int, ...], line: Line, most: int
) -> tuple[int, int, tuple[int, ...]]:
    """The least and the largest total, and where not all between are legal, every one."""
    is_wagered = any(did.deed is Deed.WAGER for did in book.acts)
    if has_range(book) and not (book.price > line.at and is_wagered):
        return min(line.at + line.least, most), min(line.at + bets[1], most), ()
    # Action only is completed to the full bet, and nothing else (Cooke 9.09.01).
    wholes = [line.least] if has_range(book) else left(bets, line)
    found = tuple(sorted({min(line.at + bet, most) for bet in wholes}))
    return found[0], found[-1], found
