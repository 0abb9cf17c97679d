"""Makes the fixtures known to the tests in this folder, and says when checks are off."""

from __future__ import annotations

import pytest

from .discord.fixtures import NO_SPEC, discord_wire, loose_wire
from .fixtures import bot_process

__all__ = ["bot_process", "discord_wire", "loose_wire"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say why schema checks were off."""
    if NO_SPEC:
        terminalreporter.write_line(NO_SPEC, yellow=True)
