"""What follows at a table from the community's record of conduct (Cooke 1.06, 2.05, 3.01).

``Remove``, ``SitOut`` and ``Pardon`` are said by the engine once the floor's measure is in the
record.
"""

from msgspec import Struct

from core.chips import Chips
from core.ids import PersonId


class Remove(Struct, frozen=True, tag=True, gc=False):
    """The floor has thrown ``person`` out: he gets up when his hand is over.

    With ``folds`` he plays it no further: it is folded when the action reaches him.  Who is a
    proxy here is none any more from the next hand on.
    """

    by: PersonId
    person: PersonId
    folds: bool = False


class SitOut(Struct, frozen=True, tag=True, gc=False):
    """The floor has ``person`` dealt out for ``hands`` hands."""

    by: PersonId
    person: PersonId
    hands: int


class Pardon(Struct, frozen=True, tag=True, gc=False):
    """The floor has lifted what it ruled about ``person``, who is still here."""

    by: PersonId
    person: PersonId


class Fine(Struct, frozen=True, tag=True, gc=False):
    """The floor fines ``person`` so many hundredths of a chip, to the pot in play.

    ``name`` is the floorperson's, as he is shown.
    """

    by: PersonId
    person: PersonId
    amount: Chips
    why: str = ""
    name: str = ""


class Agree(Struct, frozen=True, tag=True, gc=False):
    """Agree to the rules of the house, and be dealt in (Cooke 3.01)."""

    person: PersonId


ConductAct = Remove | SitOut | Pardon | Fine | Agree
