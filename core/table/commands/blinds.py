"""Coming in, straddling, killing the pot, playing overs, moving to another seat."""

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.commands import Prompt
from core.hand.overs import Overs
from core.ids import PersonId, Seat
from core.table.blinds.duties import Entry


class ChooseEntry(Struct, frozen=True, tag=True, gc=False):
    """Say how one comes in who owes a blind (Cooke 12.12, 12.15).

    Here and below, of ``prompt`` only the hand counts: a button offered after that hand is for
    the next deal alone.
    """

    person: PersonId
    entry: Entry
    prompt: Prompt | None = None


class PostStraddle(Struct, frozen=True, tag=True, gc=False):
    """Straddle the next hand, or leave a sleeper, from where one sits then (Cooke 12.18).

    ``amount`` is the total of the blind raise; 0 for the smallest there may be.  A button says
    whether it is one for a sleeper: a straddle does not become one when others come or go.
    """

    person: PersonId
    amount: Chips = NO_CHIPS
    prompt: Prompt | None = None
    is_sleeper: bool | None = None


class KillPot(Struct, frozen=True, tag=True, gc=False):
    """Kill the next pot of one's own free will, if nobody objects (Cooke 8.04.10)."""

    person: PersonId
    prompt: Prompt | None = None


class ObjectToKill(Struct, frozen=True, tag=True, gc=False):
    """Object to the kill that ``seat`` has announced (Cooke 8.04.10)."""

    person: PersonId
    seat: Seat
    prompt: Prompt | None = None


class RefuseKill(Struct, frozen=True, tag=True, gc=False):
    """Get up rather than post a kill that is due, and stay away for it (Cooke 8.04.08)."""

    person: PersonId


class PlayOvers(Struct, frozen=True, tag=True, gc=False):
    """Play overs, or super-overs, from the next hand on; ``NONE`` ends both (Cooke 16.03)."""

    person: PersonId
    overs: Overs


class ChangeSeat(Struct, frozen=True, tag=True, gc=False):
    """Move to the free ``seat`` before the next deal; None takes the request back.

    With ``lets_pass`` he lets the blinds go by there, where they are due (Cooke 12.20.03,
    12.20.08).
    """

    person: PersonId
    seat: Seat | None
    lets_pass: bool = False


BlindAct = ChooseEntry | PostStraddle | KillPot | ObjectToKill | RefuseKill | PlayOvers | ChangeSeat
