"""Pointers: where button and blinds stand, and what they were before the deal."""

from msgspec import Struct

from core.ids import PersonId, Seat
from core.table.blinds.duties import Duties
from core.table.blinds.straddle import Straddle
from core.table.kills.button import NEUTRAL, KillButton
from core.table.kills.offer import KillOffer
from core.table.rotation import GameTurn


class Pointers(Struct, frozen=True, gc=False):
    """Where button and blinds stood in the last hand (Cooke 12.08).

    The three move independently: the new small blind is the old big blind's seat, the new
    button the old small blind's, whoever sits there now.  ``is_forward`` under the No Dead Button
    system, where the big blind is that of several which is furthest from the button (Cooke 12.13).
    """

    button: Seat
    small_blind: Seat
    big_blind: Seat
    middle_blind: Seat | None = None
    is_forward: bool = False


class Hold(Struct, frozen=True, gc=False):
    """The button waits for ``person`` in ``seat`` to take a blind (Cooke 7.20.01).

    ``is_over`` once it has waited: the hand after, it is where it would have been.
    """

    seat: Seat
    person: PersonId
    is_over: bool = False


class BeforeDeal(Struct, frozen=True, gc=False):
    """What button and blinds were before the deal: so they are again if it is void (Cooke 12.21).

    ``pointers`` are those of the hand itself where there was none before it; ``duties`` are those
    of everybody who was there.  ``straddles`` and ``kill_offers`` are what was announced for it:
    after a misdeal they hold for the redeal (Cooke 14.20).
    """

    pointers: Pointers
    hold: Hold | None
    turn: GameTurn | None
    first_button: Seat | None
    duties: tuple[tuple[PersonId, Duties], ...]
    kill: KillButton = NEUTRAL
    straddles: tuple[Straddle, ...] = ()
    kill_offers: tuple[KillOffer, ...] = ()
