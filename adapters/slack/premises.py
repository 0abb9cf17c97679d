"""Where somebody speaks on Slack, as the reception's ``Premises``: rights, and who is named."""

import asyncio
import re
from collections.abc import Collection, Sequence
from typing import Final

from adapters.slack.errors import NOT_THERE
from adapters.slack.groups import Groups
from adapters.slack.identity import (
    channel_of,
    community_in,
    group_id,
    home_of,
    is_ours,
    person_in,
    user_of,
)
from adapters.slack.members import Members
from adapters.slack.web import Web
from core.engine.ports import AnswerLost, DeliveryFailed, TryLater
from core.ids import PersonId, PlaceId
from core.present.documents import Who
from core.reception.identity import NO_RIGHTS, Group, GroupId, Rights
from core.reception.names import clean_name
from core.refusal import Reason, Refusal

INVITATION: Final = "an invitation to this channel: type /invite @Riffle"

_MENTION: Final = re.compile(r"<@([UW][A-Z0-9]{1,20})(?:\|[^>]*)?>")
_GROUP: Final = re.compile(r"<!subteam\^(S[A-Z0-9]{1,20})(?:\|([^>]*))?>")


class SlackPremises:
    """The workspace and the channel of one visit; ``person`` is the visitor there."""

    manage_right = "manage this workspace, as its admins and owners do"
    group_hint = ""

    def __init__(
        self,
        web: Web,
        members: Members,
        groups: Groups,
        command: str,
        person: PersonId,
        place: PlaceId | None,
    ) -> None:
        self.command = command
        self._groups = groups
        self._web = web
        self._members = members
        self._person = person
        self._place = place

    async def may_manage(self) -> bool:
        """Whether the visitor is an admin or an owner of the workspace."""
        home, user = home_of(self._person), user_of(self._person)
        return (await self._members.look(home, user)).may_manage

    async def in_groups(self, among: Collection[GroupId]) -> Collection[GroupId]:
        """Those of the user groups ``among`` that the visitor is in."""
        return await self._groups_of(self._person, among)

    async def rights_of(self, person: PersonId, among: Collection[GroupId]) -> Rights:
        """Those of another member, whom Slack is asked for; a house player has none.

        Raises:
            Refusal: ``RANK_NOT_KNOWN`` when Slack does not tell in time.
        """
        if not is_ours(person):
            return NO_RIGHTS
        member, groups = await asyncio.gather(
            self._members.look(home_of(person), user_of(person)), self._groups_of(person, among)
        )
        if not member.is_told:
            raise Refusal(Reason.RANK_NOT_KNOWN, "cooke-3.13")
        return Rights(member.may_manage, groups)

    async def _groups_of(self, person: PersonId, among: Collection[GroupId]) -> frozenset[GroupId]:
        home, user = home_of(person), user_of(person)
        community = community_in(person)
        idents = {group.rpartition(":")[2] for group in among}
        ours = [ident for ident in idents if group_id(community, ident) in among]
        # All at once: a form has to be opened within three seconds of the press.
        members = await asyncio.gather(*(self._groups.look(home, ident) for ident in ours))
        return frozenset(
            group_id(community, ident)
            for ident, users in zip(ours, members, strict=True)
            if user in users
        )

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

    async def group_named(self, mention: str) -> Group | None:
        """The user group mentioned by ``<!subteam^id|@handle>``."""
        found = _GROUP.fullmatch(mention)
        if found is None:
            return None
        name = clean_name(found[2] or "", found[1])
        return Group(group_id(community_in(self._person), found[1]), name)
