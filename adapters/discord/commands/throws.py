"""``/draw`` and ``/discard``: which cards one throws; without saying which, one picks them."""

from collections.abc import Iterator
from typing import Any, Final

import discord
from discord import app_commands

from adapters.discord.desk import Desk
from core.reception import Visit, services
from core.reception.words import hear

_THROWS: Final = (
    ("draw", "Throw cards and draw as many"),
    ("discard", "Throw cards away, unseen, with everybody else"),
)

_Command = app_commands.Command[Any, ..., None]


def throw_commands(desk: Desk) -> Iterator[_Command]:
    """Every command that throws cards."""
    for name, description in _THROWS:
        yield _throw(desk, name, description)


def _throw(desk: Desk, name: str, description: str) -> _Command:
    @app_commands.describe(cards="which: Kh 7c, or 2 4 by their places; empty to pick them")
    async def callback(interaction: discord.Interaction[Any], cards: str | None = None) -> None:
        async def work(visit: Visit) -> None:
            if cards is None:
                await services.my_cards(visit)
            else:
                await hear(visit, f"{name} {cards}")

        await desk.slash(interaction, work)

    return app_commands.Command(name=name, description=description, callback=callback)
