"""Straddle: a blind raise that is announced for the next deal (Cooke 12.18)."""

from msgspec import Struct

from core.chips import Chips
from core.ids import PersonId, Seat
from core.refusal import Refusal


class Straddle(Struct, frozen=True, gc=False):
    """``person`` at ``seat`` raises blind to ``amount``, the total in front of him.

    ``is_sleeper`` from any other seat than under the gun, or next to the last straddler.
    """

    seat: Seat
    person: PersonId
    amount: Chips
    is_sleeper: bool = False


class Dropped(Struct, frozen=True):
    """A ``straddle`` that was announced and cannot be posted, and why not."""

    straddle: Straddle
    why: Refusal
