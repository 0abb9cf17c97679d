"""Makes the fixtures known to the tests in this folder, and says when checks are off."""

from __future__ import annotations

import pytest

from .discord.fixtures import NO_SPEC, discord_wire, loose_wire
from .fixtures import bot_process
from .slack.fixtures import NO_SCHEMA, another_slack_wire, loose_slack_wire, slack_wire

__all__ = [
    "another_slack_wire",
    "bot_process",
    "discord_wire",
    "loose_slack_wire",
    "loose_wire",
    "slack_wire",
]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say why schema checks were off."""
    for reason in filter(None, (NO_SPEC, NO_SCHEMA)):
        terminalreporter.write_line(reason, yellow=True)
