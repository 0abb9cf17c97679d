"""News: which events the channel is told in words; the board shows all the others."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, get_args

from core.hand.events import (
    AmountRead,
    BetMade,
    CardsExposed,
    ChipsForfeited,
    ChipsPutEarly,
    Completed,
    FoldedEarly,
    FoldRetrieved,
    HandFouled,
    HandKilled,
    HandRetrieved,
    HandSeen,
    HandShownTo,
    HandVoided,
    LeakNoted,
    LookAsked,
    LookReported,
    Raised,
    Released,
    SaidEarly,
    ShowAllAsked,
    StringRaiseRefused,
    WagerCorrected,
)
from core.present.floor.conduct_words import TOLD as CONDUCT
from core.refusal import Reason
from core.table import events as t
from core.table.blinds import events as b
from core.table.floor.contest_events import ContestEvent
from core.table.floor.misdeals.events import MisdealEvent
from core.table.floor.ruling_events import MoveSettled, RulingEvent
from core.table.kills.offer_events import KillOfferEvent
from core.table.money import money_events as m
from core.table.seats.change_events import (
    Dropped,
    SeatChanged,
    SeatChangeDropped,
    SeatChangeWaits,
)
from core.table.setup import proposal_events as p
from core.table.state import Table


def told(events: Iterable[t.TableEvent], after: Table) -> Iterator[t.TableEvent]:
    """Those of ``events`` that the channel is told in words; ``after`` is the table then.

    The board shows all the others.
    """
    for event in events:
        is_told = _TOLD.get(type(event))
        if is_told is not None and is_told(event, after):
            yield event


def _sat_down(event: t.PlayerSat, after: Table) -> bool:
    """Before the first hand there is no board to show who has come."""
    return not after.hands and not event.is_prop


def _sat_out(event: t.WentAway, after: Table) -> bool:
    occupant = after.occupant(event.seat)
    is_person = occupant is not None and not occupant.is_prop
    return is_person and event.reason is not t.AwayReason.ASKED


def _waits_for_players(event: t.NextHandDue, after: Table) -> bool:
    return event.at is None and not after.is_in_hand and not after.is_closed


def _is_corrected(event: BetMade | Completed | Raised, after: Table) -> bool:
    """A wager that is not what was announced (Cooke 8.02.04, 9.14)."""
    return bool(event.announced)


def _comes_to_nothing(event: SeatChangeDropped, after: Table) -> bool:
    """Who has taken his request back is answered himself."""
    return event.why is not Dropped.TAKEN_BACK


def _comes_to_no_move(event: MoveSettled, after: Table) -> bool:
    """That somebody has moved is told by itself."""
    return not event.is_made


def _is_off(event: b.StraddleDropped, after: Table) -> bool:
    """Who goes away or gets up himself is answered; of all else he would learn nothing."""
    return event.reason is not Reason.STRADDLE_NOT_DEALT_IN


def _always(event: t.TableEvent, after: Table) -> bool:
    return True


def _first_shown(event: HandShownTo, after: Table) -> bool:
    """However many he shows it to, once is enough for everybody to know."""
    shown = after.hand.looks.shown_to if after.hand is not None else ()
    return sum(one.seat == event.seat for one in shown) == 1


def _in_the_deal(event: CardsExposed, after: Table) -> bool:
    return event.by_dealer


def _by_floor(event: FoldRetrieved, after: Table) -> bool:
    return event.by_floor


_LOOKED: Final = (
    HandFouled,
    HandRetrieved,
    HandSeen,
    LeakNoted,
    LookAsked,
    LookReported,
    ShowAllAsked,
    WagerCorrected,
)
"""Hands asked for and shown, and rulings: seldom enough to be told each time."""

_TOLD: Final[dict[type, Callable[[Any, Table], bool]]] = {
    t.ClocksResumed: _always,
    t.TableClosed: _always,
    t.PlayerSat: _sat_down,
    t.WentAway: _sat_out,
    t.EjectionAsked: _always,
    t.PlayerEjected: _always,
    t.PlayerSpared: _always,
    t.ClockAsked: _always,
    **dict.fromkeys(CONDUCT, _always),
    m.BehindAnnounced: _always,
    m.DebtNoted: _always,
    m.GiftOffered: _always,
    m.GiftStopped: _always,
    m.ChipsGiven: _always,
    m.Tipped: _always,
    m.InsuranceNoted: _always,
    m.SplitsObjected: _always,
    m.SplitsAllowed: _always,
    HandVoided: _always,
    CardsExposed: _in_the_deal,
    HandKilled: _always,
    **dict.fromkeys((SaidEarly, Released, ChipsPutEarly, FoldedEarly), _always),
    **dict.fromkeys((AmountRead, StringRaiseRefused, ChipsForfeited), _always),
    **dict.fromkeys((BetMade, Completed, Raised), _is_corrected),
    **dict.fromkeys(_LOOKED, _always),
    HandShownTo: _first_shown,
    FoldRetrieved: _by_floor,
    t.RotationTurned: _always,
    **dict.fromkeys((b.PickUpWarned, b.PickedUp, b.ButtonPlaced, b.SystemTookOver), _always),
    **dict.fromkeys(get_args(ContestEvent), _always),
    **dict.fromkeys(get_args(MisdealEvent), _always),
    **dict.fromkeys(get_args(RulingEvent), _always),
    MoveSettled: _comes_to_no_move,
    **dict.fromkeys(get_args(KillOfferEvent), _always),
    b.StraddleDropped: _is_off,
    SeatChanged: _always,
    SeatChangeWaits: _always,
    SeatChangeDropped: _comes_to_nothing,
    t.NextHandDue: _waits_for_players,
    **dict.fromkeys((p.ChangeProposed, p.ChangeObjected, p.ChangePassed), _always),
    **dict.fromkeys((p.ChangeDropped, p.ConditionsChanged), _always),
}
