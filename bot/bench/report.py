"""The report of a bench: every figure with its target."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from bot.bench.calls import CallCounts, measure_calls
from bot.bench.durable import measure_durable
from bot.bench.evaluations import measure_evaluations
from bot.bench.families import FAMILIES, Family
from bot.bench.race import HandSpeed, measure_hands
from bot.bench.restart import measure_restart
from bot.bench.slack import trace_slack
from bot.bench.tables import SEATS
from bot.bench.workspace import tables_that_fit

BOARD_CALLS: Final = 1
PRIVATE_CALLS: Final = 1
NOTICE_CALLS: Final = 2
"""The most calls for each hand's board, each player's cards and each turn notice."""


class Report(Struct, frozen=True):
    """What was measured; the names are those of ``--json``.

    Those of pokerkit are None where it is not installed.  The first three are of hold'em, which
    is among the ``families`` too.  Calls are for one hand of six people
    who act before a turn notice is needed; on Slack three of four acts are typed, the others
    are pressed.  Tables per workspace are those whose redraws all go out at once, with an act every
    four seconds at each.
    """

    holdem_hands_per_s: float
    pokerkit_hands_per_s: float | None
    ratio: float | None
    families: dict[str, HandSpeed]
    eval7_per_s: float
    durable_commands_per_s: float
    restart_200_s: float
    discord_limited_calls_per_hand: float
    discord_interaction_answers_per_hand: float
    slack_calls_per_hand_by_tier: dict[str, float]
    slack_tables_per_workspace: int
    slack_tables_per_workspace_all_typed: int


class Effort(Struct, frozen=True):
    """How much is measured; the defaults take about a minute."""

    rounds: int = 25
    evaluations: int = 400_000
    tables: int = 200
    durable_seconds: float = 5.0
    hands: int = 20


FULL: Final = Effort()
QUICK: Final = Effort(rounds=2, evaluations=20_000, tables=10, durable_seconds=0.5, hands=2)


class Measured(Struct, frozen=True):
    """A report, and the calls of hands in which everybody waits for his turn notice."""

    report: Report
    with_notices: CallCounts


def measure(effort: Effort = FULL) -> Measured:
    """Measure everything, one thing after the other."""
    # The evaluator first: the hands are then those of a room that has been open for a while.
    evaluations = measure_evaluations(effort.evaluations)
    families = {name: measure_hands(effort.rounds, one) for name, one in FAMILIES.items()}
    holdem = families["holdem"]
    with tempfile.TemporaryDirectory(prefix="riffle-bench-") as name:
        folder = Path(name)
        durable = asyncio.run(measure_durable(folder, effort.durable_seconds, effort.tables))
        restart = asyncio.run(measure_restart(folder, effort.tables))
        prompt = asyncio.run(measure_calls(folder, effort.hands))
        slow = asyncio.run(measure_calls(folder, max(effort.hands // 4, 1), notices=True))
        mixed = asyncio.run(trace_slack(folder, effort.hands, pressed_every=4))
        typed = asyncio.run(trace_slack(folder, effort.hands, pressed_every=0))
    report = Report(
        holdem_hands_per_s=holdem.own,
        pokerkit_hands_per_s=holdem.pokerkit,
        ratio=holdem.ratio,
        families=families,
        eval7_per_s=evaluations,
        durable_commands_per_s=durable.per_second,
        restart_200_s=restart.seconds,
        discord_limited_calls_per_hand=prompt.limited,
        discord_interaction_answers_per_hand=prompt.answers,
        slack_calls_per_hand_by_tier=mixed.by_tier(),
        slack_tables_per_workspace=tables_that_fit(mixed),
        slack_tables_per_workspace_all_typed=tables_that_fit(typed),
    )
    return Measured(report, slow)


def lines(measured: Measured) -> Iterator[str]:
    """The figures as a table: what, how much, and the target."""
    report, slow = measured.report, measured.with_notices
    most = BOARD_CALLS + SEATS * PRIVATE_CALLS
    yield _row("what", "measured", "target")
    for name, speed in report.families.items():
        yield from _hands(FAMILIES[name], speed)
    yield _row("7-card evaluations/s, all different", f"{report.eval7_per_s:,.0f}", ">= 400,000")
    yield _row("durable commands/s", f"{report.durable_commands_per_s:,.0f}", ">= 3,000")
    yield _row("restart in the middle of hands, s", f"{report.restart_200_s:.2f}", "<= 3")
    limited = report.discord_limited_calls_per_hand
    yield _row("Discord calls a hand, limited globally", f"{limited:.2f}", f"<= {most}")
    answers = report.discord_interaction_answers_per_hand
    yield _row("Discord calls a hand, interaction answers", f"{answers:.2f}", "")
    with_notices = most + NOTICE_CALLS * slow.notices
    yield _row(
        f"limited calls, {slow.notices:.1f} turn notices needed",
        f"{slow.limited:.2f}",
        f"<= {with_notices:.2f}",
    )
    for tier, calls in report.slack_calls_per_hand_by_tier.items():
        yield _row(f"Slack calls a hand, {tier.replace('_', ' ')}", f"{calls:.2f}", "")
    tables, all_typed = (
        report.slack_tables_per_workspace,
        report.slack_tables_per_workspace_all_typed,
    )
    yield _row("busy tables in one Slack workspace", f"{tables:,}", "")
    yield _row("the same when every act is typed", f"{all_typed:,}", "")


def _hands(family: Family, speed: HandSpeed) -> Iterator[str]:
    yield _row(f"{family.words}, hands/s", f"{speed.own:,.0f}", "")
    if speed.pokerkit is None or speed.ratio is None:
        yield _row("pokerkit is not installed (extra: test)", "-", "")
    else:
        yield _row("the same in pokerkit, hands/s", f"{speed.pokerkit:,.0f}", "")
        target = "" if family.target is None else f">= {family.target:g}"
        yield _row("ratio", f"{speed.ratio:.1f}", target)


def _row(what: str, measured: str, target: str) -> str:
    return f"{what:<52}{measured:>12}   {target}".rstrip()
