"""``/penalty``: what the floor does about players, and what it is told of them (Cooke 1.06)."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
from discord import app_commands

from adapters.discord.commands.places import IN_SERVERS
from adapters.discord.desk import Desk
from adapters.discord.premises import member_named
from core.house.conduct import GROUNDS, Ground
from core.present.documents import Who
from core.reception import Visit
from core.reception.conduct import measures as conduct
from core.reception.conduct.forms import ground_named

_Hands = app_commands.Range[int, 1, 100]
_Number = app_commands.Range[int, 1]
_GROUNDS: Final = [
    app_commands.Choice(name=traits.title, value=ground.value) for ground, traits in GROUNDS.items()
]
_GROUND: Final = "on what ground"
_WHY: Final = "in your words; he reads it, and the floor"
_WHOM: Final = "which player"

Doing = Callable[[Visit], Awaitable[None]]


class PenaltyCommands(app_commands.Group):
    """Penalties; Discord shows them to the floor alone, and the reception asks again."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(
            name="penalty",
            description="What the floor does about a player",
            allowed_contexts=IN_SERVERS,
            default_permissions=discord.Permissions(manage_guild=True),
        )
        self._desk = desk

    @app_commands.command(description="Warn a player; it is counted")
    @app_commands.describe(member=_WHOM, ground=_GROUND, why=_WHY)
    @app_commands.choices(ground=_GROUNDS)
    async def warn(
        self,
        interaction: discord.Interaction[Any],
        member: discord.Member,
        ground: str = Ground.ETIQUETTE.value,
        why: str = "",
    ) -> None:
        """Warn a player."""
        whom = _who(member)
        await self._do(
            interaction, lambda visit: conduct.warn(visit, whom, ground_named(ground), why)
        )

    @app_commands.command(description="Have a player dealt out for some hands")
    @app_commands.describe(member=_WHOM, hands="how many", ground=_GROUND, why=_WHY)
    @app_commands.choices(ground=_GROUNDS)
    async def sitout(
        self,
        interaction: discord.Interaction[Any],
        member: discord.Member,
        hands: _Hands,
        ground: str = Ground.OTHER.value,
        why: str = "",
    ) -> None:
        """Have a player sit out."""
        whom = _who(member)
        await self._do(
            interaction,
            lambda visit: conduct.sit_out(visit, whom, hands, ground_named(ground), why),
        )

    @app_commands.command(description="Send a player from this game for a time")
    @app_commands.describe(
        member=_WHOM, time="2h, 30m; empty: the house's", ground=_GROUND, why=_WHY
    )
    @app_commands.choices(ground=_GROUNDS)
    async def eject(
        self,
        interaction: discord.Interaction[Any],
        member: discord.Member,
        time: str = "",
        ground: str = Ground.OTHER.value,
        why: str = "",
    ) -> None:
        """Eject a player."""
        whom = _who(member)
        await self._do(
            interaction, lambda visit: conduct.eject(visit, whom, time, ground_named(ground), why)
        )

    @app_commands.command(description="Keep a player out of every game here for a time")
    @app_commands.describe(
        member=_WHOM, time="7d, 12h; empty: the house's", ground=_GROUND, why=_WHY
    )
    @app_commands.choices(ground=_GROUNDS)
    async def suspend(
        self,
        interaction: discord.Interaction[Any],
        member: discord.Member,
        time: str = "",
        ground: str = Ground.OTHER.value,
        why: str = "",
    ) -> None:
        """Suspend a player."""
        whom = _who(member)
        await self._do(
            interaction, lambda visit: conduct.suspend(visit, whom, time, ground_named(ground), why)
        )

    @app_commands.command(description="Keep a player out of every game here, without an end")
    @app_commands.describe(member=_WHOM, ground=_GROUND, why=_WHY)
    @app_commands.choices(ground=_GROUNDS)
    async def bar(
        self,
        interaction: discord.Interaction[Any],
        member: discord.Member,
        ground: str = Ground.OTHER.value,
        why: str = "",
    ) -> None:
        """Bar a player."""
        whom = _who(member)
        await self._do(
            interaction, lambda visit: conduct.bar(visit, whom, ground_named(ground), why)
        )

    @app_commands.command(description="Fine a player, where the house has fines")
    @app_commands.describe(member=_WHOM, amount="how much goes to the pot", why=_WHY)
    async def fine(
        self,
        interaction: discord.Interaction[Any],
        member: discord.Member,
        amount: str,
        why: str = "",
    ) -> None:
        """Fine a player."""
        whom = _who(member)
        await self._do(interaction, lambda visit: conduct.fine(visit, whom, amount, why))

    @app_commands.command(description="Keep somebody from a seat; no reason is implied")
    @app_commands.describe(member="whom", everywhere="from every table, not this one alone",
                           why="for the floor alone")  # fmt: skip
    async def deny(
        self,
        interaction: discord.Interaction[Any],
        member: discord.Member,
        everywhere: bool = False,
        why: str = "",
    ) -> None:
        """Keep somebody from a seat."""
        whom = _who(member)
        await self._do(
            interaction, lambda visit: conduct.deny(visit, whom, everywhere=everywhere, why=why)
        )

    @app_commands.command(description="Never seat two people at one table")
    @app_commands.describe(member="one", other="and the other", why="for the floor alone")
    async def separate(
        self,
        interaction: discord.Interaction[Any],
        member: discord.Member,
        other: discord.Member,
        why: str = "",
    ) -> None:
        """Keep two people apart."""
        one, two = _who(member), _who(other)
        await self._do(interaction, lambda visit: conduct.separate(visit, one, two, why))

    @app_commands.command(description="Note that two accounts are one player's")
    @app_commands.describe(member="one account", other="and the other", why="for the floor alone")
    async def link(
        self,
        interaction: discord.Interaction[Any],
        member: discord.Member,
        other: discord.Member,
        why: str = "",
    ) -> None:
        """Link two accounts."""
        one, two = _who(member), _who(other)
        await self._do(interaction, lambda visit: conduct.link(visit, one, two, why))

    @app_commands.command(description="Lift a measure")
    @app_commands.describe(number="its number in the record", why="why")
    async def forgive(
        self, interaction: discord.Interaction[Any], number: _Number, why: str = ""
    ) -> None:
        """Lift a measure."""
        await self._do(interaction, lambda visit: conduct.forgive(visit, number, why))

    @app_commands.command(description="The record of a player, or of everybody")
    @app_commands.describe(member="whose; empty for everybody's")
    async def record(
        self, interaction: discord.Interaction[Any], member: discord.Member | None = None
    ) -> None:
        """See the record."""
        whom = _who(member) if member is not None else None
        await self._do(interaction, lambda visit: conduct.record(visit, whom))

    @app_commands.command(description="Reports of conduct that wait for the floor")
    async def reports(self, interaction: discord.Interaction[Any]) -> None:
        """See the reports."""
        await self._do(interaction, conduct.queue)

    async def _do(self, interaction: discord.Interaction[Any], doing: Doing) -> None:
        await self._desk.slash(interaction, doing)


def _who(member: discord.Member) -> Who:
    return member_named(member.guild.id, member)
