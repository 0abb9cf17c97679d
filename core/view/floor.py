"""What waits for the floor, for the eyes of a floorperson alone (Cooke 9.07, 10.03, 11.08)."""

from msgspec import Struct

from core.hand.shows.looks import Look
from core.ids import PersonId
from core.table.state import EjectionQuestion, Table
from core.view.records.shown import ShownToMe
from core.view.shown import examined, read_hands


class FloorView(Struct, frozen=True):
    """Questions that nobody has answered yet.

    Attributes:
        ejections: players whose strikes are too many.
        looks: requests to see a called hand that wait for the floor, suspicions among them.
        examined: the called hands that the floor looks at.
        is_clock_asked: a player has asked for the clock, which the floor alone calls.
    """

    ejections: tuple[EjectionQuestion, ...] = ()
    looks: tuple[Look, ...] = ()
    examined: tuple[ShownToMe, ...] = ()
    is_clock_asked: bool = False


def inspected(table: Table, person: PersonId) -> tuple[ShownToMe, ...]:
    """The hands of the last deal that ``person`` has inspected since it was over (Cooke 3.09)."""
    hand = table.hand
    if hand is None or not hand.is_over:
        return ()
    seats = [one.seat for one in table.inspected if (one.by, one.hand) == (person, hand.number)]
    return read_hands(hand, seats)


def floor_view(table: Table) -> FloorView:
    """What waits for the floor at ``table``."""
    hand, clock = table.hand, table.clock
    asked = hand.looks.asked if hand is not None else ()
    return FloorView(
        ejections=table.ejections,
        looks=tuple(look for look in asked if look.is_report or look.needs_floor),
        examined=examined(hand) if hand is not None else (),
        is_clock_asked=clock is not None and bool(clock.asked) and clock.request is None,
    )
