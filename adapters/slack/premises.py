"""Where somebody speaks on Slack, as the reception's ``Premises``: rights, and who is named."""

import re
from collections.abc import Sequence
from typing import Final

from adapters.slack.errors import NOT_THERE
from adapters.slack.identity import channel_of, community_in, home_of, person_in
from adapters.slack.members import Members
from adapters.slack.web import Web
from core.engine.ports import AnswerLost, DeliveryFailed, TryLater
from core.ids import PersonId, PlaceId
from core.present.documents import Who

INVITATION: Final = "an invitation to this channel: type /invite @Riffle"

_MENTION: Final = re.compile(r"<@([UW][A-Z0-9]{1,20})(?:\|[^>]*)?>")


class SlackPremises:
    """The workspace and the channel of one visit; ``person`` is the visitor there."""

    manage_right = "manage this workspace, as its admins and owners do"

    def __init__(
        self, web: Web, members: Members, command: str, person: PersonId, place: PlaceId | None
    ) -> None:
        self.command = command
        self._web = web
        self._members = members
        self._person = person
        self._place = place

    async def may_manage(self) -> bool:
        """Whether the visitor is an admin or an owner of the workspace."""
        user = self._person.rpartition(":")[2]
        return (await self._members.look(home_of(self._person), user)).may_manage

    async def lacking(self) -> Sequence[str]:
        """An invitation, where the dealer is not in the channel; he is in every private one."""
        if self._place is None:
            return ()
        channel, _ = channel_of(self._place)
        try:
            answer = await self._web.call(home_of(self._place), "conversations.info", channel)
        except DeliveryFailed as failure:
            return (INVITATION,) if failure.detail in NOT_THERE else ()
        except (TryLater, AnswerLost):
            return ()
        found = answer.get("channel") or {}
        return () if found.get("is_member", True) else (INVITATION,)

    async def named(self, mention: str) -> Who | None:
        """The member mentioned by ``<@id>``; a name typed without Slack's help is nobody's."""
        found = _MENTION.fullmatch(mention)
        if found is None:
            return None
        member = await self._members.look(home_of(self._person), found[1])
        return Who(person_in(community_in(self._person), found[1]), member.name)
