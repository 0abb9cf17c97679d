"""``/house``: the rules of the house, found while they are typed; and who may change them.

Discord shows the command to those with Manage Server, and to whom a server's own settings for
commands let it be shown.  Who may do what is asked again where it is done.
"""

from typing import Final

import discord
from discord import app_commands

from adapters.discord.attachments import text_of
from adapters.discord.commands.house_options import (
    Interaction,
    profiles,
    rules,
    set_rules,
    topics,
    values,
)
from adapters.discord.commands.places import IN_SERVERS
from adapters.discord.desk import Desk
from adapters.discord.premises import member_named, role_named
from core.house.ranks import CHOSEN
from core.present.documents import Who
from core.present.house.forms import AT_TABLE, IN_COMMUNITY
from core.reception import Group, Visit
from core.reception.house import pages as house

_MAY: Final = discord.Permissions(manage_guild=True)

_SCOPES: Final = [
    app_commands.Choice(name="every table of the house", value=IN_COMMUNITY),
    app_commands.Choice(name="the table here alone", value=AT_TABLE),
]

_RANKS: Final = [app_commands.Choice(name=word, value=word) for word in CHOSEN]

Holder = discord.Role | discord.Member


class HouseCommands(app_commands.Group):
    """The rules of the house."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(
            name="house",
            description="The rules of the house (Manage Server)",
            allowed_contexts=IN_SERVERS,
            default_permissions=_MAY,
        )
        self._desk = desk

    staff = app_commands.Group(name="staff", description="Who is floor or admin of the card room")

    @app_commands.command(description="What the house plays by")
    @app_commands.describe(topic="a matter: blinds, clock, showdown; empty for what differs")
    @app_commands.autocomplete(topic=topics)
    async def show(self, interaction: Interaction, topic: str | None = None) -> None:
        """Show the rules of a matter, or those that differ from the books."""

        async def work(visit: Visit) -> None:
            await house.show(visit, topic)

        await self._desk.slash(interaction, work)

    @app_commands.command(description="Change a rule of the house")
    @app_commands.describe(
        setting="search by words or number: button, missed blinds, 12.08",
        value="what it is to be",
        scope="where it counts",
    )
    @app_commands.autocomplete(setting=rules, value=values)
    @app_commands.choices(scope=_SCOPES)
    async def set(
        self, interaction: Interaction, setting: str, value: str, scope: str | None = None
    ) -> None:
        """Change one rule."""

        async def work(visit: Visit) -> None:
            await house.set_rule(visit, setting, value, scope)

        await self._desk.slash(interaction, work)

    @app_commands.command(description="Play by the books again")
    @app_commands.describe(setting="which rule, or all of them", scope="where")
    @app_commands.autocomplete(setting=set_rules)
    @app_commands.choices(scope=_SCOPES)
    async def reset(self, interaction: Interaction, setting: str, scope: str | None = None) -> None:
        """Take changes back."""

        async def work(visit: Visit) -> None:
            await house.reset(visit, setting, scope)

        await self._desk.slash(interaction, work)

    @app_commands.command(description="Play by a set of rules that goes by a name")
    @app_commands.describe(name="which set")
    @app_commands.autocomplete(name=profiles)
    async def profile(self, interaction: Interaction, name: str) -> None:
        """Take a whole set of rules."""

        async def work(visit: Visit) -> None:
            await house.profile(visit, name)

        await self._desk.slash(interaction, work)

    @app_commands.command(description="Who changed what, and when")
    @app_commands.describe(about="a rule, or empty for everything")
    @app_commands.autocomplete(about=rules)
    async def history(self, interaction: Interaction, about: str | None = None) -> None:
        """Tell the changes, the newest first."""

        async def work(visit: Visit) -> None:
            await house.history(visit, about)

        await self._desk.slash(interaction, work)

    @app_commands.command(description="Why a rule is what it is here: table, house, game or book")
    @app_commands.describe(setting="search by words or number: button, missed blinds, 12.08")
    @app_commands.autocomplete(setting=rules)
    async def why(self, interaction: Interaction, setting: str) -> None:
        """Tell whose value counts."""

        async def work(visit: Visit) -> None:
            await house.why(visit, setting)

        await self._desk.slash(interaction, work)

    @app_commands.command(description="The rules of the house as a small file")
    async def export(self, interaction: Interaction) -> None:
        """Hand out a file."""
        await self._desk.slash(interaction, house.export)

    @app_commands.command(name="import", description="Take the rules of the house from a file")
    @app_commands.describe(file="a file that /house export has written")
    async def import_(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Read a file in."""

        async def work(visit: Visit) -> None:
            await house.import_(visit, await visit.answer.after(text_of(file)))

        await self._desk.slash(interaction, work)

    @staff.command(name="add", description="Make a role or a member floor or admin")
    @app_commands.describe(who="a role or a member", rank="what they may do")
    @app_commands.choices(rank=_RANKS)
    async def staff_add(self, interaction: Interaction, who: Holder, rank: str) -> None:
        """Give a rank."""

        async def work(visit: Visit) -> None:
            await house.staff_add(visit, _holder(who), rank)

        await self._desk.slash(interaction, work)

    @staff.command(name="remove", description="Take the rank of a role or a member back")
    @app_commands.describe(who="a role or a member")
    async def staff_remove(self, interaction: Interaction, who: Holder) -> None:
        """Take a rank."""

        async def work(visit: Visit) -> None:
            await house.staff_remove(visit, _holder(who))

        await self._desk.slash(interaction, work)

    @staff.command(name="list", description="Who is floor or admin of the card room")
    async def staff_list(self, interaction: Interaction) -> None:
        """Name everybody with a rank."""
        await self._desk.slash(interaction, house.staff_list)


def _holder(who: Holder) -> Who | Group:
    return role_named(who) if isinstance(who, discord.Role) else member_named(who.guild.id, who)
