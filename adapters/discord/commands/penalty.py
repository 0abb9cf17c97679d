"""``/penalty``: what the floor does about players, made of the list of what can be said, and what
it is told of them (Cooke 1.06)."""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands
from msgspec import Struct

from adapters.discord.commands.options import Interaction, Option, taking
from adapters.discord.commands.places import IN_SERVERS
from adapters.discord.commands.simple import simple
from adapters.discord.desk import Desk
from adapters.discord.premises import member_named
from core.house.conduct import GROUNDS
from core.notation.spoken_penalties import PENALTIES, Part, SpokenPenalty
from core.reception import Visit
from core.reception.conduct import measures as conduct
from core.reception.conduct.penalties import Given, give, ground_named

_Command = app_commands.Command[Any, ..., None]

_OPTIONS: Final[Mapping[Part, Option]] = {
    Part.PLAYER: Option("member", discord.Member, "which player"),
    Part.OTHER: Option("other", discord.Member, "and the other"),
    Part.SPAN: Option("time", str, "2 hours, 30 min; empty: the house's", ""),
    Part.HANDS: Option("hands", app_commands.Range[int, 1, 100], "how many"),
    Part.AMOUNT: Option("amount", str, "how much goes to the pot"),
    Part.NUMBER: Option("number", app_commands.Range[int, 1], "its number in the record"),
    Part.EVERYWHERE: Option("everywhere", bool, "from every table, not this one alone", False),
    Part.GROUND: Option(
        "ground", str, "on what ground", "",
        tuple(app_commands.Choice(name=traits.title, value=ground.value)
              for ground, traits in GROUNDS.items()),
    ),
    Part.WHY: Option("why", str, "in your words; he reads it, and the floor", ""),
}  # fmt: skip


class _Says(Struct, frozen=True):
    """How Discord describes a penalty, and those of its options that it describes otherwise."""

    does: str
    parts: Mapping[Part, str] = {}


_FOR_FLOOR: Final = "for the floor alone"
_SAYS: Final[Mapping[str, _Says]] = {
    "warn": _Says("Warn a player; it is counted"),
    "sitout": _Says("Have a player dealt out for some hands"),
    "eject": _Says("Send a player from this game for a time"),
    "suspend": _Says("Keep a player out of every game here for a time",
                     {Part.SPAN: "7 days, 12 hours; empty: the house's"}),
    "bar": _Says("Keep a player out of every game here, without an end"),
    "fine": _Says("Fine a player, where the house has fines"),
    "deny": _Says("Keep somebody from a seat; no reason is implied",
                  {Part.PLAYER: "whom", Part.WHY: _FOR_FLOOR}),
    "separate": _Says("Never seat two people at one table",
                      {Part.PLAYER: "one", Part.WHY: _FOR_FLOOR}),
    "link": _Says("Note that two accounts are one player's",
                  {Part.PLAYER: "one account", Part.WHY: _FOR_FLOOR}),
    "forgive": _Says("Lift a measure", {Part.WHY: "why"}),
}  # fmt: skip


def penalty_commands(desk: Desk) -> app_commands.Group:
    """``/penalty`` with a command for each penalty; Discord shows them to the floor alone, and
    the reception asks again."""
    group = app_commands.Group(
        name="penalty",
        description="What the floor does about a player",
        allowed_contexts=IN_SERVERS,
        default_permissions=discord.Permissions(manage_guild=True),
    )
    for penalty in PENALTIES:
        group.add_command(_command(desk, penalty))
    group.add_command(_record(desk))
    group.add_command(
        simple(desk, "reports", "Reports of conduct that wait for the floor", conduct.queue)
    )
    return group


def _command(desk: Desk, penalty: SpokenPenalty) -> _Command:
    says = _SAYS[penalty.word]

    @taking(*(_option(penalty, part) for part in penalty.parts))
    async def callback(interaction: Interaction, **given: Any) -> None:
        async def work(visit: Visit) -> None:
            parts: dict[str, Any] = {
                part: _read(part, given[_OPTIONS[part].name]) for part in penalty.parts
            }
            await give(visit, penalty, Given(**parts))

        await desk.slash(interaction, work)

    return app_commands.Command(name=penalty.word, description=says.does, callback=callback)


def _option(penalty: SpokenPenalty, part: Part) -> Option:
    option, says = _OPTIONS[part], _SAYS[penalty.word]
    default = penalty.ground.value if part is Part.GROUND else option.default
    return Option(option.name, option.kind, says.parts.get(part, option.does), default,
                  option.choices)  # fmt: skip


def _read(part: Part, value: Any) -> Any:
    """What an option says, as the penalty takes it."""
    match part:
        case Part.PLAYER | Part.OTHER:
            return member_named(value.guild.id, value)
        case Part.GROUND:
            return ground_named(value)
        case _:
            return value


def _record(desk: Desk) -> _Command:
    @app_commands.describe(member="whose; empty for everybody's")
    async def callback(interaction: Interaction, member: discord.Member | None = None) -> None:
        whom = member_named(member.guild.id, member) if member is not None else None

        async def work(visit: Visit) -> None:
            await conduct.record(visit, whom)

        await desk.slash(interaction, work)

    does = "The record of a player, or of everybody"
    return app_commands.Command(name="record", description=does, callback=callback)
