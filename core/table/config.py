"""TableConfig: what a table was opened with."""

from msgspec import Struct

from core.chips import Chips
from core.games.spec import Structure
from core.hand.rules import Stakes
from core.house.settings import Overrides


class TableConfig(Struct, frozen=True):
    """Game, stakes and house settings of a table.

    ``buy_in_most`` is 0 where there is no maximum.  ``settings`` holds only the values that
    differ from the defaults; the seconds to act are ``clock.auto_start_seconds`` among them.
    """

    game: str
    structure: Structure
    stakes: Stakes
    seats: int
    buy_in_least: Chips
    buy_in_most: Chips
    settings: Overrides
