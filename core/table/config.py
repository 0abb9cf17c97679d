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
    """

    game: str
    structure: Structure
    stakes: Stakes
    seats: int
    buy_in_least: Chips
    buy_in_most: Chips
    settings: Overrides
    mix: tuple[MixedGame, ...] = ()

    @property
    def games(self) -> tuple[str, ...]:
        """The games dealt in turn, by id; one, where nothing rotates."""
        if self.mix:
            return tuple(one.game for one in self.mix)
        rotation = ROTATIONS.get(self.game)
        return rotation.games if rotation is not None else (self.game,)


def config_with(config: TableConfig, key: str, value: Value | None) -> TableConfig:
    """``config`` with the setting ``key`` at ``value``, or at the house's default for None."""
    settings: Overrides = {name: other for name, other in config.settings.items() if name != key}
    if value is not None:
        settings[key] = value
    return replace(config, settings=settings)


def stakes_for(config: TableConfig, game: str) -> Stakes:
    """The stakes of ``game``, one of ``config.games``."""
    return next((one.stakes for one in config.mix if one.game == game), config.stakes)


def structure_for(config: TableConfig, game: str) -> Structure:
    """The betting structure of ``game``, one of ``config.games``."""
    return next((one.structure for one in config.mix if one.game == game), config.structure)
