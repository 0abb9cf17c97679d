"""Bootstrap: the only place that wires adapters to the engine."""

import logging
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from adapters.sqlite import SqliteStore
from adapters.system import SeededChance, SystemChance, SystemClock
from bot.config import Config
from bot.ends import Ends
from bot.places import default_database
from bot.sound import while_sound
from bot.steady import SteadyProps
from core.engine.pace import Pace
from core.engine.ports import Messenger, Unreadable
from core.engine.room import CardRoom
from core.engine.store import StoreFailed

_log = logging.getLogger("riffle.room")


@asynccontextmanager
async def open_store(database: Path) -> AsyncIterator[SqliteStore]:
    """The store in ``database``, closed at the end.

    Raises:
        Ends: it cannot be used; the sentence says why.
    """
    make_folder(database)
    try:
        store = await SqliteStore.open(database)
    except Unreadable as error:
        raise Ends(str(error)) from None
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def open_room(
    store: SqliteStore,
    pace: Pace,
    platforms: Collection[str],
    *,
    messengers: Sequence[Messenger] = (),
    seed: int | None = None,
) -> AsyncIterator[CardRoom]:
    """The card room kept in ``store``, started; stopped at the end.

    With a ``seed`` its cards can be foretold.  No time runs at tables of ``platforms`` until
    each has said that it is there.

    Raises:
        Ends: the database cannot be read, or the room cannot go on.
    """
    room = CardRoom(
        store,
        SystemClock(),
        SystemChance() if seed is None else SeededChance(seed),
        {messenger.platform: messenger for messenger in messengers},
        pace,
        props=None if seed is None else SteadyProps(seed),
        platforms=platforms,
        report=_log.warning,
    )
    for platform in platforms:
        room.connections.platform_lost(platform)
    try:
        await room.start()
    except StoreFailed as failed:
        raise Ends(str(failed)) from None
    try:
        async with while_sound(room):
            yield room
    finally:
        await room.stop()


def make_folder(database: Path) -> None:
    """Make the folder of the default place; a folder that somebody named has to be there.

    Raises:
        Ends: it cannot be made.
    """
    if database != default_database().absolute():
        return
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Ends(f"The folder {database.parent} cannot be made: {error.strerror}.") from None


def where(config: Config) -> str:
    """The line that says where chips and hands are kept."""
    return f"Chips and hands are kept in {config.database}"
