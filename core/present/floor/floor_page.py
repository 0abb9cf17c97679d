"""The floor's own page: everything that waits for a floorperson, each with its answers."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from core.ids import PersonId
from core.notation.spoken_penalties import PENALTIES
from core.present.acting.buttons import Rows
from core.present.board.board import objection_lines
from core.present.documents import Button, Document, Line, Press, Section, Slot, Strong, Verb
from core.present.floor.floor_facts import fact_sections, statement_lines
from core.present.floor.ruling_buttons import (
    asking_buttons,
    offer_lines,
    offered_rules,
    penalties_button,
    penalty_rows,
    reports_button,
    resume_button,
    ruling_rows,
)
from core.present.news.buttons import answers, go_on_button
from core.present.news.session import EJECTIONS
from core.present.own.shown import examined_hands
from core.present.rulebook.button import rule_row
from core.present.say import counted, say
from core.present.words.names import seated_name
from core.table.commands import ConfirmLook, InspectHand
from core.table.floor.offering import RulingOffer
from core.table.floor.ruling_traits import TRAITS
from core.view import TableView
from core.view.facts import Facts
from core.view.floor import FloorView
from core.view.records.shown import ShownToMe

_ROWS: Final = 5


class FloorCard(Struct, frozen=True):
    """What the floor has before it.

    Attributes:
        waiting: the questions that nobody has answered.
        facts: what everybody can have seen of the hand.
        offers: the rulings that would be taken now.
        reports: how many reports of conduct wait.
        counts: what is on record of each person, in a few words.
        inspected: hands that this floorperson has had shown to himself (Cooke 3.09).
    """

    waiting: FloorView
    facts: Facts
    offers: tuple[RulingOffer, ...] = ()
    reports: int = 0
    counts: Mapping[PersonId, str] = MappingProxyType({})
    inspected: tuple[ShownToMe, ...] = ()


def floor_page(view: TableView, card: FloorCard) -> Document:
    """What the floor is asked, the facts of the hand, and what can be ruled, each by a button."""
    asked = tuple(_asked(view, card.waiting))
    lines = tuple(line for said, _ in asked for line in said)
    rows: Rows = tuple(row for _, row in asked if row)[: _ROWS - 1]
    sections = [Section(lines)] if lines else []
    for hands, act in ((card.waiting.examined, ConfirmLook), (card.inspected, InspectHand)):
        if hands:
            page = examined_hands(view, hands, TRAITS[act].rule)
            sections.append(Section((page.title, *page.sections[0].lines)))
    if card.reports:
        count = counted(card.reports, "report of conduct waits", "reports of conduct wait")
        sections.append(Section((say("{count}.", count=count),)))
    heard = tuple(statement_lines(view))
    if heard:
        sections.append(Section(heard, heading="What they say"))
    sections += fact_sections(view, card.facts, card.counts)
    offers = tuple(offer_lines(card.offers))
    if offers:
        sections.append(Section(offers, heading="You may rule"))
    reports = (reports_button(view),) if card.reports else ()
    last = ((penalties_button(view), *reports, *asking_buttons(view)),)
    rows = (*rows, *ruling_rows(view, card.offers, _ROWS - len(rows) - 1), *last)
    rows = (*rows, *rule_row(offered_rules(card.offers), view.id))[:_ROWS]
    waits = bool(lines or card.reports)
    title = say("For the floor") if waits else say("Nothing waits for the floor.")
    return Document(Slot.REPLY, title, tuple(sections), rows, sequence=view.version)


def penalties_page(view: TableView) -> Document:
    """What can be done about a player, from the mildest on (Cooke 1.06)."""
    lines = tuple(say("{label}: {does}.", label=(Strong(one.label),), does=one.does)
                  for one in PENALTIES)  # fmt: skip
    title = say("Penalties (Cooke 1.06)")
    return Document(Slot.REPLY, title, (Section(lines),), penalty_rows(view), sequence=view.version)


def _asked(
    view: TableView, floor: FloorView
) -> Iterator[tuple[tuple[Line, ...], tuple[Button, ...]]]:
    """Each question with its buttons."""
    if view.is_stopped:
        resume = (resume_button(view),) if view.halted_at is not None else ()
        go_on = (go_on_button(view),) if view.objection is not None else ()
        yield objection_lines(view), (*resume, *go_on)
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
