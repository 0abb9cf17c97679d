"""Overs: who plays for higher stakes when nobody else is left to bet with (Cooke 16.03)."""

from enum import IntEnum, unique


@unique
class Overs(IntEnum):
    """For what stakes somebody plays when only players of the kind are left."""

    NONE = 0
    OVERS = 1
    SUPER = 2
