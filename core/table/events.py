"""What the table saw between hands and around the clock."""

from msgspec import Struct

from core.hand.events import OpenHandEvent, PrivateHandEvent, SealedHandEvent
from core.ids import CommunityId, Instant, PersonId, PlaceId, TableId
from core.table.blinds.button_events import (
    ButtonDrawn,
    ButtonEvent,
    ButtonHeld,
    ButtonMoved,
    ButtonStart,
    DrawnCard,
)
from core.table.blinds.carry_events import (
    AntesIn,
    CarryAwarded,
    CarryEvent,
    CarryReturned,
    PotCarried,
)
from core.table.blinds.events import BlindEvent
from core.table.config import TableConfig
from core.table.floor.conduct_events import ConductEvent
from core.table.floor.contest_events import ContestEvent
from core.table.floor.ejection_events import (
    EjectionAsked,
    EjectionEvent,
    PlayerEjected,
    PlayerSpared,
)
from core.table.floor.misdeals.events import MisdealEvent
from core.table.floor.ruling_events import PrivateRulingEvent, RulingEvent
from core.table.kills.button_events import KillButtonEvent
from core.table.kills.offer_events import KillOfferEvent
from core.table.money.money_events import MoneyEvent
from core.table.money.stack_events import (
    BoughtShort,
    ChipsBought,
    ChipsInPlay,
    ChipsReturned,
    StackEvent,
)
from core.table.rotation import GameTurn
from core.table.seats.change_events import SeatChangeEvent
from core.table.seats.seat_events import (
    AwayPlanned,
    AwayReason,
    CameBack,
    PassedOver,
    PlayerLeaving,
    PlayerLeft,
    PlayerSat,
    PlayerStays,
    SeatEvent,
    WentAway,
)
from core.table.setup.proposal_events import ProposalEvent
from core.table.time.clock_events import (
    ActedInTime,
    ClockAsked,
    ClockCalled,
    ClockEvent,
    ClocksPaused,
    ClocksResumed,
    FoldTakenBack,
    NextHandDue,
    TurnBegan,
    TurnExpired,
)


class TableOpened(Struct, frozen=True, tag=True, gc=False):
    """A table begins to exist."""

    table: TableId
    community: CommunityId
    place: PlaceId
    config: TableConfig
    by: PersonId
    at: Instant


class TableClosing(Struct, frozen=True, tag=True, gc=False):
    """No more hands after this one."""

    by: PersonId


class TableClosed(Struct, frozen=True, tag=True, gc=False):
    """Everyone has been cashed out; the table is no more."""


class RotationTurned(Struct, frozen=True, tag=True, gc=False):
    """The next game of a table of several games begins (Cooke 8.05)."""

    turn: GameTurn
    game: str


OpenEvent = (
    OpenHandEvent
    | BlindEvent
    | KillButtonEvent
    | KillOfferEvent
    | MoneyEvent
    | SeatChangeEvent
    | TableOpened
    | TableClosing
    | TableClosed
    | RotationTurned
    | CarryEvent
    | ButtonEvent
    | SeatEvent
    | StackEvent
    | ClockEvent
    | EjectionEvent
    | ConductEvent
    | RulingEvent
    | ContestEvent
    | MisdealEvent
    | ProposalEvent
)
"""Events that hide nothing from anybody."""

TableEvent = OpenEvent | SealedHandEvent | PrivateHandEvent | PrivateRulingEvent


__all__ = [
    "ActedInTime",
    "AntesIn",
    "AwayPlanned",
    "AwayReason",
    "BoughtShort",
    "ButtonDrawn",
    "ButtonHeld",
    "ButtonMoved",
    "ButtonStart",
    "CameBack",
    "CarryAwarded",
    "CarryReturned",
    "ChipsBought",
    "ChipsInPlay",
    "ChipsReturned",
    "ClockAsked",
    "ClockCalled",
    "ClocksPaused",
    "ClocksResumed",
    "DrawnCard",
    "EjectionAsked",
    "FoldTakenBack",
    "NextHandDue",
    "OpenEvent",
    "PassedOver",
    "PlayerEjected",
    "PlayerLeaving",
    "PlayerLeft",
    "PlayerSat",
    "PlayerSpared",
    "PlayerStays",
    "PotCarried",
    "RotationTurned",
    "TableClosed",
    "TableClosing",
    "TableEvent",
    "TableOpened",
    "TurnBegan",
    "TurnExpired",
    "WentAway",
]
