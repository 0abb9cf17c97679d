"""``play``: a table in the terminal."""

import sys
from argparse import ArgumentParser, Namespace

from bot.config import Config
from bot.ends import MISUSED, Ends
from bot.options import MOST_SEATS, TableOptions, add_database, between, chosen_database


def arguments(parser: ArgumentParser) -> None:
    """Seats, hands, and who plays."""
    parser.add_argument(
        "--game",
        metavar="NAME",
        help="what is dealt, by any of its names: razz, omaha/8, triple draw, horse"
        " (default: no-limit hold'em)",
    )
    parser.add_argument(
        "--stakes", metavar="BETS", help="limits or blinds: 10-20, 5/10, nl 5/10 (default: 10/20)"
    )
    parser.add_argument(
        "--seats",
        type=between(2, MOST_SEATS),
        default=TableOptions().seats,
        metavar="N",
        help="seats at a new table, all taken (default: %(default)s)",
    )
    parser.add_argument(
        "--hands", type=between(1, 1_000_000), metavar="N", help="stop after N hands"
    )
    parser.add_argument(
        "--auto", action="store_true", help="house players in every seat; audits at the end"
    )
    parser.add_argument(
        "--seed",
        type=between(0, 2**63),
        metavar="N",
        help="the same cards every time, in a database thrown away afterwards",
    )
    parser.add_argument("--fast", action="store_true", help="house players act at once")
    add_database(parser)


def run(options: Namespace, config: Config) -> int:
    """Deal until the hands are played or the person goes.

    Raises:
        Ends: there is no terminal to play in, or the database cannot be used.
    """
    if not options.auto and not sys.stdin.isatty():
        raise Ends("There is no terminal to play in; use --auto to watch house players.", MISUSED)
    from bot.terminal import play_table  # noqa: PLC0415  # --help needs no engine

    table = TableOptions(
        seats=options.seats,
        game=options.game,
        stakes=options.stakes,
        hands=options.hands,
        is_auto=options.auto,
        seed=options.seed,
        is_fast=options.fast or options.auto,
        is_kept=(not options.auto and options.seed is None) or options.db is not None,
    )
    return play_table(table, chosen_database(options, config))
