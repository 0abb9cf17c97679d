"""Chance: the operating system's, or one that repeats itself for demonstrations."""

import secrets
from hashlib import shake_256


class SystemChance:
    """Bytes nobody can foresee, from the operating system."""

    def bytes(self, count: int) -> bytes:
        """``count`` fresh bytes."""
        return secrets.token_bytes(count)


class SeededChance:
    """The same bytes for the same ``seed``, every time: for demonstrations and tests only.

    Whoever knows the seed knows every card.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._calls = 0

    def bytes(self, count: int) -> bytes:
        """The next ``count`` bytes of the seed's sequence."""
        self._calls += 1
        return shake_256(f"{self._seed}:{self._calls}".encode()).digest(count)
