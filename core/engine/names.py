"""What the engine reads from an id: its platform, a person's community, a table's number.

An id begins with its platform, and a person's id is the community's with one more word:
``discord:<guild>:<user>`` is a member of ``discord:<guild>``.  A table's id is its number, which
rises with every table of a database.
"""

from core.ids import CommunityId, PersonId, PlaceId, TableId


def platform_of(name: PersonId | PlaceId | CommunityId) -> str:
    """The first word of an id: ``discord``."""
    return name.partition(":")[0]


def community_of(person: PersonId) -> CommunityId:
    """The community ``person`` belongs to: his id without its last word."""
    return CommunityId(person.rpartition(":")[0])


def table_id(number: int) -> TableId:
    """The id of a database's ``number``-th table."""
    return TableId(f"t{number}")


def number_of(table: TableId) -> int:
    """The number ``table`` was given by :func:`table_id`."""
    return int(table.removeprefix("t"))
