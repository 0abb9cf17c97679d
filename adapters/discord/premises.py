"""Where somebody speaks on Discord, as the reception's ``Premises``: rights, and who is named."""

import re
from collections.abc import Collection, Sequence
from typing import Any, Final

import discord

from adapters.discord.identity import person_id, role_id
from adapters.discord.members import rights_of, roles_among
from adapters.discord.names import shown_name
from adapters.discord.rights import MANAGE, may_manage, missing_rights
from core.ids import PersonId
from core.present.documents import Who
from core.reception.identity import NO_RIGHTS, Group, GroupId, Rights
from core.reception.names import clean_name

GROUP_HINT: Final = (
    "A role sees the commands of the house and the floor once Server Settings, Integrations lets"
    " it; mentioning me with the words always works."
)

_MENTION: Final = re.compile(r"<@!?(\d{1,20})>")
_ROLE: Final = re.compile(r"<@&(\d{1,20})>")


class InteractionPremises:
    """Where a command was said or a button pressed; Discord tells the rights with it."""

    command = ""
    manage_right = MANAGE
    group_hint = GROUP_HINT

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._interaction = interaction

    async def may_manage(self) -> bool:
        """Whether the member may manage the server."""
        return may_manage(self._interaction.permissions)

    async def in_groups(self, among: Collection[GroupId]) -> Collection[GroupId]:
        """Those of the roles ``among`` that the member has; Discord tells them with it."""
        return roles_among(self._interaction.user, among)

    async def rights_of(self, person: PersonId, among: Collection[GroupId]) -> Rights:
        """Those of another member, whom Discord is asked for."""
        return await rights_of(self._interaction.client, person, among)

    async def lacking(self) -> Sequence[str]:
        """What the dealer may not do in this channel."""
        in_thread = isinstance(self._interaction.channel, discord.Thread)
        return missing_rights(self._interaction.app_permissions, in_thread=in_thread)

    async def named(self, mention: str) -> Who | None:
        """Nobody: an interaction names members by its options."""
        return None

    async def group_named(self, mention: str) -> Group | None:
        """None: an interaction names roles by its options."""
        return None


class MessagePremises:
    """Where a message was written; rights are reckoned from the roles."""

    command = ""
    manage_right = MANAGE
    group_hint = GROUP_HINT

    def __init__(self, client: discord.Client, message: discord.Message) -> None:
        self._client = client
        self._message = message

    async def may_manage(self) -> bool:
        """Whether the author may manage the server; nobody may in private."""
        author = self._message.author
        return isinstance(author, discord.Member) and may_manage(author.guild_permissions)

    async def in_groups(self, among: Collection[GroupId]) -> Collection[GroupId]:
        """Those of the roles ``among`` that the author has."""
        return roles_among(self._message.author, among)

    async def rights_of(self, person: PersonId, among: Collection[GroupId]) -> Rights:
        """Those of another member, whom Discord is asked for."""
        return await rights_of(self._client, person, among)

    async def lacking(self) -> Sequence[str]:
        """What the dealer may not do in this channel."""
        channel, guild = self._message.channel, self._message.guild
        if guild is None:
            return ()
        in_thread = isinstance(channel, discord.Thread)
        return missing_rights(channel.permissions_for(guild.me), in_thread=in_thread)

    async def named(self, mention: str) -> Who | None:
        """The member mentioned by ``<@id>``, whom Discord sends along with the message."""
        found, guild = _MENTION.fullmatch(mention), self._message.guild
        if found is None or guild is None:
            return None
        member = discord.utils.get(self._message.mentions, id=int(found[1]))
        return member_named(guild.id, member) if member is not None else None

    async def group_named(self, mention: str) -> Group | None:
        """The role mentioned by ``<@&id>``, whom Discord sends along with the message."""
        found = _ROLE.fullmatch(mention)
        roles = self._message.role_mentions
        role = discord.utils.get(roles, id=int(found[1])) if found is not None else None
        return role_named(role) if role is not None else None


class ReactionPremises:
    """Where a reaction was made: nothing it says needs a right or names anybody."""

    command = ""
    manage_right = MANAGE
    group_hint = GROUP_HINT

    async def may_manage(self) -> bool:
        """Nobody manages by gestures."""
        return False

    async def in_groups(self, among: Collection[GroupId]) -> Collection[GroupId]:
        """Not asked for."""
        return ()

    async def rights_of(self, person: PersonId, among: Collection[GroupId]) -> Rights:
        """Not asked for."""
        return NO_RIGHTS

    async def lacking(self) -> Sequence[str]:
        """Not asked for."""
        return ()

    async def named(self, mention: str) -> Who | None:
        """Nobody."""
        return None

    async def group_named(self, mention: str) -> Group | None:
        """None."""
        return None


def member_named(guild: int, member: discord.User | discord.Member) -> Who:
    """A member as documents name him."""
    return Who(person_id(guild, member.id), shown_name(member))


def role_named(role: discord.Role) -> Group:
    """A role as documents name it."""
    return Group(role_id(role.guild.id, role.id), clean_name(role.name, str(role.id)))
