"""``bench``: the engine, the evaluator, the store and the calls to Discord, measured."""

import sys
from argparse import ArgumentParser, Namespace

import msgspec

from bot.config import Config


def arguments(parser: ArgumentParser) -> None:
    """How to print, and how long to measure."""
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--quick", action="store_true", help="measure little: rough figures only")


def run(options: Namespace, config: Config) -> int:
    """Measure and print; the figures decide nothing about the exit code."""
    del config
    from bot.bench.report import FULL, QUICK, lines, measure  # noqa: PLC0415  # the whole product

    measured = measure(QUICK if options.quick else FULL)
    if options.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(measured.report)).decode() + "\n")
    else:
        for line in lines(measured):
            print(line)
    return 0
