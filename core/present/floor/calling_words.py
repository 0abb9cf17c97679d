"""A call for the floor, as it notifies whom an admin has chosen for it (Cooke 1.01), and word that
a report waits, which says nothing of what was reported (16.07, 17.01)."""

from collections.abc import Iterable

from msgspec.structs import replace

from core.house.ranks import Staff
from core.ids import PersonId, TableId
from core.present.documents import (
    Button,
    Document,
    Line,
    Press,
    Section,
    Slot,
    Span,
    Team,
    Text,
    Verb,
    Who,
)
from core.present.say import say


def with_called(document: Document, called: Iterable[Staff]) -> Document:
    """``document`` with a line that notifies everybody ``called``."""
    line = tuple(_spans(called))
    if not line:
        return document
    return replace(document, sections=(*document.sections, Section((line,))))


def report_waits(table: TableId) -> Document:
    """To one of the floor, in private."""
    title = say("A report of conduct waits for the floor.")
    return Document(Slot.REPLY, title, buttons=_reports(table))


def reports_wait(table: TableId) -> Document:
    """To the channel, for roles, groups, and whoever takes no private messages."""
    return Document(Slot.LOG, say("Something waits for the floor."), buttons=_reports(table))


def _reports(table: TableId) -> tuple[tuple[Button, ...], ...]:
    press = Press(table, Verb.REPORTS)
    return ((Button("For the floor", press, hint="For the floor alone: what waits"),),)


def _spans(called: Iterable[Staff]) -> Line:
    spans: list[Span] = []
    for one in called:
        spans.append(Text(" ") if spans else Text("For the floor: "))
        spans.append(_notified(one))
    return tuple(spans)


def _notified(one: Staff) -> Span:
    if one.is_group:
        return Team(one.holder, one.label)
    return Who(PersonId(one.holder), one.label, mention=True)
