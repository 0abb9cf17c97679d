"""Steps: what the dealer does on a street, one record for each kind.

A street is a row of steps.  Each kind is one phase of the hand; a new kind of street is a new
step here and a phase beside the others in ``core.hand``, never a branch on a game.
"""

from enum import StrEnum, unique

from msgspec import Struct


@unique
class Opener(StrEnum):
    """Who acts first in a betting round (Cooke 4.07, 5.06, 5.11, 5.25, 6.03, 6.04, 7.06).

    ``LEFT_OF_BLINDS`` is the first to the left of the last blind, and of the button where the
    game is played with antes alone; ``BRING_IN`` is whoever the upcards make bring it in, by
    the low or the high card as the game and the house have it; ``OPENER`` the player who opened
    the first round of a draw game, in blind games the first to the left of the button.
    """

    LEFT_OF_BLINDS = "left_of_blinds"
    LEFT_OF_BUTTON = "left_of_button"
    BRING_IN = "bring_in"
    HIGH_BOARD = "high_board"
    LOW_BOARD = "low_board"
    OPENER = "opener"


@unique
class Limit(StrEnum):
    """Which of a limit game's two bets a round is played at.

    ``OPEN_PAIR`` is the small bet, and by setting either when a pair shows (scs-5);
    ``BY_ROUND`` the big bet from the round that ``draw.big_bet_from_round`` names (Cooke 7.05).
    """

    SMALL = "small"
    BIG = "big"
    OPEN_PAIR = "open_pair"
    BY_ROUND = "by_round"


class DealDown(Struct, frozen=True, tag=True):
    """``count`` cards face down to every player, one at a time from the left of the button."""

    count: int
    burn: bool = False


class DealUp(Struct, frozen=True, tag=True):
    """``count`` cards face up to every player, one at a time in the order of the deal."""

    count: int
    burn: bool = False


class TurnBoard(Struct, frozen=True, tag=True):
    """A burn, then ``count`` cards face up in the row of the board numbered from 0."""

    count: int
    board: int = 0
    burn: bool = True


class Draw(Struct, frozen=True, tag=True):
    """Players in turn exchange up to ``most`` cards, from the left of the button (Cooke 7.05)."""

    most: int
    burn: bool = True


@unique
class Chosen(StrEnum):
    """What all players choose in secret at the same time, to be revealed together.

    ``LAST_CARD`` is no step of any game: the one whose last card was exposed says whether he plays
    on or is treated as all-in (scs-17).  Nor is ``RESHUFFLE``: one whose card was exposed on the
    draw says whether the cards are shuffled before he gets another (Hoyle); nor ``WITHDRAW``: one
    all of whose cards the dealer has exposed may take his chips back (USPC, Hoyle).
    """

    DISCARD = "discard"
    EXPOSE = "expose"
    DECLARE = "declare"
    LAST_CARD = "last_card"
    RESHUFFLE = "reshuffle"
    WITHDRAW = "withdraw"


class Choose(Struct, frozen=True, tag=True):
    """Every player still in chooses, all in secret; then all choices take effect together.

    ``DISCARD`` throws ``count`` of one's own down cards away (Cooke 6.08.01), ``EXPOSE`` turns
    so many up, ``DECLARE`` says high, low or both ways.
    """

    what: Chosen
    count: int = 0


class BettingRound(Struct, frozen=True, tag=True):
    """One round of betting."""

    limit: Limit
    opener: Opener


Step = DealDown | DealUp | TurnBoard | Draw | Choose | BettingRound


class Street(Struct, frozen=True):
    """A named row of steps: the flop is a burn, three cards and a round."""

    name: str
    steps: tuple[Step, ...]
