"""Waits that Slack asks for, and the pace we keep."""

from hypothesis import given
from hypothesis import strategies as st

from adapters.slack import limits
from adapters.slack.gates import POST, UPDATE, Gates, OpenGates
from adapters.slack.paces import Bucket, Window
from adapters.slack.workspace import Workspace
from core.engine.ports import TryLater

HERE, THERE = Workspace("", "T1"), Workspace("", "T2")


class Time:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def refused(gates: Gates, method: str, channel: str = "C1", **more: bool) -> int:
    """Milliseconds to wait, 0 when the call may go."""
    try:
        gates.enter(method, HERE, channel, **more)
    except TryLater as wait:
        return wait.after
    return 0


def test_a_wait_holds_one_method_in_one_channel() -> None:
    """After a 429 that very call waits as long as Slack says; every other goes on."""
    time = Time()
    gates = Gates(time)
    gates.hold(POST, HERE, "C1", 5_000)
    assert refused(gates, POST) == 5_001
    assert refused(gates, POST, "C2") == 0
    assert refused(gates, UPDATE) == 0
    gates.enter(POST, THERE, "C1")
    time.now = 5.0
    assert refused(gates, POST) == 0


def test_open_gates_keep_no_pace() -> None:
    """They let everything through at once, but what Slack itself asks to wait for."""
    gates = OpenGates(Time())
    assert [refused(gates, POST) for _ in range(50)] == [0] * 50
    assert [refused(gates, UPDATE) for _ in range(200)] == [0] * 200
    gates.hold(POST, HERE, "C1", 5_000)
    assert refused(gates, POST) == 5_001


def test_messages_to_one_channel_keep_a_pace() -> None:
    """Five within six seconds and no more; another channel has its own pace."""
    time = Time()
    gates = Gates(time)
    assert [refused(gates, POST) for _ in range(6)] == [0, 0, 0, 0, 0, 6_001]
    assert refused(gates, POST, "C2") == 0
    time.now = 6.0
    assert [refused(gates, POST) for _ in range(6)] == [0, 0, 0, 0, 0, 6_001]


@given(st.lists(st.floats(0, 3), max_size=80), st.floats(0, 60))
def test_a_window_never_gives_more(steps: list[float], start: float) -> None:
    """Whenever they are asked for: five in any six seconds."""
    window, now, taken = Window(5, 6.0), 0.0, []
    for step in steps:
        now += step
        if not window.take(now):
            taken.append(now)
    assert sum(start <= at < start + 6 for at in taken) <= 5
    assert window.is_idle(now + 6)


@given(st.lists(st.floats(0, 3), min_size=60, max_size=300), st.floats(0, 60))
def test_no_minute_sees_more_edits_than_the_tier_allows(steps: list[float], start: float) -> None:
    """Whenever the edits come, tier 3 of the workspace is kept in every minute."""
    time = Time()
    gates = Gates(time)
    times = []
    for number, step in enumerate(steps):
        time.now += step / 10
        if not refused(gates, UPDATE, f"C{number % 7}", is_last=number % 3 == 0):
            times.append(time.now)
    in_minute = [at for at in times if start <= at < start + limits.MINUTE]
    assert len(in_minute) <= limits.TIERS[3]


def test_the_result_of_a_hand_goes_before_its_course() -> None:
    """When edits run short, the last ones of the burst are for messages that stay as they are."""
    gates = Gates(Time())
    assert [refused(gates, UPDATE) for _ in range(8)] == [0] * 7 + [1_501]
    assert [refused(gates, UPDATE, is_last=True) for _ in range(4)] == [0, 0, 0, 1_501]


@given(st.floats(1, 20), st.floats(0.1, 5), st.lists(st.floats(0, 4), max_size=80))
def test_a_bucket_gives_its_rate_and_its_burst(
    most: float, rate: float, steps: list[float]
) -> None:
    """Never more than the burst and what the time since has brought; a wait told is enough."""
    bucket, now, given_out = Bucket(most, rate, 0.0), 0.0, 0
    for step in steps:
        now += step
        wait = bucket.take(now)
        if wait == 0:
            given_out += 1
        else:
            assert bucket.take(now + wait + 1e-6) == 0
            now += wait + 1e-6
            given_out += 1
        assert given_out <= most + rate * now + 1e-3


def test_old_waits_are_forgotten() -> None:
    """A process that has run for months holds no wait that is over."""
    time = Time()
    gates = Gates(time)
    for number in range(4_097):
        gates.hold(POST, HERE, f"C{number}", 1_000)
    time.now = 2.0
    gates.hold(POST, HERE, "C1", 1_000)
    assert len(gates._until) == 1


def test_nothing_is_refused_without_a_reason() -> None:
    """Other methods have no pace of ours."""
    gates = Gates(Time())
    for _ in range(500):
        gates.enter("auth.test", HERE, "")
