"""Documents: what the dealer says, before any platform renders it.

All words of the product are put into documents by ``core.present``; adapters only render.
Every document has complete plain text (:func:`plain`), so that what works on one platform
works on all, and in a screen reader.  Spans keep meaning apart from mark-up: a name is a
:class:`Who`, never text, so no name can ever mention everyone or break a layout.
"""

from core.present.documents.buttons import NOWHERE, Button, Press, Verb, Weight
from core.present.documents.document import Document, Section, Slot, TextFile, Tone, plain
from core.present.documents.forms import Choice, Entry, Field, Form
from core.present.documents.spans import (
    CardBacks,
    CardRow,
    Line,
    Span,
    Strong,
    Team,
    Text,
    Until,
    Who,
    plain_line,
    plain_span,
)

__all__ = [
    "NOWHERE",
    "Button",
    "CardBacks",
    "CardRow",
    "Choice",
    "Document",
    "Entry",
    "Field",
    "Form",
    "Line",
    "Press",
    "Section",
    "Slot",
    "Span",
    "Strong",
    "Team",
    "Text",
    "TextFile",
    "Tone",
    "Until",
    "Verb",
    "Weight",
    "Who",
    "plain",
    "plain_line",
    "plain_span",
]
