"""Signals and ends: what stops the work, and that all of it stops."""

import asyncio
import signal
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

_STOP: Final = (signal.SIGTERM, signal.SIGINT)


async def until_told(work: Coroutine[Any, Any, None]) -> None:
    """Run ``work`` until it ends, or cancel it when the process is told to stop.

    Returns in both cases once ``work`` has cleaned up; what it raises is raised.
    """
    task = asyncio.ensure_future(work)
    is_told = False

    def tell() -> None:
        nonlocal is_told
        is_told = True
        task.cancel()

    loop = asyncio.get_running_loop()
    for number in _STOP:
        with suppress(NotImplementedError):  # Windows: Ctrl-C cancels the whole program instead
            loop.add_signal_handler(number, tell)
    try:
        await task
    except asyncio.CancelledError:
        if not is_told:
            raise


async def together(*works: Coroutine[Any, Any, None]) -> None:
    """Run all of ``works`` until one ends; the others are then cancelled.

    Returns once all have cleaned up; what the one raised is raised.
    """
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
