"""The prompt that a press answers."""

from msgspec import Struct


class Prompt(Struct, frozen=True, gc=False):
    """Which prompt is being answered: hand number and action number, both from 1."""

    hand: int
    action: int
