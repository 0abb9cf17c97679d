"""What the table hears of the floor's measures: that somebody goes or sits out, and never why
(Cooke 1.06, 3.07)."""

from collections.abc import Callable
from typing import Any, Final

from core.ids import Seat
from core.present.documents import Line, Until
from core.present.say import counted, say
from core.present.words.names import name_of
from core.table.floor import conduct_events as e

Namer = Callable[[Seat], Line]


def hands_text(count: int) -> str:
    """``1 hand``, ``3 hands``."""
    return counted(count, "hand", "hands")


def _removed(event: e.PlayerRemoved, _: Namer) -> Line:
    # He may have got up already.
    return say("{who} leaves the game by decision of the floor.", who=name_of(event))


def _sat_out(event: e.SatOut, name: Namer) -> Line:
    hands = hands_text(event.sitting_out.left)
    return say("{who} sits out {hands} by decision of the floor.", who=name(event.seat),
               hands=hands)  # fmt: skip


def _timed(event: e.SitOutTimed, name: Namer) -> Line:
    return say("No hand can be dealt: {who} sits out no longer than {until}.",
               who=name(event.seat), until=(Until(event.until),))  # fmt: skip


def _pardoned(event: e.PlayerPardoned, name: Namer) -> Line:
    return say("{who} plays on by decision of the floor.", who=name(event.seat))


def _fined(event: e.PlayerFined, name: Namer) -> Line:
    return say("{who} pays {amount} to the pot by decision of the floor.", who=name(event.seat),
               amount=event.amount)  # fmt: skip


_LINES: Final[dict[type, Callable[[Any, Namer], Line]]] = {
    e.PlayerRemoved: _removed,
    e.SatOut: _sat_out,
    e.SitOutTimed: _timed,
    e.PlayerPardoned: _pardoned,
    e.PlayerFined: _fined,
}

TOLD: Final = tuple(_LINES)
"""The events that everybody hears of; the others the board shows."""


def conduct_line(event: object, name: Namer) -> Line | None:
    """``event`` as everybody hears it; None for any other kind."""
    make = _LINES.get(type(event))
    return make(event, name) if make is not None else None


def own_conduct_line(event: object) -> Line | None:
    """``event`` as the one hears it who has caused it himself; None for any other kind."""
    match event:
        case e.ConsentAsked():
            return say("Your seat is held: agree to the rules of the house to be dealt in.")
        case e.ConsentGiven():
            return say("You have agreed to the rules of the house, and are dealt in.")
        case _:
            return None
