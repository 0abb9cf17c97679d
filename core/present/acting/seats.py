"""Moving to another seat: the free ones as buttons, and the request that waits (Cooke 12.20)."""

from collections.abc import Iterator
from typing import Final

from core.ids import Seat
from core.present.acting.buttons import Rows
from core.present.documents import Button, Document, Line, Press, Section, Slot, Verb
from core.present.say import say
from core.view import SeatView, TableView

_A_ROW: Final = 5


def free_seats(view: TableView) -> Document:
    """To one who asks for another seat: those that nobody sits in."""
    free = tuple(_free(view))
    mine = view.my_seat
    title = say("Which seat do you move to?") if free else say("No other seat is free.")
    return Document(
        Slot.REPLY,
        title if mine is not None else say("You have no seat at this table."),
        tuple(Section((line,)) for line in _asked(mine)),
        _rows(view, mine, free) if mine is not None else (),
        sequence=view.version,
    )


def change_button(view: TableView, seat: Seat) -> Button:
    """Move to ``seat``."""
    press = Press(view.id, Verb.CHANGE_SEAT, seat=seat)
    return Button(f"Seat {seat}", press, hint=f"Move to seat {seat} between two hands")


def keep_button(view: TableView) -> Button:
    """Take the request for another seat back."""
    press = Press(view.id, Verb.KEEP_SEAT)
    return Button("Keep my seat", press, hint="Take back that you want another seat")


def _free(view: TableView) -> Iterator[Seat]:
    taken = {one.seat for one in view.seats}
    return (Seat(at) for at in range(1, view.config.seats + 1) if at not in taken)


def _asked(mine: SeatView | None) -> tuple[Line, ...]:
    if mine is None or mine.wants_seat is None:
        return ()
    seat = str(mine.wants_seat)
    return (say("You have asked for seat {seat}, and move there between two hands.", seat=seat),)


def _rows(view: TableView, mine: SeatView, free: tuple[Seat, ...]) -> Rows:
    buttons = [change_button(view, seat) for seat in free if seat != mine.wants_seat]
    if mine.wants_seat is not None:
        buttons.append(keep_button(view))
    rows = range(0, len(buttons), _A_ROW)
    return tuple(tuple(buttons[start : start + _A_ROW]) for start in rows)
