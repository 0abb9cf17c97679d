"""The rules: what the books say, what the dealer does about it, and how that is tested."""

from collections.abc import Mapping
from enum import StrEnum, unique
from functools import cache
from types import MappingProxyType

from msgspec import Struct

from core.citation import RuleId
from core.rulebook.documents import RULE_FILES, decode


@unique
class Kind(StrEnum):
    """What sort of thing a rule asks for."""

    ENGINE = "engine"
    OPTION = "option"
    COMMAND = "command"
    ROOM = "room"
    MESSAGE = "message"
    CONDUCT = "conduct"
    PHYSICAL = "physical"
    REFERENCE = "reference"

    @property
    def is_built(self) -> bool:
        """Whether the dealer has to do it; the others are about hands and paper, or help text."""
        return self not in (Kind.PHYSICAL, Kind.REFERENCE)


SettingValue = bool | int | str


class RuleSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice that a rule leaves to the house.

    ``values`` lists what may be chosen; ``"int"`` in it stands for any whole number within
    the range that ``note`` gives, with its unit.
    """

    key: str
    values: tuple[SettingValue, ...]
    default: SettingValue
    note: str


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the catalogue.

    Attributes:
        id: its number: ``cooke-12.08``.
        source: the file name of the book it was read from.
        games: the games it concerns; ``all`` for every game.
        rule: what the book says.
        chat: what the dealer does about it at a table in a chat room.
        tests: scenarios with the result to expect; people count them from 1.
        see: other entries on the same matter.
    """

    id: RuleId
    source: str
    title: str
    kind: Kind
    games: tuple[str, ...]
    rule: str
    chat: str
    settings: tuple[RuleSetting, ...] = ()
    tests: tuple[str, ...] = ()
    see: tuple[RuleId, ...] = ()


class _RuleFile(Struct, frozen=True, forbid_unknown_fields=True):
    rule: tuple[Rule, ...]


@cache
def rules_by_file() -> Mapping[str, tuple[Rule, ...]]:
    """The rules of each file, both in the book's order."""
    return MappingProxyType({name: decode(name, _RuleFile).rule for name in RULE_FILES})


@cache
def rules() -> tuple[Rule, ...]:
    """Every rule, in the book's order."""
    return tuple(rule for of_file in rules_by_file().values() for rule in of_file)


@cache
def _by_id() -> Mapping[str, Rule]:
    return {rule.id: rule for rule in rules()}


def rule(rule_id: str) -> Rule:
    """The rule of that number; ``KeyError`` if the catalogue has none."""
    return _by_id()[rule_id]
