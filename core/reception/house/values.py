"""The house rules in force where somebody asks: the table's, the community's, the game's."""

from core.games import GAMES
from core.house.in_force import InForce
from core.reception.visit import Visit
from core.table.config import TableConfig


def in_force(visit: Visit) -> InForce:
    """The values at the table meant, else the community's; nothing where neither is known."""
    view = visit.view_if_any()
    if view is None:
        return InForce(community=visit.house_values())
    game = view.hand.game if view.hand is not None else view.config.games[0]
    return in_game(view.config, game)


def in_game(config: TableConfig, game: str) -> InForce:
    """The values at a table while ``game`` is dealt there."""
    settings = config.settings
    return InForce(
        table={key: settings[key] for key in config.own},
        community={key: settings[key] for key in config.of_community},
        game={default.setting: default.value for default in GAMES[game].defaults},
    )
