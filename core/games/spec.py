"""GameSpec: a game as data.

The hand engine asks these records and never the game's name.  A street is a row of steps,
and each kind of step is one phase of the hand; a new kind of street is a new step here and
a phase beside the others in ``core.hand``, never a branch on a game.
"""

from enum import StrEnum, unique

from msgspec import Struct

from core.citation import RuleId


@unique
class Family(StrEnum):
    """What kind of game it is, for lists and for limits on seats (Cooke 4.10)."""

    HOLDEM = "holdem"


@unique
class Structure(StrEnum):
    """How much may be wagered (Cooke article 8)."""

    NO_LIMIT = "no_limit"


@unique
class Forced(StrEnum):
    """What has to be paid before the first card."""

    BLINDS = "blinds"


@unique
class Opener(StrEnum):
    """Who acts first in a betting round (Cooke 6.03, 6.04)."""

    LEFT_OF_BLINDS = "left_of_blinds"
    LEFT_OF_BUTTON = "left_of_button"


@unique
class Limit(StrEnum):
    """Which of a game's two limits a round is played at, in limit games."""

    SMALL = "small"
    BIG = "big"


@unique
class Contest(StrEnum):
    """What a share of the pot is awarded for."""

    HIGH = "high"


class DealDown(Struct, frozen=True, tag=True):
    """``count`` cards face down to every player, one at a time from the left of the button."""

    count: int


class TurnBoard(Struct, frozen=True, tag=True):
    """A burn, then ``count`` cards face up on the board numbered ``board`` from 0."""

    count: int
    board: int = 0
    burn: bool = True


class BettingRound(Struct, frozen=True, tag=True):
    """One round of betting."""

    limit: Limit
    opener: Opener


Step = DealDown | TurnBoard | BettingRound


class Street(Struct, frozen=True):
    """A named row of steps: the flop is a burn, three cards and a round."""

    name: str
    steps: tuple[Step, ...]


class HandUse(Struct, frozen=True):
    """How many of a player's own cards make the best five with the board."""

    own_least: int
    own_most: int


class GameSpec(Struct, frozen=True):
    """Everything the dealer has to know about a game.

    ``max_players`` is the most the deck or the book allows (Cooke 4.10); ``boards`` the number
    of separate boards; ``contests`` the parts a pot is split into, one for most games.
    """

    id: str
    name: str
    aliases: tuple[str, ...]
    family: Family
    rules: tuple[RuleId, ...]
    min_players: int
    max_players: int
    forced: Forced
    structures: tuple[Structure, ...]
    streets: tuple[Street, ...]
    contests: tuple[Contest, ...]
    use: HandUse
    boards: int = 1

    @property
    def hole_cards(self) -> int:
        """Face-down cards each player has been dealt by the end."""
        return sum(
            step.count
            for street in self.streets
            for step in street.steps
            if isinstance(step, DealDown)
        )
