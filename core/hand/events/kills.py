"""Events of a pot that is killed after the first two cards, in lowball (Cooke 8.04.12)."""

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.forced.posts import Posts
from core.hand.rules import HandRules
from core.ids import Seat


class KillOffered(Struct, frozen=True, tag=True, gc=False):
    """``seat`` may kill the pot on his first two cards, then those in ``waiting``.

    ``action`` numbers the prompt.
    """

    action: int
    seat: Seat
    waiting: tuple[Seat, ...] = ()


class KillPassed(Struct, frozen=True, tag=True, gc=False):
    """``seat`` does not kill the pot."""

    seat: Seat


class PotKilled(Struct, frozen=True, tag=True, gc=False):
    """``seat`` kills the pot: from now on it is played by ``rules``, and ``posts`` are its blinds.

    ``dead`` of what he has posted already lies in the middle from now on, where he posts both
    (Cooke 8.04.01).  The kill itself is posted next.
    """

    seat: Seat
    rules: HandRules
    posts: Posts
    dead: Chips = NO_CHIPS
