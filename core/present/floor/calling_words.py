"""A call for the floor, as it notifies whom an admin has chosen for it (Cooke 1.01)."""

from collections.abc import Iterable

from msgspec.structs import replace

from core.house.ranks import Staff
from core.ids import PersonId
from core.present.documents import Document, Line, Section, Span, Team, Text, Who


def with_called(document: Document, called: Iterable[Staff]) -> Document:
    """``document`` with a line that notifies everybody ``called``."""
    line = tuple(_spans(called))
    if not line:
        return document
    return replace(document, sections=(*document.sections, Section((line,))))


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
