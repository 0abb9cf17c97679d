"""One more kill: what it takes, and what it does to the blinds and the order (Cooke 8.04)."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.chips import Chips
from core.games.spec import Structure
from core.hand.forced.posts import Post, PostKind, Posts
from core.hand.rules import Stakes
from core.house.settings import Overrides, word
from core.ids import Seat
from core.table.kills.stakes import kill_blind

"""The structures with a limit that a kill can raise (Cooke 8.04)."""

_DOUBLE: Final = 2


class Terms(Struct, frozen=True):
    """What a kill is measured by: ``stakes`` are those of the game, ``dealt`` in deal order."""

    settings: Overrides
    structure: Structure
    stakes: Stakes
    dealt: tuple[Seat, ...]


def amount_of(terms: Terms, posts: Posts) -> Chips:
    """What one more killer posts: twice what there was to match.

    Where there is no limit to raise it is always the double (Cooke 7.18.05).
    """
    kills = (post.amount for post in posts.due if post.kind is PostKind.KILL)
    before = max(kills, default=posts.least) or terms.stakes.big_blind
    if not terms.structure.is_limit:
        return Chips(_DOUBLE * before)
    return kill_blind(replace(terms.stakes, big_blind=before), terms.settings)


def one_more(terms: Terms, posts: Posts, killer: Seat) -> Posts:
    """``posts`` with the kill of ``killer``; who is not dealt in has paid it, and posts nothing."""
    amount = amount_of(terms, posts)
    killed = replace(
        posts,
        killer=killer if posts.killer is None else posts.killer,
        kills=posts.kills + terms.structure.is_limit,
    )
    if killer not in terms.dealt:
        return replace(killed, least=amount)
    own = blinds_of(posts, killer)
    rest = [post for post in posts.due if post not in own]
    if is_both(terms.settings):
        dead = {post: Post(killer, PostKind.DEAD, post.amount) for post in own}
        rest = [dead.get(post, post) for post in posts.due]
    return replace(
        killed,
        due=(*rest, Post(killer, PostKind.KILL, amount)),
        opens_after=_opens_after(terms, posts, killer),
        replaced=(*posts.replaced, *own),
    )


def blinds_of(posts: Posts, seat: Seat) -> tuple[Post, ...]:
    """What ``seat`` posts live."""
    return tuple(post for post in posts.due if post.seat == seat and post.traits.is_live)


def is_both(settings: Overrides) -> bool:
    """Whether a killer posts a blind of his too, dead, and not the kill alone (Cooke 8.04.01)."""
    return word(settings, "kill.killer_in_blind") == "both"


def _opens_after(terms: Terms, posts: Posts, killer: Seat) -> Seat:
    """Left of the big blind, or of a killer under the gun: blinds in a row (Cooke 8.04.07).

    By the alternate the killer always acts last.
    """
    after = posts.opens_after
    if word(terms.settings, "kill.action_order") == "killer_last" or after is None:
        return killer
    under_the_gun = terms.dealt[(terms.dealt.index(after) + 1) % len(terms.dealt)]
    return killer if killer == under_the_gun else after
