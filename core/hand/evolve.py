"""The fold: what each event of a hand changes.

No rule is applied here.  Whatever a rule decided is in the event, so that a mended rule never
changes how an old hand is told.
"""

from typing import Final

from core.hand.draft import Fold
from core.hand.events import HandStarted
from core.hand.folds.agreements import AGREEMENT_FOLDS
from core.hand.folds.amounts import AMOUNT_FOLDS
from core.hand.folds.betting import BETTING_FOLDS
from core.hand.folds.corrections import CORRECTION_FOLDS
from core.hand.folds.dealing import DEALING_FOLDS
from core.hand.folds.drawing import DRAWING_FOLDS
from core.hand.folds.early import EARLY_FOLDS
from core.hand.folds.exposed import EXPOSED_FOLDS
from core.hand.folds.floor import FLOOR_FOLDS
from core.hand.folds.kills import KILL_FOLDS
from core.hand.folds.looking import LOOKING_FOLDS
from core.hand.folds.opening import OPENING_FOLDS
from core.hand.folds.rulings import RULING_FOLDS
from core.hand.folds.showdown import SHOWDOWN_FOLDS

HAND_FOLDS: Final[dict[type, Fold]] = {
    **DEALING_FOLDS,
    **KILL_FOLDS,
    **BETTING_FOLDS,
    **AMOUNT_FOLDS,
    **DRAWING_FOLDS,
    **OPENING_FOLDS,
    **EARLY_FOLDS,
    **EXPOSED_FOLDS,
    **RULING_FOLDS,
    **SHOWDOWN_FOLDS,
    **LOOKING_FOLDS,
    **AGREEMENT_FOLDS,
    **CORRECTION_FOLDS,
    **FLOOR_FOLDS,
}
"""What every event of a hand does to it, once it has begun."""

HAND_EVENTS: Final = frozenset((HandStarted, *HAND_FOLDS))
"""The kinds of events of a hand, the one that begins it included."""
