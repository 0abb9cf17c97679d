"""RuleChange: a house rule of the table that is about to change."""

from msgspec import Struct

from core.house.setting import Value
from core.table.config import TableConfig, config_under, config_with


class RuleChange(Struct, frozen=True, gc=False):
    """A house rule that is about to change; ``value`` None takes back the value there is.

    It is the table's own value, or (``of_community``) that of its community.
    """

    key: str
    value: Value | None
    of_community: bool = False


def changed(config: TableConfig, change: RuleChange) -> TableConfig:
    """``config`` after ``change``."""
    lay = config_under if change.of_community else config_with
    return lay(config, change.key, change.value)
