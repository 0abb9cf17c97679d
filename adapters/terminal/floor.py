"""What the person says as his own floor: in the terminal there is nobody else to call."""

from collections.abc import Callable
from typing import Final

from adapters.terminal.identity import YOU
from core.ids import PersonId
from core.table.commands import FloorCallsClock, SettleObjection, TableCommand

SETTLE: Final = "settle"
"""Lets play go on after an objection."""

_WORDS: Final[dict[str, Callable[[PersonId], TableCommand]]] = {
    SETTLE: SettleObjection,
    "objection settle": SettleObjection,
    "go on": SettleObjection,
    "floor clock": FloorCallsClock,
}


_CALLS: Final = ("floor", "call the floor", "call floor")
"""What calls the floor in a chat room: here it stops the play, as ``object`` does."""

_ELSEWHERE: Final = frozenset(("house", "ruling", "penalty", "penalties", "report"))
_OF_TABLES: Final = frozenset(("open", "change", "close", "prop"))
"""What is said of a table in a chat room: ``table change``."""


def called(said: str) -> str:
    """``said`` with ``object`` for the words that call the floor; other words as they are."""
    words = " ".join(said.split())
    for call in _CALLS:
        if words.lower() == call or words.lower().startswith(f"{call} "):
            return f"object{words[len(call) :]}"
    return said


def is_for_chat_rooms(said: str) -> bool:
    """Whether these are words of a house with admins, a floor and other people."""
    first, *rest = said.lower().split() or [""]
    return first in _ELSEWHERE or (first == "table" and bool(rest) and rest[0] in _OF_TABLES)


def floor_command(said: str) -> TableCommand | None:
    """What ``said`` means when the floor says it; None for any other words."""
    make = _WORDS.get(" ".join(said.lower().split()))
    return make(YOU) if make is not None else None
