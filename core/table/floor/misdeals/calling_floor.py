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
        Refusal: ``FLOOR_AWAITED`` while the floor is waited for already.
    """
    if draft.objection is not None:
        raise Refusal(
            Reason.FLOOR_AWAITED,
            "cooke-14.22",
            since=draft.objection.raised_at,
            until=draft.objection.expires_at,
        )
    patience = number(draft.config.settings, "floor.objection_seconds")
    expires_at = later(draft.now, seconds(patience))
    draft.emit(
        e.ObjectionRaised(Objection(None, None, "", draft.at, draft.now, expires_at, fault=fault))
    )
