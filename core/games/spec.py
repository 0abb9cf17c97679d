"""GameSpec: a game as data.

The hand engine asks these records and never the game's name.
"""

from enum import StrEnum, unique
from functools import cached_property
from itertools import accumulate
from typing import Final

from msgspec import Struct

from core.citation import RuleId
from core.games.contest import HIGH, Contest
from core.games.steps import (
    BettingRound,
    Choose,
    Chosen,
    DealDown,
    DealUp,
    Draw,
    Limit,
    Opener,
    Step,
    Street,
    TurnBoard,
)


@unique
class Family(StrEnum):
    """What kind of game it is, for lists and for limits on seats (Cooke 4.10)."""

    HOLDEM = "holdem"
    OMAHA = "omaha"
    STUD = "stud"
    DRAW = "draw"
    LOWBALL = "lowball"


@unique
class Structure(StrEnum):
    """How much may be wagered (Cooke article 8)."""

    FIXED = "fixed"
    SPREAD = "spread"
    POT_LIMIT = "pot_limit"
    NO_LIMIT = "no_limit"

    @property
    def is_limit(self) -> bool:
        """True where bets have exact sizes or a range; the others are the big-bet games."""
        return self in LIMITS


LIMITS: Final = (Structure.FIXED, Structure.SPREAD)
"""The structures of limit."""


@unique
class Forced(StrEnum):
    """What has to be paid before the first card (Cooke 4.07, 4.09, 5.06, 7.03).

    ``BLINDS`` are the small and the big blind; with ``THREE_BLINDS`` the button posts one too;
    ``BRING_IN`` is an ante from everybody and the bring-in of an open card.
    """

    BLINDS = "two_blinds"
    THREE_BLINDS = "three_blinds"
    ANTES = "antes"
    ANTES_AND_BLINDS = "antes_and_blinds"
    BRING_IN = "bring_in"

    @property
    def has_blinds(self) -> bool:
        """True where seats post blinds."""
        return self not in (Forced.ANTES, Forced.BRING_IN)


@unique
class BringIn(StrEnum):
    """Whose upcard brings it in (Cooke 5.06, 5.25; USPC for the high card that must bet)."""

    LOW_CARD = "low"
    HIGH_CARD = "high"
    HIGH_CARD_MUST_BET = "high_card_must_bet"


@unique
class Unopened(StrEnum):
    """What becomes of a hand whose first round nobody opens (Cooke 7.17, 7.20)."""

    GOES_ON = "goes_on"
    PASSED_OUT = "passed_out"
    TURNS_LOW = "turns_low"


@unique
class JokerRole(StrEnum):
    """What the joker of the deck stands for."""

    BUG = "bug"
    """An ace, or what completes a straight or a flush (Cooke 7.16.01)."""

    LOWEST = "lowest"
    """The lowest rank that is not in the hand (Cooke 7.18.01)."""


class Joker(Struct, frozen=True):
    """The joker of a game: its role, and the setting that takes it into the deck."""

    role: JokerRole
    setting: str


class HandUse(Struct, frozen=True):
    """How many of a player's own cards make the best five with the board."""

    own_least: int
    own_most: int


class Swap(Struct, frozen=True):
    """A setting that turns the game into another: its ``value`` of ``setting`` deals ``game``."""

    setting: str
    value: str | int | bool
    game: str


class Default(Struct, frozen=True):
    """A setting whose default is another one in this game."""

    setting: str
    value: str | int | bool


class GameSpec(Struct, frozen=True, dict=True):
    """Everything the dealer has to know about a game.

    Attributes:
        max_players: the most the deck or the book allows (Cooke 4.10).
        safe_players: the most for whom the deck can never run out.
        seats_setting: the house setting that limits the seats further, or None.
        forced: the layouts of forced bets it can be played with, the default first.
        forced_setting: the setting that chooses among them, or None.
        structures: betting structures it can be played with, the default first.
        contests: the parts a pot is split into, one for most games.
        boards: the boards a hand may be made with, each as the rows of cards it joins: two
            flops that share a turn and a river are ``((0, 2), (1, 2))``.
        bring_in: whose upcard opens, in games with a bring-in; ``bring_in_setting`` flips it.
        tie_setting: the setting that breaks ties of open hands by suit or by position.
        unopened: what becomes of a hand that nobody opens; ``becomes`` the game it turns into.
        openers: the rank of the pair needed to open, 0 for a deuce; None where any hand may.
        must_bet_low: the worst low that must bet after the draw in limit, as a rank (5 for a
            seven); nobody may check and raise there (Cooke 7.18.04).  None elsewhere.
        swaps: settings that make another game of it.
        defaults: settings whose default differs in this game.
        keeps_exposed: the ranks that have to be taken when exposed in the deal, None where all
            have; ``keeps_exposed_big_bet`` the same in pot limit and no limit (Cooke 7.11,
            7.18.07, 7.18.08, 7.19).
        freezes_button: the button stays where it is after a false opening (Cooke 7.20.02).
        is_kill: it may be played with a kill (Cooke 8.04).
        is_listed: it is offered by its own name.
        opening_setting: the setting by which the high card has to bet instead of bringing it in.
    """

    id: str
    name: str
    aliases: tuple[str, ...]
    family: Family
    rules: tuple[RuleId, ...]
    min_players: int
    max_players: int
    safe_players: int
    forced: tuple[Forced, ...]
    structures: tuple[Structure, ...]
    streets: tuple[Street, ...]
    use: HandUse
    contests: tuple[Contest, ...] = (HIGH,)
    boards: tuple[tuple[int, ...], ...] = ((0,),)
    forced_setting: str | None = None
    seats_setting: str | None = None
    bring_in: BringIn | None = None
    bring_in_setting: str | None = None
    tie_setting: str | None = None
    unopened: Unopened = Unopened.GOES_ON
    becomes: str | None = None
    openers: int | None = None
    must_bet_low: int | None = None
    joker: Joker | None = None
    swaps: tuple[Swap, ...] = ()
    defaults: tuple[Default, ...] = ()
    is_kill: bool = True
    is_listed: bool = True
    opening_setting: str | None = None
    keeps_exposed: tuple[int, ...] | None = None
    keeps_exposed_big_bet: tuple[int, ...] | None = None
    freezes_button: bool = False

    @property
    def is_lowball(self) -> bool:
        """True for draw that the lowest hand wins (Cooke 7.18, 7.19)."""
        return self.draws > 0 and len(self.contests) == 1 and self.contests[0].ranking.is_low

    @cached_property
    def hole_cards(self) -> int:
        """Face-down cards each player has been dealt by the end, draws left aside."""
        return self._dealt(DealDown)

    @cached_property
    def upcards(self) -> int:
        """Face-up cards each player has been dealt by the end."""
        return self._dealt(DealUp)

    @cached_property
    def starting_cards(self) -> int:
        """Cards each player is dealt before anybody has to do anything."""
        count = 0
        for step in self.streets[0].steps:
            if not isinstance(step, (DealDown, DealUp)):
                break
            count += step.count
        return count

    @cached_property
    def whole_by(self) -> tuple[int, ...]:
        """For each street how many cards a hand has once it is dealt, draws left aside."""
        dealt = [
            sum(step.count for step in street.steps if isinstance(step, (DealDown, DealUp)))
            for street in self.streets
        ]
        return tuple(accumulate(dealt))

    @cached_property
    def last_deal(self) -> tuple[int, int] | None:
        """The street and the step that deal the last card; None in draw, where players do."""
        if self.draws:
            return None
        return max(
            (number, place)
            for number, street in enumerate(self.streets)
            for place, step in enumerate(street.steps)
            if isinstance(step, (DealDown, DealUp, TurnBoard))
        )

    @cached_property
    def rows(self) -> int:
        """Rows of community cards."""
        return 1 + max(row for board in self.boards for row in board)

    @cached_property
    def draws(self) -> int:
        """How many times cards may be exchanged."""
        return sum(isinstance(step, Draw) for street in self.streets for step in street.steps)

    @property
    def has_button(self) -> bool:
        """False in stud, where the fixed dealer's left is the lowest seat (Cooke 5.01)."""
        return Forced.BRING_IN not in self.forced

    @property
    def may_play_board(self) -> bool:
        """True where the board alone is a hand, as it is not in Omaha (Cooke 6.05)."""
        return not self.use.own_least and self._dealt(TurnBoard) > 0

    def _dealt(self, kind: type[DealDown | DealUp | TurnBoard]) -> int:
        return sum(
            step.count for street in self.streets for step in street.steps if isinstance(step, kind)
        )


__all__ = [
    "BettingRound",
    "BringIn",
    "Choose",
    "Chosen",
    "Contest",
    "DealDown",
    "DealUp",
    "Default",
    "Draw",
    "Family",
    "Forced",
    "GameSpec",
    "HandUse",
    "Joker",
    "JokerRole",
    "Limit",
    "Opener",
    "Step",
    "Street",
    "Structure",
    "Swap",
    "TurnBoard",
    "Unopened",
]
