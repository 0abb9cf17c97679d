"""One message: its place, its lines, its buttons, and all of it in plain text."""

from enum import StrEnum, unique

from msgspec import Struct

from core.ids import Instant
from core.present.documents.buttons import Button
from core.present.documents.spans import Line, plain_line


@unique
class Tone(StrEnum):
    """What a document is about, for the platform's colour; never the only sign of it."""

    PLAIN = "plain"
    LIVE = "live"
    YOUR_TURN = "your_turn"
    DONE = "done"
    REFUSED = "refused"


@unique
class Slot(StrEnum):
    """What place in a channel or conversation a document takes."""

    BOARD = "board"
    PRIVATE_HAND = "private_hand"
    TURN = "turn"
    LOG = "log"
    SIGN = "sign"
    REPLY = "reply"


class Section(Struct, frozen=True):
    """A group of lines; sections are set apart from one another."""

    lines: tuple[Line, ...]
    heading: str = ""


class TextFile(Struct, frozen=True):
    """A small file of plain text to take away: its name, and all that stands in it.

    ``brief`` is the same file without its remarks, where it has to be copied by hand.
    """

    name: str
    text: str
    brief: str = ""


class Document(Struct, frozen=True):
    """One message.

    Attributes:
        slot: what it is.
        title: its first line.
        sections: its body.
        buttons: rows of buttons, in a stable order, at most five a row and five rows.
        sequence: the table's version it shows; a lower one never replaces a higher one.
        file: goes with it; only an answer to one person has one.
    """

    slot: Slot
    title: Line
    sections: tuple[Section, ...] = ()
    buttons: tuple[tuple[Button, ...], ...] = ()
    tone: Tone = Tone.PLAIN
    sequence: int = 0
    file: TextFile | None = None


def plain(document: Document, now: Instant | None = None) -> str:
    """The whole document in plain text, buttons in brackets at the end."""
    lines = [plain_line(document.title, now)]
    for section in document.sections:
        lines.append("")
        if section.heading:
            lines.append(section.heading)
        lines.extend(plain_line(line, now) for line in section.lines)
    if document.file is not None:
        lines += ["", document.file.name, document.file.text.rstrip("\n")]
    if document.buttons:
        lines.append("")
        lines.extend(" ".join(f"[{button.label}]" for button in row) for row in document.buttons)
    return "\n".join(lines)
