"""TableConfig: what a table was opened with."""

from msgspec import Struct
from msgspec.structs import replace

from core.chips import Chips
from core.games import ROTATIONS
from core.games.spec import Structure
from core.hand.rules import Stakes
from core.house.setting import Value
from core.house.settings import Overrides


class MixedGame(Struct, frozen=True):
    """One game of a mixed table; its forced bets are its own (Cooke 8.05)."""

    game: str
    structure: Structure
    stakes: Stakes


class TableConfig(Struct, frozen=True):
    """Game, stakes and house settings of a table.

    ``buy_in_most`` is 0 where there is no maximum.  ``settings`` holds only the values that
    differ from the defaults; the seconds to act are ``clock.auto_start_seconds`` among them.
    ``mix`` are the games of a mixed table in turn, whose rotation is ``game``, or ``custom``;
    the structure and the stakes of the table are then those of the first.

    The values of ``settings`` are the table's own, which go before the community's, except those
    under the keys ``of_community`` (Cooke 1.07).  ``beneath`` are values of the community that
    are not in force here: the table has its own, or could not be dealt by them.
    """

    game: str
    structure: Structure
    stakes: Stakes
    seats: int
    buy_in_least: Chips
    buy_in_most: Chips
    settings: Overrides
    mix: tuple[MixedGame, ...] = ()
    of_community: tuple[str, ...] = ()
    beneath: Overrides = {}

    @property
    def own(self) -> tuple[str, ...]:
        """The keys of ``settings`` whose values are the table's own."""
        return tuple(key for key in self.settings if key not in self.of_community)

    @property
    def house(self) -> Overrides:
        """The community's values, as far as this table has been told them."""
        return {key: self.settings[key] for key in self.of_community} | self.beneath

    @property
    def games(self) -> tuple[str, ...]:
        """The games dealt in turn, by id; one, where nothing rotates."""
        if self.mix:
            return tuple(one.game for one in self.mix)
        rotation = ROTATIONS.get(self.game)
        return rotation.games if rotation is not None else (self.game,)


def config_with(config: TableConfig, key: str, value: Value | None) -> TableConfig:
    """``config`` with the table's own ``value`` under ``key``; None takes its own value back.

    The community's value then counts again, if it has one (Cooke 1.07).
    """
    told = config.house.get(key)
    if value is None:
        return _laid(config, key, own=None, house=told, beneath=None)
    return _laid(config, key, own=value, house=None, beneath=told)


def config_under(config: TableConfig, key: str, value: Value | None) -> TableConfig:
    """``config`` with the community's ``value`` under ``key``, or none for None.

    A value of the table's own stays in force (Cooke 1.07).
    """
    if key in config.own:
        return _laid(config, key, own=config.settings[key], house=None, beneath=value)
    return _laid(config, key, own=None, house=value, beneath=None)


def config_despite(config: TableConfig, key: str, value: Value | None) -> TableConfig:
    """``config`` as it is, though the community's value is ``value``: it could not be dealt so.

    What was the community's value in force is the table's own from then on.
    """
    return _laid(config, key, own=config.settings.get(key), house=None, beneath=value)


def _laid(
    config: TableConfig,
    key: str,
    *,
    own: Value | None,
    house: Value | None,
    beneath: Value | None,
) -> TableConfig:
    """``config`` with one setting laid anew: one of ``own`` and ``house`` may be in force."""
    settings: Overrides = {name: other for name, other in config.settings.items() if name != key}
    common = tuple(name for name in config.of_community if name != key)
    hidden: Overrides = {name: other for name, other in config.beneath.items() if name != key}
    if own is not None:
        settings[key] = own
    elif house is not None:
        settings[key] = house
        common = (*common, key)
    if beneath is not None:
        hidden[key] = beneath
    return replace(config, settings=settings, of_community=common, beneath=hidden)


def stakes_for(config: TableConfig, game: str) -> Stakes:
    """The stakes of ``game``, one of ``config.games``."""
    return next((one.stakes for one in config.mix if one.game == game), config.stakes)


def structure_for(config: TableConfig, game: str) -> Structure:
    """The betting structure of ``game``, one of ``config.games``."""
    return next((one.structure for one in config.mix if one.game == game), config.structure)
