"""A reception to speak to."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.reception.front import Front, a_front


@pytest.fixture
async def front(tmp_path: Path) -> AsyncIterator[Front]:
    """A reception before a fresh room."""
    async with a_front(tmp_path / "room.db") as front:
        yield front
