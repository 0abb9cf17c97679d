"""The fake Slack, and a house that serves it by HTTP."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.loopback.slack.fixtures import loose_slack_wire, slack_wire
from tests.loopback.slack.wire import SlackWire
from tests.slack_install.house import House

__all__ = ["loose_slack_wire", "slack_wire"]


@pytest.fixture
async def house(loose_slack_wire: SlackWire, tmp_path: Path) -> AsyncIterator[House]:
    """A house with its door open to the fake Slack."""
    house = House(loose_slack_wire, tmp_path / "db")
    async with house.open():
        yield house
