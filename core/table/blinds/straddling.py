"""Straddling: the blind raises that were announced, as posts of the next hand (Cooke 12.18).

Under the gun a blind raise is a straddle, and so is that of the player next to the last
straddler: live, with the action to the left of it.  From any other seat it is a sleeper.
"""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.chips import Chips
from core.games.spec import Structure
from core.hand.forced.posts import BLIND_RAISES, Post, PostKind, Posts
from core.hand.resolving import resolve
from core.hand.rules import HandRules
from core.house.settings import flag, number, word
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.table.blinds import ring
from core.table.blinds.duties import Owes
from core.table.blinds.situation import Situation
from core.table.blinds.straddle import Dropped, Straddle
from core.table.state import Occupant

RULE: Final = "cooke-12.18"
FEWEST: Final = 3
"""So many have to be dealt in: with two the blinds take up both seats."""

_DOUBLE: Final = 2


class Raised(Struct, frozen=True):
    """The blind raises so far: the hand's ``posts``, and the seats ``dealt`` in, who acts first
    before any straddle at the front.

    Attributes:
        straddles: how many of them are straddles; their owners are the first of ``dealt``.
        last: the place in ``dealt`` of who raised last; -1 before anybody has.
    """

    posts: Posts
    dealt: tuple[Seat, ...]
    straddles: int = 0
    last: int = -1


def with_straddles(
    situation: Situation, dealt: tuple[Seat, ...], posts: Posts
) -> tuple[Posts, tuple[Dropped, ...]]:
    """``posts`` with the straddles and sleepers that were announced, in that order.

    Returns:
        The posts, and what was announced and does not hold: its owner is not dealt in, sits
        elsewhere or not under the gun any more, has too little, or would not raise.
    """
    if not situation.straddles:
        return posts, ()
    rules = resolve(situation.game, situation.structure, situation.stakes, situation.settings)
    raised = Raised(posts, _from_first(dealt, posts.opens_after))
    dropped: list[Dropped] = []
    for straddle in situation.straddles:
        try:
            raised = _raise(situation, rules, raised, straddle)
        except Refusal as refusal:
            dropped.append(Dropped(straddle, refusal))
    return raised.posts, tuple(dropped)


def comes_in(situation: Situation, dealt: tuple[Seat, ...], after: Seat) -> Seat | None:
    """Who comes in by a straddle instead of making up the blinds he has missed (Cooke 12.12.01).

    He has missed both, and would be next to ``after``, the last blind in turn, among those
    ``dealt`` in.
    """
    for straddle in situation.straddles:
        seat = straddle.seat
        if straddle.is_sleeper or seat in dealt or seat not in situation.ready:
            continue
        if situation.duties(seat).owes is not Owes.BOTH:
            continue
        if (
            ring.next_of(after, (*dealt, seat), situation.seats) == seat
            and len(dealt) + 1 >= FEWEST
        ):
            return seat
    return None


def _from_first(dealt: tuple[Seat, ...], after: Seat | None) -> tuple[Seat, ...]:
    """``dealt`` from the seat under the gun on."""
    place = dealt.index(after) + 1 if after in dealt else 0
    return dealt[place:] + dealt[:place]


def _raise(situation: Situation, rules: HandRules, raised: Raised, straddle: Straddle) -> Raised:
    """Post one blind raise over the others; an ``amount`` of 0 is the smallest."""
    occupant = _owner(situation, raised, straddle)
    place = raised.dealt.index(straddle.seat)
    is_straddle = place == raised.straddles == raised.last + 1
    _refuse_place(situation, raised, place, straddle, is_straddle=is_straddle)
    amount = _amount(situation, rules, raised, straddle)
    left = _left(situation, raised.posts, occupant, amount)
    if left < 0:
        has = occupant.stack + occupant.behind
        raise Refusal(Reason.STRADDLE_TOO_DEAR, RULE, due=has - left, stack=has)
    kind = PostKind.STRADDLE if is_straddle else PostKind.SLEEPER
    if not is_straddle and _counts_in_turn(situation) and left >= rules.unit:
        # Whoever is all-in for it has no turn any more: then it counts at once.
        kind = PostKind.SLEEPER_IN_TURN
    due = (*raised.posts.due, Post(straddle.seat, kind, amount))
    after = straddle.seat if is_straddle else raised.posts.opens_after
    return Raised(
        replace(raised.posts, due=due, opens_after=after),
        raised.dealt,
        raised.straddles + is_straddle,
        place,
    )


def _owner(situation: Situation, raised: Raised, straddle: Straddle) -> Occupant:
    """Who straddles, if this hand may be straddled, and by him."""
    if not flag(situation.settings, "straddle.allowed"):
        raise Refusal(Reason.STRADDLES_PROHIBITED, RULE)
    if len(raised.dealt) < FEWEST:
        raise Refusal(Reason.STRADDLE_NEEDS_THREE, RULE)
    posts = raised.posts
    if posts.killer is not None or posts.of(PostKind.KILL) is not None:
        raise Refusal(Reason.STRADDLE_IN_KILLED_POT, "cooke-8.04.10")
    for one in situation.occupants:
        if one.seat == straddle.seat and one.person == straddle.person and one.seat in raised.dealt:
            return one
    raise Refusal(Reason.STRADDLE_NOT_DEALT_IN, RULE)


def _refuse_place(
    situation: Situation, raised: Raised, place: int, straddle: Straddle, *, is_straddle: bool
) -> None:
    """Who acts before the last blind raise cannot raise it, and nobody his own."""
    last = raised.last
    if last >= 0 and raised.dealt[last] == straddle.seat:
        raise Refusal(Reason.STRADDLED_ALREADY, RULE)
    if place <= last:
        raise Refusal(Reason.STRADDLE_NOT_BEHIND, RULE, seat=raised.dealt[last])
    if not is_straddle and not flag(situation.settings, "straddle.sleepers"):
        raise Refusal(Reason.SLEEPERS_PROHIBITED, RULE, seat=raised.dealt[raised.straddles])
    if is_straddle == straddle.is_sleeper:
        raise Refusal(Reason.STRADDLE_OUT_OF_PLACE, RULE)


def _amount(situation: Situation, rules: HandRules, raised: Raised, straddle: Straddle) -> Chips:
    """The total of the blind raise, if it is a legal one."""
    posts, said = raised.posts, straddle.amount
    cap = rules.limit.raise_cap
    count = sum(post.kind in BLIND_RAISES for post in posts.due)
    last = max((post.amount for post in posts.due if post.kind in BLIND_RAISES), default=Chips(0))
    if cap and count >= cap:
        raise Refusal(Reason.STRADDLES_CAPPED, RULE, most=last)
    least = _least(situation, last)
    if not said or said == least:
        return least
    if situation.structure.is_limit:
        raise Refusal(Reason.STRADDLE_IS_FIXED, RULE, typed=said, least=least)
    if said < least:
        raise Refusal(Reason.STRADDLE_TOO_SMALL, RULE, typed=said, least=least)
    most = _most(rules, raised, straddle.seat, last or situation.stakes.big_blind)
    if most is not None and said > max(most, least):
        raise Refusal(Reason.STRADDLE_TOO_LARGE, RULE, typed=said, most=max(most, least))
    if said % rules.unit:
        down = said - said % rules.unit
        raise Refusal(
            Reason.WAGER_NOT_WHOLE_UNITS, "cooke-9.09",
            typed=said, unit=rules.unit, least=down, most=down + rules.unit,
        )  # fmt: skip
    return said


def _least(situation: Situation, last: Chips) -> Chips:
    """The smallest blind raise over the ``last`` one, 0 for none.

    In limit twice the big blind, then a bet more each; else by setting, then twice the last.
    """
    stakes = situation.stakes
    if not situation.structure.is_limit:
        multiple = number(situation.settings, "straddle.multiple")
        return Chips(_DOUBLE * last or multiple * stakes.big_blind)
    if not last:
        return Chips(_DOUBLE * stakes.big_blind)
    is_spread = situation.structure is Structure.SPREAD
    return Chips(last + (stakes.big_blind if is_spread else stakes.small_bet))


def _most(rules: HandRules, raised: Raised, seat: Seat, wager: Chips) -> Chips | None:
    """In pot limit as much as the pot after a call (Cooke 8.02.03); None for any amount."""
    if rules.structure is not Structure.POT_LIMIT:
        return None
    stakes = rules.stakes
    in_front: dict[Seat, int] = {}
    dead = stakes.ante * len(raised.dealt) + stakes.big_blind_ante
    for post in raised.posts.due:
        if not post.traits.is_live:
            dead += post.amount
        elif post.kind in BLIND_RAISES:
            in_front[post.seat] = post.amount
        else:
            in_front[post.seat] = in_front.get(post.seat, 0) + post.amount
    after_call = dead + sum(in_front.values()) + wager - in_front.get(seat, 0)
    by = -(-after_call * rules.pot_factor // (100 * rules.unit)) * rules.unit
    if rules.pot_open_bets and raised.last < 0:
        by = rules.pot_open_bets * stakes.base - wager
    if rules.pot_limit_cap:
        by = min(by, rules.pot_limit_cap)
    return Chips(wager + by)


def _left(situation: Situation, posts: Posts, occupant: Occupant, amount: Chips) -> int:
    """What a blind raise to ``amount`` leaves of the stack, below 0 where it is not enough."""
    stakes = situation.stakes
    dead = [post for post in posts.due if post.seat == occupant.seat and not post.traits.is_live]
    antes = stakes.ante
    if posts.of(PostKind.BIG) == occupant.seat:
        antes = Chips(antes + stakes.big_blind_ante)
    has = occupant.stack + occupant.behind
    return has - antes - sum(post.amount for post in dead) - amount


def _counts_in_turn(situation: Situation) -> bool:
    return word(situation.settings, "straddle.sleeper_effect") == "on_turn"
