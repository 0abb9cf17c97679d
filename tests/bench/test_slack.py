"""The bench of Slack's limits."""

from pathlib import Path

import pytest

from adapters.slack.gates import UPDATE
from bot.bench.slack import Sent, SlackTrace, trace_slack
from bot.bench.workspace import tables_that_fit


async def test_pressed_hands_cost_no_tier(tmp_path: Path) -> None:
    """A board and six private messages; every redraw goes through its press."""
    trace = await trace_slack(tmp_path, 2)
    by_tier = trace.by_tier()
    assert by_tier["posts"] == 7
    assert by_tier["answers"] >= 6
    assert set(by_tier) == {"posts", "answers"}


async def test_a_typed_act_costs_an_edit(tmp_path: Path) -> None:
    """Typed, each act is one edit of the workspace's tier 3, and nothing else."""
    trace = await trace_slack(tmp_path, 2, pressed_every=0)
    pressed = await trace_slack(tmp_path, 2)
    assert trace.by_tier()["tier_3"] == pressed.by_tier()["answers"]
    assert "answers" not in trace.by_tier()


async def test_a_press_pays_for_typed_acts_too(tmp_path: Path) -> None:
    """While a third of the acts is pressed, typed ones cost no edit."""
    trace = await trace_slack(tmp_path, 2, pressed_every=3)
    assert trace.by_tier().get("tier_3", 0) <= 2  # those before the first press of a hand


@pytest.mark.parametrize(("seconds", "most"), [(60, 50), (30, 25), (12, 10)])
def test_as_many_tables_fit_as_the_tier_has_edits(seconds: int, most: int) -> None:
    """A table with one edit every so often: never more than tier 3 allows in a minute, and at
    least three quarters of that."""
    trace = SlackTrace((Sent(0.0, UPDATE),), 1, seconds)
    assert 0.75 * most <= tables_that_fit(trace) <= most
