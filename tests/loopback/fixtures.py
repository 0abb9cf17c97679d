"""What every platform's tests share; import the fixtures into a conftest to use them elsewhere."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest

from .process import BotProcess

StartBot = Callable[..., BotProcess]


@pytest.fixture
async def bot_process() -> AsyncIterator[StartBot]:
    """Makes `BotProcess`es (same arguments) and sees to it that none outlives the test."""
    made: list[BotProcess] = []

    def make(*arguments: object, **options: object) -> BotProcess:
        process = BotProcess(*arguments, **options)  # type: ignore[arg-type]
        made.append(process)
        return process

    yield make
    for process in made:
        if process.starts:
            await process.killed()
