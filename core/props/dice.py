"""Dice: a few whole numbers out of an injected source of chance."""

from typing import Protocol


class Chance(Protocol):
    """Where random bytes come from; ``core.engine.ports.Chance`` is one."""

    def bytes(self, count: int) -> bytes:
        """``count`` bytes nobody can foresee."""
        ...


def roll(chance: Chance) -> int:
    """A number from 0 to 99, each as likely as the others to within one in forty million."""
    return int.from_bytes(chance.bytes(4), "big") % 100
