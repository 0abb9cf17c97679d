"""Chips between players and with the house: ``/gift``, ``/tip``, ``/behind``, ``/announce``,
``/insure``."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from adapters.discord.commands.members import of_member
from adapters.discord.commands.places import IN_SERVERS
from adapters.discord.desk import Desk
from adapters.discord.premises import member_named
from core.reception import Visit, asides

_Command = app_commands.Command[Any, ..., None]


def money_commands(desk: Desk) -> Iterator[_Command | app_commands.Group]:
    """Every command about chips that are not bet."""
    yield _gifts(desk)
    yield _tip(desk)
    yield _behind(desk)
    yield _announce(desk)
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


def _tip(desk: Desk) -> _Command:
    @app_commands.describe(amount="how much: 5, 1bb")
    async def callback(interaction: discord.Interaction[Any], amount: str) -> None:
        async def work(visit: Visit) -> None:
            await asides.tip(visit, amount)

        await desk.slash(interaction, work)

    return app_commands.Command(name="tip", description="Tip the dealer", callback=callback)


def _behind(desk: Desk) -> _Command:
    @app_commands.describe(amount="how much is on its way; empty for the minimum buy-in")
    async def callback(interaction: discord.Interaction[Any], amount: str | None = None) -> None:
        async def work(visit: Visit) -> None:
            await asides.behind(visit, amount)

        await desk.slash(interaction, work)

    return app_commands.Command(
        name="behind", description="Play with chips that are on their way", callback=callback
    )


def _announce(desk: Desk) -> _Command:
    @app_commands.describe(amount="how much of your wallet plays: 400, 1.5k")
    async def callback(interaction: discord.Interaction[Any], amount: str) -> None:
        async def work(visit: Visit) -> None:
            await asides.announce(visit, amount)

        await desk.slash(interaction, work)

    return app_commands.Command(
        name="announce", description="Announce chips of your wallet as in play", callback=callback
    )


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
