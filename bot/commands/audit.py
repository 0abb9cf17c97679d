"""``audit``: proves the books."""

import asyncio
from argparse import ArgumentParser, Namespace

from bot.config import Config
from bot.ends import FAILED
from bot.options import add_database, chosen_database


def arguments(parser: ArgumentParser) -> None:
    """Which database."""
    add_database(parser)


def run(options: Namespace, config: Config) -> int:
    """Print what was proved; exit code 1 if anything does not hold.

    Raises:
        Ends: the database cannot be read.
    """
    from bot.auditing import audit  # noqa: PLC0415  # --help needs no database

    report = asyncio.run(audit(chosen_database(options, config).database))
    print("\n".join(report.lines))
    return 0 if report.ok else FAILED
