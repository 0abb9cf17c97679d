"""The games Riffle deals, as data."""

from core.games.registry import GAMES, ROTATIONS, game_dealt
from core.games.rotation import Rotation
from core.games.spec import GameSpec

__all__ = ["GAMES", "ROTATIONS", "GameSpec", "Rotation", "game_dealt"]
