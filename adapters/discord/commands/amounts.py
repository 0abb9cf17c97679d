"""Commands with an amount: ``/bet``, ``/raise``, ``/sit`` and ``/topup``."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import discord
from discord import app_commands

from adapters.discord import limits
from adapters.discord.desk import Desk
from core.chips import chips_text
from core.ids import Seat
from core.reception import AskedBack, Visit, acting
from core.reception.words import hear
from core.refusal import Refusal

_Command = app_commands.Command[Any, ..., None]

OfAmount = Callable[[Visit, str], Awaitable[None]]
"""What is said of an amount, as it was typed."""

OfSomeAmount = Callable[[Visit, str | None], Awaitable[None]]
"""What can be said without one too."""


def amount_commands(desk: Desk) -> Iterator[_Command]:
    """Every command with an amount."""
    yield _sit(desk)
    yield of_amount(
        desk, "topup", "Buy more chips, in play from the next hand",
        "how much to add: 500, 1.5k, 50bb", acting.top_up,
    )  # fmt: skip
    yield _bet(desk)
    yield _raise(desk)


def _bet(desk: Desk) -> _Command:
    @app_commands.describe(to="the total you bet: 120, 1.5k, 3bb, pot, 1/2")
    async def callback(interaction: discord.Interaction[Any], to: str) -> None:
        async def work(visit: Visit) -> None:
            await acting.wager(visit, to, opens=True)

        await desk.slash(interaction, work)

    command: _Command = app_commands.Command(
        name="bet", description="Open the betting", callback=callback
    )
    return _with_sizes(desk, command)


def _raise(desk: Desk) -> _Command:
    @app_commands.describe(to="the total you raise to: 120, 3bb, pot; empty to say how much later")
    async def callback(interaction: discord.Interaction[Any], to: str | None = None) -> None:
        async def work(visit: Visit) -> None:
            if to is None:
                await hear(visit, "raise")
            else:
                await acting.wager(visit, to, opens=False)

        await desk.slash(interaction, work)

    command: _Command = app_commands.Command(
        name="raise", description="Raise to an amount in all", callback=callback
    )
    return _with_sizes(desk, command)


def _with_sizes(desk: Desk, command: _Command) -> _Command:
    """``command`` with the menu's sizes offered for its amount."""

    @command.autocomplete("to")
    async def offered(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        return _offered(desk, interaction, typed)

    return command


def _offered(
    desk: Desk, interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    """The amounts the menu offers that person now; nothing when it is not his turn."""
    try:
        sizes = acting.sizes(desk.visit(interaction))
    except (Refusal, AskedBack):
        return []
    choices = (
        app_commands.Choice(
            name=f"{size.name} · {chips_text(size.to)}"[: limits.CHOICE_NAME],
            value=chips_text(size.to),
        )
        for size in sizes
    )
    wanted = typed.strip().lower()
    return [choice for choice in choices if wanted in choice.name.lower()][: limits.CHOICES]


def _sit(desk: Desk) -> _Command:
    @app_commands.describe(
        amount="your buy-in: 1000, 1.5k, 100bb, min, max; empty to be asked",
        seat="the number of the seat; empty for any",
    )
    async def callback(
        interaction: discord.Interaction[Any], amount: str | None = None, seat: int | None = None
    ) -> None:
        async def work(visit: Visit) -> None:
            await acting.sit(visit, amount, Seat(seat) if seat is not None else None)

        await desk.slash(interaction, work)

    return app_commands.Command(
        name="sit", description="Take a seat at the table here", callback=callback
    )


def of_amount(desk: Desk, name: str, does: str, how_much: str, said: OfAmount) -> _Command:
    """A command whose one option is an amount, described by ``how_much``."""

    @app_commands.describe(amount=how_much)
    async def callback(interaction: discord.Interaction[Any], amount: str) -> None:
        await desk.slash(interaction, lambda visit: said(visit, amount))

    return app_commands.Command(name=name, description=does, callback=callback)


def of_some_amount(desk: Desk, name: str, does: str, how_much: str, said: OfSomeAmount) -> _Command:
    """The same where the amount may be left out."""

    @app_commands.describe(amount=how_much)
    async def callback(interaction: discord.Interaction[Any], amount: str | None = None) -> None:
        await desk.slash(interaction, lambda visit: said(visit, amount))

    return app_commands.Command(name=name, description=does, callback=callback)
