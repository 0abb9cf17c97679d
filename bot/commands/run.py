"""``run``: Discord and Slack when there are tokens, else the terminal."""

import sys
from argparse import ArgumentParser, Namespace

from bot.config import Config
from bot.ends import MISUSED, Ends
from bot.options import TableOptions


def arguments(parser: ArgumentParser) -> None:
    """``run`` has no options: everything is in the environment."""


def run(options: Namespace, config: Config) -> int:
    """Serve until told to stop.

    Raises:
        Ends: there is neither a token nor a terminal, or a platform or database is unusable.
    """
    if config.discord is not None or config.slack is not None:
        from bot.serving import serve  # noqa: PLC0415

        return serve(config)
    if not sys.stdin.isatty():
        raise Ends(
            "Nothing to do: neither DISCORD_TOKEN nor SLACK_BOT_TOKEN is set, and there is no "
            "terminal to play in.",
            MISUSED,
        )
    from bot.terminal import play_table  # noqa: PLC0415

    return play_table(TableOptions(), config)
