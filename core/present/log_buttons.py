"""Buttons under the news: what can be answered to it, by anybody at the table or by the floor.

They carry no prompt: they speak of a seat, and are refused once there is nothing to answer.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from core.hand import events as h
from core.ids import Seat
from core.present.act_buttons import Rows
from core.present.documents import Button, Press, Verb, Weight
from core.present.names import HOUSE
from core.table import events as e
from core.table import money_events as m
from core.table.contest_events import ObjectionRaised, ProxyNamed
from core.table.events import TableEvent
from core.view import TableView

Maker = Callable[[Any, TableView], tuple[Button, ...]]
"""The buttons of an event."""

_LONGEST_NAME: Final = 20


def log_rows(events: Iterable[TableEvent], view: TableView) -> Rows:
    """A row for each of ``events`` that can be answered, at most five."""
    rows = []
    for event in events:
        make = _BUTTONS.get(type(event))
        row = make(event, view) if make is not None else ()
        if row and row not in rows:
            rows.append(row)
    return tuple(rows[-5:])


def _ejection(event: e.EjectionAsked, view: TableView) -> tuple[Button, ...]:
    name = _name(view, event.seat)
    return (
        _of(view, Verb.EJECT, event.seat, f"Eject {name}", Weight.DANGER),
        _of(view, Verb.SPARE, event.seat, f"Leave {name} seated"),
    )


def _gift(event: m.GiftOffered, view: TableView) -> tuple[Button, ...]:
    seat = event.gift.seat
    return (_of(view, Verb.OBJECT_TO_GIFT, seat, "Object", hint="Object to this gift"),)


def _proxy(event: ProxyNamed, view: TableView) -> tuple[Button, ...]:
    return (_of(view, Verb.OBJECT_TO_PROXY, event.seat, "Object", hint="Object to this proxy"),)


def _behind(event: m.BehindAnnounced, view: TableView) -> tuple[Button, ...]:
    """The banker's; what came out of the wallet needs none."""
    if event.is_here:
        return ()
    name = _name(view, event.seat)
    return (
        _of(view, Verb.APPROVE, event.seat, "Approve", Weight.GOOD, f"Let {name}'s chips come"),
        _of(view, Verb.REFUSE, event.seat, "Refuse", Weight.DANGER, f"Refuse {name}'s chips"),
    )


def _objection(_: ObjectionRaised, view: TableView) -> tuple[Button, ...]:
    return (go_on_button(view),)


def _clock(_: e.ClockAsked, view: TableView) -> tuple[Button, ...]:
    press = Press(view.id, Verb.FLOOR_CLOCK)
    return (Button("Start the clock", press, hint="Put whoever is to act on the clock"),)


def _look(event: h.LookAsked, view: TableView) -> tuple[Button, ...]:
    if not event.needs_floor:
        return ()
    name = _name(view, event.seat)
    return (
        _of(view, Verb.ALLOW_LOOK, event.seat, f"Show {name}'s hand"),
        _of(view, Verb.REFUSE_LOOK, event.seat, "Do not show it"),
    )


def _shown_to(event: h.HandShownTo, view: TableView) -> tuple[Button, ...]:
    """Show one, show all (Cooke 11.12)."""
    return (_of(view, Verb.SHOW_ALL, event.seat, "Show all", hint="Ask that all see that hand"),)


def go_on_button(view: TableView) -> Button:
    """The floor's: the objection has been heard."""
    press = Press(view.id, Verb.GO_ON)
    return Button("Go on", press, Weight.GOOD, "The floor: let play go on")


def _of(
    view: TableView, verb: Verb, seat: Seat, label: str, weight: Weight = Weight.PLAIN,
    hint: str = "",
) -> Button:  # fmt: skip
    return Button(label, Press(view.id, verb, seat=seat), weight, hint or label)


def _name(view: TableView, seat: Seat) -> str:
    occupant = view.seat(seat)
    if occupant is None:
        return f"seat {seat}"
    name = occupant.name[:_LONGEST_NAME]
    return f"{name} ({HOUSE})" if occupant.is_prop else name


_BUTTONS: Final[dict[type, Maker]] = {
    e.EjectionAsked: _ejection,
    e.ClockAsked: _clock,
    m.GiftOffered: _gift,
    m.BehindAnnounced: _behind,
    ObjectionRaised: _objection,
    ProxyNamed: _proxy,
    h.LookAsked: _look,
    h.HandShownTo: _shown_to,
}
