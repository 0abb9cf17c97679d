"""Who acts first, and last (12.01, 12.08, 12.14, 12.18)."""

from core.hand.forced.posts import PostKind
from core.ids import Seat
from tests.laws.accountant.books import Books
from tests.laws.accountant.circle import around
from tests.laws.accountant.machine import Laid
from tests.laws.accountant.seen import Seen


def check_order(books: Books, seen: Seen, hand: Laid) -> None:
    """The deal goes round from the left of the button, which acts last; the first round begins
    left of the furthest blind, or of the last straddler."""
    order = [seat for seat in around(hand.places.button, books.seats) if seat in seen.dealt]
    assert list(seen.dealt) == order
    assert seen.last_action == order[-1]
    straddles = seen.of(PostKind.STRADDLE)
    after = straddles[-1] if straddles else _furthest(books, hand)
    turn = [seat for seat in around(after, books.seats) if seat in seen.dealt]
    all_in = [post.seat for post in seen.posts if post.is_all_in]
    asleep = seen.of(PostKind.SLEEPER)
    can_act = [seat for seat in turn if seat not in all_in and seat not in asleep]
    if seen.first is not None and not asleep:
        assert seen.first == can_act[0], f"{seen.first} acts first instead of {can_act[0]}"
    _check_straddles(seen, turn_after(books, seen, hand))


def turn_after(books: Books, seen: Seen, hand: Laid) -> list[Seat]:
    """Who is dealt in, from the left of the last blind on."""
    return [seat for seat in around(_furthest(books, hand), books.seats) if seat in seen.dealt]


def _furthest(books: Books, hand: Laid) -> Seat:
    """Who posted the last blind in turn, seen from the left of the button."""
    order = around(hand.places.button, books.seats)
    posting = [seat for seat in order if hand.posted.get(seat)]
    in_front = [seat for seat in posting if seat != hand.places.button]
    return (in_front or posting)[-1]


def _check_straddles(seen: Seen, turn: list[Seat]) -> None:
    """Straddles are those of the first to act and of who sits next to the last one."""
    straddles = seen.of(PostKind.STRADDLE)
    assert straddles == turn[: len(straddles)]
    assert not straddles or len(seen.dealt) > 2
