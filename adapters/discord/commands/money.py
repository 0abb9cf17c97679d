"""Chips between players and with the house: ``/gift``, ``/tip``, ``/behind``, ``/announce``,
``/insure``."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from adapters.discord.commands.amounts import of_amount, of_some_amount
from adapters.discord.commands.members import of_member
from adapters.discord.commands.places import IN_SERVERS
from adapters.discord.desk import Desk
from adapters.discord.premises import member_named
from core.reception import Visit, asides

_Command = app_commands.Command[Any, ..., None]


def money_commands(desk: Desk) -> Iterator[_Command | app_commands.Group]:
    """Every command about chips that are not bet."""
    yield _gifts(desk)
    yield of_amount(desk, "tip", "Tip the dealer", "how much: 5, 1bb", asides.tip)
    yield of_some_amount(
        desk, "behind", "Play with chips that are on their way",
        "how much is on its way; empty for the minimum buy-in", asides.behind,
    )  # fmt: skip
    yield of_amount(
        desk, "announce", "Announce chips of your wallet as in play",
        "how much of your wallet plays: 400, 1.5k", asides.announce,
    )  # fmt: skip
    yield _insure(desk)


def _gifts(desk: Desk) -> app_commands.Group:
    group = app_commands.Group(
        name="gift",
        description="Chips from player to player, between hands",
        allowed_contexts=IN_SERVERS,
    )

    @app_commands.describe(member="who gets them", amount="how many: 100, 1.5k")
    async def give(
        interaction: discord.Interaction[Any], member: discord.Member, amount: str
    ) -> None:
        async def work(visit: Visit) -> None:
            await asides.gift(visit, member_named(member.guild.id, member), amount)

        await desk.slash(interaction, work)

    group.add_command(
        app_commands.Command(
            name="give", description="Give chips, if nobody objects", callback=give
        )
    )
    group.add_command(
        of_member(desk, "object", "Object to a gift", "who gives", asides.object_to_gift)
    )
    return group


def _insure(desk: Desk) -> _Command:
    @app_commands.describe(member="with whom", bargain="what you have agreed on, in your words")
    async def callback(
        interaction: discord.Interaction[Any], member: discord.Member, bargain: str
    ) -> None:
        async def work(visit: Visit) -> None:
            await asides.insure(visit, member_named(member.guild.id, member), bargain)

        await desk.slash(interaction, work)

    return app_commands.Command(
        name="insure",
        description="Have a bargain with a player noted",
        callback=callback,
        allowed_contexts=IN_SERVERS,
    )
