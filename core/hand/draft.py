"""HandDraft: one command's working copy of a hand.

A command is a cascade of events: the last call closes the round, gathers the bets, turns the
river and opens the next round.  Each event is folded into this copy as it is emitted, so that
what follows is decided on the state as it then stands, and the frozen record is built once.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from core.cards import Card
from core.chips import Chips
from core.games import GAMES
from core.games.spec import GameSpec
from core.hand.acts import LIVE, SHOWN
from core.hand.ahead.early import Early
from core.hand.floor.before_act import BeforeAct
from core.hand.floor.record import Done
from core.hand.forced.posts import Posts
from core.hand.overs import Overs
from core.hand.rules import HandRules
from core.hand.sharing.accord import Accord
from core.hand.shows.looks import Looks
from core.hand.state import (
    Award,
    Earlier,
    Hand,
    LastAct,
    Opening,
    Over,
    Phase,
    Player,
    Pot,
)
from core.ids import Seat
from core.sealed import Sealed

Fold = Callable[["HandDraft", Any], None]
"""What an event does to a hand."""


_CLAIMS: Final = (LIVE, SHOWN)


class HandDraft:
    """A hand being changed.  The attributes are those of :class:`core.hand.state.Hand`."""

    __slots__ = (
        "accord", "action", "aggressor", "aside", "awards", "before", "bet_sizes", "bets",
        "big_blind", "boards", "burns", "button", "button_blind", "carried", "checkers", "dead",
        "dealt", "deck", "down_next", "earlier", "early", "events", "faced", "first", "folds",
        "full_raise", "full_wager", "game", "is_burned", "is_capped", "is_run_out", "last_bettor",
        "looks", "number", "on_end", "opener", "opening", "overs", "owed", "phase", "players",
        "posts", "pot", "pots", "record", "reshuffles", "rules", "saves_burn", "seats",
        "served_last", "short_blinds", "small_blind", "spares", "spec", "step", "street", "wager",
    )  # fmt: skip

    number: int
    game: str
    spec: GameSpec
    rules: HandRules
    button: Seat | None
    small_blind: Seat | None
    big_blind: Seat | None
    players: list[Player]
    seats: tuple[Seat, ...]
    deck: Sealed[tuple[Card, ...]]
    dealt: int
    boards: tuple[tuple[Card, ...], ...]
    street: int
    step: int
    phase: Phase
    action: int
    wager: Chips
    full_raise: Chips
    aggressor: Seat | None
    is_run_out: bool
    pot: Chips
    pots: tuple[Pot, ...]
    awards: tuple[Award, ...]
    last_bettor: Seat | None
    button_blind: Seat | None
    bets: int
    full_wager: Chips
    bet_sizes: tuple[Chips, ...]
    is_capped: bool
    checkers: tuple[Seat, ...]
    opener: Seat | None
    burns: Sealed[tuple[Card, ...]]
    spares: Sealed[tuple[tuple[Card, ...], ...]]
    reshuffles: int
    carried: Chips
    dead: Chips
    first: Seat | None
    saves_burn: bool
    opening: Opening
    earlier: tuple[Earlier, ...]
    is_burned: bool
    owed: tuple[Seat, ...]
    short_blinds: tuple[Seat, ...]
    early: Early
    accord: Accord
    looks: Looks
    record: tuple[Done, ...]
    posts: Posts
    overs: Overs
    before: BeforeAct | None
    aside: Sealed[tuple[Card, ...]]
    faced: tuple[Card, ...]
    served_last: tuple[Seat, ...]
    down_next: tuple[Seat, ...]

    def __init__(
        self, events: list[Any], folds: Mapping[type, Fold], on_end: Callable[[], None]
    ) -> None:
        """A copy that notes into ``events``; ``on_end`` gives the stacks back to the table."""
        self.events = events
        self.folds = folds
        self.on_end = on_end

    def emit(self, event: object) -> None:
        """Let ``event`` have happened: note it and fold it in."""
        self.events.append(event)
        self.folds[type(event)](self, event)

    @classmethod
    def of(  # noqa: PLR0915  # one statement for each field
        cls,
        hand: Hand,
        events: list[Any],
        folds: Mapping[type, Fold],
        on_end: Callable[[], None],
    ) -> "HandDraft":
        """A working copy of ``hand``."""
        draft = cls(events, folds, on_end)
        draft.number = hand.number
        draft.game = hand.game
        draft.spec = GAMES[hand.game]
        draft.rules = hand.rules
        draft.button = hand.button
        draft.small_blind = hand.small_blind
        draft.big_blind = hand.big_blind
        draft.players = list(hand.players)
        draft.seats = hand.seats
        draft.deck = hand.deck
        draft.dealt = hand.dealt
        draft.boards = hand.boards
        draft.street = hand.street
        draft.step = hand.step
        draft.phase = hand.phase
        draft.action = hand.action
        draft.wager = hand.wager
        draft.full_raise = hand.full_raise
        draft.aggressor = hand.aggressor
        draft.is_run_out = hand.is_run_out
        draft.pot = hand.pot
        draft.pots = hand.pots
        draft.awards = hand.awards
        draft.last_bettor = hand.last_bettor
        draft.button_blind = hand.button_blind
        draft.bets = hand.bets
        draft.full_wager = hand.full_wager
        draft.bet_sizes = hand.bet_sizes
        draft.is_capped = hand.is_capped
        draft.checkers = hand.checkers
        draft.opener = hand.opener
        draft.burns = hand.burns
        draft.spares = hand.spares
        draft.reshuffles = hand.reshuffles
        draft.carried = hand.carried
        draft.dead = hand.dead
        draft.first = hand.first
        draft.saves_burn = hand.saves_burn
        draft.opening = hand.opening
        draft.earlier = hand.earlier
        draft.is_burned = hand.is_burned
        draft.aside = hand.aside
        draft.faced = hand.faced
        draft.served_last = hand.served_last
        draft.down_next = hand.down_next
        draft.owed = hand.owed
        draft.short_blinds = hand.short_blinds
        draft.early = hand.early
        draft.accord = hand.accord
        draft.looks = hand.looks
        draft.record = hand.record
        draft.posts = hand.posts
        draft.overs = hand.overs
        draft.before = hand.before
        return draft

    def freeze(self) -> Hand:
        """The hand as it now stands."""
        return Hand(
            self.number, self.game, self.rules, self.button, self.small_blind, self.big_blind,
            self.seats, tuple(self.players), self.deck, self.dealt, self.boards, self.street,
            self.step, self.phase, self.action, self.wager, self.full_raise, self.aggressor,
            self.is_run_out, self.pot, self.pots, self.awards, self.last_bettor,
            self.button_blind, self.bets, self.full_wager, self.bet_sizes, self.is_capped,
            self.checkers, self.opener, self.burns, self.spares, self.reshuffles, self.carried,
            self.dead, self.first, self.saves_burn, self.opening, self.earlier, self.is_burned,
            self.owed, self.short_blinds, self.early, self.accord, self.looks,
            self.record, self.posts, self.overs, self.aside, self.faced, self.before,
            self.served_last, self.down_next,
        )  # fmt: skip

    def note(self, seat: Seat, act: LastAct) -> None:
        """Enter ``act`` of ``seat`` into the betting record."""
        self.record = (*self.record, Done(seat, act))

    def become(self, game: str) -> None:
        """Go on as another game."""
        self.game = game
        self.spec = GAMES[game]

    @property
    def is_over(self) -> bool:
        """True once the pot has been pushed."""
        return type(self.phase) is Over

    @property
    def is_void(self) -> bool:
        """True once the floor has called the hand off."""
        return isinstance(self.phase, Over) and self.phase.is_void

    def player(self, seat: Seat) -> Player:
        """The player dealt in at ``seat``."""
        return self.players[self.seats.index(seat)]

    def place(self, seat: Seat) -> int:
        """The index of ``seat`` in the order of the deal."""
        return self.seats.index(seat)

    @property
    def is_contested(self) -> bool:
        """True while two or more players can still win."""
        found = False
        for player in self.players:
            if player.standing in _CLAIMS or player.plays_board:
                if found:
                    return True
                found = True
        return False

    @property
    def is_betting_possible(self) -> bool:
        """True while two or more players can still bet."""
        found = False
        for player in self.players:
            if player.standing is LIVE and not player.is_all_in:
                if found:
                    return True
                found = True
        return False

    def claimants(self, number: int) -> list[Player]:
        """Players who can win the pot ``number``, in the order of the deal.

        When all who played for it have given up, it is the last one's: nobody was left to
        contest it when he did.
        """
        seats = self.pots[number].seats
        claims = [
            player
            for player in self.players
            if player.seat in seats and (player.is_in or player.plays_board)
        ]
        return claims or [player for player in self.players if number in player.keeps]

    def clockwise_from(self, place: int) -> list[Player]:
        """All players in clockwise order, beginning with the one at ``place``."""
        return self.players[place:] + self.players[:place]

    def next_cards(self, count: int) -> tuple[Card, ...]:
        """The next ``count`` cards of the deck; the fold of the event takes them off it."""
        return self.deck.content[self.dealt : self.dealt + count]
