"""``migrate``: brings the database up to date, which every start does too."""

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot.config import Config
from bot.ends import Ends
from bot.options import add_database, chosen_database


def arguments(parser: ArgumentParser) -> None:
    """Which database."""
    add_database(parser)


def run(options: Namespace, config: Config) -> int:
    """Make or update the database.

    Raises:
        Ends: it cannot be used, or a newer program has made it.
    """
    database = chosen_database(options, config).database
    asyncio.run(_migrate(database))
    print(f"The database {database} is up to date.")
    return 0


async def _migrate(database: Path) -> None:
    from adapters.sqlite import SqliteStore  # noqa: PLC0415  # --help needs no database
    from bot.bootstrap import make_folder  # noqa: PLC0415
    from core.engine.ports import Unreadable  # noqa: PLC0415

    make_folder(database)
    try:
        store = await SqliteStore.open(database)
    except Unreadable as error:
        raise Ends(str(error)) from None
    await store.close()
