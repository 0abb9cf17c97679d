"""What is said of those whom the blinds pass (Cooke 12.09, 12.15)."""

from collections.abc import Callable
from typing import Final

from core.ids import Seat
from core.present.documents import Line
from core.present.say import say, sentence
from core.present.words.names import called, name_of
from core.table.blinds import events as b

Namer = Callable[[Seat], Line]

MISSED_EVENTS: Final = (b.PickUpWarned, b.PickedUp)
"""The events that are told here."""


def missed_line(event: object, name: Namer) -> Line | None:
    """``event`` as everybody hears it; None for any other kind."""
    match event:
        case b.PickUpWarned():
            return sentence(
                say(
                    "{who} has let the blinds pass once; if they pass again with the next hand the"
                    " chips are picked up and the seat is free (Cooke 12.15).",
                    who=called(name(event.seat)),
                )
            )
        case b.PickedUp():
            # He has got up already.
            return sentence(
                say("The blinds have passed {who} twice: the seat is free.", who=name_of(event))
            )
        case _:
            return None
