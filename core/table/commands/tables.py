"""Opening and closing a table."""

from msgspec import Struct

from core.house.setting import Value
from core.ids import CommunityId, PersonId, PlaceId, TableId
from core.table.config import TableConfig
from core.table.floor.rule_change import RuleChange


class OpenTable(Struct, frozen=True, tag=True, gc=False):
    """Open a table; the only command that needs no table to be there."""

    table: TableId
    community: CommunityId
    place: PlaceId
    config: TableConfig
    by: PersonId


class CloseTable(Struct, frozen=True, tag=True, gc=False):
    """Close the table: at once between hands, else when the hand ends (Cooke 4.05).

    ``anyway`` although so many play that the game is not broken otherwise (Cooke 3.04).
    """

    by: PersonId
    anyway: bool = False


class CallOff(Struct, frozen=True, tag=True, gc=False):
    """The floor ends a table that cannot go on: the hand in play is void, everyone cashes out."""

    by: PersonId


class SetRule(Struct, frozen=True, tag=True, gc=False):
    """Change a house rule of the table; it counts from the next hand on (Cooke 10.15).

    ``value`` None takes the table's own value back.  ``name`` is what whoever changes it is
    called, for the history.
    """

    by: PersonId
    key: str
    value: Value | None
    name: str = ""


class TakeHouse(Struct, frozen=True, tag=True, gc=False):
    """The community has changed house rules: the table goes by them where it can (Cooke 1.07).

    ``changes`` come together, for two of them may only fit together; each is ``of_community``.
    """

    by: PersonId
    changes: tuple[RuleChange, ...]


TableAct = OpenTable | CloseTable | CallOff | SetRule | TakeHouse
