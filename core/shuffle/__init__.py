"""The fair deck."""

from core.shuffle.deck import SEED_BYTES, shuffled

__all__ = ["SEED_BYTES", "shuffled"]
