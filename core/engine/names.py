"""The two facts the engine reads from an id: its platform, and a person's community.

An id begins with its platform, and a person's id is the community's with one more word:
``discord:<guild>:<user>`` is a member of ``discord:<guild>``.
"""

from core.ids import CommunityId, PersonId, PlaceId


def platform_of(name: PersonId | PlaceId | CommunityId) -> str:
    """The first word of an id: ``discord``."""
    return name.partition(":")[0]


def community_of(person: PersonId) -> CommunityId:
    """The community ``person`` belongs to: his id without its last word."""
    return CommunityId(person.rpartition(":")[0])
