"""Chance: the operating system's, or one that repeats itself for demonstrations."""

import random
import secrets


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
        self._random = random.Random(seed)  # noqa: S311  # being foreseeable is its purpose

    def bytes(self, count: int) -> bytes:
        """The next ``count`` bytes of the seed's sequence."""
        return self._random.randbytes(count)
