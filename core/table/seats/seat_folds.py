"""The folds of the seats: who sits, leaves, goes away and comes back."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from core.table import events as e
from core.table.blinds.duties import COMING_BACK, DEALT_FREE, NEWCOMER, NO_DUTIES, Duties
from core.table.draft import TableDraft
from core.table.floor.ejection_folds import answered
from core.table.kills.offer_folds import kill_offer_goes
from core.table.money.money_folds import leaves_debt, owes_from_before
from core.table.occupant import Occupant
from core.table.seated import at, put
from core.table.seats.change_folds import forget


def _sat(draft: TableDraft, event: e.PlayerSat) -> None:
    put(
        draft,
        owes_from_before(
            draft,
            Occupant(
                seat=event.seat,
                person=event.person,
                name=event.name,
                is_prop=event.is_prop,
                stack=event.buy_in,
                sat_at=event.at,
                duties=_new_duties(event),
                short_buys=event.short_buys,
                clocks_against=event.clocks_against,
                clocks_unreasonable=event.clocks_unreasonable,
                folds_undone=event.folds_undone,
            ),
        ),
    )


def _new_duties(event: e.PlayerSat) -> Duties:
    if event.is_free:
        return DEALT_FREE
    if not event.waits:
        return NO_DUTIES
    return COMING_BACK if event.is_back else NEWCOMER


def _leaving(draft: TableDraft, event: e.PlayerLeaving) -> None:
    put(draft, replace(at(draft, event.seat), is_leaving=True))


def _stays(draft: TableDraft, event: e.PlayerStays) -> None:
    put(draft, replace(at(draft, event.seat), is_leaving=False))


def _left(draft: TableDraft, event: e.PlayerLeft) -> None:
    leaves_debt(draft, at(draft, event.seat))
    draft.seats[event.seat - 1] = None
    forget(draft, event.person)
    kill_offer_goes(draft, event.person)
    answered(draft, event.seat)


def _away(draft: TableDraft, event: e.WentAway) -> None:
    put(draft, replace(at(draft, event.seat), is_away=True, goes_after=0))


def _away_planned(draft: TableDraft, event: e.AwayPlanned) -> None:
    put(draft, replace(at(draft, event.seat), goes_after=event.hand))


def _back(draft: TableDraft, event: e.CameBack) -> None:
    put(draft, replace(at(draft, event.seat), is_away=False, expired=0))


def _passed_over(draft: TableDraft, event: e.PassedOver) -> None:
    put(draft, replace(at(draft, event.seat), needs=event.needs))


SEAT_FOLDS: Final[dict[type, Callable[[TableDraft, Any], None]]] = {
    e.PlayerSat: _sat,
    e.PlayerLeaving: _leaving,
    e.PlayerStays: _stays,
    e.PlayerLeft: _left,
    e.WentAway: _away,
    e.AwayPlanned: _away_planned,
    e.CameBack: _back,
    e.PassedOver: _passed_over,
}
