"""``/rule`` and ``/help``: the rule book in the room, searched while one types."""

from typing import Any

import discord
from discord import app_commands

from adapters.discord.commands.choices import choices
from adapters.discord.desk import Desk
from core.present import help_offered, rules_offered
from core.reception import Visit, rules

_Command = app_commands.Command[Any, ..., None]


def rule_command(desk: Desk) -> _Command:
    """What a rule says, what is set here, and what the dealer does."""

    @app_commands.describe(query="number or your own words: 12.08, dead button, who shows first")
    async def callback(interaction: discord.Interaction[Any], query: str) -> None:
        async def work(visit: Visit) -> None:
            await rules.rule(visit, query)

        await desk.slash(interaction, work)

    command: _Command = app_commands.Command(
        name="rule", description="What the rule is, and what this house has set", callback=callback
    )

    @command.autocomplete("query")
    async def offered(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        return choices(rules_offered(typed))

    return command


def help_command(desk: Desk) -> _Command:
    """What can be said, what a word means, what the rules are for."""

    @app_commands.describe(about="rules, or glossary and a word; empty for what you can say")
    async def callback(interaction: discord.Interaction[Any], about: str | None = None) -> None:
        async def work(visit: Visit) -> None:
            await rules.help_on(visit, about or "")

        await desk.slash(interaction, work)

    command: _Command = app_commands.Command(
        name="help", description="What you can say to the dealer, and poker's words",
        callback=callback,
    )  # fmt: skip

    @command.autocomplete("about")
    async def offered(
        interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        return choices(help_offered(typed))

    return command
