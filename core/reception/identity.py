"""Who is there and where, as far as only a platform can tell.

Ids are opaque in the core: whatever needs one taken apart is asked of the adapter here.
"""

from collections.abc import Sequence
from typing import Protocol

from core.ids import CommunityId, PersonId
from core.present.documents import Who


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
    """

    command: str
    manage_right: str

    async def may_manage(self) -> bool:
        """Whether the visitor is an admin of the card room here."""
        ...

    async def lacking(self) -> Sequence[str]:
        """The permissions the dealer lacks to deal here, as an admin finds them there."""
        ...

    async def named(self, mention: str) -> Who | None:
        """The person that one typed word mentions, None when it mentions nobody."""
        ...
