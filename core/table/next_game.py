"""What is dealt next: the game, its deck and its forced bets (Cooke 7.03, 8.05)."""

from collections.abc import Sequence

from core.cards import JOKERS, STANDARD_DECK, Card
from core.games import GAMES, GameSpec, game_dealt
from core.hand.resolving import forced_of
from core.house.settings import flag, house_of, number, word
from core.ids import Instant, Seat, later, seconds
from core.table.config import TableConfig
from core.table.state import GameTurn, Table


def named_at(config: TableConfig, turn: GameTurn | None) -> str:
    """The game whose turn it is, as the table was opened with it."""
    return config.games[turn.index % len(config.games) if turn is not None else 0]


def game_at(config: TableConfig, turn: GameTurn | None) -> GameSpec:
    """The game that is dealt at ``turn`` of the rotation, as the house's settings make it."""
    return game_dealt(GAMES[named_at(config, turn)], config.settings)


def has_blinds(config: TableConfig, turn: GameTurn | None) -> bool:
    """Whether the game at ``turn`` is played with blinds, for which newcomers have to wait."""
    return forced_of(game_at(config, turn), config.settings).has_blinds


def next_turn(
    config: TableConfig, turn: GameTurn | None, ready: Sequence[Seat], now: Instant
) -> GameTurn | None:
    """Where the rotation stands for the hand about to be dealt; None where one game is played.

    A game lasts one hand for each player there was when it began, or by setting a time; the hand
    in progress is finished first (Cooke 8.05).
    """
    if len(config.games) == 1:
        return None
    if turn is None:
        return GameTurn(0, 0, len(ready), now)
    if word(config.settings, "mixed.rotation") == "time":
        minutes = number(config.settings, "mixed.minutes")
        is_over = now >= later(turn.since, seconds(60 * minutes))
    else:
        is_over = turn.hands >= turn.round
    return GameTurn(turn.index + 1, 0, len(ready), now) if is_over else turn


def has_joker(game: GameSpec, config: TableConfig) -> bool:
    """Whether the deck holds the joker (Cooke 7.16.01, 7.18.01)."""
    return game.joker is not None and flag(house_of(game, config.settings), game.joker.setting)


def cards_of(game: GameSpec, config: TableConfig) -> tuple[Card, ...]:
    """The cards that ``game`` is dealt from."""
    return (*STANDARD_DECK, JOKERS[0]) if has_joker(game, config) else STANDARD_DECK


def deck_of(table: Table) -> tuple[Card, ...]:
    """The cards to be shuffled for the next hand: of a mixed table those of all its games.

    Which game is next is decided when it is dealt, and what is not of it is left out then: what
    remains of a random order is in random order.
    """
    return max((cards_of(game, table.config) for game in _games_of(table.config)), key=len)


def spares_of(table: Table) -> int:
    """How many further shuffled decks the next hand may need, should its cards run short.

    In stud the last street is dealt from a second shuffle at most; in a draw the burn and every
    player may need one on every draw.
    """
    players = len(table.occupants)
    return max(
        (players + 1) * game.draws if game.draws else 2 * bool(game.upcards)
        for game in _games_of(table.config)
    )


def _games_of(config: TableConfig) -> list[GameSpec]:
    return [game_dealt(GAMES[game], config.settings) for game in config.games]
