"""What is said on the draw, in other choices, and about opening the pot."""

from msgspec import Struct

from core.hand.acts import Way
from core.hand.commands.prompt import Prompt
from core.ids import PersonId


class DrawCards(Struct, frozen=True, tag=True, gc=False):
    """Exchange cards on the draw; none of them stands pat (Cooke 7.05).

    ``places`` names the discards by their place in the hand, from 1.  ``splits_openers``
    announces that they break the hand that opened (Cooke 7.17.03).  Once ``confirmed`` the
    cards come at once, and no mind is changed any more.
    """

    person: PersonId
    places: tuple[int, ...] = ()
    prompt: Prompt | None = None
    splits_openers: bool = False
    confirmed: bool = False


class MakeChoice(Struct, frozen=True, tag=True, gc=False):
    """Choose in secret, with the others: cards by their place from 1, or the way to play for.

    ``plays`` answers whether he plays on with his last card face up, or is treated as all-in
    (scs-17) or, with all cards exposed, takes his chips back; after a card was exposed on the
    draw, whether it is shuffled before he gets another.
    """

    person: PersonId
    places: tuple[int, ...] = ()
    way: Way | None = None
    prompt: Prompt | None = None
    plays: bool | None = None


class ConfessOpeners(Struct, frozen=True, tag=True, gc=False):
    """The opener says that he has no openers (Cooke 7.17.02)."""

    person: PersonId
    prompt: Prompt | None = None


class DeclareOpen(Struct, frozen=True, tag=True, gc=False):
    """Answer the offer to declare the pot open (Cooke 7.13, 7.17.02).

    ``confirmed`` as in ``Call``.
    """

    person: PersonId
    opens: bool = True
    prompt: Prompt | None = None
    confirmed: bool = False


DrawAct = DrawCards | MakeChoice | ConfessOpeners | DeclareOpen
