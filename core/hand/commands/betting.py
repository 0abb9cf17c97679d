"""What is said in a betting round."""

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.commands.prompt import Prompt
from core.ids import PersonId


class Check(Struct, frozen=True, tag=True, gc=False):
    """Check: no bet to face and none made."""

    person: PersonId
    prompt: Prompt | None = None


class Call(Struct, frozen=True, tag=True, gc=False):
    """Match the bet, or as much of it as the stack holds.

    ``confirmed`` is the answer to the warning that the hand holds no openers (Cooke 7.17).
    ``is_string`` when a raise was said after it, which counts for nothing (Cooke 10.10).
    """

    person: PersonId
    prompt: Prompt | None = None
    confirmed: bool = False
    is_string: bool = False


class Fold(Struct, frozen=True, tag=True, gc=False):
    """Give up the hand and everything put into the pot."""

    person: PersonId
    prompt: Prompt | None = None


class AllIn(Struct, frozen=True, tag=True, gc=False):
    """Bet, raise or call with everything in play (Cooke 8.01); ``confirmed`` as in ``Bet``."""

    person: PersonId
    prompt: Prompt | None = None
    confirmed: bool = False


class Bet(Struct, frozen=True, tag=True, gc=False):
    """Open the betting for ``to`` hundredths of a chip, or bring it in for so much.

    ``confirmed`` answers a question: that the hand holds no openers (Cooke 7.17), that the amount
    is corrected (Cooke 9.14), or that he means it where bets have to be confirmed (Cooke 10.06).
    ``put_in`` is a second figure that he typed, for fewer chips than he announced, where the house
    takes those (Hoyle); 0 elsewhere.
    """

    person: PersonId
    to: Chips
    prompt: Prompt | None = None
    confirmed: bool = False
    put_in: Chips = NO_CHIPS


class RaiseTo(Struct, frozen=True, tag=True, gc=False):
    """Raise so that ``to`` hundredths of a chip lie in front of the player in all.

    ``confirmed`` and ``put_in`` as in ``Bet``.
    """

    person: PersonId
    to: Chips
    prompt: Prompt | None = None
    confirmed: bool = False
    put_in: Chips = NO_CHIPS


class PutIn(Struct, frozen=True, tag=True, gc=False):
    """Put in ``amount`` hundredths of a chip without a word (Cooke 8.01.06, 9.17, 10.05, 10.06).

    The rules read it as a call, a bet or a raise.  ``surplus_forfeited`` answers the question
    whether a raise begun with too few chips is left, its surplus forfeited, where the house asks
    it; ``confirmed`` as in ``Bet``.
    """

    person: PersonId
    amount: Chips
    prompt: Prompt | None = None
    surplus_forfeited: bool | None = None
    confirmed: bool = False


class AnnounceRaise(Struct, frozen=True, tag=True, gc=False):
    """Say "raise" and name the amount later: he can no longer call or fold (Cooke 8.01.07).

    ``confirmed`` as in ``Bet``.
    """

    person: PersonId
    prompt: Prompt | None = None
    confirmed: bool = False


BettingAct = Check | Call | Fold | AllIn | Bet | RaiseTo | PutIn | AnnounceRaise
