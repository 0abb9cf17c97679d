"""The kill button: neutral, a leg up, or a kill that is due (Cooke 8.04.06)."""

from enum import StrEnum, unique
from typing import Final

from msgspec import Struct

from core.ids import PersonId


@unique
class KillState(StrEnum):
    """How the button lies."""

    NEUTRAL = "neutral"

    LEG_UP = "leg_up"
    """Face down before the winner of the last pot."""

    KILL = "kill"
    """KILL up: the next pot is killed, or the one in play is."""


class KillButton(Struct, frozen=True, gc=False):
    """The kill button of a table.

    Attributes:
        person: who has a leg up, or kills.
        legs: those who have left for a while with a leg up (Cooke 8.04.02).
    """

    state: KillState = KillState.NEUTRAL
    person: PersonId | None = None
    legs: tuple[PersonId, ...] = ()


NEUTRAL: Final = KillButton()
