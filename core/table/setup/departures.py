"""Where a table is not played by the main rules (Cooke 3.12, 16.02)."""

from collections.abc import Iterator, Sequence

from core.games import GAMES, GameSpec, game_dealt
from core.games.spec import Structure
from core.hand.resolving import forced_of
from core.house.combinations import idle_under
from core.house.matters import MATTERS, Matter
from core.house.setting import Scope, Setting, Value
from core.house.settings import house_of
from core.table.config import TableConfig, structure_for

Departures = tuple[tuple[Setting, Value], ...]
"""Settings with the values that are not the usual ones."""

_Way = tuple[GameSpec, Structure, bool]
"""A game as it is dealt, its structure, and whether blinds are posted in it."""


def departures(config: TableConfig) -> tuple[tuple[Matter, Departures], ...]:
    """The rules of this table's games that are not the usual ones, by matter.

    They are the table's own and the community's alike.  Usual is what the game has for its own
    default, else the main rule.  What another setting leaves without effect is no departure.
    """
    played = [(GAMES[game], list(_ways(config, game))) for game in config.games]
    found = ((matter, tuple(_of(matter, config, played))) for matter in MATTERS)
    return tuple((matter, departed) for matter, departed in found if departed)


def _of(
    matter: Matter, config: TableConfig, played: Sequence[tuple[GameSpec, Sequence[_Way]]]
) -> Iterator[tuple[Setting, Value]]:
    chosen = [one for one in matter.settings
              if one.key in config.settings and not _is_of_no_table(one)]  # fmt: skip
    if not chosen:
        return
    games = [game for game, ways in played if any(_concerns(matter, way) for way in ways)]
    defaults = [house_of(game, {}) for game in games]
    for setting in chosen if games else ():
        value = config.settings[setting.key]
        usual = {house.get(setting.key, setting.default) for house in defaults}
        if usual != {value} and not _is_idle(setting, config, games):
            yield setting, value


def _ways(config: TableConfig, game: str) -> Iterator[_Way]:
    """What ``game`` is dealt as here, and becomes."""
    structure, spec = structure_for(config, game), game_dealt(GAMES[game], config.settings)
    for dealt in (spec, *((GAMES[spec.becomes],) if spec.becomes else ())):
        yield dealt, structure, forced_of(dealt, config.settings).has_blinds


def _concerns(matter: Matter, way: _Way) -> bool:
    dealt, structure, has_blinds = way
    return matter.concerns(dealt, structure, has_blinds=has_blinds)


def _is_of_no_table(setting: Setting) -> bool:
    """Chips of the wallet, or who may open a table, are no matter of the game."""
    return setting.scope is Scope.COMMUNITY and setting.rule is None


def _is_idle(setting: Setting, config: TableConfig, games: list[GameSpec]) -> bool:
    return all(idle_under(house_of(game, config.settings), setting.key) for game in games)
