"""The dealer calls the floor himself: play waits, and nobody has to say why (Cooke 14.22)."""

from core.house.settings import number
from core.ids import later, seconds
from core.refusal import Reason, Refusal
from core.table.draft import TableDraft
from core.table.floor import contest_events as e
from core.table.floor.misdeals.errors import Fault
from core.table.state import Objection


def call_floor(draft: TableDraft, fault: Fault) -> None:
    """Stop the play until the floor has seen to ``fault``, or nobody comes.

    Raises:
        Refusal: ``OBJECTION_OPEN`` while the floor is waited for already.
    """
    open_ = draft.objection
    if open_ is not None:
        raise Refusal(
            Reason.OBJECTION_OPEN,
            "cooke-14.22",
            seat=open_.seat,
            since=open_.raised_at,
            until=open_.expires_at,
        )
    patience = number(draft.table.config.settings, "floor.objection_seconds")
    expires_at = later(draft.now, seconds(patience))
    draft.emit(
        e.ObjectionRaised(Objection(None, None, "", draft.at, draft.now, expires_at, fault=fault))
    )
