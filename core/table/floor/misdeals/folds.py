"""The folds of misdeals and of what the dealer puts right."""

from collections.abc import Callable
from typing import Any, Final

from core.table.draft import TableDraft
from core.table.floor.misdeals.events import DealRepaired, ErrorFixed, MisdealCalled


def _called(draft: TableDraft, event: MisdealCalled) -> None:
    if event.pointers is not None:
        draft.pointers = event.pointers
    draft.straddles, draft.kill_offers = event.straddles, event.kill_offers


def _fixed(draft: TableDraft, event: ErrorFixed) -> None:
    draft.fix = event.fix


def _repaired(draft: TableDraft, event: DealRepaired) -> None:
    """It only tells the story: the cards have moved already."""


MISDEAL_FOLDS: Final[dict[type, Callable[[TableDraft, Any], None]]] = {
    MisdealCalled: _called,
    ErrorFixed: _fixed,
    DealRepaired: _repaired,
}
