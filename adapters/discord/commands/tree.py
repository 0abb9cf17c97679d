"""The command tree: everything the dealer listens to, and telling Discord of it once."""

import json
import logging
from typing import Any, Final

import discord
from discord import app_commands

from adapters.discord.commands.amounts import amount_commands
from adapters.discord.commands.blinds import blind_commands
from adapters.discord.commands.chips import ChipsCommands
from adapters.discord.commands.floor import floor_command
from adapters.discord.commands.games import game_command
from adapters.discord.commands.house import HouseCommands
from adapters.discord.commands.members import member_commands, stacks_command
from adapters.discord.commands.money import money_commands
from adapters.discord.commands.penalty import penalty_commands
from adapters.discord.commands.proxies import proxy_commands
from adapters.discord.commands.rules import help_command, rule_command
from adapters.discord.commands.ruling import ruling_commands
from adapters.discord.commands.said import SAYINGS, saying
from adapters.discord.commands.simple import simple_commands
from adapters.discord.commands.table import TableCommands
from adapters.discord.commands.throws import throw_commands
from adapters.discord.desk import Desk

_log = logging.getLogger(__name__)

_COMPARED: Final = (
    "name", "description", "type", "required", "min_value", "max_value", "min_length",
    "max_length", "autocomplete", "choices", "channel_types", "default_member_permissions",
    "contexts", "integration_types", "value",
)  # fmt: skip
"""What makes a command what it is; Discord adds ids and versions of its own."""

_UNORDERED: Final = frozenset({"contexts", "integration_types"})


def build(client: discord.Client, desk: Desk) -> app_commands.CommandTree[Any]:
    """The tree of all commands, for servers; play works in private messages too."""
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(
        client,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    tree.error(desk.slash_failed)
    tree.add_command(TableCommands(desk))
    tree.add_command(ChipsCommands(desk))
    tree.add_command(HouseCommands(desk))
    tree.add_command(ruling_commands(desk))
    tree.add_command(penalty_commands(desk))
    tree.add_command(proxy_commands(desk))
    for command in (
        game_command(desk),
        rule_command(desk),
        help_command(desk),
        *amount_commands(desk),
        *throw_commands(desk),
        *money_commands(desk),
        *blind_commands(desk),
        *member_commands(desk),
        *(saying(desk, of) for of in SAYINGS),
        stacks_command(desk),
        floor_command(desk),
        *simple_commands(desk),
    ):
        tree.add_command(command)
    return tree


async def sync(tree: app_commands.CommandTree[Any]) -> bool:
    """Tell Discord the commands when they differ from what it has; True when it was told.

    Discord counts every registration against a daily allowance.
    """
    client = tree.client
    assert client.application_id is not None, "logged in"
    known = await client.http.get_global_commands(client.application_id)
    ours = [command.to_dict(tree) for command in tree.get_commands()]
    if _fingerprint(list(known)) == _fingerprint(ours):
        return False
    await tree.sync()
    _log.info("Told Discord the commands")
    return True


def _fingerprint(commands: list[Any]) -> str:
    """The commands without what Discord adds, in an order of our own."""
    shapes = sorted((_shape(command) for command in commands), key=lambda shape: shape["name"])
    return json.dumps(shapes, sort_keys=True)


def _shape(command: Any) -> dict[str, Any]:
    shape = {key: _value(key, command.get(key)) for key in _COMPARED if command.get(key)}
    shape.setdefault("type", 1)
    if command.get("options"):
        shape["options"] = [_shape(option) for option in command["options"]]
    return shape


def _value(key: str, value: Any) -> Any:
    if key in _UNORDERED:
        return sorted(value)
    if key == "default_member_permissions":
        # discord.py has a number, Discord answers with text.
        return str(value)
    if key == "choices":
        return [_shape(choice) for choice in value]
    return value
