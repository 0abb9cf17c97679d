"""Setting: one house rule, declared once."""

from enum import StrEnum, unique

from msgspec import Struct

from core.citation import RuleId
from core.house.values import Value, amount_text, text_of
from core.refusal import Reason, Refusal


@unique
class Kind(StrEnum):
    """What its value is: one of two, one of a list, or a number within bounds."""

    ON_OFF = "on_off"
    CHOICE = "choice"
    NUMBER = "number"


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

    Attributes:
        default: the books' main rule.
        summary: what the setting decides, in a sentence.
        rule: None for a matter no book speaks of.
        choices: the values of a setting that has a fixed list.
        least, most: the bounds of a number, in ``unit``.
        title: what people call it: ``Small blind``.
        phrases: what the house does at a value, in card-room words; one for each choice, and
            for those values of a number that mean something of their own.
        sign: what the house does at any other value of a number, with ``{value}`` in it.
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
    title: str = ""
    phrases: tuple[tuple[Value, str], ...] = ()
    sign: str = ""

    @property
    def kind(self) -> Kind:
        """What its value is."""
        if isinstance(self.default, bool):
            return Kind.ON_OFF
        return Kind.CHOICE if self.choices else Kind.NUMBER

    @property
    def possible(self) -> str:
        """Its values as a refusal names them: ``on or off``, ``0 to 600 seconds``."""
        if self.kind is Kind.NUMBER:
            return f"{self.least:,} to {amount_text(self.most, self.unit)}"
        *words, last = map(text_of, self.choices or (True, False))
        last = f"{last} {self.unit}".rstrip()
        return f"{', '.join(words)} or {last}" if words else last

    def said(self, value: Value) -> str:
        """What the house does at ``value``: ``the button always moves on``."""
        for at, phrase in self.phrases:
            if at == value:
                return phrase
        return (self.sign or f"{self.title or self.key}: {{value}}").format(
            value=self.value_text(value)
        )

    def value_text(self, value: Value) -> str:
        """``value`` with its unit: ``90 seconds``, ``no_limit``, ``on``."""
        if self.kind is Kind.ON_OFF or isinstance(value, str):
            return text_of(value)
        return amount_text(value, self.unit)

    def check(self, value: Value) -> Value:
        """``value`` if this setting can have it.

        Raises:
            Refusal: ``SETTING_IMPOSSIBLE`` when the value is of another kind, is not among the
                choices or lies outside the bounds.
        """
        if not self.can_be(value):
            raise self.impossible(str(value))
        return value

    def can_be(self, value: Value) -> bool:
        """Whether it can have ``value``: of its kind, among its choices or within its bounds."""
        return type(value) is type(self.default) and (
            value in self.choices
            if self.choices
            else self.kind is not Kind.NUMBER or self.least <= int(value) <= self.most
        )

    def impossible(self, typed: str) -> Refusal:
        """The refusal of a value that it cannot have; it names those that it can."""
        return Refusal(
            Reason.SETTING_IMPOSSIBLE,
            self.rule,
            key=self.key,
            value=typed,
            possible=self.possible,
        )


__all__ = ["Effect", "Kind", "Scope", "Setting", "Value"]
