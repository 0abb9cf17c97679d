"""The help page: what the dealer understands."""

from typing import Final

from core.present.documents import Document, Section, Slot, Strong
from core.present.say import say

_PAGES: Final = (
    (
        "In a hand",
        (
            "check, call, fold, bet 60, raise to 120, all in",
            "Amounts: 120, 1.5k, 3bb, 1/2, pot, min, max",
            "A number after raise is what you raise to.",
            "show or muck at the end; clock calls the clock.",
        ),
    ),
    (
        "At the table",
        (
            "sit 1000, top up 500, away, back, leave",
            "cards shows your hand, info the table,",
            "balance your chips.",
        ),
    ),
)


def help_page() -> Document:
    """The words and buttons in short."""
    sections = tuple(
        Section(tuple(say(line) for line in lines), heading) for heading, lines in _PAGES
    )
    return Document(Slot.REPLY, (Strong("What you can say"),), sections)
