"""How long the slow tests may take: ``--seconds``, after which those left are skipped.

Those that prove a rule come first, the others in an order that the sources decide: the same
sources always run the same tests, and each change of them runs others, so that where the time is
enough for a third, nearly every test has had its turn after a dozen changes.
"""

import time
from hashlib import sha256

import pytest

from tests.rule_record import sources_print

START = pytest.StashKey[float]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Know the option."""
    parser.addoption(
        "--seconds", type=float, default=None, help="skip the tests that have not begun by then"
    )


def pytest_configure(config: pytest.Config) -> None:
    """The time runs from here, and the tests are handed out one by one in their order.

    Each worker would else begin with a part of the suite of its own, and those that come first
    would all be the first one's.
    """
    config.stash[START] = time.monotonic()
    if config.getoption("seconds") is not None and config.getoption("dist", "no") != "no":
        config.option.dist = "load"
        config.option.maxschedchunk = 1


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put those that prove a rule first, and shuffle each kind."""
    if config.getoption("seconds") is None:
        return
    sources = sources_print(config.rootpath)

    def turn(item: pytest.Item) -> tuple[bool, bytes]:
        proves = item.get_closest_marker("rule") is not None
        return not proves, sha256(f"{sources} {item.nodeid}".encode()).digest()

    items.sort(key=turn)


@pytest.fixture(autouse=True)
def in_time(request: pytest.FixtureRequest) -> None:
    """Skip a test for which no time is left."""
    most = request.config.getoption("seconds")
    if most is not None and time.monotonic() - request.config.stash[START] > most:
        pytest.skip(f"the {most:g} s of this run are over")
