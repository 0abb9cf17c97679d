"""How long the slow tests may take: ``--seconds``, after which those left are skipped.

Those that prove a rule come first; the others in another order every day, so that a machine too
slow for all of them has run each within some days.
"""

import time
from datetime import UTC, datetime
from random import Random

import pytest

START = pytest.StashKey[float]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Know the option."""
    parser.addoption(
        "--seconds", type=float, default=None, help="skip the tests that have not begun by then"
    )


def pytest_configure(config: pytest.Config) -> None:
    """The time runs from here."""
    config.stash[START] = time.monotonic()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put those that prove a rule first, and shuffle the others."""
    if config.getoption("seconds") is None:
        return
    proofs = [item for item in items if item.get_closest_marker("rule") is not None]
    others = [item for item in items if item.get_closest_marker("rule") is None]
    Random(datetime.now(UTC).date().toordinal()).shuffle(others)  # noqa: S311
    items[:] = proofs + others


@pytest.fixture(autouse=True)
def in_time(request: pytest.FixtureRequest) -> None:
    """Skip a test for which no time is left."""
    most = request.config.getoption("seconds")
    if most is not None and time.monotonic() - request.config.stash[START] > most:
        pytest.skip(f"the {most:g} s of this run are over")
