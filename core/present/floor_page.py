"""The floor's own page: everything that waits for a floorperson, each with its answers."""

from collections.abc import Iterator

from core.present.act_buttons import Rows
from core.present.board import objection_lines
from core.present.documents import Button, Document, Line, Press, Section, Slot, Verb
from core.present.log_buttons import answers, go_on_button
from core.present.names import seated_name
from core.present.say import say
from core.present.session_words import EJECTIONS
from core.present.shown import examined_hands
from core.view import TableView
from core.view.floor import FloorView

_ROWS = 5


def floor_page(view: TableView, floor: FloorView) -> Document:
    """What the floor is asked; the hands it examines stand at the end."""
    asked = tuple(_asked(view, floor))
    lines = tuple(line for said, _ in asked for line in said)
    rows: Rows = tuple(row for _, row in asked if row)
    sections = [Section(lines)] if lines else []
    if floor.examined:
        page = examined_hands(view, floor.examined)
        sections.append(Section((page.title, *page.sections[0].lines)))
    title = say("For the floor") if sections else say("Nothing waits for the floor.")
    return Document(Slot.REPLY, title, tuple(sections), rows[:_ROWS], sequence=view.version)


def _asked(
    view: TableView, floor: FloorView
) -> Iterator[tuple[tuple[Line, ...], tuple[Button, ...]]]:
    """Each question with its buttons."""
    if view.objection is not None:
        yield objection_lines(view), (go_on_button(view),)
    if floor.is_clock_asked:
        press = Press(view.id, Verb.FLOOR_CLOCK)
        start = Button("Start the clock", press, hint="Put whoever is to act on the clock")
        yield (say("The clock is asked for (Cooke 10.03)."),), (start,)
    for question in floor.ejections:
        who, count = seated_name(view, question.seat), f"{question.count:,}"
        line = say(EJECTIONS[question.offence], who=who, count=count)
        yield (line,), answers(view, question.seat, Verb.EJECT, Verb.SPARE)
    for seat in view.seats:
        due = seat.advance.unsettled
        if due:
            line = say("{who} has announced {due} or owes it (Cooke 9.07).",
                       who=seated_name(view, seat.seat), due=due)  # fmt: skip
            yield (line,), answers(view, seat.seat, Verb.APPROVE, Verb.REFUSE, due=due)
    for look in floor.looks:
        wish = "suspects" if look.is_report else "asks to see"
        line = say("{by} {wish} the hand of {who} (Cooke 11.08).", by=seated_name(view, look.by),
                   wish=wish, who=seated_name(view, look.seat))  # fmt: skip
        yield (line,), answers(view, look.seat, Verb.ALLOW_LOOK, Verb.REFUSE_LOOK)
