"""Choices of an autocomplete answer, within Discord's limits."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

import discord
from discord import app_commands

from adapters.discord import limits


def choices(offered: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Choices of what is ``offered``: each as it is read, and as it is said when chosen."""
    made = (
        app_commands.Choice(name=shown, value=said)
        for shown, said in offered
        if max(len(shown), len(said)) <= limits.CHOICE_NAME
    )
    return list(islice(made, limits.CHOICES))


def filled(interaction: discord.Interaction[Any], option: str) -> str:
    """What another option of the command being typed holds so far."""
    return str(getattr(interaction.namespace, option, None) or "")
