"""Posting the kill: what a killed hand has besides its blinds, and who opens it (Cooke 8.04).

The kill is a live blind of twice the big one, and what the others have to match.  Whoever is due
another blind too has the kill alone in front of him, or by setting that blind dead besides.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from core.hand.forced.posts import PostKind, Posts
from core.hand.rules import Stakes
from core.house.settings import Overrides, number
from core.ids import Seat
from core.table.blinds.positions import Positions
from core.table.blinds.situation import Situation
from core.table.kills.button import NEUTRAL
from core.table.kills.due import dead_kills, killer_due
from core.table.kills.offer import KillOffer
from core.table.kills.one_more import Terms, one_more
from core.table.kills.stakes import killed


def with_kills(situation: Situation, positions: Positions, posts: Posts) -> Posts:
    """``posts`` of the blinds with those of the killers of this hand."""
    if situation.kill == NEUTRAL and not situation.kill_offers:
        return posts
    terms = terms_of(situation, positions.dealt)
    for seat in killers(situation, positions):
        posts = one_more(terms, posts, seat)
    owed = tuple(dead_kills(situation, positions, posts.killer)) if posts.killer is not None else ()
    return replace(posts, due=(*posts.due, *owed)) if owed else posts


def terms_of(situation: Situation, dealt: tuple[Seat, ...]) -> Terms:
    """What a kill of the next hand is measured by."""
    return Terms(situation.settings, situation.structure, situation.stakes, dealt)


def killers(situation: Situation, positions: Positions) -> Iterator[Seat]:
    """Who kills this hand, as many as the house allows: the one who has to goes first.

    He has to pay although he is not dealt in.  A newcomer who is dealt in for his kill kills in
    any case.
    """
    left = number(situation.settings, "kill.max_per_deal")
    due = killer_due(situation, positions)
    if due is not None:
        left -= 1
        yield due.seat
    for offer in situation.kill_offers:
        if not _counts(situation, positions, offer) or (due and due.seat == offer.seat):
            continue
        if left > 0 or offer.is_newcomers:
            left -= 1
            yield offer.seat


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
    """How many kill the hand, one who has paid without being dealt in too."""
    return sum(post.kind is PostKind.KILL for post in posts.due) + bool(posts.least)


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
