"""Planning the next hand: positions, who comes in, what everybody posts (Cooke article 12).

A plan changes nothing.  The dealer carries it out, and the board tells it before the deal.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from core.hand.forced.posts import NO_POSTS, Post, PostKind, Posts
from core.ids import Seat
from core.table.blinds import no_missed_blind
from core.table.blinds.duties import Duties
from core.table.blinds.in_turn import posts_in_turn
from core.table.blinds.positions import Positions
from core.table.blinds.situation import Situation
from core.table.kills.posting import coming_in, with_kills
from core.table.state import Pointers

FEWEST: Final = 2
"""No hand is dealt to fewer players."""

_IN_TURN: Final = (PostKind.BUTTON, PostKind.SMALL, PostKind.MIDDLE, PostKind.BIG)


class Plan(Struct, frozen=True):
    """The next hand as it would be dealt now.

    Attributes:
        dealt: the seats dealt in, in the order of the deal.
        positions: of button and blinds; None in stud, which has none.
        duties: what seats will have to pay or to wait for once it has been dealt, where that is
            not what it is now; who is dealt in has met his duties besides.
    """

    dealt: tuple[Seat, ...]
    positions: Positions | None = None
    posts: Posts = NO_POSTS
    duties: tuple[tuple[Seat, Duties], ...] = ()

    @property
    def pointers(self) -> Pointers | None:
        """Where button and blinds stand."""
        return None if self.positions is None else self.positions.pointers


def starts_anew(situation: Situation) -> bool:
    """Whether the button has to be drawn for: no game is going on (Cooke 13.02.01)."""
    return no_missed_blind.starts_anew(situation.ready, situation.waiting, situation.last)


def first_plan(situation: Situation, button: Seat) -> Plan:
    """The first hand of a new game, whose button ``button`` has drawn."""
    ready, absent = situation.ready, situation.absent
    return _with_posts(
        situation, no_missed_blind.first_positions(button, ready, absent, situation.seats)
    )


def next_plan(situation: Situation) -> Plan:
    """The hand after the last one, in a game with blinds."""
    assert situation.last is not None
    killing = coming_in(situation)
    waiting = [seat for seat in situation.waiting if seat not in killing]
    positions = no_missed_blind.next_positions(
        situation.last, situation.ready, waiting, situation.absent, situation.seats
    )
    return _with_posts(situation, positions)


def _with_posts(situation: Situation, positions: Positions) -> Plan:
    in_turn = tuple(posts_in_turn(situation, positions))
    due = (*in_turn, *_owed_again(situation, positions))
    last = [post.seat for post in in_turn if post.kind in _IN_TURN][-1]
    posts = with_kills(situation, positions, Posts(due, last))
    return Plan(positions.dealt, positions, posts)


def _owed_again(situation: Situation, positions: Positions) -> Iterator[Post]:
    """Who had less than half of his blind owes one wherever he is dealt in (Cooke 7.18.06)."""
    for seat in positions.dealt:
        if situation.duties(seat).owes_again:
            yield Post(seat, PostKind.OWED, situation.stakes.big_blind)
