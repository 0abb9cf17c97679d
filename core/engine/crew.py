"""Crew: the tasks a room lives by, none of which ever ends by itself, and its helpers, who do."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from core.engine.desk import Desk, whereabouts


class Crew:
    """When one of the tasks has died the room is dead, and whoever runs it has to know."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_at_work(self) -> bool:
        """True from :meth:`start` to :meth:`rest`."""
        return bool(self._tasks)

    def start(self, **runs: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run each of ``runs`` until :meth:`rest`; the names are for the log."""
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(run(), name=name) for name, run in runs.items()]

    async def fell(self) -> str:
        """Wait until one of the tasks has died; a sentence that says which, and of what."""
        done, _ = await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        task = done.pop()
        error = None if task.cancelled() else task.exception()
        cause = f": {whereabouts(error)}" if error is not None else ""
        return f"The {task.get_name()} has stopped{cause}."

    async def rest(self) -> None:
        """End all of them."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []


class Helpers:
    """Tasks beside the tables, each kept until it ends; what one of them dies of is reported."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run ``work``."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._desk.report(f"Something beside the tables failed: {whereabouts(error)}.")

    async def rest(self) -> None:
        """End all of them."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
