"""HandDraft: one command's working copy of a hand.

A command is a cascade of events: the last call closes the round, gathers the bets, turns the
river and opens the next round.  Each event is folded into this copy as it is emitted, so that
what follows is decided on the state as it then stands, and the frozen record is built once.
"""

from collections.abc import Callable
from typing import Any

from core.cards import Card
from core.chips import NO_CHIPS, Chips
from core.games import GAMES
from core.games.spec import GameSpec
from core.hand.rules import HandRules
from core.hand.state import Award, Dealing, Hand, Over, Phase, Player, Pot
from core.ids import Seat
from core.sealed import Sealed

Fold = Callable[["HandDraft", Any], None]
"""What an event does to a hand."""


class HandDraft:
    """A hand being changed.  The attributes are those of :class:`core.hand.state.Hand`."""

    __slots__ = (
        "action", "aggressor", "awards", "big_blind", "boards", "button", "dealt", "deck",
        "events", "fold", "full_raise", "game", "is_run_out", "number", "phase", "places",
        "players", "pot", "pots", "rules", "small_blind", "spec", "step", "street", "wager",
    )  # fmt: skip

    number: int
    game: str
    spec: GameSpec
    rules: HandRules
    button: Seat
    small_blind: Seat | None
    big_blind: Seat
    players: list[Player]
    places: dict[Seat, int]
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

    def __init__(self, events: list[Any], fold: Callable[[Any], None]) -> None:
        """A copy that notes into ``events`` and folds through ``fold``.

        The table gives its own fold: the end of a hand changes the table too.
        """
        self.events = events
        self.fold = fold

    def emit(self, event: object) -> None:
        """Let ``event`` have happened: note it and fold it in."""
        self.events.append(event)
        self.fold(event)

    @classmethod
    def of(
        cls, hand: Hand, events: list[Any], fold: Callable[[Any], None]
    ) -> "HandDraft":
        """A working copy of ``hand``."""
        draft = cls(events, fold)
        draft.number = hand.number
        draft.game = hand.game
        draft.spec = GAMES[hand.game]
        draft.rules = hand.rules
        draft.button = hand.button
        draft.small_blind = hand.small_blind
        draft.big_blind = hand.big_blind
        draft.players = list(hand.players)
        draft.places = {player.seat: place for place, player in enumerate(hand.players)}
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
        return draft

    def begin(
        self,
        number: int,
        game: str,
        rules: HandRules,
        button: Seat,
        small_blind: Seat | None,
        big_blind: Seat,
        players: list[Player],
        deck: Sealed[tuple[Card, ...]],
        boards: int,
    ) -> None:
        """Become a new hand with nothing posted and nothing dealt."""
        self.number = number
        self.game = game
        self.spec = GAMES[game]
        self.rules = rules
        self.button = button
        self.small_blind = small_blind
        self.big_blind = big_blind
        self.players = players
        self.places = {player.seat: place for place, player in enumerate(players)}
        self.deck = deck
        self.dealt = 0
        self.boards = ((),) * boards
        self.street = 0
        self.step = 0
        self.phase = Dealing()
        self.action = 0
        self.wager = NO_CHIPS
        self.full_raise = NO_CHIPS
        self.aggressor = None
        self.is_run_out = False
        self.pot = NO_CHIPS
        self.pots = ()
        self.awards = ()

    def freeze(self) -> Hand:
        """The hand as it now stands."""
        return Hand(
            self.number, self.game, self.rules, self.button, self.small_blind, self.big_blind,
            tuple(self.players), self.deck, self.dealt, self.boards, self.street, self.step,
            self.phase, self.action, self.wager, self.full_raise, self.aggressor,
            self.is_run_out, self.pot, self.pots, self.awards,
        )  # fmt: skip

    @property
    def is_over(self) -> bool:
        """True once the pot has been pushed."""
        return isinstance(self.phase, Over)

    def player(self, seat: Seat) -> Player:
        """The player dealt in at ``seat``."""
        return self.players[self.places[seat]]

    def claimants(self) -> list[Player]:
        """Players who can still win some of the pot, in the order of the deal."""
        return [player for player in self.players if player.is_in or player.plays_board]

    def clockwise_from(self, place: int) -> list[Player]:
        """All players in clockwise order, beginning with the one at ``place``."""
        return self.players[place:] + self.players[:place]

    def is_live(self, player: Player) -> bool:
        """True when ``player`` can still bet: he is in and has a whole betting unit behind."""
        return player.is_in and not player.is_all_in

    def next_cards(self, count: int) -> tuple[Card, ...]:
        """The next ``count`` cards of the deck; the fold of the event takes them off it."""
        return self.deck.content[self.dealt : self.dealt + count]
