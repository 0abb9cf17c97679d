"""What the table saw between hands and around the clock."""

from enum import StrEnum, unique

from msgspec import Struct

from core.cards import Card
from core.chips import Chips
from core.hand.events import OpenHandEvent, PrivateHandEvent, SealedHandEvent
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId
from core.table.blinds.events import BlindEvent
from core.table.config import TableConfig
from core.table.floor.conduct_events import ConductEvent
from core.table.floor.contest_events import ContestEvent
from core.table.floor.misdeals.events import MisdealEvent
from core.table.floor.ruling_events import PrivateRulingEvent, RulingEvent
from core.table.kills.button_events import KillButtonEvent
from core.table.kills.offer_events import KillOfferEvent
from core.table.money.money_events import MoneyEvent
from core.table.seats.change_events import SeatChangeEvent
from core.table.setup.proposal_events import ProposalEvent
from core.table.state import (
    Carry,
    ClockRequest,
    Contribution,
    GameTurn,
    Offence,
    Pointers,
    TurnClock,
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


class PotCarried(Struct, frozen=True, tag=True, gc=False):
    """Nobody opened: the pot stays on the table for the next deal (Cooke 7.17)."""

    carry: Carry


class CarryAwarded(Struct, frozen=True, tag=True, gc=False):
    """Nobody else is left who played for the carried pot: it is pushed to ``seat``."""

    seat: Seat
    person: PersonId
    amount: Chips


class CarryReturned(Struct, frozen=True, tag=True, gc=False):
    """The table closes with a carried pot: everybody has back what he put into it."""

    refunds: tuple[Contribution, ...]


class AntesIn(Struct, frozen=True, tag=True, gc=False):
    """``seat`` comes into the carried pot with the next deal, for ``due`` besides its ante."""

    seat: Seat
    due: Chips


class ButtonHeld(Struct, frozen=True, tag=True, gc=False):
    """The button is to wait for ``person`` in ``seat`` if he plays on (Cooke 7.20.01)."""

    seat: Seat
    person: PersonId


class PlayerSat(Struct, frozen=True, tag=True, gc=False):
    """``buy_in`` came from the wallet (the house, for a house player) to the seat.

    ``waits`` when he comes into a game that is going on, with a blind to post or to wait for
    (Cooke 12.15), and ``is_free`` when his first hand there costs nothing (Cooke 12.16, 12.17).
    ``is_back`` when he has left that game himself and is no newcomer to it.
    What he has done before in the same playing session still counts (Cooke 18).
    """

    seat: Seat
    person: PersonId
    name: str
    is_prop: bool
    buy_in: Chips
    waits: bool
    at: Instant
    short_buys: int = 0
    clocks_against: int = 0
    clocks_unreasonable: int = 0
    folds_undone: int = 0
    is_free: bool = False
    is_back: bool = False


class PlayerLeaving(Struct, frozen=True, tag=True, gc=False):
    """Gets up when the hand ends."""

    seat: Seat


class PlayerStays(Struct, frozen=True, tag=True, gc=False):
    """Changed his mind about leaving."""

    seat: Seat


class PlayerLeft(Struct, frozen=True, tag=True, gc=False):
    """Got up; ``cashed_out`` went back to the wallet (the house, for a house player).

    What the room remembers for the rest of his playing session goes with him.  ``broke`` when his
    game had broken: the table closes, or nobody else was left who was ready to play.
    ``owes_kill`` when he has left a kill unposted that was due, and ``refused_kill`` when he would
    not post it (Cooke 8.04.08).  ``hands`` is how many he was dealt here.
    """

    seat: Seat
    person: PersonId
    name: str
    is_prop: bool
    cashed_out: Chips
    short_buys: int = 0
    clocks_against: int = 0
    clocks_unreasonable: int = 0
    folds_undone: int = 0
    ejected: bool = False
    broke: bool = False
    owes_kill: bool = False
    refused_kill: bool = False
    hands: int = 0


@unique
class AwayReason(StrEnum):
    """Why a player is away."""

    ASKED = "asked"
    CLOCK = "clock"
    BROKE = "broke"
    SHORT_BLIND = "short_blind"
    """He could not post the whole big blind (Cooke 12.19, alternate)."""


class WentAway(Struct, frozen=True, tag=True, gc=False):
    """Not dealt in from the next hand on."""

    seat: Seat
    reason: AwayReason


class AwayPlanned(Struct, frozen=True, tag=True, gc=False):
    """Plays hand number ``hand`` still and goes away after it; 0 when he stays after all."""

    seat: Seat
    hand: int


class CameBack(Struct, frozen=True, tag=True, gc=False):
    """Dealt in again, at once or when the big blind reaches the seat."""

    seat: Seat


class PassedOver(Struct, frozen=True, tag=True, gc=False):
    """Not dealt in as long as he has less than ``needs`` in front of him (Cooke 5.14)."""

    seat: Seat
    needs: Chips


class ChipsBought(Struct, frozen=True, tag=True, gc=False):
    """``amount`` came from the wallet and lies behind until the next hand."""

    seat: Seat
    person: PersonId
    is_prop: bool
    amount: Chips


class BoughtShort(Struct, frozen=True, tag=True, gc=False):
    """What he has just bought at ``seat`` is less than the minimum: a short buy (Cooke 9.06)."""

    seat: Seat


class ChipsInPlay(Struct, frozen=True, tag=True, gc=False):
    """What lay behind joins the stack."""

    seat: Seat
    amount: Chips


class ChipsReturned(Struct, frozen=True, tag=True, gc=False):
    """What lay behind would have passed the table's maximum and went back to the wallet."""

    seat: Seat
    person: PersonId
    is_prop: bool
    amount: Chips


class DrawnCard(Struct, frozen=True, gc=False):
    """One player's card in the draw for the button."""

    seat: Seat
    card: Card


@unique
class ButtonStart(StrEnum):
    """How the first button of a game is found; the values of ``button.start``."""

    HIGH_CARD = "draw"
    DEALER_RIGHT = "dealer_right"
    FIRST_JACK = "first_jack"


class ButtonDrawn(Struct, frozen=True, tag=True, gc=False):
    """A new game: who has the button (Cooke 13.02.01); the cards as they were turned up."""

    cards: tuple[DrawnCard, ...]
    seat: Seat
    by: ButtonStart = ButtonStart.HIGH_CARD


class ButtonMoved(Struct, frozen=True, tag=True, gc=False):
    """Button and blinds of the hand about to be dealt (Cooke 12.08, heads-up 12.14).

    ``is_dead`` when nobody is dealt in at the button's seat; ``last_action`` is then the seat
    that acts last.  ``no_small_blind`` when nobody posts it; ``stays`` when it was held.
    """

    pointers: Pointers
    is_dead: bool
    no_small_blind: bool
    is_heads_up: bool
    last_action: Seat
    stays: bool = False


class TurnBegan(Struct, frozen=True, tag=True, gc=False):
    """The time of the player to act starts to run."""

    clock: TurnClock


class ClockCalled(Struct, frozen=True, tag=True, gc=False):
    """The clock is on ``seat`` (Cooke 10.03)."""

    seat: Seat
    request: ClockRequest


class ClockAsked(Struct, frozen=True, tag=True, gc=False):
    """``by`` asks the floor to call the clock on ``seat`` (setting ``clock.requester``).

    ``is_reasonable`` is False for a request that came too early.
    """

    by: Seat
    seat: Seat
    is_reasonable: bool


class FoldTakenBack(Struct, frozen=True, tag=True, gc=False):
    """``seat`` has taken a fold back, which he may do once in a playing session (Cooke 10.19)."""

    seat: Seat


class EjectionAsked(Struct, frozen=True, tag=True, gc=False):
    """The floor is asked whether to eject ``seat``: ``count`` clocks or requests (Cooke 10.03)."""

    seat: Seat
    offence: Offence
    count: int


class PlayerEjected(Struct, frozen=True, tag=True, gc=False):
    """``seat`` is out for this session and gets up when the hand ends (Cooke 10.03).

    ``by`` the floor, or None for the dealer (setting ``clock.ejection``); ``offence`` None when
    the floor ruled so for another reason than the clock.
    """

    seat: Seat
    person: PersonId
    name: str
    is_prop: bool
    offence: Offence | None = None
    count: int = 0
    by: PersonId | None = None


class PlayerSpared(Struct, frozen=True, tag=True, gc=False):
    """The floor lets ``seat`` stay, until the next strike (Cooke 10.03)."""

    seat: Seat
    by: PersonId


class TurnExpired(Struct, frozen=True, tag=True, gc=False):
    """``seat`` did not act in time; what follows is the check or fold."""

    seat: Seat


class ActedInTime(Struct, frozen=True, tag=True, gc=False):
    """``seat`` acted by himself: his row of expired turns is over."""

    seat: Seat


class NextHandDue(Struct, frozen=True, tag=True, gc=False):
    """When the next hand is dealt; None when fewer than two are ready."""

    at: Instant | None


class ClocksPaused(Struct, frozen=True, tag=True, gc=False):
    """No time runs since ``at``."""

    at: Instant


class ClocksResumed(Struct, frozen=True, tag=True, gc=False):
    """Time runs again; every deadline has moved by ``shift`` milliseconds."""

    shift: int


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
    | PotCarried
    | CarryAwarded
    | CarryReturned
    | AntesIn
    | ButtonHeld
    | PlayerSat
    | PlayerLeaving
    | PlayerStays
    | PlayerLeft
    | WentAway
    | AwayPlanned
    | CameBack
    | PassedOver
    | ChipsBought
    | BoughtShort
    | ChipsInPlay
    | ChipsReturned
    | ButtonDrawn
    | ButtonMoved
    | TurnBegan
    | ClockCalled
    | ClockAsked
    | FoldTakenBack
    | EjectionAsked
    | PlayerEjected
    | PlayerSpared
    | TurnExpired
    | ActedInTime
    | NextHandDue
    | ClocksPaused
    | ClocksResumed
    | ConductEvent
    | RulingEvent
    | ContestEvent
    | MisdealEvent
    | ProposalEvent
)
"""Events that hide nothing from anybody."""

TableEvent = OpenEvent | SealedHandEvent | PrivateHandEvent | PrivateRulingEvent
