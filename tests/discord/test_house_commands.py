"""``/house``: for whom Discord shows it, and what it completes while it is typed."""

from typing import Any

import discord

from tests.discord.test_commands import characters, tree

MANAGE_SERVER = discord.Permissions(manage_guild=True).value
CHARACTERS = 8_000


async def told(name: str) -> dict[str, Any]:
    """A command as Discord is told it."""
    made = await tree()
    command = made.get_command(name)
    assert command is not None
    return dict(command.to_dict(made))


def options_of(command: dict[str, Any], *path: str) -> dict[str, dict[str, Any]]:
    """The options of a subcommand by name."""
    for name in path:
        command = next(option for option in command["options"] if option["name"] == name)
    return {option["name"]: option for option in command.get("options", ())}


async def test_discord_shows_it_to_admins_alone() -> None:
    """Until a server's own settings say otherwise, and in servers only."""
    for name in ("house", "ruling"):
        command = await told(name)
        assert int(command["default_member_permissions"]) == MANAGE_SERVER, name
        assert command["contexts"] == [0], name
        assert characters(command) <= CHARACTERS, name


async def test_rules_and_values_are_completed() -> None:
    """Whatever names a rule, a value, a matter or a set of rules is searched while it is typed."""
    command = await told("house")
    searched = {
        ("show",): ("topic",),
        ("set",): ("setting", "value"),
        ("reset",): ("setting",),
        ("profile",): ("name",),
        ("history",): ("about",),
        ("why",): ("setting",),
    }
    for path, names in searched.items():
        options = options_of(command, *path)
        for name in names:
            assert options[name]["autocomplete"] is True, (path, name)


async def test_what_else_it_takes() -> None:
    """A file, a scope of two, a role or a member with a rank of two."""
    command = await told("house")
    (file,) = options_of(command, "import").values()
    assert file["type"] == discord.AppCommandOptionType.attachment.value
    scope = options_of(command, "set")["scope"]
    assert [choice["value"] for choice in scope["choices"]] == ["community", "table"]
    added = options_of(command, "staff", "add")
    assert added["who"]["type"] == discord.AppCommandOptionType.mentionable.value
    assert [choice["value"] for choice in added["rank"]["choices"]] == ["floor", "admin"]
    assert list(options_of(command, "staff")) == ["add", "remove", "list"]
