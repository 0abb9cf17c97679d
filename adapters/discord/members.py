"""Members of a server: what one who is not speaking may do there.

No list of members is kept, nor asked for: Discord is asked for the one, when it matters.
"""

from collections.abc import Collection

import discord

from adapters.discord.errors import in_engine_words
from adapters.discord.identity import guild_of, is_ours, role_id, user_of
from adapters.discord.rights import may_manage
from core.engine.ports import AnswerLost, DeliveryFailed, TryLater
from core.ids import PersonId
from core.reception.identity import NO_RIGHTS, GroupId, Rights
from core.refusal import Reason, Refusal


async def rights_of(client: discord.Client, person: PersonId, among: Collection[GroupId]) -> Rights:
    """What ``person`` may do in his server; nothing for a house player, or one who has left.

    Raises:
        Refusal: ``RANK_NOT_KNOWN`` when Discord does not tell now.
    """
    if not is_ours(person):
        return NO_RIGHTS
    guild = client.get_guild(guild_of(person))
    if guild is None:
        raise Refusal(Reason.RANK_NOT_KNOWN, "cooke-3.13")
    try:
        with in_engine_words():
            member = await _member(guild, user_of(person))
    except (DeliveryFailed, TryLater, AnswerLost):
        raise Refusal(Reason.RANK_NOT_KNOWN, "cooke-3.13") from None
    if member is None:
        return NO_RIGHTS
    roles = roles_among(member, among)
    return Rights(may_manage(member.guild_permissions), roles)


def roles_among(
    user: discord.User | discord.Member, among: Collection[GroupId]
) -> frozenset[GroupId]:
    """Those of the roles ``among`` that a member has; nobody has any in private."""
    if not isinstance(user, discord.Member):
        return frozenset()
    return frozenset(role_id(user.guild.id, role.id) for role in user.roles).intersection(among)


async def _member(guild: discord.Guild, user: int) -> discord.Member | None:
    try:
        return await guild.fetch_member(user)
    except discord.NotFound:
        return None
