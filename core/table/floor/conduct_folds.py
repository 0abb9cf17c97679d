"""The folds of the floor's measures and of consent."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from core.ids import Seat
from core.table.draft import TableDraft
from core.table.floor import conduct_events as e
from core.table.floor.removal import Removal


def _removed(draft: TableDraft, event: e.PlayerRemoved) -> None:
    removal = Removal.AT_TURN if event.folds else Removal.AFTER_HAND
    _at_seat(draft, event.seat, is_leaving=True, removal=removal)
    draft.ejections = tuple(one for one in draft.ejections if one.seat != event.seat)


def _sat_out(draft: TableDraft, event: e.SatOut) -> None:
    _at_seat(draft, event.seat, is_away=True, sitting_out=event.sitting_out)


def _hand_sat_out(draft: TableDraft, event: e.HandSatOut) -> None:
    _at_seat(draft, event.seat, sitting_out=event.sitting_out)


def _timed(draft: TableDraft, event: e.SitOutTimed) -> None:
    occupant = draft.seats[event.seat - 1]
    assert occupant is not None
    assert occupant.sitting_out is not None
    _at_seat(draft, event.seat, sitting_out=replace(occupant.sitting_out, until=event.until))


def _pardoned(draft: TableDraft, event: e.PlayerPardoned) -> None:
    occupant = draft.seats[event.seat - 1]
    assert occupant is not None
    draft.seats[event.seat - 1] = replace(
        occupant,
        removal=Removal.NONE,
        sitting_out=None,
        is_leaving=occupant.is_leaving and occupant.removal is Removal.NONE,
        is_away=occupant.is_away and not event.returns,
    )


def _nothing(draft: TableDraft, event: e.PlayerFined) -> None:
    """The chips are the hand's."""


def _consent_asked(draft: TableDraft, event: e.ConsentAsked) -> None:
    _at_seat(draft, event.seat, is_away=True, must_agree=True)


def _consent_given(draft: TableDraft, event: e.ConsentGiven) -> None:
    occupant = draft.seats[event.seat - 1]
    assert occupant is not None
    sits_out = occupant.sitting_out is not None
    _at_seat(draft, event.seat, is_away=sits_out, must_agree=False)


def _at_seat(draft: TableDraft, seat: Seat, **changes: object) -> None:
    occupant = draft.seats[seat - 1]
    assert occupant is not None
    draft.seats[seat - 1] = replace(occupant, **changes)


CONDUCT_FOLDS: Final[dict[type, Callable[[TableDraft, Any], None]]] = {
    e.PlayerRemoved: _removed,
    e.SatOut: _sat_out,
    e.HandSatOut: _hand_sat_out,
    e.SitOutTimed: _timed,
    e.PlayerPardoned: _pardoned,
    e.PlayerFined: _nothing,
    e.ConsentAsked: _consent_asked,
    e.ConsentGiven: _consent_given,
}
