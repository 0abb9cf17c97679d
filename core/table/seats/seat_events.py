"""What is seen of the seats: who sits, leaves, goes away and comes back."""

from enum import StrEnum, unique

from msgspec import Struct

from core.chips import Chips
from core.ids import Instant, PersonId, Seat


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


SeatEvent = (
    PlayerSat
    | PlayerLeaving
    | PlayerStays
    | PlayerLeft
    | WentAway
    | AwayPlanned
    | CameBack
    | PassedOver
)
