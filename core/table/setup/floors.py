"""The floor under a table's smallest buy-in (Cooke 9.02)."""

from core.chips import Chips
from core.games.spec import Structure
from core.hand.rules import Stakes
from core.house.settings import Overrides, number
from core.table.config import TableConfig, stakes_for, structure_for

_BIG_BET = (Structure.POT_LIMIT, Structure.NO_LIMIT)


def floor_under(structure: Structure, stakes: Stakes, house: Overrides) -> Chips:
    """The least that a game's smallest buy-in may be.

    Ten small bets in fixed limit and ten of the smallest bets in spread limit, twenty big blinds
    in pot limit and no limit, or of whatever bet stands for them; a house may ask for more.
    """
    is_big = structure in _BIG_BET
    bets = "buyin.min_big_blinds_big_bet" if is_big else "buyin.min_small_bets_limit"
    return Chips(stakes.base * number(house, bets))


def floor_of(config: TableConfig) -> Chips:
    """The floor of a table: of a mixed one the highest of its games."""
    return max(
        floor_under(structure_for(config, game), stakes_for(config, game), config.settings)
        for game in config.games
    )
