"""Names: everybody by the name shown, house players always marked as such."""

from collections.abc import Callable
from typing import Final, Protocol

from msgspec.structs import replace

from core.ids import PersonId, Seat
from core.present.documents import Line, Text, Who
from core.view import HandView, TableView

HOUSE: Final = "house"


class Person(Protocol):
    """Whoever has a name: a seat or a player."""

    @property
    def person(self) -> PersonId: ...
    @property
    def name(self) -> str: ...
    @property
    def is_prop(self) -> bool: ...


def name_of(person: Person, *, marks: tuple[str, ...] = ()) -> Line:
    """The name, with the house mark and other ``marks`` in brackets: ``Dee (house, D)``."""
    who = Who(person.person, person.name)
    inside = ((HOUSE,) if person.is_prop else ()) + marks
    return (who, Text(f" ({', '.join(inside)})")) if inside else (who,)


def player_name(hand: HandView, seat: Seat | None) -> Line:
    """Who plays the hand at ``seat``."""
    player = hand.player(seat)
    return name_of(player) if player is not None else seat_words(seat)


def seated_name(view: TableView, seat: Seat | None) -> Line:
    """Who sits at ``seat`` now."""
    occupant = view.seat(seat)
    return name_of(occupant) if occupant is not None else seat_words(seat)


def names_in(view: TableView) -> Callable[[Seat], Line]:
    """Who played the hand at a seat, though he may have moved since; else who sits there."""

    def name(seat: Seat) -> Line:
        hand = view.hand
        player = hand.player(seat) if hand is not None else None
        return name_of(player) if player is not None else seated_name(view, seat)

    return name


def seat_words(seat: Seat | None) -> Line:
    """A seat with nobody in it to name."""
    return (Text("an empty seat" if seat is None else f"seat {seat}"),)


def called(name: Line) -> Line:
    """``name`` so that the person is notified, for news that he has to answer."""
    return tuple(replace(one, mention=True) if isinstance(one, Who) else one for one in name)
