"""Commands of play: what a player says in a hand."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import discord
from discord import app_commands

from adapters.discord import limits, services
from adapters.discord.desk import Desk
from adapters.discord.visit import AskedBack, Visit
from core import present
from core.chips import chips_text
from core.hand.commands import AllIn, Call, Check, Fold, Muck, Show
from core.ids import PersonId
from core.notation import Unclear, parse_wager, presets
from core.refusal import Refusal
from core.table.commands import CallClock, TableCommand

_SAID: Final[tuple[tuple[str, str, Callable[[PersonId], TableCommand]], ...]] = (
    ("check", "Check: bet nothing while there is nothing to call", Check),
    ("call", "Match the bet", Call),
    ("fold", "Give up your hand", Fold),
    ("allin", "Put in everything you have on the table", AllIn),
    ("show", "Show your hand at showdown", Show),
    ("muck", "Give up your hand face down at showdown", Muck),
    ("clock", "Call the clock on the player to act", CallClock),
)
"""Commands without an option: name, description, and what is said."""

_WAGERS: Final = (
    ("bet", "Open the betting", True),
    ("raise", "Raise to an amount in all", False),
)

_Command = app_commands.Command[Any, ..., None]


def play_commands(desk: Desk) -> Iterator[_Command]:
    """Every command of play."""
    for name, description, said in _SAID:
        yield _said(desk, name, description, said)
    for name, description, opens in _WAGERS:
        yield _wager(desk, name, description, opens=opens)
    yield _cards(desk)


def _said(
    desk: Desk, name: str, description: str, said: Callable[[PersonId], TableCommand]
) -> _Command:
    async def work(visit: Visit) -> None:
        await visit.act(said(visit.person))

    async def callback(interaction: discord.Interaction[Any]) -> None:
        await desk.slash(interaction, work)

    return app_commands.Command(name=name, description=description, callback=callback)


def _wager(desk: Desk, name: str, description: str, *, opens: bool) -> _Command:
    @app_commands.describe(to="the total you bet or raise to: 120, 1.5k, 3bb, pot, 1/2")
    async def callback(interaction: discord.Interaction[Any], to: str) -> None:
        async def work(visit: Visit) -> None:
            view = visit.view()
            said = parse_wager(to, view, visit.person, opens=opens)
            if isinstance(said, Unclear):
                await visit.answer.say(present.readings(said, view))
            else:
                await visit.act(said)

        await desk.slash(interaction, work)

    command: _Command = app_commands.Command(name=name, description=description, callback=callback)

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
        view = desk.visit(interaction).view()
    except (Refusal, AskedBack):
        return []
    menu, hand = view.my_menu, view.hand
    if menu is None or hand is None:
        return []
    choices = (
        app_commands.Choice(
            name=f"{preset.name} · {chips_text(preset.to)}"[: limits.CHOICE_NAME],
            value=chips_text(preset.to),
        )
        for preset in presets(menu, hand.pot, hand.unit)
    )
    wanted = typed.strip().lower()
    return [choice for choice in choices if wanted in choice.name.lower()][: limits.CHOICES]


def _cards(desk: Desk) -> _Command:
    async def callback(interaction: discord.Interaction[Any]) -> None:
        await desk.slash(interaction, services.my_cards)

    return app_commands.Command(
        name="mycards", description="See your own cards, privately", callback=callback
    )
