"""A small real discord.py bot that the harness is tested with; also runs as a process.

As a process (`python -m tests.loopback.discord.demo_bot`) it posts the line that stands in the file
`JOB` to the channel `CHANNEL`, once, with a nonce, and removes the file when Discord has answered.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
from pathlib import Path
from typing import Any, cast

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

Interaction = discord.Interaction["DemoBot"]


def point_at(api_base: str, gateway_url: str) -> None:
    """Have discord.py talk to these addresses: what a bot does with its own settings."""
    Route.BASE = api_base
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)


class CheckButton(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"demo:check:(?P<count>\d+)"):
    """Its state is in its custom id, so it works after a restart."""

    def __init__(self, count: int) -> None:
        self.count = count
        super().__init__(ui.Button(label="Check", custom_id=f"demo:check:{count}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> CheckButton:
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> Any:
        await interaction.response.edit_message(view=board(self.count + 1))


class CardsButton(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"demo:cards"):
    """Answers for the eyes of one."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="My cards", custom_id="demo:cards"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> CardsButton:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> Any:
        await interaction.response.send_message(
            view=note(f"cards of {interaction.user.name}"), ephemeral=True
        )


class RaiseButton(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"demo:raise"):
    """Opens a modal."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Raise", custom_id="demo:raise"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]
    ) -> RaiseButton:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> Any:
        await interaction.response.send_modal(RaiseModal())


class RaiseModal(ui.Modal, title="Raise"):
    """Asks for an amount."""

    amount: ui.Label[Any] = ui.Label(text="Raise to", component=ui.TextInput(max_length=10))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        field = cast(ui.TextInput[Any], self.amount.component)
        await interaction.response.edit_message(view=note(f"raised to {field.value}"))


def note(text: str) -> ui.LayoutView:
    """A layout of one text."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    return view


def board(count: int) -> ui.LayoutView:
    """The demo's board message."""
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(
        cast(Any, CheckButton(count)), cast(Any, CardsButton()), cast(Any, RaiseButton())
    )
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(f"checked {count} times"), ui.Separator(), row))
    return view


class DemoBot(discord.AutoShardedClient):
    """One of everything that the harness must carry."""

    def __init__(self, **options: Any) -> None:
        # discord.py waits this long for further guilds before it calls itself ready.
        options = {"intents": discord.Intents(guilds=True), "guild_ready_timeout": 0.1, **options}
        super().__init__(**options)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(demo)
        self.events: list[str] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(CheckButton, CardsButton, RaiseButton)
        await self.tree.sync()

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.events.append("resumed")

    async def on_shard_ready(self, shard_id: int) -> None:
        self.events.append("ready")

    def text_channel(self, channel_id: int) -> discord.PartialMessageable:
        """Any channel by its id, with no cache."""
        return self.get_partial_messageable(channel_id)


demo = app_commands.Group(name="demo", description="The harness's own commands")
table = app_commands.Group(name="table", description="A group in the group", parent=demo)


@demo.command(description="Show the board")
async def show(interaction: Interaction) -> None:
    await interaction.response.send_message(view=board(0))


@demo.command(description="Answer late, privately")
async def later(interaction: Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    await interaction.edit_original_response(content="done")
    await interaction.followup.send("and more", ephemeral=True)


@demo.command(description="Never answer")
async def silent(interaction: Interaction) -> None:
    pass


@demo.command(description="Write to a member")
async def whisper(interaction: Interaction, who: discord.Member, text: str) -> None:
    try:
        await who.send(text)
        said = "sent"
    except discord.Forbidden as refusal:
        said = f"refused {refusal.code}"
    await interaction.response.send_message(said, ephemeral=True)


@demo.command(description="Offer a choice")
async def choose(interaction: Interaction) -> None:
    view = ui.View()
    menu: ui.Select[ui.View] = ui.Select(
        custom_id="demo:game", options=[discord.SelectOption(label=g) for g in ("razz", "stud")]
    )

    async def chosen(inner: discord.Interaction) -> None:
        await inner.response.edit_message(content=f"chose {menu.values[0]}", view=None)

    menu.callback = chosen  # type: ignore[method-assign, assignment]
    view.add_item(menu)
    await interaction.response.send_message("which?", view=view)


@table.command(name="open", description="A subcommand in a group, with autocomplete")
async def open_table(
    interaction: Interaction, blinds: str, seats: app_commands.Range[int, 2, 10] = 6
) -> None:
    await interaction.response.send_message(f"{blinds} with {seats} seats")


@open_table.autocomplete("blinds")
async def blinds_offered(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=b, value=b) for b in ("1/2", "5/10") if typed in b]


class DemoProcess(DemoBot):
    """Does its job once it is ready, then waits for SIGTERM."""

    def __init__(self, job: Path, channel_id: int) -> None:
        super().__init__()
        self._job = job
        self._channel_id = channel_id

    def take_job(self) -> str | None:
        """The line to post; None when that was done."""
        return self._job.read_text() if self._job.exists() else None

    async def setup_hook(self) -> None:
        await super().setup_hook()
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGTERM, lambda: loop.create_task(self.close()))

    async def on_ready(self) -> None:
        if (line := self.take_job()) is not None:
            # The nonce keeps a second try, after a lost answer, from doubling the line.
            await self.text_channel(self._channel_id).send(line, nonce="the-job")
            self._job.unlink()
        print("ready", flush=True)


async def main() -> None:
    """Run as a process until SIGTERM."""
    point_at(os.environ["DISCORD_API_BASE"], os.environ["DISCORD_GATEWAY_URL"])
    async with DemoProcess(Path(os.environ["JOB"]), int(os.environ["CHANNEL"])) as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
