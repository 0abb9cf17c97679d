"""Hearing the facts of a dispute (Cooke 1.04)."""

from msgspec import Struct

from core.ids import PersonId


class StateFacts(Struct, frozen=True, tag=True, gc=False):
    """A player says what he saw; an empty ``text``: he agrees with the dealer's account."""

    person: PersonId
    text: str = ""


class AskTable(Struct, frozen=True, tag=True, gc=False):
    """The floor asks all others who sit here too."""

    by: PersonId


HearingAct = StateFacts | AskTable
