"""Crash points: tests kill the process at a named moment of the engine."""

import os
import signal
from collections.abc import Callable

from bot.ends import MISUSED, Ends

POINTS = ("before_commit", "after_commit", "before_send", "after_send")


def crasher(said: str) -> Callable[[str], None]:
    """What to call at each point for ``before_send:3``: kill this process there, the third time.

    Raises:
        Ends: ``said`` names no point or no number of times.
    """
    point, _, times = said.partition(":")
    if point not in POINTS or not (times or "1").isdecimal():
        raise Ends(f"RIFFLE_CRASH_AT must be one of {', '.join(POINTS)}, and :TIMES.", MISUSED)
    left = int(times or "1")

    def at(reached: str) -> None:
        nonlocal left
        if reached != point:
            return
        left -= 1
        if left == 0:
            os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))

    return at
