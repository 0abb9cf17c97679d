"""The terminal's table: a person against house players, or house players alone."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec.structs import replace

from adapters.system import SystemClock
from adapters.terminal import (
    GREETING,
    PLATFORM,
    YOU,
    Answers,
    Console,
    Keyboard,
    Party,
    Session,
    Transcript,
    keys,
    screen_of,
)
from bot.auditing import audit
from bot.bootstrap import open_room, open_store, where
from bot.config import Config
from bot.ends import FAILED, Ends
from bot.options import TableOptions
from bot.signals import until_told
from core.chips import Chips, whole
from core.engine.room import CardRoom
from core.house.settings import Overrides
from core.present import refusal
from core.present.documents import plain
from core.refusal import Refusal
from core.table.opening import configure

_SMALL, _BIG = whole(10), whole(20)
_BUY_IN: Final = Chips(100 * _BIG)
_ALONE: Final[Overrides] = {"clock.auto_start_seconds": 0, "table.next_hand_seconds": 2}
"""Nobody waits for the person, so no clock is called on him."""

_AT_ONCE: Final[Overrides] = _ALONE | {"table.next_hand_seconds": 0}
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
    if not options.is_auto:
        # The path is written as it is, whatever its length: people copy it.
        console.write(transcript.line(GREETING) + (f"{where(config)}\n" if options.is_kept else ""))
    key = keys(clock.now())
    answers = Answers(room, transcript, screen, key, clock.now)
    session = Session(room, _party(options), console, transcript, answers, key, _hands(options))
    try:
        await session.play()
    except Refusal as refused:
        raise Ends(plain(refusal(refused, None))) from None


def _party(options: TableOptions) -> Party:
    config = configure(
        small_blind=_SMALL,
        big_blind=_BIG,
        seats=options.seats,
        settings=_AT_ONCE if options.is_fast else _ALONE,
    )
    props = options.seats if options.is_auto else options.seats - 1
    return Party(config, _BUY_IN, props, options.is_auto)


def _hands(options: TableOptions) -> int | None:
    return _AUTO_HANDS if options.is_auto and options.hands is None else options.hands
