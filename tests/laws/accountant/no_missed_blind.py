"""No Missed Blind: the big blind goes on every hand, small blind and button follow (12.08)."""

from core.ids import Seat
from tests.laws.accountant.books import Books, Places
from tests.laws.accountant.circle import between
from tests.laws.accountant.machine import (
    Laid,
    bought,
    buyer_in,
    in_their_places,
    two_players,
    usual,
)
from tests.laws.accountant.pages import Debt
from tests.laws.accountant.seen import Seen


def laid(books: Books, seen: Seen) -> Laid:
    """How button and blinds have to lie in the deal ``seen``."""
    last = books.last
    assert last is not None
    big = books.next_there(last.big)
    buyer = buyer_in(seen)
    if buyer is None and seen.is_heads_up:
        return two_players(seen, big)
    # Two have stayed, and the big blind has come round: as after a hand of two.
    before = (last.small, *between(last.small, last.big, books.seats))
    is_round = big in before and not seen.is_heads_up
    is_anew = last.is_heads_up or is_round
    button = _after_two(books, seen, last) if is_anew else last.small
    marker = _marker(books, seen, button, (last.big, big))
    posted = usual(books, marker, last.big, big)
    if not books.is_plain(last.big):
        # A dead small blind, where the one who posted the big one is not there any more.
        del posted[last.big]
    if not books.is_plain(marker):
        posted.pop(marker, None)
    is_usual = books.is_plain(button) and books.is_plain(last.big)
    hand = Laid(Places(marker, last.big, big), posted, is_usual)
    return hand if buyer is None else bought(books, seen, hand, buyer)


def _after_two(books: Books, seen: Seen, last: Places) -> Seat:
    """After a hand of two the button is with the nearest player before the small blind (12.14)."""
    assert seen.button in in_their_places(books, seen)
    plain = [seat for seat in books.plain if seat in seen.dealt]
    assert not set(between(seen.button, last.big, books.seats)) & set(plain)
    return seen.button


def _marker(books: Books, seen: Seen, due: Seat, blinds: tuple[Seat, Seat]) -> Seat:
    """Where the button lies: not before one whom it has to pass, if another can have it (12.07)."""
    page = books.pages.get(due)
    if due not in seen.dealt or page is None or not page.is_passed_over:
        return due
    order = list(seen.dealt)
    before = order[order.index(due) - 1]
    return due if before in blinds or books.pages[before].is_passed_over else before


def miss(books: Books, hand: Laid, last: Places) -> None:
    """Whoever is not there owes the blinds that have gone by him, or were due from him (12.09)."""
    if hand.buyer is not None:
        return
    passed = between(last.big, hand.places.big, books.seats)
    due = [last.big]
    if _has_button_blind(books) and not last.is_heads_up:
        due.append(last.small)
    for seat, page in books.pages.items():
        if page.is_there or page.is_new or page.has_dealt_off:
            continue
        if seat in passed:
            page.owe(Debt.BOTH)
        elif seat in due or page.carries_small:
            page.owe(Debt.SMALL)


def _has_button_blind(books: Books) -> bool:
    return books.word("blinds.layout") == "button_small_big"
