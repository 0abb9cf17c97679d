"""``/floor``: what admins are asked as the floor, and what they answer; and ``/object``."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
from discord import app_commands

from adapters.discord.commands.members import of_member
from adapters.discord.commands.places import IN_SERVERS
from adapters.discord.desk import Desk
from adapters.discord.premises import member_named
from core.present.documents import Who
from core.reception import Visit, Work, asides, floor
from core.reception.floor import OfSeat
from core.reception.people import seat_of

_Command = app_commands.Command[Any, ..., None]

_ALONE: Final[tuple[tuple[str, str, Work], ...]] = (
    ("asked", "See what waits for the floor (Manage Server)", floor.page),
    ("clock", "Put whoever is to act on the clock (Manage Server)", floor.floor_clock),
    ("goon", "An objection has been heard: play goes on (Manage Server)", floor.settle),
)

_OF_SEAT: Final[tuple[tuple[str, str, OfSeat], ...]] = (
    ("eject", "Eject a player (Manage Server)", floor.eject),
    ("spare", "Leave a player seated whose ejection is asked (Manage Server)", floor.spare),
    ("approve", "Let chips come that are on their way (Manage Server)", floor.approve),
    ("refuse", "Refuse chips that are on their way (Manage Server)", floor.refuse),
    ("count", "Count chips before the deal (Manage Server)", floor.count_chips),
    ("look", "Let a called hand be seen (Manage Server)", floor.allow_look),
    ("nolook", "Leave a called hand unseen (Manage Server)", floor.refuse_look),
)


def floor_commands(desk: Desk) -> app_commands.Group:
    """Everything the floor says.  Everyone sees it; admins alone are served."""
    group = app_commands.Group(
        name="floor", description="The floor's answers (Manage Server)", allowed_contexts=IN_SERVERS
    )
    for name, does, work in _ALONE:
        group.add_command(
            app_commands.Command(name=name, description=does, callback=_serving(desk, work))
        )
    for name, does, ruling in _OF_SEAT:
        group.add_command(of_member(desk, name, does, "which player", _at_his_seat(ruling)))
    return group


def object_command(desk: Desk) -> _Command:
    """``/object``: play waits for the floor (Cooke 9.15, 10.16, 10.19)."""

    @app_commands.describe(
        reason="what went wrong", mucked="whose hand was shown and mucked by mistake, if that is it"
    )
    async def callback(
        interaction: discord.Interaction[Any], reason: str, mucked: discord.Member | None = None
    ) -> None:
        async def work(visit: Visit) -> None:
            whose = member_named(mucked.guild.id, mucked) if mucked is not None else None
            await asides.objection(visit, reason, whose)

        await desk.slash(interaction, work)

    return app_commands.Command(
        name="object",
        description="Object to an error: play waits for the floor",
        callback=callback,
        allowed_contexts=IN_SERVERS,
    )


def _serving(desk: Desk, work: Work) -> Any:
    async def callback(interaction: discord.Interaction[Any]) -> None:
        await desk.slash(interaction, work)

    return callback


def _at_his_seat(ruling: OfSeat) -> Callable[[Visit, Who], Awaitable[None]]:
    async def said(visit: Visit, who: Who) -> None:
        await visit.must_manage()
        await ruling(visit, seat_of(visit, who))

    return said
