"""Forms: what is asked before something is said."""

from enum import StrEnum, unique

from msgspec import Struct

from core.present.documents.buttons import Press


class Choice(Struct, frozen=True):
    """One answer offered: ``label`` is what is read, ``answer`` what could be typed instead."""

    label: str
    answer: str


@unique
class Entry(StrEnum):
    """How a field is filled in.

    ``CHOICE`` is one of its choices and no text.  ``SEARCH`` finds a house rule while it is
    typed, where a platform can, and is text elsewhere; its one choice is what was found.
    ``NUMBER`` is whole, from ``least`` to ``most``.
    """

    TEXT = "text"
    LONG_TEXT = "long_text"
    CHOICE = "choice"
    SEARCH = "search"
    NUMBER = "number"


class Field(Struct, frozen=True):
    """One field of a form.

    ``value`` is filled in beforehand, ``hint`` shown while it is empty; ``choices`` are whole
    answers worth offering where a platform can, under ``choices_label``.  At most ``longest``
    characters can be typed: enough for any amount.  ``follows`` names a field that has to be
    filled in first, where a form can change while it is open; one that ``is_optional`` may stay
    empty.
    """

    name: str
    label: str
    value: str = ""
    hint: str = ""
    choices: tuple[Choice, ...] = ()
    choices_label: str = "Or one of these"
    longest: int = 40
    entry: Entry = Entry.TEXT
    least: int = 0
    most: int = 0
    follows: str = ""
    is_optional: bool = False


class Form(Struct, frozen=True):
    """A modal: asks for text, commits nothing until it is sent, and is checked again then."""

    title: str
    press: Press
    fields: tuple[Field, ...]
