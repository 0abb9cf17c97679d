"""What a player may choose before the next deal, as buttons with their prices (Cooke article 12).

All of it is for one person; a button carries the last hand dealt, and dies with the next deal.
"""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from core.chips import Chips, chips_text
from core.hand.commands import Prompt
from core.hand.overs import Overs
from core.present.acting.buttons import Rows
from core.present.acting.choices import meaning_lines, standing_lines
from core.present.acting.seats import keep_button
from core.present.board.waiting import waits_words
from core.present.documents import (
    Button,
    Document,
    Line,
    Press,
    Section,
    Slot,
    Tone,
    Verb,
    Weight,
)
from core.present.presses.commands import ENTRIES, OVERS
from core.present.say import say
from core.table.blinds.duties import Entry
from core.table.blinds.ways import Way
from core.table.events import CameBack, PlayerSat, TableEvent
from core.table.seats.change_events import SeatChanged
from core.view import SeatView, TableView
from core.view.choices import Choices

_VERBS: Final = {entry: verb for verb, entry in ENTRIES.items()}
_OVERS_VERBS: Final = {overs: verb for verb, overs in OVERS.items()}
_PRICED: Final = {
    Entry.WAIT: "Wait for the big blind",
    Entry.POST: "Post {price}",
    Entry.BEHIND: "Post {price} behind the button",
    Entry.BUY: "Buy the button {price}",
}
_HINTS: Final = {
    Entry.WAIT: "Be dealt in when the big blind reaches you",
    Entry.POST: "Post {price} and be dealt in with the next hand",
    Entry.BEHIND: "Let the blinds and the button pass, then post {price}",
    Entry.BUY: "Post {price} with the next hand, and have the button in the one after",
}
_FREE: Final = ("Let the blinds pass", "Let the blinds and the button pass once, for nothing")
"""To come in behind the button where that costs nothing (Cooke 12.20.08)."""
_FOR_DISTANCE: Final = ("Wait", "Be dealt in when you are as near the blinds as before")
"""To wait out a seat change (Cooke 12.20.02)."""
NEXT_DEAL: Final = frozenset({*ENTRIES, Verb.STRADDLE, Verb.SLEEPER, Verb.KILL})
"""Buttons that die with the next deal."""

_OVERS_LABELS: Final = {
    Overs.OVERS: ("Overs on", "Play overs with those who do, from the next hand on"),
    Overs.SUPER: ("Super-overs on", "Play super-overs with those who do"),
    Overs.NONE: ("Overs off", "Play the table's own stakes"),
}


def choices(view: TableView, mine: Choices) -> Document:
    """To one who asks what he may say before the next deal."""
    seat = view.my_seat
    rows = choice_rows(view, mine)
    if seat is None:
        title = say("You have no seat at this table.")
    elif rows:
        title = say("Before the next deal you may choose:")
    else:
        title = say("There is nothing for you to choose before the next deal.")
    lines = choice_lines(seat, mine) if seat is not None and not _kills(view, seat) else ()
    parts = ((*lines, *standing_lines(view)), meaning_lines(view, mine, rows))
    sections = tuple(Section(part) for part in parts if part)
    return Document(Slot.REPLY, title, sections, rows, sequence=view.version)


def outdated_choices(view: TableView, mine: Choices) -> Document:
    """To a button for a deal that is past: what there is to choose now."""
    fresh = choices(view, mine)
    line = say("That button was for an earlier deal, and nothing has been done.")
    sections = (Section((fresh.title,)), *fresh.sections) if fresh.buttons else ()
    return replace(fresh, title=line, sections=sections, tone=Tone.REFUSED)


def lets_choose(events: Iterable[TableEvent], view: TableView) -> bool:
    """Whether the viewer has sat down, come back or moved, and so may say how he comes in."""
    mine = view.my_seat
    return mine is not None and any(_lets(event, mine) for event in events)


def _lets(event: TableEvent, mine: SeatView) -> bool:
    if isinstance(event, SeatChanged):
        return event.person == mine.person
    return isinstance(event, PlayerSat | CameBack) and event.seat == mine.seat


def choices_row(view: TableView) -> Rows:
    """Answers privately with what may be chosen before the next deal, where blinds are posted."""
    if view.is_closing or (view.coming is None and not any(seat.waits for seat in view.seats)):
        return ()
    press = Press(view.id, Verb.CHOICES)
    hint = "What you may post, straddle or kill before the next deal, for you alone"
    return ((Button("Blinds …", press, hint=hint),),)


def with_choices(document: Document, view: TableView, mine: Choices) -> Document:
    """``document`` with the viewer's ways to come in, for one who owes a blind.

    The answer to Sit and Back has said already how he comes in if he says nothing more; it says
    what each button would do.
    """
    seat = view.my_seat
    if seat is None or not mine.has_ways:
        return document
    rows = (_entries(view, mine),)
    is_answer = document.slot is Slot.REPLY
    lines = meaning_lines(view, mine, rows) if is_answer else choice_lines(seat, mine)
    sections = (*document.sections, *(Section(part) for part in (lines,) if part))
    return replace(document, sections=sections, buttons=(*rows, *document.buttons))


def choice_lines(seat: SeatView, mine: Choices) -> tuple[Line, ...]:
    """How he comes in if he says nothing more; who may let the big blind pass has it else."""
    if not mine.ways:
        return ()
    wait = waits_words(seat.duties, "") if seat.waits else "have the big blind next hand"
    return (say("Unless you say otherwise you {wait}.", wait=wait),)


def _kills(view: TableView, seat: SeatView) -> bool:
    """Whether he has announced a kill: a newcomer is dealt in for it (Cooke 7.18.05)."""
    return any(offer.person == seat.person for offer in view.kill_offers)


def choice_rows(view: TableView, mine: Choices) -> Rows:
    """Ways to come in; straddle and kill; overs; the request for another seat."""
    rows = (
        _entries(view, mine) if mine.has_ways else (),
        (*_straddle(view, mine), *_kill(view, mine)),
        tuple(_overs(view, overs) for overs in mine.overs),
        _seat(view),
    )
    return tuple(row for row in rows if row)


def _entries(view: TableView, mine: Choices) -> tuple[Button, ...]:
    """To straddle instead is a straddle like any other."""
    open_to_him = {way.entry: way for way in mine.ways}
    return tuple(_entry(view, open_to_him[one]) for one in _VERBS if one in open_to_him)


def _entry(view: TableView, way: Way) -> Button:
    press = Press(view.id, _VERBS[way.entry], _moment(view))
    price = _price(way)
    weight = Weight.PLAIN if way.entry is Entry.WAIT else Weight.GOOD
    is_free = way.entry is Entry.BEHIND and not way.live + way.dead
    words = _FREE if is_free else (_PRICED[way.entry], _HINTS[way.entry])
    if way.entry is Entry.WAIT and view.my_seat is not None and view.my_seat.duties.distance:
        words = _FOR_DISTANCE
    label, hint = (text.format(price=price) for text in words)
    return Button(label, press, weight, hint)


def _price(way: Way) -> str:
    """``20``, ``20 live + 10 dead``, ``10 dead``; one sum where it is later, or for the button."""
    if way.entry in (Entry.BUY, Entry.BEHIND):
        return chips_text(Chips(way.live + way.dead))
    if not way.dead:
        return chips_text(way.live)
    parts = ((way.live, "live"), (way.dead, "dead"))
    return " + ".join(f"{chips_text(amount)} {kind}" for amount, kind in parts if amount)


def _straddle(view: TableView, mine: Choices) -> tuple[Button, ...]:
    straddle = mine.straddle
    if straddle is None:
        return ()
    verb = Verb.SLEEPER if straddle.is_sleeper else Verb.STRADDLE
    press = Press(view.id, verb, _moment(view), straddle.amount)
    amount = chips_text(straddle.amount)
    if straddle.is_sleeper:
        hint = f"Leave {amount} in front of you before the cards, as a blind raise"
        return (Button(f"Sleeper {amount}", press, hint=hint),)
    hint = f"Raise blind to {amount} under the gun, and act last"
    return (Button(f"Straddle {amount}", press, Weight.GOOD, hint),)


def _kill(view: TableView, mine: Choices) -> tuple[Button, ...]:
    if not mine.kill:
        return ()
    press = Press(view.id, Verb.KILL, _moment(view))
    amount = chips_text(mine.kill)
    hint = f"Post {amount} and raise the stakes of the next hand, if nobody objects"
    return (Button(f"Kill {amount}", press, Weight.DANGER, hint),)


def _overs(view: TableView, overs: Overs) -> Button:
    label, hint = _OVERS_LABELS[overs]
    return Button(label, Press(view.id, _OVERS_VERBS[overs]), hint=hint)


def _seat(view: TableView) -> tuple[Button, ...]:
    seat = view.my_seat
    return (keep_button(view),) if seat is not None and seat.wants_seat is not None else ()


def _moment(view: TableView) -> Prompt:
    """The deal that the button is for: the one after this hand."""
    return Prompt(view.hands, 0)
