"""What a post comes to."""

from core.hand import events as h
from core.hand.forced.posts import PostKind
from tests.laws.accountant.books import Books
from tests.laws.accountant.seen import Seen

_SMALL = (PostKind.SMALL, PostKind.DEAD, PostKind.CARRIED)
_BIG = (PostKind.BIG, PostKind.ENTRY)


def check_amounts(books: Books, seen: Seen) -> None:
    """Each post is of the size of its blind, or all that was there; a straddle in all twice."""
    for post in seen.posts:
        _check(books, post, seen)


def _check(books: Books, post: h.BlindPosted, seen: Seen) -> None:
    stakes = books.config.stakes
    if post.kind in _BIG:
        due = stakes.big_blind
    elif post.kind in _SMALL:
        is_two_big = books.word("blinds.layout") == "two_big"
        due = stakes.big_blind if is_two_big else stakes.small_blind
    elif post.kind is PostKind.BUTTON:
        due = stakes.button_blind
    else:
        in_front = [
            one.amount
            for one in seen.posts
            if one.seat == post.seat and one.kind is not PostKind.DEAD
        ]
        assert sum(in_front) >= 2 * stakes.big_blind
        return
    assert post.amount == due or (post.is_all_in and post.amount < due)
