"""Before the next deal: ``/straddle``, ``/kill`` and ``/seatchange``."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from adapters.discord.commands.amounts import of_some_amount
from adapters.discord.commands.places import IN_SERVERS
from adapters.discord.desk import Desk
from adapters.discord.premises import member_named
from core.ids import Seat
from core.reception import Visit, blinds

_Command = app_commands.Command[Any, ..., None]
_Number = app_commands.Range[int, 1, 13]
"""A seat; no table has more."""


def blind_commands(desk: Desk) -> Iterator[_Command]:
    """Every command about the next deal that takes more than a word; the others are sayings."""
    yield of_some_amount(
        desk, "straddle", "Raise the blinds of the next hand before its deal",
        "up to how much: 40, 4bb; empty for the smallest there may be", blinds.straddle,
    )  # fmt: skip
    yield _kill(desk)
    yield _seat_change(desk)


def _kill(desk: Desk) -> _Command:
    @app_commands.describe(
        object_to="whose announced kill you object to",
        refuse="get up rather than post a kill that is due from you",
    )
    async def callback(
        interaction: discord.Interaction[Any],
        object_to: discord.Member | None = None,
        refuse: bool = False,
    ) -> None:
        async def work(visit: Visit) -> None:
            if object_to is not None:
                await blinds.object_to_kill(visit, member_named(object_to.guild.id, object_to))
            elif refuse:
                await blinds.refuse_kill(visit)
            else:
                await blinds.kill(visit)

        await desk.slash(interaction, work)

    return app_commands.Command(
        name="kill",
        description="Kill the next pot, if nobody objects: its stakes double",
        callback=callback,
        allowed_contexts=IN_SERVERS,
    )


def _seat_change(desk: Desk) -> _Command:
    @app_commands.describe(
        seat="which seat; empty to see those that are free",
        cancel="take your request back",
        wait="let the blinds go by there once, after you have dealt off",
    )
    async def callback(
        interaction: discord.Interaction[Any],
        seat: _Number | None = None,
        cancel: bool = False,
        wait: bool = False,
    ) -> None:
        async def work(visit: Visit) -> None:
            if seat is not None or cancel:
                to = None if cancel or seat is None else Seat(seat)
                await blinds.change_seat(visit, to, lets_pass=wait)
            else:
                await blinds.free_seats(visit)

        await desk.slash(interaction, work)

    return app_commands.Command(
        name="seatchange",
        description="Move to another seat before the next deal",
        callback=callback,
    )
