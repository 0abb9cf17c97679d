"""The fold: what each event of a table changes.  No rule is applied here."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from core.chips import NO_CHIPS
from core.hand.events import HandStarted
from core.hand.folds.dealing import begun
from core.ids import Instant
from core.table import events as e
from core.table.blinds.blind_folds import BLIND_FOLDS
from core.table.blinds.carry_folds import CARRY_FOLDS
from core.table.blinds.duties import NO_DUTIES
from core.table.draft import TableDraft
from core.table.floor.conduct_folds import CONDUCT_FOLDS
from core.table.floor.contest_folds import CONTEST_FOLDS, hand_begins
from core.table.floor.ejection_folds import EJECTION_FOLDS
from core.table.floor.look_folds import LOOK_FOLDS
from core.table.floor.misdeals.folds import MISDEAL_FOLDS
from core.table.floor.ruling_folds import RULING_FOLDS, rulings_lapse
from core.table.kills.button_folds import KILL_BUTTON_FOLDS
from core.table.kills.offer_folds import KILL_OFFER_FOLDS, kill_offers_lapse
from core.table.money.money_folds import MONEY_FOLDS
from core.table.money.stack_folds import STACK_FOLDS
from core.table.seated import at, put
from core.table.seats.change_folds import SEAT_CHANGE_FOLDS
from core.table.seats.seat_folds import SEAT_FOLDS
from core.table.setup.proposal_folds import PROPOSAL_FOLDS
from core.table.state import Occupant, Table
from core.table.time.clock_folds import CLOCK_FOLDS


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


def _game_turned(draft: TableDraft, event: e.RotationTurned) -> None:
    draft.turn = event.turn


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
        draft.carry = replace(draft.carry, amount=NO_CHIPS)
    if draft.turn is not None:
        draft.turn = replace(draft.turn, hands=draft.turn.hands + 1)
    for entrant in event.entrants:
        # The stack is in the hand's keeping until the hand is over.
        put(draft, _dealt_in(at(draft, entrant.seat)))


def _dealt_in(occupant: Occupant) -> Occupant:
    """Whatever he waited for, lacked or owed is settled."""
    duties = occupant.duties
    return replace(
        occupant,
        stack=NO_CHIPS,
        needs=NO_CHIPS,
        antes_in=False,
        duties=duties if duties == NO_DUTIES else duties.met(),
        hands=occupant.hands + 1,
    )


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
    HandStarted: _hand_started,
    **SEAT_FOLDS,
    **STACK_FOLDS,
    **CARRY_FOLDS,
    **BLIND_FOLDS,
    **CLOCK_FOLDS,
    **EJECTION_FOLDS,
    **LOOK_FOLDS,
    **KILL_OFFER_FOLDS,
    e.RotationTurned: _game_turned,
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
