"""``/floor``: anybody at the table calls the floor, or tells it something in private."""

from typing import Any, Final

import discord
from discord import app_commands

from adapters.discord.commands.places import IN_SERVERS
from adapters.discord.desk import Desk
from adapters.discord.premises import member_named
from core.house.reports import Matter
from core.reception import Visit
from core.reception.rulings import calling

_Command = app_commands.Command[Any, ..., None]

_MUCKED: Final = "mucked"
_KINDS: Final = [
    app_commands.Choice(name="A hand was shown and mucked by mistake", value=_MUCKED),
    app_commands.Choice(name="Collusion: told in private", value=Matter.COLLUSION.value),
    app_commands.Choice(name="Etiquette: told in private", value=Matter.ETIQUETTE.value),
    app_commands.Choice(name="Cards can be seen: told in private", value=Matter.CARDS_SEEN.value),
]


def floor_command(desk: Desk) -> _Command:
    """``/floor`` (Cooke 1.01, 9.15, 10.16, 16.07, 16.17, 17.01)."""

    @app_commands.describe(
        what="what happened; the floor alone may leave it empty, and sees what waits for it",
        kind="empty: play waits until the floor has heard it",
        about="whom it is about",
        other="and whom else, where it is about two",
    )
    @app_commands.choices(kind=_KINDS)
    async def callback(
        interaction: discord.Interaction[Any],
        what: str | None = None,
        kind: str | None = None,
        about: discord.Member | None = None,
        other: discord.Member | None = None,
    ) -> None:
        people = tuple(member_named(one.guild.id, one) for one in (about, other) if one is not None)

        async def work(visit: Visit) -> None:
            if kind is None:
                await calling.call(visit, what or "")
            elif kind == _MUCKED:
                await calling.call(visit, what or "mucked by mistake", *people[:1])
            else:
                await calling.report(visit, kind, people, what or "")

        await desk.slash(interaction, work)

    return app_commands.Command(
        name="floor",
        description="Call the floor: play waits until it has heard you",
        callback=callback,
        allowed_contexts=IN_SERVERS,
    )
