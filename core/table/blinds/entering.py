"""Coming in: who of those that wait is dealt into the next hand, and what he posts.

Whoever missed blinds or is new may come in from under the gun round to the seat behind the
button, free or for a price; the big blind he always may take in its turn (Cooke 12.12, 12.15).
"""

from collections.abc import Callable, Collection
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.games.spec import Structure
from core.hand.forced.posts import Post
from core.house.settings import flag, word
from core.ids import Seat
from core.table.blinds import buying_button, ring
from core.table.blinds.duties import Duties, Entry, Owes
from core.table.blinds.free_hands import is_free_behind
from core.table.blinds.passing import pass_over
from core.table.blinds.places import Place, moves_past, place_of
from core.table.blinds.positions import Positions
from core.table.blinds.prices import posts_of, price_of
from core.table.blinds.situation import Situation
from core.table.blinds.straddling import comes_in

Lay = Callable[[Collection[Seat], Collection[Seat]], Positions]
"""Lays button and blinds for the seats that are ready, some of which wait for the big blind."""

FEWEST_BEHIND: Final = 3
"""With fewer players nobody is behind the button: every seat has a part in button and blinds."""

_BIG_BET: Final = (Structure.POT_LIMIT, Structure.NO_LIMIT)


class Entrance(Struct, frozen=True, gc=False):
    """``seat`` is dealt in out of turn for ``posts``; the button ``passes`` him once."""

    seat: Seat
    posts: tuple[Post, ...] = ()
    passes: bool = False


class Coming(Struct, frozen=True):
    """The hand with those who come in."""

    positions: Positions
    entrances: tuple[Entrance, ...] = ()


def come_in(situation: Situation, lay: Lay, waiting: Collection[Seat]) -> Coming:
    """Lay button and blinds, and deal in who of ``waiting`` may and wants to come in.

    Args:
        lay: what lays them, once it is said who is there.
        waiting: the ready seats whose next hand is not simply theirs.
    """
    passed = _passed_by_button(situation, waiting)
    out = (*letting_pass(situation, waiting), *passed)
    ready = [seat for seat in situation.ready if seat not in out]
    positions = pass_over(situation, lay(ready, waiting))
    for seat in passed:
        positions = _dealt_in(situation, positions, seat)
    entrances: list[Entrance] = []
    for seat in ring.clockwise_after(positions.pointers.big_blind, situation.seats):
        if seat not in waiting or seat in positions.dealt:
            continue
        with_him = _joined(situation, positions, seat, lay, ready, waiting)
        entrance = None if with_him is None else _entrance(situation, with_him, seat)
        if with_him is not None and entrance is not None:
            positions = pass_over(situation, with_him, [seat] if entrance.passes else [])
            entrances.append(entrance)
    positions = buying_button.sold(situation, positions, waiting)
    return Coming(_with_straddler(situation, positions), tuple(entrances))


def _with_straddler(situation: Situation, positions: Positions) -> Positions:
    """Who straddles under the gun makes up his blinds with that (Cooke 12.12.01)."""
    last = positions.pointers.big_blind if positions.buyer is None else positions.buyer
    seat = comes_in(situation, positions.dealt, last)
    if seat is None or positions.is_heads_up:
        return positions
    return _dealt_in(situation, positions, seat)


def letting_pass(situation: Situation, waiting: Collection[Seat]) -> tuple[Seat, ...]:
    """Who lets the big blind go by, to come in behind the button."""
    if len(situation.ready) - len(waiting) < FEWEST_BEHIND:
        return ()
    return tuple(seat for seat in waiting if _lets_pass(situation.duties(seat)))


def _lets_pass(duties: Duties) -> bool:
    """Who may let them go by for nothing may do so once, and then takes his blind (12.20.08)."""
    return duties.entry is Entry.BEHIND and (duties.may_let_pass or not duties.is_free)


def _passed_by_button(situation: Situation, waiting: Collection[Seat]) -> tuple[Seat, ...]:
    """Who is left out of button and blinds until the button has gone by him (Cooke 12.13).

    Where the button may be dead the big blind may be his.
    """
    if situation.last is None or not situation.last.is_forward:
        return ()
    playing = [seat for seat in situation.ready if seat not in waiting]
    passed = tuple(seat for seat in playing if situation.duties(seat).passes_button)
    return passed if len(playing) - len(passed) >= FEWEST_BEHIND else ()


def _joined(
    situation: Situation,
    positions: Positions,
    seat: Seat,
    lay: Lay,
    ready: Collection[Seat],
    waiting: Collection[Seat],
) -> Positions | None:
    """The hand with ``seat`` dealt in besides; None where it stays one of two players.

    A third player gives two their ordinary places again (Cooke 12.14).
    """
    if positions.is_heads_up:
        dealt = {*positions.dealt, seat}
        positions = lay(ready, [other for other in waiting if other not in dealt])
        if positions.is_heads_up:
            return None
        if seat == positions.pointers.big_blind or any(
            due.seat == seat for due in positions.blinds
        ):
            # The big blind has reached him, or he would have another one and waits (Cooke 12.14).
            return None if _has_been_passed(situation, seat) else positions
    return _dealt_in(situation, positions, seat)


def _has_been_passed(situation: Situation, seat: Seat) -> bool:
    """Whether ``seat`` lies where blinds have passed but the button has not."""
    last = situation.last
    assert last is not None
    if last.button == last.big_blind:
        return seat == last.big_blind
    inside = ring.between(last.button, last.big_blind, situation.seats)
    return seat in (*inside, last.big_blind)


def _dealt_in(situation: Situation, positions: Positions, seat: Seat) -> Positions:
    dealt = {*positions.dealt, seat}
    order = ring.in_deal_order(positions.pointers.button, dealt, situation.seats)
    return replace(positions, dealt=tuple(order), came_in=(*positions.came_in, seat))


def _entrance(situation: Situation, positions: Positions, seat: Seat) -> Entrance | None:
    """How ``seat`` is dealt into the hand with ``positions``; None where he has to wait."""
    duties = situation.duties(seat)
    if seat not in positions.came_in:
        return Entrance(seat) if duties.is_free or duties.entry is Entry.POST else None
    place = place_of(seat, positions.pointers, situation.seats)
    if situation.game.is_lowball or is_barred(situation, duties, place):
        return None
    is_behind = situation.last is not None and moves_past(
        seat, situation.last, positions.pointers, situation.seats
    )
    if duties.is_free or (duties.is_new and is_behind and is_free_behind(situation)):
        return Entrance(seat)
    if duties.entry is Entry.POST or (duties.entry is Entry.BEHIND and is_behind):
        posts = posts_of(seat, price_of(situation, duties.owes))
        return Entrance(seat, tuple(posts), passes=place is not Place.OPEN)
    return None


def is_barred(situation: Situation, duties: Duties, place: Place) -> bool:
    """Whether somebody with ``duties`` may not come in at ``place`` (Cooke 12.12.01, 12.15).

    In big-bet games blinds may be made up between them too (Cooke 12.07), and by the alternate a
    newcomer may post right in front of the button.
    """
    if place is Place.OPEN:
        return False
    house = situation.settings
    if duties.is_free:
        is_anywhere = word(house, "blinds.short_free_hand_seats") == "any"
        return duties.entry is Entry.BEHIND or not is_anywhere
    if place is Place.BUTTON:
        # The alternate for who has moved there (Cooke 12.20.03).
        return not (duties.distance and flag(house, "seats.move_front_of_button"))
    if _may_post_between(situation):
        return False
    is_front = place is Place.FRONT and duties.owes is Owes.BIG and duties.is_new
    return not (is_front and flag(house, "blinds.new_player_front_of_button"))


def _may_post_between(situation: Situation) -> bool:
    match word(situation.settings, "blinds.makeup_between_blinds"):
        case "always":
            return True
        case "never":
            return False
        case _:
            return situation.structure in _BIG_BET
