"""Ids: Discord's snowflakes in the core's opaque words, and back.

A wallet belongs to a person in one server, so a person's id names the server too.
"""

from datetime import datetime

from msgspec import Struct

from core.ids import CommunityId, Instant, PersonId, PlaceId
from core.reception.identity import GroupId

PLATFORM = "discord"
"""The first word of every id made here."""

_PARTS_OF_ROLE = 2
"""Colons in a role's id behind the platform."""


def person_id(guild: int, user: int) -> PersonId:
    """A member of a server: ``discord:<guild>:<user>``."""
    return PersonId(f"{PLATFORM}:{guild}:{user}")


def place_id(guild: int, channel: int) -> PlaceId:
    """A channel or thread: ``discord:<guild>:<channel>``."""
    return PlaceId(f"{PLATFORM}:{guild}:{channel}")


def community_id(guild: int) -> CommunityId:
    """A server: ``discord:<guild>``."""
    return CommunityId(f"{PLATFORM}:{guild}")


def role_id(guild: int, role: int) -> GroupId:
    """A role of a server: ``discord:<guild>:role:<role>``."""
    return GroupId(f"{PLATFORM}:{guild}:role:{role}")


def role_of(group: str) -> int | None:
    """The role behind a group's id; None for what was not made here."""
    platform, _, rest = group.partition(":")
    kind, number = rest.split(":")[1:3] if rest.count(":") == _PARTS_OF_ROLE else ("", "")
    is_role = platform == PLATFORM and kind == "role" and number.isdecimal()
    return int(number) if is_role else None


def guild_of(name: PersonId | PlaceId | CommunityId) -> int:
    """The server that an id of ours names."""
    return int(name.split(":")[1])


def is_ours(name: str) -> bool:
    """True for an id that was made here, False for a house player or another platform's."""
    platform, *rest = name.split(":")
    return platform == PLATFORM and bool(rest) and all(part.isdecimal() for part in rest)


def user_of(person: PersonId) -> int:
    """The user behind a person."""
    return int(person.rsplit(":", 1)[1])


def channel_of(place: PlaceId) -> int:
    """The channel behind a place."""
    return int(place.rsplit(":", 1)[1])


def instant(moment: datetime) -> Instant:
    """A moment of Discord's clock."""
    return Instant(int(moment.timestamp() * 1000))


class DiscordUser(Struct, frozen=True):
    """One account, who is another person in each server: the reception's ``Identity``."""

    user: int

    def person_in(self, community: CommunityId) -> PersonId:
        """The account as a member of a server."""
        return PersonId(f"{community}:{self.user}")

    def owns(self, person: PersonId) -> bool:
        """Whether ``person`` is this account in some server."""
        return is_ours(person) and user_of(person) == self.user
