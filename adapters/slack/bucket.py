"""A bucket of tokens: a rate with a burst."""


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

    def is_full(self, now: float) -> bool:
        """True when it might as well be new."""
        return self._has + (now - self._at) * self._rate >= self._most
