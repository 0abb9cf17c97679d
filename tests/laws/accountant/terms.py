"""What somebody who moves has to pay or to wait for in his new seat (12.20)."""

from core.ids import PersonId, Seat
from core.table.blinds.duties import Entry
from tests.laws.accountant.books import Books, Places
from tests.laws.accountant.circle import around, next_of, up_to
from tests.laws.accountant.pages import Debt, Page

ALLOWED = 2
"""Players one may move away from the blinds, where the house allows any, or into the button."""


def move(books: Books, person: PersonId, seat: Seat, to: Seat) -> None:
    """Enter that ``person`` has moved from ``seat`` to ``to``."""
    page, last = books.pages[seat], books.last
    lap = 0
    lets_pass = books.lets_blinds_pass.pop(person)
    if last is not None and _matters(books, seat):
        _terms(books, page, to, last, lets_pass=lets_pass)
    elif last is not None and seat in books.there:
        # Two take turns wherever they sit.
        books.last = _with(last, seat, to)
        lap = page.lap
    del books.pages[seat]
    page.seat, page.lap, page.is_held = to, lap, False
    books.pages[to] = page


def _matters(books: Books, seat: Seat) -> bool:
    return books.is_game_on() and len({*books.there, seat}) > 2


def _with(last: Places, seat: Seat, to: Seat) -> Places:
    button, small, big = (to if at == seat else at for at in (last.button, last.small, last.big))
    return Places(button, small, big, last.is_heads_up, last.dealer, last.big_posters)


def _terms(books: Books, page: Page, to: Seat, last: Places, *, lets_pass: bool) -> None:
    seat = page.seat
    assert not _is_due_button(books, seat, seat, last), "nobody moves from the button"
    if page.is_free and page.has_dealt_off:
        # He moves on instead of letting the blinds go by where he sits.
        page.is_free, page.choice = False, None
    if page.waits and not page.distance:
        return
    owes_small = page.carries_small or page.person in last.big_posters
    has_dealt_off = page.person == last.dealer
    is_button = _is_due_button(books, to, seat, last)
    is_small = not is_button and _is_small(books, to, seat, last)
    away = distance(books, to, seat)
    near = page.distance or distance(books, seat, seat)
    is_big = not is_button and not is_small and away == 1
    page.debt, page.choice, page.distance = Debt.NOTHING, None, 0
    page.has_dealt_off = page.has_dealt_off or has_dealt_off
    if owes_small:
        may_move = not (is_button or is_big)
        assert may_move, "he posts his small blind first (12.20.04)"
        page.carries_small = True
    elif (is_small or is_big) and lets_pass:
        page.choice = Entry.BEHIND
        page.is_free = page.has_dealt_off
        page.debt = Debt.NOTHING if page.is_free else Debt.BIG
        # By the small blind's seat they have gone already.
        page.has_dealt_off = page.has_dealt_off and is_big
    elif is_big:
        # The big blind is his anyway, or he posts it there.
        page.debt = Debt.NOTHING if distance(books, seat, seat) == 1 else Debt.BIG
    elif is_small:
        page.debt, page.choice = Debt.BIG, Entry.BEHIND
    elif is_button:
        page.debt = Debt.BIG
        page.distance = near if away - near > ALLOWED else max(away - 1, 1)
    elif away - near > (ALLOWED if _is_nevada(books) else 0):
        page.debt, page.distance = Debt.BIG, near


def _is_nevada(books: Books) -> bool:
    return books.word("seats.move_away") == "two_player_allowance"


def _counted(books: Books, mover: Seat) -> list[Seat]:
    """The seats of active players, but the mover's."""
    return [
        seat
        for seat in books.there
        if seat != mover
        and not (books.pages[seat].waits and books.pages[seat].choice is Entry.BEHIND)
    ]


def distance(books: Books, seat: Seat, mover: Seat) -> int:
    """The hands until ``seat`` posts the big blind, the mover placed in it."""
    assert books.last is not None
    there = {*_counted(books, mover), seat}
    return [at for at in around(books.last.big, books.seats) if at in there].index(seat) + 1


def _is_due_button(books: Books, seat: Seat, mover: Seat, last: Places) -> bool:
    return seat == _button(books, seat, mover, last)


def _button(books: Books, seat: Seat, mover: Seat, last: Places) -> Seat:
    if books.is_forward:
        playing = [other for other in books.plain if other != mover]
        return next_of(last.button, {*playing, seat}, books.seats)
    return last.small


def _is_small(books: Books, seat: Seat, mover: Seat, last: Places) -> bool:
    """Due the small blind, or between it and the button."""
    button = _button(books, seat, mover, last)
    been = up_to(last.button, last.big, books.seats)
    return button in been and seat in been[been.index(button) :]


def arrive(books: Books) -> None:
    """Before a deal: who has come as near to the big blind as he was owes nothing (12.20.02)."""
    last = books.last
    if last is None:
        return
    arrived = [
        page
        for seat, page in books.pages.items()
        if page.distance
        and page.is_there
        and not _is_due_button(books, seat, seat, last)
        and not _is_small(books, seat, seat, last)
        and distance(books, seat, seat) <= page.distance
    ]
    for page in arrived:
        page.debt, page.choice, page.distance = Debt.NOTHING, None, 0
