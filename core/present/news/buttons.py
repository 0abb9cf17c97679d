"""Buttons under the news: what can be answered to it, by anybody at the table or by the floor.

They speak of a seat, and are refused once there is nothing to answer; but for a kill, which is of
the next deal alone, they carry no prompt.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from core.chips import Chips
from core.hand import events as h
from core.hand.commands import Prompt
from core.ids import Seat
from core.present.acting.buttons import Rows
from core.present.documents import Button, Press, Verb, Weight
from core.present.floor.ruling_buttons import resume_button
from core.present.house.conditions_words import change_buttons
from core.present.news.kills import kill_buttons
from core.present.news.rules import rules_of
from core.present.rulebook.button import rule_row
from core.present.words.names import HOUSE
from core.table import events as e
from core.table.events import TableEvent
from core.table.floor.contest_events import ObjectionRaised, ProxyNamed
from core.table.floor.misdeals.errors import DealError
from core.table.floor.ruling_events import (
    FloorCalled,
    HearingOpened,
    TableAsked,
    TablePaused,
)
from core.table.kills.offer_events import KillAnnounced
from core.table.money import money_events as m
from core.table.setup.proposal_events import ChangeProposed
from core.view import TableView

Maker = Callable[[Any, TableView], tuple[Button, ...]]
"""The buttons of an event."""

_LONGEST_NAME: Final = 20
_LABELS: Final = {
    Verb.EJECT: "Eject {name}",
    Verb.SPARE: "Leave {name} seated",
    Verb.APPROVE: "Approve",
    Verb.REFUSE: "Refuse",
    Verb.ALLOW_LOOK: "Look at it",
    Verb.REFUSE_LOOK: "Leave it unseen",
}
_HINTS: Final = {
    Verb.EJECT: "The floor: {name} has to leave",
    Verb.SPARE: "The floor: {name} may stay",
    Verb.APPROVE: "The banker: let the chips of {name} come",
    Verb.REFUSE: "The banker: refuse the chips of {name}",
    Verb.ALLOW_LOOK: "The floor: let the hand of {name} be seen",
    Verb.REFUSE_LOOK: "The floor: leave the hand of {name} unseen",
}
_WEIGHTS: Final = {
    Verb.EJECT: Weight.DANGER,
    Verb.APPROVE: Weight.GOOD,
    Verb.REFUSE: Weight.DANGER,
}


def log_rows(events: Iterable[TableEvent], view: TableView) -> Rows:
    """A row for each of ``events`` that can be answered, and one of the rules they rest on.

    At most five, the newest.
    """
    told = tuple(events)
    rows: list[tuple[Button, ...]] = []
    for event in told:
        make = _BUTTONS.get(type(event))
        row = make(event, view) if make is not None else ()
        if row and row not in rows:
            rows.append(row)
    return tuple((*rows, *rule_row(rules_of(told), view.id))[-5:])


def _ejection(event: e.EjectionAsked, view: TableView) -> tuple[Button, ...]:
    return answers(view, event.seat, Verb.EJECT, Verb.SPARE)


def _gift(event: m.GiftOffered, view: TableView) -> tuple[Button, ...]:
    seat = event.gift.seat
    return (_of(view, Verb.OBJECT_TO_GIFT, seat, "Object", hint="Object to this gift"),)


def _proxy(event: ProxyNamed, view: TableView) -> tuple[Button, ...]:
    return (_of(view, Verb.OBJECT_TO_PROXY, event.seat, "Object", hint="Object to this proxy"),)


def _behind(event: m.BehindAnnounced, view: TableView) -> tuple[Button, ...]:
    """The banker's; what came out of the wallet needs none."""
    if event.is_here:
        return ()
    return answers(view, event.seat, Verb.APPROVE, Verb.REFUSE, due=event.amount)


def _objection(event: ObjectionRaised, view: TableView) -> tuple[Button, ...]:
    """The floor's, and those of a player who is asked whether he posts after all (12.12)."""
    fault = event.objection.fault
    if fault is None or fault.error is not DealError.DEALT_UNPOSTED or fault.seat is None:
        return (go_on_button(view), floor_button(view))
    name = _name(view, fault.seat)
    posts, declines = Press(view.id, Verb.POST_NOW), Press(view.id, Verb.DECLINE_POST)
    return (
        Button("Post", posts, Weight.GOOD, f"{name}: post what you owe, and keep your hand"),
        Button("Decline", declines, hint=f"{name}: your hand is dead, and you wait for the blind"),
        go_on_button(view),
        floor_button(view),
    )


def _paused(_: TablePaused, view: TableView) -> tuple[Button, ...]:
    """The floor's."""
    return (resume_button(view),)


def _called(_: FloorCalled, view: TableView) -> tuple[Button, ...]:
    """Play goes on meanwhile: the floor says when the call has been answered."""
    return (go_on_button(view), floor_button(view))


def _hearing(_: HearingOpened | TableAsked, view: TableView) -> tuple[Button, ...]:
    """Whoever is asked says what he saw; sent empty, he agrees (Cooke 1.04)."""
    press = Press(view.id, Verb.STATE)
    return (Button("What I saw …", press, hint="Who is asked: tell the floor the facts"),)


def _exposed(event: h.CardsExposed, view: TableView) -> tuple[Button, ...]:
    """Who holds one of two cards that were dealt face up may call a misdeal (Hoyle)."""
    if not event.may_demand or view.hand is None:
        return ()
    press = Press(view.id, Verb.MISDEAL, Prompt(view.hand.number, 0))
    return (Button("Misdeal", press, hint="Who was dealt a card face up: call a misdeal"),)


def _clock(_: e.ClockAsked, view: TableView) -> tuple[Button, ...]:
    press = Press(view.id, Verb.FLOOR_CLOCK)
    return (Button("Start the clock", press, hint="Put whoever is to act on the clock"),)


def _look(event: h.LookAsked, view: TableView) -> tuple[Button, ...]:
    if not event.needs_floor:
        return ()
    return answers(view, event.seat, Verb.ALLOW_LOOK, Verb.REFUSE_LOOK)


def _floor_page(_: h.LookReported | m.DebtNoted, view: TableView) -> tuple[Button, ...]:
    """What the channel may not read stands on the floor's own page."""
    return (floor_button(view),)


def _seen(event: h.HandShownTo | h.LeakNoted, view: TableView) -> tuple[Button, ...]:
    """Show one, show all (Cooke 11.12)."""
    return (_of(view, Verb.SHOW_ALL, event.seat, "Show all", hint="Ask that all see that hand"),)


def answers(
    view: TableView, seat: Seat, *verbs: Verb, due: Chips | None = None
) -> tuple[Button, ...]:
    """The floor's answers to a question about ``seat``, or about the ``due`` chips there."""
    name = _name(view, seat)
    return tuple(
        _of(view, verb, seat, _LABELS[verb].format(name=name), _WEIGHTS.get(verb, Weight.PLAIN),
            _HINTS[verb].format(name=name), due)
        for verb in verbs
    )  # fmt: skip


def floor_button(view: TableView) -> Button:
    """Opens the floor's own page, in private."""
    press = Press(view.id, Verb.FLOOR)
    return Button("For the floor", press, hint="The floor: the facts, and what you may rule")


def go_on_button(view: TableView) -> Button:
    """The floor's: the objection has been heard."""
    press = Press(view.id, Verb.GO_ON)
    return Button("Go on", press, Weight.GOOD, "The floor: let play go on")


def _of(
    view: TableView,
    verb: Verb,
    seat: Seat,
    label: str,
    weight: Weight = Weight.PLAIN,
    hint: str = "",
    amount: Chips | None = None,
) -> Button:
    return Button(label, Press(view.id, verb, amount=amount, seat=seat), weight, hint or label)


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
    FloorCalled: _called,
    HearingOpened: _hearing,
    TableAsked: _hearing,
    TablePaused: _paused,
    h.CardsExposed: _exposed,
    ProxyNamed: _proxy,
    h.LookAsked: _look,
    h.LookReported: _floor_page,
    m.DebtNoted: _floor_page,
    h.HandShownTo: _seen,
    h.LeakNoted: _seen,
    KillAnnounced: kill_buttons,
    ChangeProposed: change_buttons,
}
