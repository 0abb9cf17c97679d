"""The games Riffle deals, each a module of data; this is the one list of them."""

from typing import Final

from core.games.spec import GameSpec
from core.games.texas_holdem import TEXAS_HOLDEM

GAMES: Final[dict[str, GameSpec]] = {game.id: game for game in (TEXAS_HOLDEM,)}
"""Every game that can be dealt, by id."""

__all__ = ["GAMES", "GameSpec"]
