"""Options that several commands share."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.config import Config

MOST_SEATS: Final = 10
"""At the terminal's table."""


class TableOptions(Struct, frozen=True):
    """What the command line says; ``is_kept`` False uses a database that is thrown away.

    ``game`` and ``stakes`` as people type them; None for no-limit hold'em at 10 and 20.
    """

    seats: int = 6
    game: str | None = None
    stakes: str | None = None
    hands: int | None = None
    is_auto: bool = False
    seed: int | None = None
    is_fast: bool = False
    is_kept: bool = True


def between(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers from ``least`` to ``most`` for argparse."""

    def read(said: str) -> int:
        if not said.isdecimal() or not least <= int(said) <= most:
            raise ArgumentTypeError(f"a whole number from {least} to {most} is needed")
        return int(said)

    return read


def add_database(parser: ArgumentParser) -> None:
    """``--db FILE``, which goes before ``RIFFLE_DB``."""
    parser.add_argument("--db", type=Path, metavar="FILE", help="the database; default: RIFFLE_DB")


def chosen_database(options: Namespace, config: Config) -> Config:
    """``config`` with the database of the command line, if one was named there."""
    return config if options.db is None else replace(config, database=options.db.absolute())
