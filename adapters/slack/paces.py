"""Two ways to keep a pace: a bucket of tokens, and a window in time."""

from collections import deque


class Bucket:
    """``most`` at once, and then ``rate`` a second.

    Over any ``t`` seconds it gives out at most ``most + rate * t``.
    """

    def __init__(self, most: float, rate: float, now: float) -> None:
        self._most = most
        self._rate = rate
        self._has = most
        self._at = now

    def take(self, now: float, *, leave: float = 0) -> float:
        """Take one, unless fewer than ``leave`` would remain: seconds to wait, 0 when taken."""
        self._has = min(self._most, self._has + (now - self._at) * self._rate)
        self._at = now
        missing = 1 + leave - self._has
        if missing > 0:
            return missing / self._rate
        self._has -= 1
        return 0.0


class Window:
    """At most ``most`` within any ``seconds``, as fast as anybody likes."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._taken: deque[float] = deque(maxlen=most)

    def take(self, now: float) -> float:
        """Take one: seconds to wait, 0 when taken."""
        if len(self._taken) == self._most and (wait := self._taken[0] + self._seconds - now) > 0:
            return wait
        self._taken.append(now)
        return 0.0

    def is_idle(self, now: float) -> bool:
        """True when it might as well be new."""
        return not self._taken or self._taken[-1] + self._seconds <= now
