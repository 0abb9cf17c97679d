"""Playing one test again, with its fixtures made anew, and within a time."""

import signal
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import pytest
from _pytest.runner import runtestprotocol

OPTIONS: Final = ("--tb=no", "-p", "no:unraisableexception", "-p", "no:threadexception")
"""Of a run in which tests fail by the hundred; what one leaves behind must not fail the next."""

_LEAST: Final = 4.0
_TIMES: Final = 10.0
"""Seconds that a test may take at least, and times what it took before."""


class TooLong(BaseException):
    """The time of a test is over: it waits for what will not come.  No test catches it."""


class Player:
    """Plays tests; a plugin, so that the time is taken of a test alone and not of its report."""

    def __init__(self) -> None:
        self._took: dict[str, float] = {}

    def passes(self, item: pytest.Item) -> bool:
        """Whether the test passes as it is; how long it takes is kept for its next runs."""
        began = time.monotonic()
        reports = runtestprotocol(item, log=False, nextitem=None)
        self._took[item.nodeid] = time.monotonic() - began
        return all(report.passed for report in reports)

    def fails(self, item: pytest.Item) -> bool:
        """Whether the function of the test fails, or waits without an end."""
        reports = runtestprotocol(item, log=False, nextitem=None)
        return any(one.failed and one.when == "call" for one in reports)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None]:
        """Ring when the time is over."""
        with self._within(item):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Generator[None]:
        """The same for what waits for a test that was broken off."""
        with self._within(item):
            return (yield)

    @contextmanager
    def _within(self, item: pytest.Item) -> Iterator[None]:
        """Break off what takes longer; a first run takes what it takes."""
        if item.nodeid not in self._took:
            yield
            return
        before = signal.signal(signal.SIGALRM, self._ring)
        most = _LEAST + _TIMES * self._took[item.nodeid]
        signal.setitimer(signal.ITIMER_REAL, most, most)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    @staticmethod
    def _ring(_signal: int, _frame: FrameType | None) -> None:
        raise TooLong
