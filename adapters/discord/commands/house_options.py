"""What is offered while a command about house rules is being typed.

All of it is in memory: nobody waits for the database between two letters.
"""

from itertools import islice
from typing import Any

import discord
from discord import app_commands

from adapters.discord import limits
from adapters.discord.commands.choices import choices, filled
from core.house.matters import MATTERS
from core.reception.house import offers as house_offers
from core.reception.house import pages as house
from core.reception.house.values import in_force

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


async def rules(interaction: Interaction, typed: str) -> Choices:
    """House rules that may be meant, with what they are set to where this is typed."""
    here = in_force(interaction.client.desk.visit(interaction))
    found = house_offers.rules(typed, here, limits.CHOICES)
    return choices((rule.label(limits.CHOICE_NAME), rule.key) for rule in found)


async def set_rules(interaction: Interaction, typed: str) -> Choices:
    """Of these only the ones that have been changed, and all of them at once."""
    here = in_force(interaction.client.desk.visit(interaction))
    return choices(house_offers.changed_rules(typed, here, limits.CHOICES, limits.CHOICE_NAME))


async def values(interaction: Interaction, typed: str) -> Choices:
    """Values of the rule that stands in the option before."""
    rule = filled(interaction, "setting")
    return choices(house_offers.values(rule, typed, limits.CHOICES, limits.CHOICE_NAME))


async def topics(interaction: Interaction, typed: str) -> Choices:
    """Matters whose name or heading has what is typed."""
    wanted = typed.strip().casefold()
    found = (
        (matter.title, matter.name)
        for matter in MATTERS
        if wanted in f"{matter.name} {matter.title}".casefold()
    )
    return choices(islice(found, limits.CHOICES))


async def profiles(interaction: Interaction, typed: str) -> Choices:
    """Sets of rules by name."""
    return choices(house.profile_names(typed))
