"""The wall clock: the machine's own time at the start, and then what has passed."""

import time

import pytest

from adapters.system import SystemClock
from core.ids import later


def test_it_tells_the_time() -> None:
    """Within a second of what the machine says."""
    assert abs(SystemClock().now() - time.time() * 1000) < 1_000


def test_setting_the_machine_s_clock_moves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """An admin sets the clock back by an hour: time at the tables goes on as before."""
    clock = SystemClock()
    before = clock.now()
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() - 3_600 * 10**9)
    assert 0 <= clock.now() - before < 1_000


async def test_it_wakes_in_time() -> None:
    """A sleep ends at its moment or later, and at once when that has passed."""
    clock = SystemClock()
    at = later(clock.now(), 30)
    await clock.sleep_until(at)
    assert clock.now() >= at
    await clock.sleep_until(at)
