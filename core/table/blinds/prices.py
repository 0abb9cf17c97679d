"""Prices: what somebody posts who comes in out of turn (Cooke 12.06, 12.12, 12.15, 12.20.07)."""

from collections.abc import Iterator

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.forced.posts import Post, PostKind
from core.ids import Seat
from core.table.blinds.duties import Owes
from core.table.blinds.layouts import layout_of
from core.table.blinds.situation import Situation


class Price(Struct, frozen=True, gc=False):
    """``live`` counts towards the bet, ``dead`` goes to the middle of the table."""

    live: Chips = NO_CHIPS
    dead: Chips = NO_CHIPS


NOTHING = Price()


def price_of(situation: Situation, owes: Owes) -> Price:
    """What making up the blinds that somebody ``owes`` costs in the next hand."""
    big = situation.stakes.big_blind
    small = layout_of(situation.game, situation.settings).small_amount(situation.stakes)
    match owes:
        case Owes.NOTHING:
            return NOTHING
        case Owes.SMALL:
            return Price(dead=small)
        case Owes.BIG:
            return Price(live=big)
        case Owes.BOTH:
            return Price(live=big, dead=small)


def posts_of(seat: Seat, price: Price, kind: PostKind = PostKind.ENTRY) -> Iterator[Post]:
    """The posts of ``price``: the big part first, should it take the last chips."""
    if price.live:
        yield Post(seat, kind, price.live)
    if price.dead:
        yield Post(seat, PostKind.DEAD, price.dead)
