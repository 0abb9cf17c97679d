"""What follows at a table from the community's record of conduct (Cooke 1.06, 2.05, 3.01).

All but ``Agree`` are said by the engine once the floor's measure is in the record.
"""

from msgspec import Struct

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


class Agree(Struct, frozen=True, tag=True, gc=False):
    """Agree to the rules of the house, and be dealt in (Cooke 3.01)."""

    person: PersonId


ConductAct = Remove | SitOut | Pardon | Agree
