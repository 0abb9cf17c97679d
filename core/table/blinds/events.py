"""What the table saw of button, blinds and what players owe between hands."""

from msgspec import Struct

from core.hand.overs import Overs
from core.ids import Instant, PersonId, Seat
from core.refusal import Reason
from core.table.blinds.duties import Duties, Owes
from core.table.blinds.straddle import Straddle
from core.table.state import Pointers


class BlindOwed(Struct, frozen=True, tag=True, gc=False):
    """``seat`` had less than half of the big blind and owes one (Cooke 7.18.06)."""

    seat: Seat


class BlindPassed(Struct, frozen=True, tag=True, gc=False):
    """The blinds passed an absent player, who missed the ones he ``owes`` (Cooke 12.09, 12.10)."""

    seat: Seat
    owes: Owes = Owes.BOTH


class DutiesChanged(Struct, frozen=True, tag=True, gc=False):
    """What ``seat`` has to pay or to wait for before a hand is now ``duties``."""

    seat: Seat
    duties: Duties


class OversChosen(Struct, frozen=True, tag=True, gc=False):
    """``seat`` plays for these stakes among players of the kind, from the next hand on."""

    seat: Seat
    overs: Overs


class GameBegan(Struct, frozen=True, tag=True, gc=False):
    """A new game begins, its first hand with the button at ``button`` (Cooke 13.02.01)."""

    button: Seat
    at: Instant


class FirstLapEnded(Struct, frozen=True, tag=True, gc=False):
    """The blinds of a new game have gone round: no seat is ahead of them any more (Cooke 12.16)."""


class PickUpWarned(Struct, frozen=True, tag=True, gc=False):
    """With the next hand the blinds pass the newcomer at ``seat`` a second time (Cooke 12.15)."""

    seat: Seat


class PickedUp(Struct, frozen=True, tag=True, gc=False):
    """The blinds have passed the newcomer at ``seat`` twice: his chips are picked up."""

    seat: Seat
    person: PersonId
    name: str
    is_prop: bool


class StraddleAnnounced(Struct, frozen=True, tag=True, gc=False):
    """A blind raise for the next hand (Cooke 12.18)."""

    straddle: Straddle


class StraddleDropped(Struct, frozen=True, tag=True, gc=False):
    """A blind raise that was announced will not be posted, for this ``reason``."""

    straddle: Straddle
    reason: Reason


class ButtonPlaced(Struct, frozen=True, tag=True, gc=False):
    """The floor has put the button at ``seat``: the next hand is dealt from ``pointers``.

    ``by`` is None where the dealer has, who deals a first hand again.

    ``stands`` when it was found after action: the hand in play stands as dealt, and they are
    where they are taken to have been in it (Cooke 12.21).
    """

    seat: Seat
    pointers: Pointers
    by: PersonId | None
    stands: bool = False


class SystemTookOver(Struct, frozen=True, tag=True, gc=False):
    """From this hand on No Dead Button is in force, or No Missed Blind (Cooke 12.03)."""

    no_dead_button: bool


BlindEvent = (
    BlindOwed
    | BlindPassed
    | DutiesChanged
    | OversChosen
    | GameBegan
    | FirstLapEnded
    | PickUpWarned
    | PickedUp
    | StraddleAnnounced
    | StraddleDropped
    | ButtonPlaced
    | SystemTookOver
)
