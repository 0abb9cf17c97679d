"""Taking a seat, leaving it, being away."""

from msgspec import Struct

from core.chips import Chips
from core.house.conduct import Standing
from core.ids import Instant, PersonId, Seat


class Visit(Struct, frozen=True):
    """What the room remembers of somebody's last time in a like game (Cooke 9.02, 18).

    A like game is one of the same community, game and stakes.

    Attributes:
        left_at: when he got up.
        took: what he took off the table, in hundredths of a chip.
        short_buys: how often he has bought short in that playing session.
        clocks_against: justified clocks against him in that session (Cooke 10.03).
        clocks_unreasonable: unreasonable requests of his own in it.
        folds_undone: folds he has taken back in it.
        ejected: he was ejected in it.
        moves: he comes straight from another table, with the chips he had there (Cooke 13.07).
        broke: that table's game has broken.
        owes_kill: he left a kill unposted that was due; ``refused_kill`` when he would not post
            it (Cooke 8.04.08).
        is_back: that was at this very table.
    """

    left_at: Instant
    took: Chips
    short_buys: int = 0
    clocks_against: int = 0
    clocks_unreasonable: int = 0
    folds_undone: int = 0
    ejected: bool = False
    moves: bool = False
    broke: bool = False
    owes_kill: bool = False
    refused_kill: bool = False
    is_back: bool = False


class SitDown(Struct, frozen=True, tag=True, gc=False):
    """Take a seat with a buy-in; ``seat`` None takes the lowest free one.

    A house player (``is_prop``) plays the house's chips.  ``visit`` is his last time here, for
    the law of the playing session; None for whom the room does not remember.  ``standing`` is what
    the community's record of conduct says of him; None for nothing.
    """

    person: PersonId
    name: str
    buy_in: Chips
    seat: Seat | None = None
    is_prop: bool = False
    visit: Visit | None = None
    standing: Standing | None = None


class Leave(Struct, frozen=True, tag=True, gc=False):
    """Cash out and get up; during a hand one is in, when it ends (Cooke 4.05).

    ``at_once`` to be refused rather than to wait for the end of the hand.
    """

    person: PersonId
    at_once: bool = False


class GoAway(Struct, frozen=True, tag=True, gc=False):
    """Keep the seat and be dealt out from the next hand on.

    With ``plays_next`` he is dealt one more hand, the one whose blind is due from him (Cooke
    17.10), and goes when it is over.
    """

    person: PersonId
    plays_next: bool = False


class ComeBack(Struct, frozen=True, tag=True, gc=False):
    """Be dealt in again; also takes back a ``Leave`` that still waits for the hand's end."""

    person: PersonId


class NameProxy(Struct, frozen=True, tag=True, gc=False):
    """Have ``proxy`` play one's chips from the next hand on; None ends it (Cooke 10.14).

    ``standing`` is what the community's record of conduct says of the proxy.
    """

    person: PersonId
    proxy: PersonId | None
    name: str = ""
    standing: Standing | None = None


class ObjectToProxy(Struct, frozen=True, tag=True, gc=False):
    """Object to the proxy named for ``seat``, before the next deal (Cooke 10.14)."""

    person: PersonId
    seat: Seat


SeatAct = SitDown | Leave | GoAway | ComeBack | NameProxy | ObjectToProxy
