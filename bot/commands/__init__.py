"""The commands of the process, one module each; this is the one list of them."""

from argparse import ArgumentParser, Namespace
from importlib import import_module
from typing import Final, Protocol, cast

from msgspec import Struct

from bot.config import Config


class CommandModule(Protocol):
    """What each module of a command offers."""

    def arguments(self, parser: ArgumentParser) -> None:
        """Declare its options."""
        ...

    def run(self, options: Namespace, config: Config) -> int:
        """Do it; the process's exit code.

        Raises:
            Ends: it cannot be done; the sentence says why.
        """
        ...


class Command(Struct, frozen=True):
    """A command by the word that starts it."""

    name: str
    summary: str

    def module(self) -> CommandModule:
        """Its module, imported when it is asked for."""
        return cast(CommandModule, import_module(f"{__name__}.{self.name}"))


COMMANDS: Final = (
    Command("run", "Serve Discord and Slack, or without a token deal in the terminal (default)."),
    Command("play", "Deal a table in the terminal."),
    Command("replay", "Play recorded hands (PHH files) through the engine and compare."),
    Command("audit", "Prove that the ledger balances and that the journal replays."),
    Command("bench", "Measure the engine, the evaluator and the store."),
    Command("manifest", "Write Slack's app manifest, to be pasted into Slack."),
    Command("migrate", "Bring the database to this version's layout."),
)
"""Every command, in the order of the help."""
