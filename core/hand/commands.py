"""What a player may say during a hand.

A press of a button carries the :class:`Prompt` it answers, and is stale once that prompt is
gone; a slash command or a typed word carries none and means the present moment.
"""

from msgspec import Struct

from core.chips import Chips
from core.hand.state import Way
from core.ids import PersonId


class Prompt(Struct, frozen=True, gc=False):
    """Which prompt is being answered: hand number and action number, both from 1."""

    hand: int
    action: int


class Check(Struct, frozen=True, tag=True, gc=False):
    """Check: no bet to face and none made."""

    person: PersonId
    prompt: Prompt | None = None


class Call(Struct, frozen=True, tag=True, gc=False):
    """Match the bet, or as much of it as the stack holds.

    ``confirmed`` is the answer to the warning that the hand holds no openers (Cooke 7.17).
    """

    person: PersonId
    prompt: Prompt | None = None
    confirmed: bool = False


class Fold(Struct, frozen=True, tag=True, gc=False):
    """Give up the hand and everything put into the pot."""

    person: PersonId
    prompt: Prompt | None = None


class AllIn(Struct, frozen=True, tag=True, gc=False):
    """Bet, raise or call with everything in play (Cooke 8.01); ``confirmed`` as in ``Call``."""

    person: PersonId
    prompt: Prompt | None = None
    confirmed: bool = False


class Bet(Struct, frozen=True, tag=True, gc=False):
    """Open the betting for ``to`` hundredths of a chip, or bring it in for so much.

    ``confirmed`` is the answer to the warning that the hand holds no openers (Cooke 7.17).
    """

    person: PersonId
    to: Chips
    prompt: Prompt | None = None
    confirmed: bool = False


class RaiseTo(Struct, frozen=True, tag=True, gc=False):
    """Raise so that ``to`` hundredths of a chip lie in front of the player in all.

    ``confirmed`` as in ``Call``.
    """

    person: PersonId
    to: Chips
    prompt: Prompt | None = None
    confirmed: bool = False


class DrawCards(Struct, frozen=True, tag=True, gc=False):
    """Exchange cards on the draw; none of them stands pat (Cooke 7.05).

    ``places`` names the discards by their place in the hand, from 1.  ``splits_openers``
    announces that they break the hand that opened (Cooke 7.17.03).
    """

    person: PersonId
    places: tuple[int, ...] = ()
    prompt: Prompt | None = None
    splits_openers: bool = False


class MakeChoice(Struct, frozen=True, tag=True, gc=False):
    """Choose in secret, with the others: cards by their place from 1, or the way to play for.

    ``plays`` answers whether he plays on with his last card face up, or is treated as all-in
    (scs-17).
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


class CallLow(Struct, frozen=True, tag=True, gc=False):
    """Call one's low at the showdown, before showing it: it binds (Cooke 7.18.02).

    ``ranks`` are those of its highest cards in falling order, 0 for a deuce up to 12 for an ace:
    ``(6,)`` calls an eight, ``(6, 4)`` an eight-six.
    """

    person: PersonId
    ranks: tuple[int, ...]
    prompt: Prompt | None = None


class Show(Struct, frozen=True, tag=True, gc=False):
    """Table the whole hand at showdown.

    ``cards`` names some of them instead, by their place from 1: a courtesy that does not claim
    the pot (Cooke 11.03).
    """

    person: PersonId
    prompt: Prompt | None = None
    cards: tuple[int, ...] = ()


class Muck(Struct, frozen=True, tag=True, gc=False):
    """Give the hand up face down at showdown.

    ``confirmed`` is the answer to the warning that the hand would win (Cooke 6.05).
    ``plays_board`` declares the board his hand and keeps that share, where the house allows it
    (Cooke 6.05, alternate).
    """

    person: PersonId
    prompt: Prompt | None = None
    confirmed: bool = False
    plays_board: bool = False


class Undo(Struct, frozen=True, tag=True, gc=False):
    """Take back the fold just made, where the house allows it (Cooke 5.17)."""

    person: PersonId
    prompt: Prompt | None = None


BettingAct = Check | Call | Fold | AllIn | Bet | RaiseTo
DrawAct = DrawCards | MakeChoice | ConfessOpeners | DeclareOpen
ShowdownAct = Show | Muck | CallLow
HandCommand = BettingAct | DrawAct | ShowdownAct | Undo
