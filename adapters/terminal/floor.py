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


def floor_command(said: str) -> TableCommand | None:
    """What ``said`` means when the floor says it; None for any other words."""
    make = _WORDS.get(" ".join(said.lower().split()))
    return make(YOU) if make is not None else None
