"""The fold: what each event of a table changes.  No rule is applied here."""

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from core.chips import NO_CHIPS, Chips
from core.hand.events import HandStarted
from core.hand.folds.dealing import begun
from core.ids import Instant, Seat
from core.table import events as e
from core.table.blinds import events as b
from core.table.blinds.duties import COMING_BACK, DEALT_FREE, NEWCOMER, NO_DUTIES, Duties
from core.table.draft import TableDraft
from core.table.floor.conduct_folds import CONDUCT_FOLDS
from core.table.floor.contest_folds import CONTEST_FOLDS, hand_begins
from core.table.floor.look_folds import LOOK_FOLDS
from core.table.floor.misdeals.folds import MISDEAL_FOLDS
from core.table.floor.ruling_folds import RULING_FOLDS, rulings_lapse
from core.table.kills.button_folds import KILL_BUTTON_FOLDS
from core.table.kills.offer_folds import KILL_OFFER_FOLDS, kill_offer_goes, kill_offers_lapse
from core.table.money.money_folds import MONEY_FOLDS, leaves_debt, owes_from_before
from core.table.seats.change_folds import SEAT_CHANGE_FOLDS, forget
from core.table.setup.proposal_folds import PROPOSAL_FOLDS
from core.table.state import BeforeDeal, EjectionQuestion, Hold, Occupant, Table
from core.table.time.time_shifts import resume

_change: Final = msgspec.structs.replace


def evolve(table: Table | None, events: Iterable[e.TableEvent]) -> Table:
    """The table after ``events`` of one command; ``table`` is None before ``TableOpened``."""
    told = tuple(events)
    rest = told
    if table is None:
        table, rest = opened(told[0]), told[1:]
    draft = TableDraft(table, Instant(0), TABLE_FOLDS)
    for event in rest:
        draft.fold(event)
    return draft.freeze(table.version + 1, told)


def opened(event: e.TableEvent) -> Table:
    """The table that ``TableOpened`` brings into being, at version 0."""
    assert isinstance(event, e.TableOpened)
    return Table(
        id=event.table,
        community=event.community,
        place=event.place,
        config=event.config,
        seats=(None,) * event.config.seats,
        opened_at=event.at,
        opened_by=event.by,
    )


def _put(draft: TableDraft, occupant: Occupant) -> None:
    draft.seats[occupant.seat - 1] = occupant


def _at(draft: TableDraft, seat: Seat) -> Occupant:
    occupant = draft.seats[seat - 1]
    assert occupant is not None
    return occupant


def _sat(draft: TableDraft, event: e.PlayerSat) -> None:
    _put(
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
    _put(draft, _change(_at(draft, event.seat), is_leaving=True))


def _stays(draft: TableDraft, event: e.PlayerStays) -> None:
    _put(draft, _change(_at(draft, event.seat), is_leaving=False))


def _left(draft: TableDraft, event: e.PlayerLeft) -> None:
    leaves_debt(draft, _at(draft, event.seat))
    draft.seats[event.seat - 1] = None
    forget(draft, event.person)
    kill_offer_goes(draft, event.person)
    _answered(draft, event.seat)


def _away(draft: TableDraft, event: e.WentAway) -> None:
    _put(draft, _change(_at(draft, event.seat), is_away=True, goes_after=0))


def _away_planned(draft: TableDraft, event: e.AwayPlanned) -> None:
    _put(draft, _change(_at(draft, event.seat), goes_after=event.hand))


def _back(draft: TableDraft, event: e.CameBack) -> None:
    _put(draft, _change(_at(draft, event.seat), is_away=False, expired=0))


def _passed(draft: TableDraft, event: b.BlindPassed) -> None:
    occupant = _at(draft, event.seat)
    owing = _change(occupant.duties, owes=event.owes, is_free=False)
    _put(draft, _change(occupant, duties=owing))


def _passed_over(draft: TableDraft, event: e.PassedOver) -> None:
    _put(draft, _change(_at(draft, event.seat), needs=event.needs))


def _bought(draft: TableDraft, event: e.ChipsBought) -> None:
    occupant = _at(draft, event.seat)
    behind = Chips(occupant.behind + event.amount)
    _put(draft, _change(occupant, behind=behind, needs=NO_CHIPS))


def _short(draft: TableDraft, event: e.BoughtShort) -> None:
    occupant = _at(draft, event.seat)
    _put(
        draft,
        _change(occupant, short_buys=occupant.short_buys + 1, plays_short=bool(occupant.behind)),
    )


def _in_play(draft: TableDraft, event: e.ChipsInPlay) -> None:
    occupant = _at(draft, event.seat)
    _put(
        draft,
        _change(
            occupant,
            stack=Chips(occupant.stack + event.amount),
            behind=Chips(occupant.behind - event.amount),
            plays_short=False,
            advance=_change(occupant.advance, is_new=False, late=NO_CHIPS),
        ),
    )


def _given_back(draft: TableDraft, event: e.ChipsReturned) -> None:
    occupant = _at(draft, event.seat)
    behind = Chips(occupant.behind - event.amount)
    advance = _change(occupant.advance, late=NO_CHIPS)
    _put(draft, _change(occupant, behind=behind, advance=advance))


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
        draft.hold = _change(draft.hold, is_over=True) if event.stays else None


def _held(draft: TableDraft, event: e.ButtonHeld) -> None:
    draft.hold = Hold(event.seat, event.person)


def _owed(draft: TableDraft, event: b.BlindOwed) -> None:
    occupant = _at(draft, event.seat)
    _put(draft, _change(occupant, duties=_change(occupant.duties, owes_again=True)))


def _overs_chosen(draft: TableDraft, event: b.OversChosen) -> None:
    _put(draft, _change(_at(draft, event.seat), overs=event.overs))


def _game_began(draft: TableDraft, event: b.GameBegan) -> None:
    draft.first_button = event.button
    draft.game_began = event.at


def _lap_ended(draft: TableDraft, event: b.FirstLapEnded) -> None:
    draft.first_button = None


def _duties_changed(draft: TableDraft, event: b.DutiesChanged) -> None:
    _put(draft, _change(_at(draft, event.seat), duties=event.duties))


def _button_placed(draft: TableDraft, event: b.ButtonPlaced) -> None:
    draft.pointers = event.pointers


def _straddle_announced(draft: TableDraft, event: b.StraddleAnnounced) -> None:
    draft.straddles = (*draft.straddles, event.straddle)


def _straddle_dropped(draft: TableDraft, event: b.StraddleDropped) -> None:
    draft.straddles = tuple(one for one in draft.straddles if one != event.straddle)


def _antes_in(draft: TableDraft, event: e.AntesIn) -> None:
    _put(draft, _change(_at(draft, event.seat), antes_in=True))


def _carry_awarded(draft: TableDraft, event: e.CarryAwarded) -> None:
    occupant = _at(draft, event.seat)
    _put(draft, _change(occupant, stack=Chips(occupant.stack + event.amount)))
    draft.carry = None


def _carry_returned(draft: TableDraft, event: e.CarryReturned) -> None:
    draft.carry = None


def _game_turned(draft: TableDraft, event: e.RotationTurned) -> None:
    draft.turn = event.turn


def _carried(draft: TableDraft, event: e.PotCarried) -> None:
    draft.carry = event.carry


def _hand_started(draft: TableDraft, event: HandStarted) -> None:
    draft.begin(begun(event))
    draft.hands = event.number
    draft.next_hand_at = None
    draft.straddles = ()
    hand_begins(draft)
    kill_offers_lapse(draft)
    rulings_lapse(draft)
    if draft.carry is not None:
        # The chips are in the pot of the hand until it is over.
        draft.carry = _change(draft.carry, amount=NO_CHIPS)
    if draft.turn is not None:
        draft.turn = _change(draft.turn, hands=draft.turn.hands + 1)
    for entrant in event.entrants:
        # The stack is in the hand's keeping until the hand is over.
        _put(draft, _dealt_in(_at(draft, entrant.seat)))


def _dealt_in(occupant: Occupant) -> Occupant:
    """Whatever he waited for, lacked or owed is settled."""
    duties = occupant.duties
    return _change(
        occupant,
        stack=NO_CHIPS,
        needs=NO_CHIPS,
        antes_in=False,
        duties=duties if duties == NO_DUTIES else duties.met(),
        hands=occupant.hands + 1,
    )


def _turn_began(draft: TableDraft, event: e.TurnBegan) -> None:
    draft.clock = event.clock


def _clock_called(draft: TableDraft, event: e.ClockCalled) -> None:
    assert draft.clock is not None
    draft.clock = _change(draft.clock, dealer_calls_at=None, request=event.request)
    request = event.request
    if request.by_floor or (request.is_reasonable and request.by is not None):
        occupant = _at(draft, event.seat)
        _put(draft, _change(occupant, clocks_against=occupant.clocks_against + 1))
    elif request.by is not None:
        caller = _at(draft, request.by)
        _put(draft, _change(caller, clocks_unreasonable=caller.clocks_unreasonable + 1))


def _clock_asked(draft: TableDraft, event: e.ClockAsked) -> None:
    assert draft.clock is not None
    draft.clock = _change(draft.clock, asked=True)
    if not event.is_reasonable:
        caller = _at(draft, event.by)
        _put(draft, _change(caller, clocks_unreasonable=caller.clocks_unreasonable + 1))


def _fold_taken_back(draft: TableDraft, event: e.FoldTakenBack) -> None:
    occupant = _at(draft, event.seat)
    _put(draft, _change(occupant, folds_undone=occupant.folds_undone + 1))


def _ejection_asked(draft: TableDraft, event: e.EjectionAsked) -> None:
    _answered(draft, event.seat)
    question = EjectionQuestion(event.seat, event.offence, event.count)
    draft.ejections = (*draft.ejections, question)


def _answered(draft: TableDraft, seat: Seat) -> None:
    draft.ejections = tuple(question for question in draft.ejections if question.seat != seat)


def _ejected(draft: TableDraft, event: e.PlayerEjected) -> None:
    _put(draft, _change(_at(draft, event.seat), is_leaving=True, is_ejected=True))
    _answered(draft, event.seat)


def _spared(draft: TableDraft, event: e.PlayerSpared) -> None:
    _answered(draft, event.seat)


def _expired(draft: TableDraft, event: e.TurnExpired) -> None:
    occupant = _at(draft, event.seat)
    _put(draft, _change(occupant, expired=occupant.expired + 1))


def _in_time(draft: TableDraft, event: e.ActedInTime) -> None:
    _put(draft, _change(_at(draft, event.seat), expired=0))


def _next_due(draft: TableDraft, event: e.NextHandDue) -> None:
    draft.next_hand_at = event.at


def _paused(draft: TableDraft, event: e.ClocksPaused) -> None:
    draft.paused_at = event.at


def _resumed(draft: TableDraft, event: e.ClocksResumed) -> None:
    draft.paused_at = None
    resume(draft, event.shift)


def _closing(draft: TableDraft, event: e.TableClosing) -> None:
    draft.is_closing = True


def _closed(draft: TableDraft, event: e.TableClosed) -> None:
    draft.is_closed = True
    draft.next_hand_at = None
    draft.objection = None
    draft.halted_at = None
    draft.hearing = None
    draft.calls = ()


def _nothing(draft: TableDraft, event: object) -> None:
    """Some events only tell a story."""


TABLE_FOLDS: Final[dict[type, Callable[[TableDraft, Any], None]]] = {
    e.TableOpened: _nothing,
    e.TableClosing: _closing,
    e.TableClosed: _closed,
    e.PlayerSat: _sat,
    e.PlayerLeaving: _leaving,
    e.PlayerStays: _stays,
    e.PlayerLeft: _left,
    e.WentAway: _away,
    e.AwayPlanned: _away_planned,
    e.CameBack: _back,
    e.PassedOver: _passed_over,
    b.BlindPassed: _passed,
    e.ChipsBought: _bought,
    e.BoughtShort: _short,
    e.ChipsInPlay: _in_play,
    e.ChipsReturned: _given_back,
    e.ButtonDrawn: _nothing,
    e.ButtonMoved: _button_moved,
    e.TurnBegan: _turn_began,
    e.ClockCalled: _clock_called,
    e.ClockAsked: _clock_asked,
    e.FoldTakenBack: _fold_taken_back,
    e.EjectionAsked: _ejection_asked,
    e.PlayerEjected: _ejected,
    e.PlayerSpared: _spared,
    e.TurnExpired: _expired,
    e.ActedInTime: _in_time,
    e.NextHandDue: _next_due,
    e.ClocksPaused: _paused,
    e.ClocksResumed: _resumed,
    HandStarted: _hand_started,
    **LOOK_FOLDS,
    **KILL_OFFER_FOLDS,
    e.RotationTurned: _game_turned,
    e.PotCarried: _carried,
    e.CarryAwarded: _carry_awarded,
    e.CarryReturned: _carry_returned,
    e.AntesIn: _antes_in,
    b.ButtonPlaced: _button_placed,
    b.SystemTookOver: _nothing,
    b.StraddleAnnounced: _straddle_announced,
    b.StraddleDropped: _straddle_dropped,
    b.BlindOwed: _owed,
    b.DutiesChanged: _duties_changed,
    b.GameBegan: _game_began,
    b.FirstLapEnded: _lap_ended,
    b.PickUpWarned: _nothing,
    b.PickedUp: _nothing,
    b.OversChosen: _overs_chosen,
    e.ButtonHeld: _held,
    **KILL_BUTTON_FOLDS,
    **MONEY_FOLDS,
    **CONDUCT_FOLDS,
    **CONTEST_FOLDS,
    **MISDEAL_FOLDS,
    **RULING_FOLDS,
    **SEAT_CHANGE_FOLDS,
    **PROPOSAL_FOLDS,
}
"""What every event of a table does to it; the rest are the hand's."""
