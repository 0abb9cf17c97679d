"""The press a button or a form carries, written as the one word a platform keeps for it.

``r1:<table>:<verb>:<hand>.<action>:<amount>``, with ``-`` for what is not there.  A seat asked
for stands behind the amount, as ``@3``, the places of cards as ``*1.3`` and a note as ``#12.08``;
``+`` behind the verb answers a warning, ``~`` says it out of turn.  The first word is the version:
a button drawn by another version than this one is told so, kindly.
"""

import re
from typing import Final

from core.chips import Chips
from core.hand.commands import Prompt
from core.ids import Seat, TableId
from core.present.documents import Press, Verb

VERSION: Final = "r1"
ANY_VERSION: Final = r"r\d{1,4}:.*"
"""Every word the dealer has ever given to a button or a form."""

LONGEST: Final = 100
"""The most characters that every platform keeps: those of a custom id on Discord."""

_NOTHING: Final = "-"
_SEAT: Final = "@"
_PLACES: Final = "*"
_NOTE: Final = "#"
_NOTED: Final = re.compile(r"[A-Za-z0-9._-]{0,60}")
_CONFIRMED: Final = "+"
_EARLY: Final = "~"
_MARKS: Final = _CONFIRMED + _EARLY
_PARTS: Final = 5


def encode(press: Press) -> str:
    """``press`` as a word of at most :data:`LONGEST` characters.

    Raises:
        ValueError: when the table's id or the note could not be read back, or the whole is too
            long.
    """
    prompt, amount = press.prompt, press.amount
    parts = (
        VERSION,
        press.table,
        press.verb.value + _marks(press),
        _NOTHING if prompt is None else f"{prompt.hand}.{prompt.action}",
        (_NOTHING if amount is None else str(amount))
        + _seat_text(press.seat)
        + _places_text(press.places)
        + _note_text(press.note),
    )
    written = ":".join(parts)
    is_readable = written.count(":") == _PARTS - 1 and _NOTED.fullmatch(press.note) is not None
    if len(written) > LONGEST or not is_readable or not press.table:
        raise ValueError("a press that no button can carry")
    return written


def decode(written: str) -> Press | None:
    """The press in ``written``, or None when this version did not write it."""
    parts = written.split(":")
    if len(parts) != _PARTS or parts[0] != VERSION or not parts[1]:
        return None
    _, table, verb, prompt, end = parts
    end, _, note = end.partition(_NOTE)
    end, has_places, places = end.partition(_PLACES)
    amount, found, seat = end.partition(_SEAT)
    if _NOTED.fullmatch(note) is None:
        return None
    try:
        return Press(
            table=TableId(table),
            verb=Verb(verb.rstrip(_MARKS)),
            prompt=None if prompt == _NOTHING else _prompt(prompt),
            amount=None if amount == _NOTHING else Chips(int(amount)),
            seat=Seat(int(seat)) if found else None,
            places=tuple(map(int, places.split("."))) if has_places else (),
            is_confirmed=_CONFIRMED in verb,
            is_early=_EARLY in verb,
            note=note,
        )
    except ValueError:
        return None


def _marks(press: Press) -> str:
    return (_CONFIRMED if press.is_confirmed else "") + (_EARLY if press.is_early else "")


def _seat_text(seat: Seat | None) -> str:
    return "" if seat is None else f"{_SEAT}{seat}"


def _places_text(places: tuple[int, ...]) -> str:
    return _PLACES + ".".join(map(str, places)) if places else ""


def _note_text(note: str) -> str:
    return f"{_NOTE}{note}" if note else ""


def _prompt(text: str) -> Prompt:
    hand, action = text.split(".")
    return Prompt(hand=int(hand), action=int(action))
