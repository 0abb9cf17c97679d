"""What a deal shows of the book: so that a law can say that its histories have met all of it."""

from collections.abc import Iterator

from core.hand.forced.posts import PostKind
from tests.laws.accountant.books import Books
from tests.laws.accountant.machine import Laid
from tests.laws.accountant.seen import Seen

EVERYTHING = frozenset({
    "two players", "a dead button", "a dead small blind", "two big blinds",
    "a small blind on the button", "both blinds on the button", "the button bought",
    "both blinds made up", "a small blind made up", "a big blind posted to come in",
    "a small blind carried to another seat", "a free hand", "a straddle", "a straddle to come in",
    "the button past somebody", "a system taking over",
})  # fmt: skip


def met_in(books: Books, seen: Seen, hand: Laid, system: bool) -> Iterator[str]:
    """The names of what ``seen`` shows; ``system`` is which one was in force before."""
    if seen.is_heads_up:
        yield "two players"
    if seen.button not in seen.dealt:
        yield "a dead button"
    if not seen.of(PostKind.SMALL):
        yield "the button bought" if hand.buyer is not None else "a dead small blind"
    if len(seen.of(PostKind.BIG)) > 1:
        yield "two big blinds"
    if not seen.is_heads_up and seen.at(seen.button) == [PostKind.SMALL]:
        yield "a small blind on the button"
    if seen.at(seen.button)[:2] == [PostKind.BIG, PostKind.DEAD]:
        yield "both blinds on the button"
    if seen.of(PostKind.STRADDLE):
        yield "a straddle"
    if system != books.is_forward:
        yield "a system taking over"
    if any(page.is_passed_over for page in books.pages.values()):
        yield "the button past somebody"


def comings_in(books: Books, seen: Seen, hand: Laid) -> Iterator[str]:
    """How people have come in, by the books as they were before the deal."""
    names = {
        (PostKind.ENTRY, PostKind.DEAD): "both blinds made up",
        (PostKind.DEAD,): "a small blind made up",
        (PostKind.ENTRY,): "a big blind posted to come in",
        (PostKind.CARRIED,): "a small blind carried to another seat",
        (PostKind.STRADDLE,): "a straddle to come in",
        (): "a free hand",
    }
    for seat in seen.dealt:
        page = books.pages[seat]
        if seat not in hand.posted and (page.waits or page.carries_small):
            name = names.get(tuple(seen.at(seat)))
            if name is not None:
                yield name
