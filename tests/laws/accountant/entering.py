"""Who comes in out of turn, where, and what he posts for it (12.07, 12.12, 12.15 to 12.17)."""

from core.hand.forced.posts import PostKind
from core.ids import Seat
from core.table.blinds.duties import Entry
from tests.laws.accountant.books import Books, Places
from tests.laws.accountant.circle import between, up_to
from tests.laws.accountant.machine import Laid
from tests.laws.accountant.pages import Debt, Page
from tests.laws.accountant.seen import Seen

PRICE = {
    Debt.NOTHING: [],
    Debt.SMALL: [PostKind.DEAD],
    Debt.BIG: [PostKind.ENTRY],
    Debt.BOTH: [PostKind.ENTRY, PostKind.DEAD],
}
"""Made up, the big blind is live and the small one dead (12.06, 12.20.07)."""

_OUT_OF_TURN = (PostKind.ENTRY, PostKind.DEAD, PostKind.CARRIED)


def check_everybody(books: Books, seen: Seen, hand: Laid, last: Places | None) -> None:
    """Everybody dealt in has paid exactly what the rules ask, and nobody else is missing."""
    for seat, page in books.pages.items():
        kinds = [kind for kind in seen.at(seat) if kind in _OUT_OF_TURN]
        if seat not in seen.dealt:
            assert not kinds
            assert not books.is_plain(seat), f"seat {seat} owes nothing and has no hand"
            is_usual = hand.buyer is None and not hand.places.is_heads_up
            if page.is_there and last is not None and is_usual:
                assert not _comes_in(books, seat, page, hand, last), f"seat {seat} is left out"
            continue
        assert page.is_there, f"seat {seat} is dealt in although it is away"
        if seat in hand.posted:
            kinds = [kind for kind in kinds if kind not in hand.posted[seat]]
            assert not kinds, f"seat {seat} pays twice"
        elif last is None or not page.waits:
            due = [PostKind.CARRIED] if page.carries_small else []
            assert kinds == due, f"seat {seat} posts {kinds} for nothing"
        elif PostKind.STRADDLE in seen.at(seat) and page.debt is Debt.BOTH and not kinds:
            # He straddles instead (12.12.01).
            pass
        else:
            assert _comes_in(books, seat, page, hand, last), f"seat {seat} may not come in"
            price = [] if _is_free(books, seat, page, hand, last) else PRICE[page.debt]
            if any(post.is_all_in for post in seen.posts if post.seat == seat):
                price = price[: len(kinds)]
            assert kinds == price, f"seat {seat} owes {page.debt!r} and posts {kinds}"


def comes_between(books: Books, seat: Seat, hand: Laid) -> bool:
    """Whether ``seat`` lies on the button, or between it and the big blind."""
    places = hand.places
    if places.button == places.big:
        return seat == places.button
    return seat == places.button or seat in between(places.button, places.big, books.seats)


def _comes_in(books: Books, seat: Seat, page: Page, hand: Laid, last: Places) -> bool:
    """Whether one who waits has his hand now, for nothing or for what he owes."""
    if comes_between(books, seat, hand) and not _may_between(books, seat, page, hand):
        return False
    is_behind = _is_behind(books, seat, hand.places, last)
    if _is_free(books, seat, page, hand, last):
        return True
    return page.choice is Entry.POST or (page.choice is Entry.BEHIND and is_behind)


def _is_free(books: Books, seat: Seat, page: Page, hand: Laid, last: Places) -> bool:
    """Whether he comes in for nothing."""
    is_behind = page.is_new and _is_behind(books, seat, hand.places, last)
    return page.is_free or (is_behind and _is_free_behind(books))


def _is_behind(books: Books, seat: Seat, places: Places, last: Places) -> bool:
    """Whether the button has just gone past ``seat``."""
    if last.button == places.button:
        return False
    return seat == last.button or seat in between(last.button, places.button, books.seats)


def _is_free_behind(books: Books) -> bool:
    """In a new game, until it is full, a newcomer has a free hand behind the button (12.16)."""
    if books.word("blinds.new_game_free_hand") != "behind_button_until_full":
        return False
    return books.is_game_new and len(books.pages) < books.seats


def _may_between(books: Books, seat: Seat, page: Page, hand: Laid) -> bool:
    """Where nobody comes in, except as the house has it (12.07, 12.15, 12.17)."""
    places = hand.places
    if page.is_free:
        is_anywhere = books.word("blinds.short_free_hand_seats") == "any"
        return is_anywhere and page.choice is not Entry.BEHIND
    if seat == places.button:
        return False
    house = books.word("blinds.makeup_between_blinds")
    if house == "always" or (house == "big_bet_only" and books.is_big_bet):
        return True
    is_in_front = seat in up_to(places.button, places.small, books.seats)[:-1]
    if not is_in_front:
        return False
    if page.distance:
        return books.flag("seats.move_front_of_button")
    return page.is_new and books.flag("blinds.new_player_front_of_button")


def note_passing(books: Books, seen: Seen, hand: Laid) -> list[Seat]:
    """Who came in between button and blinds: the button goes past him once."""
    return [
        seat
        for seat, page in books.pages.items()
        if page.debt
        and seat in seen.dealt
        and seat not in hand.posted
        and PostKind.STRADDLE not in seen.at(seat)
        and comes_between(books, seat, hand)
    ]
