"""The folds of button, blinds, straddles and overs."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from core.table import events as e
from core.table.blinds import events as b
from core.table.blinds.pointers import BeforeDeal, Hold
from core.table.draft import TableDraft
from core.table.seated import at, put


def _passed(draft: TableDraft, event: b.BlindPassed) -> None:
    occupant = at(draft, event.seat)
    owing = replace(occupant.duties, owes=event.owes, is_free=False)
    put(draft, replace(occupant, duties=owing))


def _button_moved(draft: TableDraft, event: e.ButtonMoved) -> None:
    duties = tuple((one.person, one.duties) for one in draft.occupants())
    draft.before_deal = BeforeDeal(
        draft.pointers or event.pointers,
        draft.hold,
        draft.turn,
        draft.first_button,
        duties,
        draft.kill,
        draft.straddles,
        draft.kill_offers,
    )
    draft.pointers = event.pointers
    if draft.hold is not None:
        draft.hold = replace(draft.hold, is_over=True) if event.stays else None


def _held(draft: TableDraft, event: e.ButtonHeld) -> None:
    draft.hold = Hold(event.seat, event.person)


def _owed(draft: TableDraft, event: b.BlindOwed) -> None:
    occupant = at(draft, event.seat)
    put(draft, replace(occupant, duties=replace(occupant.duties, owes_again=True)))


def _overs_chosen(draft: TableDraft, event: b.OversChosen) -> None:
    put(draft, replace(at(draft, event.seat), overs=event.overs))


def _game_began(draft: TableDraft, event: b.GameBegan) -> None:
    draft.first_button = event.button
    draft.game_began = event.at


def _lap_ended(draft: TableDraft, event: b.FirstLapEnded) -> None:
    draft.first_button = None


def _duties_changed(draft: TableDraft, event: b.DutiesChanged) -> None:
    put(draft, replace(at(draft, event.seat), duties=event.duties))


def _button_placed(draft: TableDraft, event: b.ButtonPlaced) -> None:
    draft.pointers = event.pointers


def _straddle_announced(draft: TableDraft, event: b.StraddleAnnounced) -> None:
    draft.straddles = (*draft.straddles, event.straddle)


def _straddle_dropped(draft: TableDraft, event: b.StraddleDropped) -> None:
    draft.straddles = tuple(one for one in draft.straddles if one != event.straddle)


def _nothing(draft: TableDraft, event: object) -> None:
    """Some events only tell a story."""


BLIND_FOLDS: Final[dict[type, Callable[[TableDraft, Any], None]]] = {
    b.BlindPassed: _passed,
    e.ButtonMoved: _button_moved,
    b.ButtonPlaced: _button_placed,
    b.StraddleAnnounced: _straddle_announced,
    b.StraddleDropped: _straddle_dropped,
    b.BlindOwed: _owed,
    b.DutiesChanged: _duties_changed,
    b.GameBegan: _game_began,
    b.FirstLapEnded: _lap_ended,
    b.OversChosen: _overs_chosen,
    e.ButtonHeld: _held,
    b.SystemTookOver: _nothing,
    b.PickUpWarned: _nothing,
    b.PickedUp: _nothing,
    e.ButtonDrawn: _nothing,
}
