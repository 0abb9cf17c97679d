"""The folds of kills that players announce."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from core.ids import PersonId
from core.table.draft import TableDraft
from core.table.kills.offer_events import KillAnnounced, KillStopped


def _announced(draft: TableDraft, event: KillAnnounced) -> None:
    draft.kill_offers = (*draft.kill_offers, event.offer)


def _stopped(draft: TableDraft, event: KillStopped) -> None:
    if event.by is None:
        # Nobody has objected, so that it may be announced for the new limits.
        draft.kill_offers = tuple(one for one in draft.kill_offers if one.seat != event.seat)
        return
    draft.kill_offers = tuple(
        replace(offer, objected_by=event.by) if offer.seat == event.seat else offer
        for offer in draft.kill_offers
    )


def kill_offer_goes(draft: TableDraft, person: PersonId) -> None:
    """Who has announced a kill has left."""
    if draft.kill_offers:
        left = tuple(offer for offer in draft.kill_offers if offer.person != person)
        draft.kill_offers = left


def kill_offers_lapse(draft: TableDraft) -> None:
    """The hand they were for is dealt."""
    draft.kill_offers = ()


KILL_OFFER_FOLDS: Final[Mapping[type, Callable[[TableDraft, Any], None]]] = {
    KillAnnounced: _announced,
    KillStopped: _stopped,
}
