"""What both systems have in common: two players, the first hand, and the button that is bought."""

from msgspec import Struct
from msgspec.structs import replace

from core.hand.forced.posts import PostKind
from core.ids import Seat
from core.table.blinds.duties import Entry
from tests.laws.accountant.books import Books, Places
from tests.laws.accountant.circle import between, next_of
from tests.laws.accountant.pages import Debt
from tests.laws.accountant.seen import Seen

Posted = dict[Seat, list[PostKind]]
"""What is posted in turn, by seat."""

IN_TURN = (PostKind.BUTTON, PostKind.SMALL, PostKind.BIG)
ROUND = 2
"""The blinds of a round, the big and the small one: what is posted in a lap."""


class Laid(Struct, frozen=True):
    """How button and blinds have to lie.

    Attributes:
        posted: who posts what in turn.
        is_usual: all three positions are filled, and nothing has to be made even.
        buyer: who buys the button.
    """

    places: Places
    posted: Posted
    is_usual: bool = True
    buyer: Seat | None = None

    def places_of(self, seen: Seen) -> Places:
        """The places with the people who were there."""
        people = dict(zip(seen.dealt, seen.people, strict=True))
        # Who posts the small one beside it owes no other.
        big = [seat for seat, kinds in self.posted.items() if kinds == [PostKind.BIG]]
        posters = () if self.buyer is not None else tuple(people[seat] for seat in big)
        dealer = people.get(self.places.button)
        return replace(self.places, dealer=dealer, big_posters=posters)


def two_players(seen: Seen, big: Seat) -> Laid:
    """The big blind at ``big``; the other one has button and small blind (12.14)."""
    assert big in seen.dealt, "a dead big blind"
    (other,) = (seat for seat in seen.dealt if seat != big)
    places = Places(other, other, big, is_heads_up=True)
    return Laid(places, {other: [PostKind.SMALL], big: [PostKind.BIG]})


def in_their_places(books: Books, seen: Seen) -> list[Seat]:
    """Who has his ordinary place at the table: whoever need not wait.

    A third one who comes in gives two players their ordinary places again, and has one himself.
    """
    last = books.last
    assert last is not None
    if len({*books.plain, books.next_there(last.big)}) > 2:
        return books.plain
    straddling = seen.of(PostKind.STRADDLE)
    return [
        seat
        for seat in seen.dealt
        if seat not in straddling or books.pages[seat].debt is not Debt.BOTH
    ]


def first_hand(books: Books, seen: Seen) -> Laid:
    """Everybody who is there is dealt in, and nobody posts but the blinds (13.02.01)."""
    there = books.there
    assert sorted(seen.dealt) == sorted(there)
    small = next_of(seen.button, there, books.seats)
    if len(there) == 2:
        return two_players(seen, small)
    big = next_of(small, there, books.seats)
    return Laid(Places(seen.button, small, big), usual(books, seen.button, small, big))


def usual(books: Books, button: Seat, small: Seat, big: Seat) -> Posted:
    """The posts of a hand in which all three positions are filled."""
    posted: Posted = {small: [PostKind.SMALL], big: [PostKind.BIG]}
    if books.word("blinds.layout") == "button_small_big":
        posted[button] = [PostKind.BUTTON]
    return posted


def buyer_in(seen: Seen) -> Seat | None:
    """Who bought the button: he alone posts a big blind, live, and a small one, dead."""
    (big, *others) = seen.of(PostKind.BIG)
    is_alone = not others and not seen.of(PostKind.SMALL, PostKind.BUTTON)
    return big if is_alone and PostKind.DEAD in seen.at(big) and big != seen.button else None


def bought(books: Books, seen: Seen, instead_of: Laid, buyer: Seat) -> Laid:
    """A hand that is put in: ``buyer`` posts alone, and has the button next (12.12.03)."""
    house = books.word("blinds.buy_button")
    assert house == "on" or (house == "by_system" and books.wants_forward), "not for sale"
    assert instead_of.is_usual, "while blinds are adjusted"
    assert not instead_of.places.is_heads_up
    page, button = books.pages[buyer], instead_of.places.button
    assert page.choice is Entry.BUY
    assert page.debt in (Debt.BIG, Debt.BOTH)
    assert buyer in between(button, instead_of.places.small, books.seats)
    assert not set(between(button, buyer, books.seats)) & set(seen.dealt)
    last = books.last
    assert last is not None
    places = Places(button, buyer, last.big)
    return Laid(places, {buyer: [PostKind.BIG, PostKind.DEAD]}, buyer=buyer)
