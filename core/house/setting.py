"""Setting: one house rule, declared once."""

from enum import StrEnum, unique

from msgspec import Struct

from core.citation import RuleId
from core.refusal import Reason, Refusal

Value = bool | int | str


@unique
class Effect(StrEnum):
    """From when a changed value counts."""

    NEXT_HAND = "next_hand"
    NEW_TABLE = "new_table"
    AT_ONCE = "at_once"


@unique
class Scope(StrEnum):
    """Who may have a value of his own; a table's value goes before the community's."""

    COMMUNITY = "community"
    TABLE = "table"


class Setting(Struct, frozen=True):
    """A house rule with everything that validation, commands, signs and docs need.

    ``choices`` lists the values of a setting that has a fixed list; for a number, ``least``
    and ``most`` bound it, in ``unit``.  ``rule`` is None for a matter no book speaks of.
    """

    key: str
    default: Value
    summary: str
    rule: RuleId | None = None
    choices: tuple[Value, ...] = ()
    least: int = 0
    most: int = 0
    unit: str = ""
    effect: Effect = Effect.NEXT_HAND
    scope: Scope = Scope.TABLE

    def check(self, value: Value) -> Value:
        """``value`` if this setting can have it.

        Raises:
            Refusal: ``SETTING_IMPOSSIBLE`` when the value is of another kind, is not among the
                choices or lies outside the bounds.
        """
        is_number = isinstance(self.default, int) and not isinstance(self.default, bool)
        fits = (
            type(value) is type(self.default)
            and (not self.choices or value in self.choices)
            and (not is_number or bool(self.choices) or self.least <= int(value) <= self.most)
        )
        if not fits:
            raise Refusal(Reason.SETTING_IMPOSSIBLE, self.rule, key=self.key, value=str(value))
        return value
