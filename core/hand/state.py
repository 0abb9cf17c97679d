"""The state of one hand: frozen records, rebuilt by folding events."""

from enum import StrEnum, unique

from msgspec import Struct

from core.cards import Card
from core.chips import NO_CHIPS, Chips
from core.hand.menu import Menu
from core.hand.rules import HandRules
from core.ids import PersonId, Seat
from core.sealed import Sealed


@unique
class Standing(StrEnum):
    """How a player stands in the hand."""

    LIVE = "live"
    FOLDED = "folded"
    SHOWN = "shown"
    MUCKED = "mucked"


@unique
class Act(StrEnum):
    """What a player can be seen to do with chips."""

    ANTE = "ante"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    FOLD = "fold"


class LastAct(Struct, frozen=True):
    """The last thing a player did, for the board.  Amounts in hundredths of a chip.

    ``action`` is the prompt he answered (0 for a forced bet), so the highest one at the table
    is what just happened; ``street`` is when.  ``more`` is what he put in, ``to`` the total in
    front of him after it, ``by`` how far it went above the wager before (0 for a call).
    """

    act: Act
    street: int
    action: int
    more: Chips = NO_CHIPS
    to: Chips = NO_CHIPS
    by: Chips = NO_CHIPS
    is_all_in: bool = False


class Player(Struct, frozen=True):
    """One player dealt into the hand.  Amounts in hundredths of a chip.

    Attributes:
        stack: chips behind.
        bet: live chips in front of him this round.
        paid: everything he has put into the pot this hand, less what was returned.
        has_acted: he has had his say since the last full bet or raise of this round.
        acted_at: the wager he last responded to this round; 0 before his first act.
        may_reraise: False once he has acted and only short all-ins came since (Cooke 8.01.03).
        plays_board: he mucked while playing the board under the alternate of Cooke 6.05.
        last: the last thing he did.
        returned: what came back to him because nobody called it (Cooke 4.12).
    """

    seat: Seat
    person: PersonId
    name: str
    stack: Chips
    bet: Chips = NO_CHIPS
    paid: Chips = NO_CHIPS
    down: Sealed[tuple[Card, ...]] = Sealed(())
    standing: Standing = Standing.LIVE
    has_acted: bool = False
    acted_at: Chips = NO_CHIPS
    may_reraise: bool = True
    plays_board: bool = False
    last: LastAct | None = None
    returned: Chips = NO_CHIPS

    @property
    def is_in(self) -> bool:
        """True while he can still win some of the pot."""
        return self.standing is Standing.LIVE or self.standing is Standing.SHOWN

    @property
    def is_all_in(self) -> bool:
        """True when he is in the hand with nothing left to bet."""
        return self.stack == 0 and self.standing is not Standing.FOLDED


class Pot(Struct, frozen=True):
    """One layer of the pot and the seats that may win it; the main pot comes first."""

    amount: Chips
    seats: tuple[Seat, ...]


class Share(Struct, frozen=True):
    """What one winner is pushed from one pot; ``odd`` is the odd-chip part of ``amount``."""

    seat: Seat
    amount: Chips
    odd: Chips = NO_CHIPS


class Award(Struct, frozen=True):
    """One pot pushed: number 0 is the main pot; ``contested`` is False without a showdown."""

    pot: int
    amount: Chips
    shares: tuple[Share, ...]
    contested: bool


class Betting(Struct, frozen=True, tag=True):
    """A betting round with ``menu.seat`` to act.

    ``wager`` is the total to match; ``full_raise`` the size of the last full bet or raise,
    which the next one must equal (Cooke 8.01.02); ``aggressor`` made it, None while unopened
    (a blind is no aggression).
    """

    menu: Menu
    wager: Chips
    full_raise: Chips
    aggressor: Seat | None = None

    @property
    def to_act(self) -> Seat:
        """The seat the action is on."""
        return self.menu.seat


class Showdown(Struct, frozen=True, tag=True):
    """Hands being shown, ``queue[0]`` next (Cooke 11.01, 11.07)."""

    queue: tuple[Seat, ...]

    @property
    def to_act(self) -> Seat:
        """The seat that has to show or muck."""
        return self.queue[0]


class Dealing(Struct, frozen=True, tag=True):
    """Between two prompts: the dealer is at work.  Never the state between two steps."""


class Over(Struct, frozen=True, tag=True):
    """The pot has been pushed."""


Phase = Dealing | Betting | Showdown | Over


class Hand(Struct, frozen=True):
    """One hand, from the post of the blinds to the push of the pot.

    Attributes:
        number: counted from 1 at this table.
        players: in the order of the deal, from the left of the button; fixed for the hand.
        button: the seat of the button, which may be empty (a dead button, Cooke 12.08).
        small_blind, big_blind: the seats that posted; None for a dead small blind.
        deck: the whole shuffled deck; ``dealt`` cards of it are out, burns included.
        boards: one tuple of cards for each board.
        street: index into the game's streets.
        action: number of the current prompt, counted from 1; part of every button.
        aggressor: who bet or raised last in the last betting round, for the showdown's order.
        pot: every chip in the middle and in front of players.
        pots: the layers, as of the end of the last betting round.
        awards: what has been pushed, in the order it was pushed.
    """

    number: int
    game: str
    rules: HandRules
    button: Seat
    small_blind: Seat | None
    big_blind: Seat
    players: tuple[Player, ...]
    deck: Sealed[tuple[Card, ...]]
    dealt: int = 0
    boards: tuple[tuple[Card, ...], ...] = ((),)
    street: int = 0
    step: int = 0
    phase: Phase = Dealing()
    action: int = 0
    aggressor: Seat | None = None
    pot: Chips = NO_CHIPS
    pots: tuple[Pot, ...] = ()
    awards: tuple[Award, ...] = ()

    @property
    def is_over(self) -> bool:
        """True once the pot has been pushed."""
        return type(self.phase) is Over

    @property
    def to_act(self) -> Seat | None:
        """Who has to bet or show now, or None."""
        phase = self.phase
        return phase.to_act if isinstance(phase, Betting | Showdown) else None

    @property
    def menu(self) -> Menu | None:
        """The legal acts of the player to act, None outside a betting round."""
        return self.phase.menu if isinstance(self.phase, Betting) else None

    def player(self, seat: Seat) -> Player | None:
        """The player dealt in at ``seat``."""
        return next((player for player in self.players if player.seat == seat), None)

    def player_of(self, person: PersonId) -> Player | None:
        """The player dealt in as ``person``."""
        return next((player for player in self.players if player.person == person), None)
