"""The fixtures of the fake Discord; import them into a conftest to use them elsewhere."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.ci import IN_CI

from .openapi import DOCUMENT
from .wire import DiscordWire

NO_SPEC = "" if DOCUMENT.is_file() else f"no schema checks of Discord calls: {DOCUMENT} is missing"


def require_spec() -> None:
    """In CI the published document must be there; elsewhere its lack only turns checks off."""
    if NO_SPEC and IN_CI:
        pytest.fail(NO_SPEC)


@pytest.fixture
async def loose_wire() -> AsyncIterator[DiscordWire]:
    """A fake Discord whose findings the test looks at itself."""
    wire = DiscordWire()
    await wire.start()
    try:
        yield wire
    finally:
        await wire.stop()


@pytest.fixture
async def discord_wire(loose_wire: DiscordWire) -> AsyncIterator[DiscordWire]:
    """A fake Discord; the test fails if a request was invalid or the bot ran into a limit."""
    require_spec()
    yield loose_wire
    loose_wire.assert_clean()
