"""News of kills that players announce: who, for how much, and who objects (Cooke 8.04.10)."""

from collections.abc import Callable

from core.hand.commands import Prompt
from core.ids import Seat
from core.present.documents import Button, Line, Press, Verb, Weight
from core.present.say import say, sentence
from core.table.kills.offer_events import KillAnnounced, KillStopped
from core.view import TableView

Namer = Callable[[Seat], Line]

KILL_EVENTS = (KillAnnounced, KillStopped)
"""The events that are told here."""


def kill_line(event: object, name: Namer) -> Line | None:
    """``event`` as everybody hears it; None for any other kind."""
    match event:
        case KillAnnounced(offer=offer, amount=amount):
            why = " to be dealt in" if offer.is_newcomers else ""
            rule = "7.18.05" if offer.is_newcomers else "8.04.10"
            unless = ", unless somebody objects" if offer.may_be_objected else ""
            line = say("{who} kills the next pot with {amount}{why}{unless} (Cooke {rule}).",
                       who=name(offer.seat), amount=amount, why=why, unless=unless,
                       rule=rule)  # fmt: skip
        case KillStopped(seat=seat, by=by) if seat == by:
            line = say("{who} takes the kill back.", who=name(seat))
        case KillStopped(seat=seat, by=None):
            line = say("The kill of {who} is off: it was for other limits.", who=name(seat))
        case KillStopped(seat=seat, by=by) if by is not None:
            line = say("{by} objects: no kill by {who}.", by=name(by), who=name(seat))
        case _:
            return None
    return sentence(line)


def kill_buttons(event: KillAnnounced, view: TableView) -> tuple[Button, ...]:
    """One for whoever objects, until the next deal."""
    offer = event.offer
    if not offer.may_be_objected:
        return ()
    press = Press(view.id, Verb.OBJECT_TO_KILL, Prompt(view.hands, 0), seat=offer.seat)
    return (Button("Object", press, Weight.DANGER, "Object to this kill before the next deal"),)
