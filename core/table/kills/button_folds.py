"""The folds of the kill button."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from core.chips import NO_CHIPS, Chips
from core.table.draft import TableDraft
from core.table.kills.button_events import KillButtonMoved, KillPaid, KillPaidBack


def _moved(draft: TableDraft, event: KillButtonMoved) -> None:
    draft.kill = event.kill


def _paid(draft: TableDraft, event: KillPaid) -> None:
    _into_pot(draft, event, event.amount)
    draft.kill = replace(draft.kill, paid=event.amount)


def _paid_back(draft: TableDraft, event: KillPaidBack) -> None:
    _into_pot(draft, event, Chips(-event.amount))
    draft.kill = replace(draft.kill, paid=NO_CHIPS)


def _into_pot(draft: TableDraft, event: KillPaid | KillPaidBack, amount: Chips) -> None:
    """It lies in the middle: nobody in the hand has put it in."""
    hand, occupant = draft.hand, draft.occupant(event.seat)
    assert hand is not None
    assert occupant is not None
    draft.seats[event.seat - 1] = replace(occupant, stack=Chips(occupant.stack - amount))
    hand.pot = Chips(hand.pot + amount)
    hand.dead = Chips(hand.dead + amount)


KILL_BUTTON_FOLDS: Final[dict[type, Callable[[TableDraft, Any], None]]] = {
    KillButtonMoved: _moved,
    KillPaid: _paid,
    KillPaidBack: _paid_back,
}
