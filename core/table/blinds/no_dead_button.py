"""Button and blinds of the next hand: the No Dead Button machine (Cooke 12.13).

The button always goes forward, to a player who is dealt in.  What a departure leaves unpaid is
made even by the blinds: each of the seats left of the button posts the next blind that it has
not posted in this lap, the big one first, and the button whatever it still owes.
"""

from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from core.ids import Seat
from core.table.blinds import ring
from core.table.blinds.duties import Owes
from core.table.blinds.heads_up import HEADS_UP, heads_up
from core.table.blinds.layouts import Layout, Place
from core.table.blinds.positions import Due, Missed, Positions, ordered
from core.table.state import Pointers


class Lap(Struct, frozen=True):
    """What the machine goes by.

    Attributes:
        last: the pointers of the last hand; its big blind is the furthest one.
        posted: how many blinds each taken seat has posted in turn since the button left it.
        layout: of the blinds.
        seats: how many seats the table has.
    """

    last: Pointers
    posted: Mapping[Seat, int]
    layout: Layout
    seats: int

    @property
    def region(self) -> list[Seat]:
        """From the left of the last button to the last big blind: here blinds have passed."""
        last = self.last
        return [*ring.between(last.button, last.big_blind, self.seats), last.big_blind]

    def moved_to(self, button: Seat) -> "Lap":
        """With new laps for whom the button leaves or goes past on its way to ``button``."""
        passed = (self.last.button, *ring.between(self.last.button, button, self.seats))
        return replace(self, posted={**self.posted, **dict.fromkeys(passed, 0)})

    def owed(self, seat: Seat) -> tuple[Place, ...]:
        """What ``seat`` has still to post in this lap, the big blind first."""
        return self.layout.left[::-1][self.posted.get(seat, 0) :]


def next_positions(
    lap: Lap, ready: Collection[Seat], waiting: Collection[Seat], absent: Collection[Seat]
) -> Positions:
    """Positions of the hand after the one that ``lap`` tells of.

    Args:
        ready: seats whose players can be dealt in, those who wait for the big blind included.
        waiting: the ones among them that wait.
        absent: taken seats whose players are away.
    """
    due = ring.next_of(lap.last.big_blind, ready, lap.seats)
    playing = [seat for seat in ready if seat not in waiting]
    if HEADS_UP in (len(ready), len({*playing, due})):
        among = ready if len(ready) == HEADS_UP else {*playing, due}
        positions = heads_up(due, among, lap.seats, lap.layout)
    else:
        laid = (_positions(lap, button, ready, waiting) for button in _buttons(lap, playing))
        positions = next(one for one in laid if one is not None)
    missed = tuple(_missed(lap, positions.pointers.big_blind, absent))
    return replace(positions, missed=missed)


def _candidates(
    lap: Lap, button: Seat, ready: Collection[Seat], waiting: Collection[Seat]
) -> list[Seat]:
    """Who may post left of the button: who waits, where the blinds have not passed him yet."""
    region = lap.region
    barred = region[region.index(button) :] if button in region else []
    return [
        seat
        for seat in ring.clockwise_after(button, lap.seats)
        if seat in ready and seat != button and (seat not in waiting or seat not in barred)
    ]


def _buttons(lap: Lap, playing: Collection[Seat]) -> Iterator[Seat]:
    """Where the button goes: to the next player.

    It passes one with whom nobody would have a big blind to post, because the others posted it
    while he was away: there is never a dead big blind, and he has forfeited his button
    (Cooke 12.13.03).
    """
    return iter(ring.in_deal_order(lap.last.button, playing, lap.seats))


def _positions(
    before: Lap, button: Seat, ready: Collection[Seat], waiting: Collection[Seat]
) -> Positions | None:
    """The hand with the button there; None where nobody would post a big blind."""
    lap, layout = before.moved_to(button), before.layout
    playing = [seat for seat in ready if seat not in waiting]
    candidates = _candidates(before, button, ready, waiting)
    in_front = candidates[: len(layout.left)]
    front = [Due(seat, owed[0]) for seat in in_front if (owed := lap.owed(seat))]
    row = [button, *in_front]
    row += row[-1:] * (len(layout.row) - len(row))
    positions = ordered(layout.pointers(row), {*playing, *in_front}, lap.seats, heads_up=False)
    # The big blind is live on the button too, and a smaller one beside it dead (Cooke 12.20.07).
    late = [Due(button, place, n > 0) for n, place in enumerate(lap.owed(button))]
    if not late and tuple(due.place for due in front) == layout.left:
        return positions
    if not any(due.place is Place.BIG for due in (*late, *front)):
        return None
    own = [Due(button, place) for place in layout.places if place is Place.BUTTON]
    return replace(positions, blinds=(*own, *late, *front))


def _missed(lap: Lap, big: Seat, absent: Collection[Seat]) -> Iterator[Missed]:
    """Whose blinds go by: a big one between the last and the next, a small one that is due now."""
    misses = lap.layout.misses
    if big != lap.last.big_blind:
        for seat in ring.between(lap.last.big_blind, big, lap.seats):
            if seat in absent:
                yield Missed(seat, misses[Place.BIG])
    for seat in lap.region:
        owed = lap.owed(seat)
        if seat in absent and 0 < len(owed) < len(lap.layout.left):
            yield Missed(seat, misses.get(owed[0], Owes.SMALL))
