"""The terminal's table: a person against house players, or house players alone."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec.structs import replace

from adapters.system import SystemClock
from adapters.terminal import (
    PLATFORM,
    YOU,
    Answers,
    Console,
    Keyboard,
    Party,
    Session,
    Transcript,
    greeting,
    keys,
    screen_of,
)
from bot.auditing import audit
from bot.bootstrap import open_room, open_store, where
from bot.config import Config
from bot.ends import FAILED, MISUSED, Ends
from bot.options import TableOptions
from bot.signals import until_told
from core.chips import Chips
from core.engine.room import CardRoom
from core.games.finding import find_game
from core.house.settings import Overrides
from core.present import refusal, table_name
from core.present.documents import plain
from core.reception.opening import DEFAULT_GAME, Opening, config_of
from core.refusal import Refusal

_STAKES: Final = "10/20"
"""Blinds of no-limit hold'em, where nobody says; 2,000 chips are a hundred big blinds."""

_BETS: Final = 100
"""A buy-in in big blinds, in limit in small bets."""

_ALONE: Final[Overrides] = {"clock.auto_start_seconds": 0, "deal.between_hands_seconds": 2}
"""Nobody waits for the person, so no clock is called on him."""

_AT_ONCE: Final[Overrides] = _ALONE | {"deal.between_hands_seconds": 0}
_THINKING_AT_ONCE: Final = 0
_AUTO_HANDS: Final = 10
"""How many hands house players play when nobody says."""


def play_table(options: TableOptions, config: Config) -> int:
    """Deal; 0 when the table was left in good order, 1 when its audit is not clean.

    Raises:
        Ends: the database cannot be used, or the table cannot be opened.
    """
    if options.is_kept:
        return asyncio.run(_play(options, config))
    with TemporaryDirectory(prefix="riffle-") as folder:
        return asyncio.run(_play(options, replace(config, database=Path(folder) / "table.sqlite3")))


async def _play(options: TableOptions, config: Config) -> int:
    pace = replace(config.pace, prop=_THINKING_AT_ONCE) if options.is_fast else config.pace
    async with (
        open_store(config.database) as store,
        open_room(store, pace, (PLATFORM,), seed=options.seed) as room,
    ):
        await until_told(_sit(room, options, config))
    if not options.is_auto:
        return 0
    report = await audit(config.database)
    print("\n".join(report.lines))
    return 0 if report.ok else FAILED


async def _sit(room: CardRoom, options: TableOptions, config: Config) -> None:
    clock, screen = SystemClock(), screen_of(sys.stdout)
    keyboard = Keyboard()
    if not options.is_auto:
        keyboard.listen(sys.stdin.fileno())
    console = Console(sys.stdout, keyboard, screen.erases)
    transcript = Transcript(screen, None if options.is_auto else YOU, clock.now)
    try:
        party = party_of(options)
        if not options.is_auto:
            # The path is written as it is, whatever its length: people copy it.
            kept = f"{where(config)}\n" if options.is_kept else ""
            console.write(transcript.line(greeting(table_name(party.config))) + kept)
        key = keys(clock.now())
        answers = Answers(room, transcript, screen, key, clock.now)
        session = Session(room, party, console, transcript, answers, key, _hands(options))
        await session.play()
    except Refusal as refused:
        raise Ends(plain(refusal(refused, None)), MISUSED) from None


def party_of(options: TableOptions) -> Party:
    """Who sits at which table.

    Raises:
        Refusal: no such game, or one that is not dealt for these stakes and seats.
    """
    stakes = options.stakes
    if stakes is None and (options.game is None or _is_holdem(options.game)):
        stakes = _STAKES
    config = config_of(Opening(stakes=stakes, game=options.game, seats=options.seats))
    settings = config.settings | (_AT_ONCE if options.is_fast else _ALONE)
    props = options.seats if options.is_auto else options.seats - 1
    buy_in = max(Chips(_BETS * config.stakes.base), config.buy_in_least)
    return Party(replace(config, settings=settings), buy_in, props, options.is_auto)


def _is_holdem(game: str) -> bool:
    found = find_game(game)
    return found.game.id == DEFAULT_GAME and found.structure is None


def _hands(options: TableOptions) -> int | None:
    return _AUTO_HANDS if options.is_auto and options.hands is None else options.hands
