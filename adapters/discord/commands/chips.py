"""``/chips``: admins give chips and take them."""

from typing import Any

import discord
from discord import app_commands

from adapters.discord.desk import Desk
from adapters.discord.identity import person_id
from adapters.discord.names import shown_name
from adapters.discord.visit import Visit
from core import present
from core.chips import parse_chips
from core.present.documents import Who


class ChipsCommands(app_commands.Group):
    """Chips of the house, in the hands of those who have Manage Server."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(
            name="chips", description="Give chips or take them (Manage Server)", guild_only=True
        )
        self._desk = desk

    @app_commands.command(description="Give a member play chips (Manage Server)")
    @app_commands.describe(member="who gets them", amount="how many: 1500, 1.5k")
    async def grant(
        self, interaction: discord.Interaction[Any], member: discord.Member, amount: str
    ) -> None:
        """The house issues chips to a member."""

        async def work(visit: Visit) -> None:
            visit.must_manage()
            chips, person = parse_chips(amount), person_id(member.guild.id, member.id)
            balance = await visit.answer.after(
                visit.room.grant(person, chips, by=visit.person, key=visit.key)
            )
            await visit.answer.say(present.granted(_who(member), chips, balance))

        await self._desk.slash(interaction, work)

    @app_commands.command(description="Take play chips from a member's wallet (Manage Server)")
    @app_commands.describe(member="who gives them back", amount="how many: 1500, 1.5k")
    async def take(
        self, interaction: discord.Interaction[Any], member: discord.Member, amount: str
    ) -> None:
        """The house takes chips back from a member's wallet."""

        async def work(visit: Visit) -> None:
            visit.must_manage()
            chips, person = parse_chips(amount), person_id(member.guild.id, member.id)
            balance = await visit.answer.after(
                visit.room.take(person, chips, by=visit.person, key=visit.key)
            )
            await visit.answer.say(present.taken(_who(member), chips, balance))

        await self._desk.slash(interaction, work)


def _who(member: discord.Member) -> Who:
    return Who(person_id(member.guild.id, member.id), shown_name(member))
