"""The slash commands: within Discord's numbers, and one for everything that can be said."""

from collections.abc import Iterator
from typing import Any, Final
from unittest.mock import create_autospec

import discord
from discord import app_commands

from adapters.discord.commands.tree import build
from adapters.discord.desk import Desk
from core.notation.spoken_penalties import PENALTIES
from core.present.answers.examples import EXAMPLES

# interactions/application-commands, "Registering a Command" and "Application Command Structure"
COMMANDS, OPTIONS, CHOICES, NAME, DESCRIPTION, CHARACTERS = 100, 25, 25, 32, 100, 8_000

ELSEWHERE: Final = {
    "chop no": "chop",
    "split no": "split",
    "split allow": "split",
    "split object": "split",
    "object muck": "floor",
    "gift": "gift give",
    "glossary": "help",
    "help rules": "help",
    "proxy": "proxy name",
    "proxy off": "proxy end",
    "post behind": "post",
    "post button": "post",
    "kill object": "kill",
    "kill refuse": "kill",
    "overs on": "overs",
    "overs off": "overs",
    "overs super": "overs",
    "seatchange cancel": "seatchange",
    "object": "floor",
    "change object": "table object",
    "change agree": "table agree",
    "state": "floor",
    "floor clock": "ruling asked clock",
    "objection settle": "ruling continue",
    "eject": "ruling asked eject",
    "spare": "ruling asked spare",
    "behind approve": "ruling asked approve",
    "behind refuse": "ruling asked refuse",
    "count": "ruling asked count",
    "look allow": "ruling asked look",
    "look refuse": "ruling asked nolook",
    "ruling": "ruling open",
    "ruling reports": "penalty reports",
    "ruling heard": "penalty reports",
    "ruling record": "penalty record",
    "report collusion": "floor",
    "report etiquette": "floor",
    "report cards": "floor",
    "penalties": "ruling open",
    **{f"ruling {one.word}": f"penalty {one.word}" for one in PENALTIES},
}
"""Commands whose words Discord's rules for names, or its options, have put into other words."""


async def tree() -> app_commands.CommandTree[Any]:
    """All commands as Discord is told them."""
    client = discord.Client(intents=discord.Intents.none())
    return build(client, create_autospec(Desk, instance=True))


def leaves(options: list[Any], path: str) -> Iterator[tuple[str, list[Any]]]:
    """Each command that can be given, with its options."""
    groups = [option for option in options if option["type"] in {1, 2}]
    for group in groups:
        yield from leaves(group.get("options", []), f"{path} {group['name']}")
    if not groups:
        yield path, options


async def test_every_command_keeps_to_the_numbers() -> None:
    """As many commands, options, choices and characters as Discord takes."""
    made = await tree()
    told = [command.to_dict(made) for command in made.get_commands()]
    assert len(told) <= COMMANDS
    for command in told:
        assert characters(command) <= CHARACTERS
        check(command)


def check(part: Any) -> None:
    """Check a command, a group or an option, and all that it holds."""
    assert len(part["name"]) <= NAME, part["name"]
    assert 1 <= len(part["description"]) <= DESCRIPTION, part["name"]
    assert len(part.get("options", [])) <= OPTIONS
    assert len(part.get("choices", [])) <= CHOICES
    for option in part.get("options", []):
        check(option)


def characters(part: Any) -> int:
    """Names, descriptions and values of a command, counted as Discord counts them."""
    own = len(part["name"]) + len(part.get("description", "")) + len(str(part.get("value", "")))
    return own + sum(map(characters, (*part.get("options", []), *part.get("choices", []))))


async def test_everything_that_can_be_typed_has_a_command() -> None:
    """Each command of the help page is one of Discord's, under its own words or under others."""
    made = await tree()
    told = [command.to_dict(made) for command in made.get_commands()]
    names = {path for one in told for path, _ in leaves(one.get("options", []), one["name"])}
    assert {ELSEWHERE.get(words, words) for words in EXAMPLES} <= names


async def test_whatever_names_a_member_is_for_servers() -> None:
    """In private there are no members to choose from."""
    made = await tree()
    for command in made.get_commands():
        told: Any = command.to_dict(made)
        takes_members = any(
            option["type"] == discord.AppCommandOptionType.user.value
            for _, options in leaves(told.get("options", []), told["name"])
            for option in options
        )
        if takes_members:
            assert told["contexts"] == [0], told["name"]
