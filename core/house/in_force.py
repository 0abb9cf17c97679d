"""The house rules in force somewhere, and whose word each of them is (Cooke 1.07)."""

from enum import StrEnum, unique

from msgspec import Struct

from core.house.setting import Setting, Value
from core.house.settings import Overrides


@unique
class Whose(StrEnum):
    """Whose value is in force; each goes before those behind it."""

    TABLE = "table"
    COMMUNITY = "community"
    GAME = "game"
    BOOK = "book"


class InForce(Struct, frozen=True):
    """The values that differ from the books' main rules, by whose word they are."""

    table: Overrides = {}
    community: Overrides = {}
    game: Overrides = {}

    @property
    def overrides(self) -> Overrides:
        """All of them, by whosever word."""
        return self.game | self.community | self.table

    def value(self, setting: Setting) -> Value:
        """The value that counts."""
        for layer in (self.table, self.community, self.game):
            if setting.key in layer:
                return layer[setting.key]
        return setting.default

    def whose(self, setting: Setting) -> Whose:
        """Whose word that value is."""
        layers = ((Whose.TABLE, self.table), (Whose.COMMUNITY, self.community),
                  (Whose.GAME, self.game))  # fmt: skip
        return next((whose for whose, layer in layers if setting.key in layer), Whose.BOOK)
