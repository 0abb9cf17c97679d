"""The fixtures of the fake Slack; import them into a conftest to use them elsewhere."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.ci import IN_CI

from .schema import DOCUMENT
from .wire import SlackWire

NO_SCHEMA = "" if DOCUMENT.is_file() else f"no schema checks of Slack calls: {DOCUMENT} is missing"


def require_schema() -> None:
    """In CI the types must be there; elsewhere their lack only turns checks off."""
    if NO_SCHEMA and IN_CI:
        pytest.fail(NO_SCHEMA)


@asynccontextmanager
async def _running() -> AsyncIterator[SlackWire]:
    wire = SlackWire()
    await wire.start()
    try:
        yield wire
    finally:
        await wire.stop()


@pytest.fixture
async def loose_slack_wire() -> AsyncIterator[SlackWire]:
    """A fake Slack whose findings the test looks at itself."""
    async with _running() as wire:
        yield wire


@pytest.fixture
async def slack_wire(loose_slack_wire: SlackWire) -> AsyncIterator[SlackWire]:
    """A fake Slack; the test fails if a call was invalid or the bot ran into a limit."""
    require_schema()
    yield loose_slack_wire
    loose_slack_wire.assert_clean()


@pytest.fixture
async def another_slack_wire() -> AsyncIterator[SlackWire]:
    """A second fake Slack, apart from the first, as strict as it."""
    require_schema()
    async with _running() as wire:
        yield wire
        wire.assert_clean()
