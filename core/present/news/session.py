"""What is said of ejections and short buys (Cooke 9.06, 10.03)."""

from collections.abc import Callable, Mapping
from typing import Final

from core.ids import Seat
from core.present.documents import Line
from core.present.floor.conduct_words import TOLD, conduct_line
from core.present.say import Value, say, sentence
from core.present.words.names import name_of
from core.table import events as e
from core.table.state import Offence

Namer = Callable[[Seat], Line]

EJECTIONS: Final = {
    Offence.TOO_SLOW: "Floor: eject {who}? {count} clocks were justified (Cooke 10.03).",
    Offence.UNREASONABLE_REQUESTS:
        "Floor: eject {who}? {count} clock requests were unreasonable (Cooke 10.03).",
}  # fmt: skip
"""What the floor is asked about a player."""

_EJECTED: Final = {
    Offence.TOO_SLOW:
        "{who} is out for this session: {count} clocks were justified (Cooke 10.03).",
    Offence.UNREASONABLE_REQUESTS:
        "{who} is out for this session: {count} clock requests were unreasonable (Cooke 10.03).",
    None: "The floor ejects {who} for this session.",
}  # fmt: skip

SESSION_EVENTS: Final = (
    e.EjectionAsked,
    e.PlayerEjected,
    e.PlayerSpared,
    e.BoughtShort,
    *TOLD,
)
"""The events that are told here."""


def session_line(event: object, name: Namer) -> Line | None:
    """``event`` as everybody hears it; None for any other kind."""
    values: Mapping[str, Value]
    match event:
        case e.EjectionAsked():
            template = EJECTIONS[event.offence]
            values = {"who": name(event.seat), "count": f"{event.count:,}"}
        case e.PlayerEjected():
            # He may have got up already.
            template = _EJECTED[event.offence]
            values = {"who": name_of(event), "count": f"{event.count:,}"}
        case e.PlayerSpared():
            template, values = "The floor lets {who} stay.", {"who": name(event.seat)}
        case e.BoughtShort():
            template, values = "{who} has bought in short.", {"who": name(event.seat)}
        case _:
            return conduct_line(event, name)
    return sentence(say(template, **values))
