"""Where a table is not played by the main rules (Cooke 3.12, 16.02)."""

from collections.abc import Iterator

from core.games import GAMES, GameSpec, game_dealt
from core.hand.resolving import forced_of
from core.house.combinations import idle_under
from core.house.matters import MATTERS, Matter
from core.house.setting import Scope, Setting, Value
from core.house.settings import house_of
from core.table.config import TableConfig, structure_for

Departures = tuple[tuple[Setting, Value], ...]
"""Settings with the values that are not the usual ones."""


def departures(config: TableConfig) -> tuple[tuple[Matter, Departures], ...]:
    """The rules of this table's games that are not the usual ones, by matter.

    They are the table's own and the community's alike.  Usual is what the game has for its own
    default, else the main rule.  What another setting leaves without effect is no departure.
    """
    found = ((matter, tuple(_of(matter, config))) for matter in MATTERS)
    return tuple((matter, departed) for matter, departed in found if departed)


def _of(matter: Matter, config: TableConfig) -> Iterator[tuple[Setting, Value]]:
    chosen = [one for one in matter.settings
              if one.key in config.settings and not _is_of_no_table(one)]  # fmt: skip
    games = list(_concerned(matter, config)) if chosen else []
    defaults = [house_of(game, {}) for game in games]
    for setting in chosen if games else ():
        value = config.settings[setting.key]
        usual = {house.get(setting.key, setting.default) for house in defaults}
        if usual != {value} and not _is_idle(setting, config, games):
            yield setting, value


def _concerned(matter: Matter, config: TableConfig) -> Iterator[GameSpec]:
    """The games here, as they are named, that are played by rules of that matter."""
    for game in config.games:
        structure, spec = structure_for(config, game), game_dealt(GAMES[game], config.settings)
        for dealt in (spec, *((GAMES[spec.becomes],) if spec.becomes else ())):
            has_blinds = forced_of(dealt, config.settings).has_blinds
            if matter.concerns(dealt, structure, has_blinds=has_blinds):
                yield GAMES[game]
                break


def _is_of_no_table(setting: Setting) -> bool:
    """Chips of the wallet, or who may open a table, are no matter of the game."""
    return setting.scope is Scope.COMMUNITY and setting.rule is None


def _is_idle(setting: Setting, config: TableConfig, games: list[GameSpec]) -> bool:
    return all(idle_under(house_of(game, config.settings), setting.key) for game in games)
