"""Which game a hand is, said where the table's name does not say it."""

from core.games import GAMES
from core.view import HandView, TableView


def game_mark(view: TableView, hand: HandView) -> str:
    """`` · Razz`` at a table of several games, and once a hand has turned into another game."""
    name = GAMES[hand.game].name
    return "" if name == view.game_name else f" · {name}"
