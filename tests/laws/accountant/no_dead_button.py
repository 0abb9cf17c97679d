"""No Dead Button: the button always goes forward, and blinds make up for who left (12.13)."""

from collections.abc import Iterator

from core.hand.forced.posts import PostKind
from core.ids import Seat
from tests.laws.accountant.books import SOME, Books, Places
from tests.laws.accountant.circle import around, between, up_to
from tests.laws.accountant.machine import (
    ROUND,
    Laid,
    Posted,
    bought,
    buyer_in,
    in_their_places,
    two_players,
)
from tests.laws.accountant.pages import Debt
from tests.laws.accountant.seen import Seen

_LAP = (PostKind.BIG, PostKind.SMALL)
"""What everybody posts in a lap, in that order."""


def laid(books: Books, seen: Seen) -> Laid:
    """How button and blinds have to lie in the deal ``seen``."""
    last = books.last
    assert last is not None
    buyer = buyer_in(seen)
    if buyer is None and seen.is_heads_up:
        return two_players(seen, books.next_there(last.big))
    hand = _forward(books, seen, last)
    return hand if buyer is None else bought(books, seen, hand, buyer)


def _forward(books: Books, seen: Seen, last: Places) -> Laid:
    left_out = _left_out(books)
    playing = [seat for seat in in_their_places(books, seen) if seat not in left_out]
    order = [seat for seat in around(last.button, books.seats) if seat in playing]
    hands = (_with_button(books, last, button, left_out) for button in order)
    # Nobody has the button in whose hand there would be no big blind to post: it is never dead.
    return next(hand for hand in hands if _has_big_blind(hand))


def _has_big_blind(hand: Laid) -> bool:
    return any(PostKind.BIG in kinds for kinds in hand.posted.values())


def _with_button(books: Books, last: Places, button: Seat, left_out: list[Seat]) -> Laid:
    left = _left_by(books, last, button)
    been = up_to(last.button, last.big, books.seats)

    def owed(seat: Seat) -> tuple[PostKind, ...]:
        if seat in left:
            return _LAP
        if books.pages[seat].is_free and seat in been:
            # A free hand where the blinds have been already costs nothing there either (12.17).
            return ()
        return _LAP[books.pages[seat].lap :]

    front = list(_front(books, last, button, left_out))[:ROUND]
    # The button posts whatever it has not posted yet, the small blind beside a big one dead.
    late = owed(button)
    if len(late) == ROUND:
        late = (PostKind.BIG, PostKind.DEAD)
    posted: Posted = {button: list(late)} if late else {}
    for seat in front:
        posted[seat] = list(owed(seat)[:1])
    kinds = [kind for seat in front for kind in posted[seat]]
    is_usual = not late and kinds == [PostKind.SMALL, PostKind.BIG]
    return Laid(Places(button, front[0], front[-1]), posted, is_usual)


def _left_out(books: Books) -> list[Seat]:
    """Whom the button has to pass, as long as enough others play."""
    passed = [seat for seat in books.plain if books.pages[seat].is_passed_over]
    return passed if len(books.plain) - len(passed) >= SOME else []


def _front(books: Books, last: Places, button: Seat, left_out: list[Seat]) -> Iterator[Seat]:
    """Clockwise from the button, who may have a blind of this lap to post.

    Somebody who waits may be reached by the big blind only where it has not been yet.
    """
    been = up_to(last.button, last.big, books.seats)
    barred = been[been.index(button) :] if button in been else []
    for seat in around(button, books.seats)[:-1]:
        page = books.pages.get(seat)
        if page is None or not page.is_there or seat in left_out:
            continue
        if page.waits and (seat in barred or books.lets_pass(seat)):
            continue
        yield seat


def miss(books: Books, hand: Laid, last: Places) -> None:
    """Whoever is not there owes the blinds that have gone by him, or were due from him."""
    if hand.buyer is not None:
        return
    big = hand.places.big
    passed = [] if big == last.big else between(last.big, big, books.seats)
    for seat, page in books.pages.items():
        if page.is_there or page.is_new or page.has_dealt_off:
            continue
        if seat in passed:
            page.owe(Debt.BOTH)
        elif page.lap == 1 or page.carries_small:
            page.owe(Debt.SMALL)


def count(books: Books, hand: Laid, last: Places) -> None:
    """Enter what everybody has posted in his lap; it begins anew when the button leaves him."""
    button = hand.places.button
    for seat in _left_by(books, last, button):
        books.pages[seat].lap = 0
    for seat, kinds in hand.posted.items():
        page = books.pages[seat]
        if hand.buyer is None and kinds:
            page.lap = max(page.lap, 1 if kinds == [PostKind.BIG] else ROUND)
    for paid_up in (button, hand.buyer):
        if paid_up is not None:
            books.pages[paid_up].lap = ROUND


def _left_by(books: Books, last: Places, button: Seat) -> list[Seat]:
    """Whom the button leaves or goes past: a new lap begins for them."""
    if last.button == button:
        return []
    passed = [last.button, *between(last.button, button, books.seats)]
    return [seat for seat in passed if seat in books.pages]


def begin(books: Books, hand: Laid) -> None:
    """The laps of a game that begins, or goes on by this system: the hand is as usual."""
    for page in books.pages.values():
        page.lap = 0
    places = hand.places
    books.pages[places.big].lap = 1
    for seat in (places.small, places.button):
        books.pages[seat].lap = ROUND
