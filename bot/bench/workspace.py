"""How many busy tables fit in one Slack workspace before a redraw has to wait.

What one table sends, over and over, for as many tables as there are, through the gates that
keep Slack's limits; the clock is simulated.
"""

from heapq import merge
from operator import itemgetter
from typing import Final

from adapters.slack.gates import Gates
from adapters.slack.limits import TIER_OF
from adapters.slack.workspace import Workspace
from bot.bench.slack import Sent, SlackTrace
from core.engine.ports import TryLater

MINUTES: Final = 15
"""How long the tables are busy."""

_GOLDEN: Final = 0.618
"""Tables begin at moments that are spread as evenly as can be, however many there are."""

_WORKSPACE: Final = Workspace("", "T1")
_MOST: Final = 200


def tables_that_fit(trace: SlackTrace) -> int:
    """The most tables like the one of ``trace`` of which every redraw goes out at once."""
    fit, too_many = 0, _MOST
    while too_many - fit > 1:
        tried = (fit + too_many) // 2
        if _all_at_once(trace, tried):
            fit = tried
        else:
            too_many = tried
    return fit


def _all_at_once(trace: SlackTrace, tables: int) -> bool:
    now = 0.0
    gates = Gates(lambda: now)
    streams = [_stream(trace, table) for table in range(tables)]
    try:
        for at, table, call in merge(*streams, key=itemgetter(0)):
            now = at
            gates.enter(call.method, _WORKSPACE, f"C{table}", is_last=call.is_last)
    except TryLater:
        return False
    return True


def _stream(trace: SlackTrace, table: int) -> list[tuple[float, int, Sent]]:
    """The limited calls of one table; messages to people have their own channels."""
    limited = [call for call in trace.sent if call.method in TIER_OF]
    offset = trace.seconds * (table * _GOLDEN % 1) - trace.sent[0].at
    rounds = int(MINUTES * 60 // trace.seconds) + 1
    return [
        (call.at + offset + turn * trace.seconds, table, call)
        for turn in range(rounds)
        for call in limited
    ]
