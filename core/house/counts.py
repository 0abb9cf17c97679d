"""Counts: what the floor may weigh before it decides about a player (Cooke 1.03, 17.04, 17.09)."""

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.ids import Millis


class ConductCounts(Struct, frozen=True):
    """One player at one table, in this session.

    Attributes:
        hands: how many he has ever been dealt in the community; ``is_new`` while they are few.
        warnings: the floor's, since he sat down; ``measures`` all that were ever taken about him.
        out_of_turn: acts before his turn, taken or refused, since he sat down or the dealer was
            started; ``cards_shown`` cards shown while there was action to come, or asked to be.
        clocks_against: justified clocks on him, ``clocks_unreasonable`` requests of his own that
            were not (Cooke 10.03).
        deciding: how long he takes for an act on the average, None before the first.
    """

    hands: int
    is_new: bool
    warnings: int
    measures: int
    out_of_turn: int
    cards_shown: int
    clocks_against: int
    clocks_unreasonable: int
    deciding: Millis | None


class PairHistory(Struct, frozen=True):
    """What two players did with each other at one table, in the hands looked at (Cooke 16.07).

    It proves nothing by itself.  The first number of each pair is the first player's.

    Attributes:
        hands: in which both were dealt in.
        folds: how often he folded to a bet or raise of the other.
        bets: bets and raises while the other was in the hand.
        lost: chips he put into pots that the other won and he did not, in hundredths.
    """

    hands: int = 0
    folds: tuple[int, int] = (0, 0)
    bets: tuple[int, int] = (0, 0)
    lost: tuple[Chips, Chips] = (NO_CHIPS, NO_CHIPS)
