"""Posting the kill: what a killed hand has besides its blinds, and who opens it (Cooke 8.04).

The kill is a live blind of twice the big one, and what the others have to match.  Whoever is due
another blind too has the kill alone in front of him, or by setting that blind dead besides.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.chips import Chips
from core.games.spec import Structure
from core.hand.forced.posts import Post, PostKind, Posts
from core.hand.rules import Stakes
from core.house.settings import Overrides, number, word
from core.ids import Seat
from core.table.blinds.positions import Positions
from core.table.blinds.situation import Situation
from core.table.kills.due import dead_kills, killer_due
from core.table.kills.offer import KillOffer
from core.table.kills.stakes import kill_blind, killed

LIMITED: Final = (Structure.FIXED, Structure.SPREAD)
"""The structures with a limit that a kill can raise (Cooke 8.04)."""

_DOUBLE: Final = 2


class Kill(Struct, frozen=True, gc=False):
    """``seat`` kills; not ``is_dealt`` when he has to pay although he is dealt out."""

    seat: Seat
    is_dealt: bool = True


def with_kills(situation: Situation, positions: Positions, posts: Posts) -> Posts:
    """``posts`` of the blinds with those of the killers of this hand."""
    for kill in kills_of(situation, positions):
        posts = _with_kill(situation, positions, posts, kill)
    owed = tuple(dead_kills(situation, positions, posts.killer)) if posts.killer is not None else ()
    return replace(posts, due=(*posts.due, *owed)) if owed else posts


def kills_of(situation: Situation, positions: Positions) -> Iterator[Kill]:
    """Who kills this hand, as many as the house allows: the one who has to goes first.

    A newcomer who is dealt in for his kill kills in any case.
    """
    left = number(situation.settings, "kill.max_per_deal")
    due = killer_due(situation, positions)
    if due is not None:
        left -= 1
        yield Kill(due.seat, due.is_dealt)
    for offer in situation.kill_offers:
        if not _counts(situation, positions, offer) or (due and due.seat == offer.seat):
            continue
        if left > 0 or offer.is_newcomers:
            left -= 1
            yield Kill(offer.seat)


def coming_in(situation: Situation) -> tuple[Seat, ...]:
    """Who is dealt in because he kills the pot, in lowball (Cooke 7.18.05)."""
    return tuple(
        offer.seat
        for offer in situation.kill_offers
        if offer.is_newcomers and offer.stands and _is_ready(situation, offer)
    )


def stakes_after(stakes: Stakes, posts: Posts, settings: Overrides) -> Stakes | None:
    """The stakes of a hand with ``posts``, None where they are those of the game."""
    if not posts.kills:
        return None
    for _ in range(posts.kills):
        stakes = killed(stakes, settings)
    return stakes


def number_of_kills(posts: Posts) -> int:
    """How many kill the hand, those who have paid without being dealt in too."""
    return sum(post.kind is PostKind.KILL for post in posts.due) + bool(posts.least)


def next_amount(situation: Situation, posts: Posts) -> Chips:
    """What one more killer posts: twice what there was to match.

    Where there is no limit to raise it is always the double (Cooke 7.18.05).
    """
    last = max(
        (post.amount for post in posts.due if post.kind is PostKind.KILL), default=posts.least
    )
    before = replace(situation.stakes, big_blind=last or situation.stakes.big_blind)
    if situation.structure not in LIMITED:
        return Chips(_DOUBLE * before.big_blind)
    return kill_blind(before, situation.settings)


def _counts(situation: Situation, positions: Positions, offer: KillOffer) -> bool:
    """Whether the kill announced is made: the big blind in turn is no newcomer's kill."""
    if not offer.stands or offer.seat not in positions.dealt or not _is_ready(situation, offer):
        return False
    return not offer.is_newcomers or offer.seat != positions.pointers.big_blind


def _is_ready(situation: Situation, offer: KillOffer) -> bool:
    """Whether who has announced it still sits there to be dealt in."""
    return offer.seat in situation.ready and any(
        one.seat == offer.seat and one.person == offer.person for one in situation.occupants
    )


def _with_kill(situation: Situation, positions: Positions, posts: Posts, kill: Kill) -> Posts:
    amount = next_amount(situation, posts)
    first = posts.killer if posts.killer is not None else kill.seat
    kills = posts.kills + (situation.structure in LIMITED)
    if not kill.is_dealt:
        return replace(posts, killer=first, kills=kills, least=amount)
    own = tuple(post for post in posts.due if post.seat == kill.seat and post.traits.is_live)
    rest = tuple(_beside(situation, post) if post in own else post for post in posts.due)
    return replace(
        posts,
        due=(*(post for post in rest if post is not None), Post(kill.seat, PostKind.KILL, amount)),
        opens_after=_opens_after(situation, positions, posts, kill.seat),
        killer=first,
        replaced=(*posts.replaced, *own),
        kills=kills,
    )


def _beside(situation: Situation, post: Post) -> Post | None:
    """The blind in turn of a killer: none (house gap), or dead in the middle (Cooke 8.04.01)."""
    if word(situation.settings, "kill.killer_in_blind") == "kill_only":
        return None
    return Post(post.seat, PostKind.DEAD, post.amount)


def _opens_after(
    situation: Situation, positions: Positions, posts: Posts, killer: Seat
) -> Seat | None:
    """Left of the big blind, or of a killer under the gun: blinds in a row (Cooke 8.04.07).

    By the alternate the killer always acts last.
    """
    after = posts.opens_after
    if word(situation.settings, "kill.action_order") == "killer_last" or after is None:
        return killer
    dealt = positions.dealt
    under_the_gun = dealt[(dealt.index(after) + 1) % len(dealt)]
    return killer if killer == under_the_gun else after
