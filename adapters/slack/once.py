"""Once: what Slack delivers again is served no second time by this process.

What was committed under a delivery's key is never done twice, whatever this forgets.
"""

from typing import Final

_MOST: Final = 8_192


class Once:
    """The newest keys heard."""

    def __init__(self) -> None:
        self._heard: dict[str, None] = {}

    def is_new(self, key: str) -> bool:
        """True for the first delivery of ``key``."""
        if key in self._heard:
            return False
        while len(self._heard) >= _MOST:
            del self._heard[next(iter(self._heard))]
        self._heard[key] = None
        return True
