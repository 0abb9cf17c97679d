"""The fold of requests to see a called hand: they are counted for the floor (Cooke 11.08)."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from core.hand.events import LookCounted
from core.table.draft import TableDraft


def _counted(draft: TableDraft, event: LookCounted) -> None:
    occupant = draft.seats[event.by - 1]
    assert occupant is not None
    counted = msgspec.structs.replace(occupant, looks_asked=event.count)
    draft.seats[event.by - 1] = counted


LOOK_FOLDS: Final[dict[type, Callable[[TableDraft, Any], None]]] = {LookCounted: _counted}
