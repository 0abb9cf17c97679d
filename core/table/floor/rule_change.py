"""RuleChange: a house rule of the table that is about to change."""

from msgspec import Struct

from core.house.setting import Value


class RuleChange(Struct, frozen=True, gc=False):
    """A house rule that is about to change; ``value`` None is the house's default again."""

    key: str
    value: Value | None
