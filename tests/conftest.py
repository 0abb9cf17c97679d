"""What every test may lean on."""

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.ci import IN_CI
from tests.shared import shared_path

pytest_plugins = ("tests.rule_marks", "tests.slow_time", "pytester")

# No deadlines: a busy machine is not a wrong law.  CI plays the same examples every time.
settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if IN_CI else "dev")


def pytest_xdist_auto_num_workers() -> int:
    """A process more than there are cores: many tests wait for a socket, a clock or a process."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session")
def shared_dir() -> Path:
    """The folder ``../shared``; without it the test is skipped, and in CI it fails."""
    return shared_path()


@pytest.fixture(autouse=True)
def logging_as_it_was() -> Iterator[None]:
    """A test that starts the process in its own process leaves no log handler behind."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.captureWarnings(capture=False)
