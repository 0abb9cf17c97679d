"""Choices of an autocomplete answer, within Discord's limits."""

from collections.abc import Iterable
from itertools import islice

from discord import app_commands

from adapters.discord import limits


def choices(words: Iterable[str]) -> list[app_commands.Choice[str]]:
    """``words`` as choices that say what they show."""
    fitting = (word for word in words if 1 <= len(word) <= limits.CHOICE_NAME)
    made = (app_commands.Choice(name=word, value=word) for word in fitting)
    return list(islice(made, limits.CHOICES))
