"""What is said in a betting round."""

from msgspec import Struct

from core.chips import Chips
from core.hand.commands.prompt import Prompt
from core.ids import PersonId


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


class PutIn(Struct, frozen=True, tag=True, gc=False):
    """Put in ``amount`` hundredths of a chip without a word (Cooke 8.01.06, 9.17, 10.05, 10.06).

    The rules read it as a call, a bet or a raise.  ``surplus_forfeited`` answers the question
    whether a raise begun with too few chips is completed, where the house asks it.
    """

    person: PersonId
    amount: Chips
    prompt: Prompt | None = None
    surplus_forfeited: bool | None = None
    confirmed: bool = False


class AnnounceRaise(Struct, frozen=True, tag=True, gc=False):
    """Say "raise" and name the amount later: he can no longer call or fold (Cooke 8.01.07)."""

    person: PersonId
    prompt: Prompt | None = None


BettingAct = Check | Call | Fold | AllIn | Bet | RaiseTo | PutIn | AnnounceRaise
