"""Planning the next hand: positions, who comes in, what everybody posts (Cooke article 12).

A plan changes nothing.  The dealer carries it out, and the board tells it before the deal.
"""

from collections.abc import Collection, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.hand.forced.posts import NO_POSTS, Post, PostKind, Posts
from core.ids import Seat
from core.table.blinds import no_missed_blind, systems
from core.table.blinds.ante_for_all import payer
from core.table.blinds.buying_button import posts_of_buyer
from core.table.blinds.duties import Duties
from core.table.blinds.entering import Entrance, come_in
from core.table.blinds.free_hands import ends_lap
from core.table.blinds.in_turn import posts_in_turn, unposted
from core.table.blinds.moving import carried_posts
from core.table.blinds.passing import changed_duties, missed_by, missed_elsewhere, picked_up
from core.table.blinds.plain_deals import kept, plain_deal
from core.table.blinds.positions import Missed, Positions
from core.table.blinds.situation import Situation
from core.table.blinds.straddle import Dropped
from core.table.blinds.straddling import with_straddles
from core.table.blinds.systems import laps_after
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
        dropped: straddles that were announced and are not posted.
        missed: what the absent owe more than before, because the blinds go past them.
        picked_up: newcomers whom they pass a second time.
        ends_lap: they have gone round for the first time in a new game.
    """

    dealt: tuple[Seat, ...]
    positions: Positions | None = None
    posts: Posts = NO_POSTS
    duties: tuple[tuple[Seat, Duties], ...] = ()
    dropped: tuple[Dropped, ...] = ()
    missed: tuple[Missed, ...] = ()
    picked_up: tuple[Seat, ...] = ()
    ends_lap: bool = False

    @property
    def pointers(self) -> Pointers | None:
        """Where button and blinds stand."""
        return None if self.positions is None else self.positions.pointers


def starts_anew(situation: Situation) -> bool:
    """Whether the button has to be drawn for: no game is going on (Cooke 13.02.01)."""
    return no_missed_blind.starts_anew(situation.ready, situation.waiting, situation.last)


def is_foreseeable(situation: Situation) -> bool:
    """Whether the next hand can be planned before its deal.

    Not where too few are ready, in games without blinds, and before the button of a new game has
    been drawn for.
    """
    is_dealt = situation.forced.has_blinds and len(situation.ready) >= FEWEST
    return is_dealt and not starts_anew(situation)


def first_plan(situation: Situation, button: Seat) -> Plan:
    """The first hand of a new game, whose button ``button`` has drawn."""
    situation = replace(situation, last=None)
    return _with_posts(situation, systems.first_positions(situation, button))


def next_plan(situation: Situation) -> Plan:
    """The hand after the last one, in a game with blinds.

    Planned anew without a straddle that does not hold: who announced it may have come in by it
    alone (Cooke 12.12.01).
    """
    deal = plain_deal(situation)
    if deal is not None:
        return _plain_plan(deal)
    plan = _next_plan(situation)
    dropped = plan.dropped
    while plan.dropped:
        gone = [one.straddle for one in plan.dropped]
        left = tuple(one for one in situation.straddles if one not in gone)
        situation = replace(situation, straddles=left)
        plan = _next_plan(situation)
        dropped += plan.dropped
    return replace(plan, dropped=dropped) if dropped else plan


def _next_plan(situation: Situation) -> Plan:
    if situation.is_plain:
        return _with_posts(situation, systems.next_positions(situation, ()))
    killing = coming_in(situation)
    waiting = [seat for seat in situation.waiting if seat not in killing]

    def lay(ready: Collection[Seat], waiting: Collection[Seat]) -> Positions:
        return systems.next_positions(replace(situation, ready=tuple(ready)), waiting)

    coming = come_in(situation, lay, waiting)
    return _with_posts(situation, coming.positions, coming.entrances)


_plain_plan: Final = kept(_next_plan)


def _with_posts(
    situation: Situation, positions: Positions, entrances: Collection[Entrance] = ()
) -> Plan:
    if positions.buyer is None:
        in_turn = tuple(posts_in_turn(situation, positions))
    else:
        in_turn = tuple(posts_of_buyer(situation, positions.buyer))
    coming = [post for entrance in entrances for post in entrance.posts]
    due: tuple[Post, ...] = in_turn
    if not situation.is_plain:
        carried = carried_posts(situation, positions, in_turn)
        due = (*in_turn, *coming, *carried, *_owed_again(situation, positions))
    last = [post.seat for post in in_turn if post.kind in _IN_TURN][-1]
    posts = with_kills(
        situation,
        positions,
        Posts(
            due,
            last,
            unposted=unposted(situation, positions),
            antes_for_all=payer(situation.settings, positions),
        ),
    )
    posts, dropped = with_straddles(situation, positions.dealt, posts)
    passing = [entrance.seat for entrance in entrances if entrance.passes]
    missed = (*missed_by(situation, positions), *missed_elsewhere(situation, positions))
    passed = dict(changed_duties(situation, positions, passing, missed))
    duties = laps_after(situation, positions, passed)
    return Plan(
        positions.dealt,
        positions,
        posts,
        tuple(duties.items()),
        dropped,
        missed=missed,
        picked_up=tuple(picked_up(passed.items())),
        ends_lap=ends_lap(situation, positions),
    )


def _owed_again(situation: Situation, positions: Positions) -> Iterator[Post]:
    """Who had less than half of his blind owes one wherever he is dealt in (Cooke 7.18.06)."""
    for seat in positions.dealt:
        if situation.duties(seat).owes_again:
            yield Post(seat, PostKind.OWED, situation.stakes.big_blind)
