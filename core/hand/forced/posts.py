"""Posts: every blind of a hand, planned before the deal (Cooke 12.01, 12.05, 12.12, 12.18, 8.04).

Which seats post what is decided between the hands; the hand only carries the list out.
"""

from collections.abc import Mapping
from enum import StrEnum, unique
from typing import Final

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.acts import Act
from core.ids import Seat


@unique
class PostKind(StrEnum):
    """What a post is."""

    BUTTON = "button"
    """The blind on the button of layouts that have one (Cooke 7.03, 12.05)."""

    SMALL = "small"
    MIDDLE = "middle"
    BIG = "big"

    ENTRY = "entry"
    """A big blind out of turn, live: of a newcomer, or for one that was missed (Cooke 12.12)."""

    DEAD = "dead"
    """A missed small blind, dead in the middle of the table (Cooke 12.06, 12.20.07)."""

    CARRIED = "carried"
    """The small blind of one who moved out of its seat, live in his new one (Cooke 12.20.04)."""

    OWED = "owed"
    """The blind of one who had less than half of it when it was his (Cooke 7.18.06)."""

    KILL = "kill"
    STRADDLE = "straddle"
    SLEEPER = "sleeper"
    SLEEPER_IN_TURN = "sleeper_in_turn"
    """One that counts only when the turn of its owner comes (Cooke 12.18)."""


class Traits(Struct, frozen=True):
    """How a kind of post plays.

    Attributes:
        act: what the board calls it.
        is_live: it lies in front of its owner and counts towards the bet.
        sets_price: the others have to match it, in full although it was posted short.
        raises: it counts as a raise of the round (Cooke 12.18).
        has_option: who posted it may raise when nobody has (Cooke 12.06).
        is_total: its amount is all that is to lie in front of who posts it, other blinds included.
    """

    act: Act
    is_live: bool = True
    sets_price: bool = False
    raises: bool = False
    has_option: bool = True
    is_total: bool = False


TRAITS: Final[Mapping[PostKind, Traits]] = {
    PostKind.BUTTON: Traits(Act.BUTTON_BLIND),
    PostKind.SMALL: Traits(Act.SMALL_BLIND),
    PostKind.MIDDLE: Traits(Act.MIDDLE_BLIND),
    PostKind.BIG: Traits(Act.BIG_BLIND, sets_price=True),
    PostKind.ENTRY: Traits(Act.ENTRY_BLIND),
    PostKind.DEAD: Traits(Act.DEAD_BLIND, is_live=False),
    PostKind.CARRIED: Traits(Act.SMALL_BLIND),
    PostKind.OWED: Traits(Act.ENTRY_BLIND, is_total=True),
    PostKind.KILL: Traits(Act.KILL_BLIND, sets_price=True, is_total=True),
    PostKind.STRADDLE: Traits(Act.STRADDLE, sets_price=True, raises=True, is_total=True),
    PostKind.SLEEPER: Traits(
        Act.SLEEPER, sets_price=True, raises=True, has_option=False, is_total=True
    ),
    PostKind.SLEEPER_IN_TURN: Traits(Act.SLEEPER, is_total=True),
}
"""Every kind of post."""

FORCED_ACTS: Final = frozenset({Act.ANTE, *(traits.act for traits in TRAITS.values())})
"""What is put in before the cards, as the board calls it: antes and posts of every kind."""

BLIND_RAISES: Final = (PostKind.STRADDLE, PostKind.SLEEPER, PostKind.SLEEPER_IN_TURN)
"""What is posted of one's own free will, to raise the blind (Cooke 12.18)."""


class Post(Struct, frozen=True, gc=False):
    """``amount`` is due at ``seat``; posted is as much of it as the stack reaches (Cooke 12.19)."""

    seat: Seat
    kind: PostKind
    amount: Chips

    @property
    def traits(self) -> Traits:
        """How it plays."""
        return TRAITS[self.kind]


class Posts(Struct, frozen=True, gc=False):
    """The blinds of one hand.

    Attributes:
        due: in the order in which they are posted.
        opens_after: the first round begins at the left of this seat: that of the last blind in
            turn, of the last straddle, or of a killer next to the big blind (Cooke 12.01, 12.18,
            8.04.07).  None in games without blinds.
        killer: who kills the pot, so that the stakes of this hand are higher (Cooke 8.04.01); one
            who sits out has paid without being dealt in (Cooke 8.04.08).
        replaced: the blinds of killers that their kills stand for.
        least: what has to be matched at least: a kill that lies dead sets the price too.
        kills: how often the stakes are raised; not in pot limit and no limit (Cooke 7.18.05).
        unposted: blinds left of the button that nobody posts, because who would have to is not
            there: a dead small or middle blind (Cooke 12.08, 18).
        antes_for_all: who antes for everybody, where one player does (Cooke 18).
    """

    due: tuple[Post, ...] = ()
    opens_after: Seat | None = None
    killer: Seat | None = None
    replaced: tuple[Post, ...] = ()
    least: Chips = NO_CHIPS
    kills: int = 0
    unposted: tuple[PostKind, ...] = ()
    antes_for_all: Seat | None = None

    @property
    def price(self) -> Chips:
        """What has to be matched in the first round."""
        priced = (post.amount for post in self.due if post.traits.sets_price)
        return max(self.least, max(priced, default=NO_CHIPS))

    @property
    def raises(self) -> int:
        """How many of them count as a raise of the first round."""
        return sum(post.traits.raises for post in self.due)

    @property
    def last_raise(self) -> Chips:
        """By how much the last blind raise raised; 0 where there was none (Cooke 8.01.02)."""
        if not self.raises:
            return NO_CHIPS
        prices = {post.amount for post in self.due if post.traits.sets_price}
        below = [price for price in prices if price < self.price]
        return Chips(self.price - max(below, default=NO_CHIPS))

    def of(self, kind: PostKind) -> Seat | None:
        """The furthest seat that posts a blind of this ``kind``, or a kill instead.

        There may be several where a departure has changed the blinds (Cooke 12.13).
        """
        posts = (*self.due[::-1], *self.replaced)
        return next((post.seat for post in posts if post.kind is kind), None)


NO_POSTS: Final = Posts()
