"""Commands about a seat and one's chips."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import discord
from discord import app_commands

from adapters.discord import services
from adapters.discord.desk import Desk
from adapters.discord.visit import Visit
from core.ids import PersonId, Seat
from core.notation import parse_buy_in
from core.table.commands import ComeBack, GoAway, Leave, TableCommand, TopUp

_SAID: Final[tuple[tuple[str, str, Callable[[PersonId], TableCommand]], ...]] = (
    ("leave", "Cash out and get up; during a hand, when it ends", Leave),
    ("away", "Keep your seat and be dealt out", GoAway),
    ("back", "Be dealt in again", ComeBack),
)

_ASKED: Final[tuple[tuple[str, str, Callable[[Visit], Awaitable[None]]], ...]] = (
    ("balance", "See how many chips you have", services.balance),
    ("refill", "Ask for chips when you are broke", services.refill),
    ("help", "What you can say to the dealer", services.help_page),
)

_Command = app_commands.Command[Any, ..., None]


def seat_commands(desk: Desk) -> Iterator[_Command]:
    """Every command about a seat and one's chips."""
    yield _sit(desk)
    yield _top_up(desk)
    for name, description, said in _SAID:
        yield _simple(desk, name, description, _acting(said))
    for name, description, service in _ASKED:
        yield _simple(desk, name, description, service)


def _acting(said: Callable[[PersonId], TableCommand]) -> Callable[[Visit], Awaitable[None]]:
    async def work(visit: Visit) -> None:
        await visit.act(said(visit.person))

    return work


def _simple(
    desk: Desk, name: str, description: str, work: Callable[[Visit], Awaitable[None]]
) -> _Command:
    async def callback(interaction: discord.Interaction[Any]) -> None:
        await desk.slash(interaction, work)

    return app_commands.Command(name=name, description=description, callback=callback)


def _sit(desk: Desk) -> _Command:
    @app_commands.describe(
        amount="your buy-in: 1000, 1.5k, 100bb, min, max; empty to be asked",
        seat="the number of the seat; empty for any",
    )
    async def callback(
        interaction: discord.Interaction[Any], amount: str | None = None, seat: int | None = None
    ) -> None:
        async def work(visit: Visit) -> None:
            buy_in = parse_buy_in(amount, visit.view()) if amount is not None else None
            await services.sit(visit, buy_in, Seat(seat) if seat is not None else None)

        await desk.slash(interaction, work)

    return app_commands.Command(
        name="sit", description="Take a seat at the table here", callback=callback
    )


def _top_up(desk: Desk) -> _Command:
    @app_commands.describe(amount="how much to add: 500, 1.5k, 50bb")
    async def callback(interaction: discord.Interaction[Any], amount: str) -> None:
        async def work(visit: Visit) -> None:
            await visit.act(TopUp(visit.person, parse_buy_in(amount, visit.view())))

        await desk.slash(interaction, work)

    return app_commands.Command(
        name="topup", description="Buy more chips, in play from the next hand", callback=callback
    )
