"""The bench measures every figure it promises."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.__main__ import main
from bot.bench import race
from bot.bench.calls import measure_calls
from bot.bench.evaluations import measure_evaluations
from bot.bench.families import FAMILIES, Family
from bot.bench.own_hands import OwnTable
from bot.bench.race import measure_hands

KEYS = {
    "holdem_hands_per_s",
    "pokerkit_hands_per_s",
    "ratio",
    "families",
    "eval7_per_s",
    "durable_commands_per_s",
    "restart_200_s",
    "discord_limited_calls_per_hand",
    "discord_interaction_answers_per_hand",
    "slack_calls_per_hand_by_tier",
    "slack_tables_per_workspace",
    "slack_tables_per_workspace_all_typed",
}


def test_a_quick_bench_has_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    """``bench --quick --json`` prints exactly the promised keys with figures that can be true."""
    assert main(["bench", "--quick", "--json"]) == 0
    printed = msgspec.json.decode(capsys.readouterr().out, type=dict[str, Any])
    assert set(printed) == KEYS
    by_tier = printed.pop("slack_calls_per_hand_by_tier")
    families = printed.pop("families")
    figures: dict[str, float] = printed
    assert all(figure > 0 for figure in (*figures.values(), *by_tier.values()))
    own, peer = figures["holdem_hands_per_s"], figures["pokerkit_hands_per_s"]
    assert figures["ratio"] == pytest.approx(own / peer)
    assert list(families) == ["holdem", "omaha", "stud", "draw"]
    for speed in families.values():
        assert speed["ratio"] == pytest.approx(speed["own"] / speed["pokerkit"])
    assert families["holdem"]["own"] == own


@pytest.mark.slow
def test_the_table_names_the_targets(capsys: pytest.CaptureFixture[str]) -> None:
    """Without ``--json`` each figure stands beside what it should be."""
    assert main(["bench", "--quick"]) == 0
    text = capsys.readouterr().out
    for target in (">= 8", ">= 6", ">= 400,000", ">= 3,000", "<= 3", "<= 7"):
        assert target in text


def test_without_pokerkit_its_figures_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """pokerkit comes with the test extra; a bench without it still measures the rest."""
    absent: Callable[[str], None] = lambda name: None  # noqa: E731
    monkeypatch.setattr(race, "find_spec", absent)
    speed = measure_hands(1)
    assert (speed.pokerkit, speed.ratio) == (None, None)
    assert speed.own > 0


@pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)
def test_the_hands_are_repeatable(family: Family) -> None:
    """The same seed plays the same hands: after 50 of them the stacks are the same."""
    one, other, another = (OwnTable(seed, family) for seed in (7, 7, 8))
    for table in (one, other, another):
        table.play(50)
    assert one.next_hand == other.next_hand != another.next_hand


async def test_a_hand_costs_a_board_and_six_private_messages(tmp_path: Path) -> None:
    """While people press in time, a hand of six takes seven limited calls, however long it is."""
    counts = await measure_calls(tmp_path, 3)
    assert (counts.limited, counts.notices) == (7, 0)
    assert counts.answers >= 6


async def test_a_needed_notice_costs_two_calls(tmp_path: Path) -> None:
    """A turn notice is one message sent and deleted again, nothing more."""
    counts = await measure_calls(tmp_path, 1, notices=True)
    assert counts.notices > 0
    assert counts.limited == 7 + 2 * counts.notices


@pytest.mark.slow
@pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)
def test_hands_are_fast_enough(family: Family) -> None:
    """Eight times pokerkit's hands a second in hold'em, six in Omaha and stud, less a tenth."""
    ratio = measure_hands(10, family).ratio
    assert ratio is not None
    assert ratio >= (family.target or 1) * 0.9


@pytest.mark.slow
def test_evaluations_are_fast_enough() -> None:
    """400,000 evaluations a second, less a tenth for noise."""
    assert measure_evaluations() >= 400_000 * 0.9
