"""What a table is called by its game and stakes, and what it takes to sit down."""

from typing import Final

from core.chips import chips_text
from core.games import GAMES, game_dealt
from core.games.spec import Structure
from core.present.documents import Line
from core.present.say import say
from core.table.config import TableConfig
from core.table.setup.choices import name_of

_STRUCTURES: Final = {
    Structure.NO_LIMIT: "No-limit",
    Structure.POT_LIMIT: "Pot-limit",
    Structure.FIXED: "Limit",
    Structure.SPREAD: "Spread-limit",
}


def table_name(config: TableConfig) -> str:
    """``No-limit Texas Hold'em 5/10``, ``Limit Razz 15/30``, ``Limit HORSE 10/20``."""
    specs = tuple(game_dealt(GAMES[game], config.settings) for game in config.games)
    name = name_of(config.game, specs)
    return f"{_STRUCTURES[config.structure]} {name} {stakes_text(config)}"


def stakes_text(config: TableConfig) -> str:
    """What the game is named by: ``5/10`` by its blinds or its limits, a spread ``2-8``."""
    stakes = config.stakes
    if stakes.spread is not None:
        return "-".join(map(chips_text, dict.fromkeys(stakes.spread)))
    if config.structure is Structure.FIXED:
        return f"{chips_text(stakes.small_bet)}/{chips_text(stakes.big_bet)}"
    if not stakes.big_blind:
        return chips_text(stakes.base)
    blinds = [amount for amount in (stakes.small_blind, stakes.big_blind) if amount]
    return "/".join(map(chips_text, blinds))


def buy_in_line(config: TableConfig) -> Line:
    """``Buy-in 200 to 1,000``, ``Buy-in 200 or more``."""
    if config.buy_in_most:
        least, most = config.buy_in_least, config.buy_in_most
        return say("Buy-in {least} to {most}", least=least, most=most)
    return say("Buy-in {least} or more", least=config.buy_in_least)
