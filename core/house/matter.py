"""Matter: the house rules of one subject, as people ask for them."""

from msgspec import Struct

from core.games.spec import Family, GameSpec, Structure
from core.house.setting import Setting


class Matter(Struct, frozen=True):
    """A subject with its settings.

    Attributes:
        name: the word people type: ``clock``.
        title: its heading: ``The clock``.
        families, structures: the kinds of games and of betting it concerns; none for all.
        needs_blinds: it concerns only games with blinds.
    """

    name: str
    title: str
    settings: tuple[Setting, ...]
    families: tuple[Family, ...] = ()
    structures: tuple[Structure, ...] = ()
    needs_blinds: bool = False

    def concerns(self, game: GameSpec, structure: Structure, *, has_blinds: bool) -> bool:
        """Whether ``game`` is played by these rules."""
        return (
            (not self.families or any(kind in self.families for kind in _kinds(game)))
            and (not self.structures or structure in self.structures)
            and (has_blinds or not self.needs_blinds)
        )


def _kinds(game: GameSpec) -> tuple[Family, ...]:
    """Its family; draw that the lowest hand wins is lowball too (Cooke 7.18, 7.20)."""
    return (game.family, Family.LOWBALL) if game.is_lowball else (game.family,)
