"""Who is there and where, as far as only a platform can tell.

Ids are opaque in the core: whatever needs one taken apart is asked of the adapter here.
"""

from collections.abc import Collection, Sequence
from typing import Final, NewType, Protocol

from msgspec import Struct

from core.ids import CommunityId, PersonId
from core.present.documents import Who

GroupId = NewType("GroupId", str)
"""Several people under one name, as a platform has them: a role on Discord, a user group on Slack.

It names its community as a person's id does; only the adapter that made it takes it apart."""


class Group(Struct, frozen=True):
    """A role or a user group, by the name it is shown under."""

    id: GroupId
    name: str


class Rights(Struct, frozen=True):
    """What a platform knows of somebody else's rights here: ``groups`` are those asked for."""

    may_manage: bool = False
    groups: frozenset[GroupId] = frozenset()


NO_RIGHTS: Final = Rights()


class Identity(Protocol):
    """One user of a platform, who is another person in each community."""

    def person_in(self, community: CommunityId) -> PersonId:
        """Who this user is, or would be, in ``community``; any id may be asked about."""
        ...

    def owns(self, person: PersonId) -> bool:
        """Whether ``person`` is this user, in whatever community; any id may be asked about."""
        ...


class Premises(Protocol):
    """Where a visit takes place, asked only when it matters.

    Attributes:
        command: the one slash command that all words follow (``/poker``), empty where every
            word is a command of its own.
        manage_right: what makes an admin, in the platform's own words.
        group_hint: what an admin has to do besides, so that a group that was given a rank finds
            the commands; empty for nothing.
    """

    command: str
    manage_right: str
    group_hint: str

    async def may_manage(self) -> bool:
        """Whether the visitor is an admin of the card room here."""
        ...

    async def in_groups(self, among: Collection[GroupId]) -> Collection[GroupId]:
        """Those of ``among`` that the visitor belongs to here."""
        ...

    async def rights_of(self, person: PersonId, among: Collection[GroupId]) -> Rights:
        """Those of ``person``, who is not the visitor, and which of the groups he belongs to.

        Raises:
            Refusal: ``RANK_NOT_KNOWN`` when the platform does not tell now, or here.
        """
        ...

    async def lacking(self) -> Sequence[str]:
        """The permissions the dealer lacks to deal here, as an admin finds them there."""
        ...

    async def named(self, mention: str) -> Who | None:
        """The person that one typed word mentions, None when it mentions nobody."""
        ...

    async def group_named(self, mention: str) -> Group | None:
        """The role or user group that one typed word mentions, None when it mentions none."""
        ...
