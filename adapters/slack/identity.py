"""Ids: Slack's workspaces, channels and users in the core's opaque words, and back.

A wallet belongs to a person in one workspace, so a person's id names the workspace too; and
since every id names it, an id alone tells whose token speaks there.
"""

from typing import Final

from msgspec import Struct

from adapters.slack.workspace import Workspace, workspace_of
from core.engine.ports import MessageRef
from core.ids import CommunityId, Instant, PersonId, PlaceId
from core.reception.identity import GroupId

PLATFORM: Final = "slack"
"""The first word of every id made here."""

_PERSON_WORDS: Final = 3


def community_id(workspace: Workspace) -> CommunityId:
    """A workspace: ``slack:<workspace>``."""
    return CommunityId(f"{PLATFORM}:{workspace.word}")


def person_in(community: CommunityId, user: str) -> PersonId:
    """A member of a workspace: ``slack:<workspace>:<user>``."""
    return PersonId(f"{community}:{user}")


def place_id(community: CommunityId, channel: str, thread: str = "") -> PlaceId:
    """A channel, ``slack:<workspace>:<channel>``, or a thread: with ``:<ts>`` of its root."""
    return PlaceId(f"{community}:{channel}" + (f":{thread}" if thread else ""))


def group_of(ident: str) -> str:
    """The user group behind a group's id; empty for what was not made here."""
    community, _, group = ident.rpartition(":group:")
    return group if community.startswith(f"{PLATFORM}:") and group.isalnum() else ""


def group_id(community: CommunityId, group: str) -> GroupId:
    """A user group of a workspace: ``slack:<workspace>:group:<group>``."""
    return GroupId(f"{community}:group:{group}")


def is_ours(name: str) -> bool:
    """True for the id of a person made here, False for a house player or another platform's."""
    words = name.split(":")
    return words[0] == PLATFORM and len(words) == _PERSON_WORDS and words[2][:1] in {"U", "W"}


def community_in(name: PersonId | PlaceId | CommunityId) -> CommunityId:
    """The community that an id of ours names: its first two words."""
    return CommunityId(":".join(name.split(":")[:2]))


def home_of(name: PersonId | PlaceId | CommunityId) -> Workspace:
    """The workspace that an id of ours names."""
    return workspace_of(name.split(":")[1])


def user_of(person: PersonId) -> str:
    """The user behind a person."""
    return person.split(":")[2]


def channel_of(place: PlaceId) -> tuple[str, str]:
    """The channel behind a place, and the thread in it; empty for the channel itself."""
    _, _, channel, *thread = place.split(":")
    return channel, thread[0] if thread else ""


def message_ref(community: CommunityId, channel: str, stamp: str) -> MessageRef:
    """A message, by its channel and time stamp."""
    return MessageRef(place=place_id(community, channel), message=stamp)


def instant(stamp: str) -> Instant | None:
    """A moment of Slack's clock, ``1700000000.123456``; None for anything else."""
    whole, _, part = stamp.partition(".")
    if not whole.isdecimal() or not (part.isdecimal() or not part):
        return None
    return Instant(int(whole) * 1000 + int((part + "000")[:3]))


class SlackUser(Struct, frozen=True):
    """One account, who is another person in each workspace: the reception's ``Identity``."""

    user: str

    def person_in(self, community: CommunityId) -> PersonId:
        """The member of that workspace."""
        return person_in(community, self.user)

    def owns(self, person: PersonId) -> bool:
        """Whether ``person`` is this account."""
        return is_ours(person) and user_of(person) == self.user
