"""Sound: a process whose room cannot go on ends, for the next one takes everything up."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.ends import Ends
from core.engine.room import CardRoom


@asynccontextmanager
async def while_sound(room: CardRoom) -> AsyncIterator[None]:
    """Cancel the body once ``room`` is broken; it may clean up, then the process ends.

    Raises:
        Ends: the room cannot go on; the sentence says why.
    """
    body = asyncio.current_task()
    assert body is not None
    why: list[str] = []

    async def watch() -> None:
        why.append(await room.broken())
        body.cancel()

    watching = asyncio.create_task(watch())
    try:
        yield
    except asyncio.CancelledError:
        if not why:
            raise
        body.uncancel()
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
    if why:
        raise Ends(f"{why[0]} Nothing is lost: the next start goes on from the database.")
