"""Moving: those who have changed seats, when the next hand is planned (Cooke 12.20)."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from core.hand.forced.posts import Post, PostKind
from core.table.blinds.duties import Entry, Owes
from core.table.blinds.positions import Positions
from core.table.blinds.situation import Situation
from core.table.seats.distance import Due, distance, due_at
from core.table.state import Occupant


def arrived(situation: Situation) -> Situation:
    """``situation`` with those dealt in who have waited for their distance (Cooke 12.20.02).

    They have come as near to the big blind as they were before they moved, and owe nothing.
    """
    if situation.last is None or not any(one.duties.distance for one in situation.occupants):
        return situation
    there = tuple(
        _come(one) if _has_arrived(situation, one) else one for one in situation.occupants
    )
    return replace(situation, occupants=there)


def _has_arrived(situation: Situation, occupant: Occupant) -> bool:
    """Between the button and the blinds nobody comes in."""
    seat, entitled = occupant.seat, occupant.duties.distance
    return (
        entitled > 0
        and seat in situation.ready
        and due_at(situation, seat, seat) in (Due.NOTHING, Due.BIG)
        and distance(situation, seat, seat) <= entitled
    )


def _come(occupant: Occupant) -> Occupant:
    duties = replace(occupant.duties, owes=Owes.NOTHING, entry=Entry.WAIT, distance=0)
    return replace(occupant, duties=duties)


def carried_posts(
    situation: Situation, positions: Positions, in_turn: Sequence[Post]
) -> Iterator[Post]:
    """The small blinds of those who have moved out of it, live in their new seats (12.20.04)."""
    posting = [post.seat for post in in_turn]
    amount = situation.layout.small_amount(situation.stakes)
    for seat in positions.dealt:
        if situation.duties(seat).carries_small and seat not in posting:
            yield Post(seat, PostKind.CARRIED, amount)
