"""Matter: the house rules of one subject, as people ask for them."""

from collections.abc import Iterable

from msgspec import Struct

from core.games.spec import Family, GameSpec
from core.house.setting import Setting


class Matter(Struct, frozen=True):
    """A subject with its settings.

    Attributes:
        name: the word people type: ``clock``.
        title: its heading: ``The clock``.
        families: the kinds of games it concerns; none for every game.
    """

    name: str
    title: str
    settings: tuple[Setting, ...]
    families: tuple[Family, ...] = ()

    def concerns(self, games: Iterable[GameSpec]) -> bool:
        """Whether any of ``games`` is played by these rules."""
        return not self.families or any(game.family in self.families for game in games)
