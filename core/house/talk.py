"""Talk at the table: who is quiet while a hand is played (Cooke 3.08, 17.02)."""

from enum import StrEnum, unique

from core.house.settings import Overrides, flag, word


@unique
class Silence(StrEnum):
    """Why somebody is not to talk now."""

    RAIL_IS_QUIET = "rail_is_quiet"
    """Who watches does not talk during a hand."""
    RAIL_IS_CLOSED = "rail_is_closed"
    """Nobody watches but players and staff."""
    DURING_HAND = "during_hand"
    """Nobody talks during a hand."""


def silence_of(settings: Overrides, *, plays: bool, is_in_hand: bool) -> Silence | None:
    """Why ordinary talk of a member of no rank is out of place now, None where it is not.

    ``plays`` is whether he sits at the table, or plays for somebody who does.
    """
    if is_in_hand and flag(settings, "conduct.silence_during_hand"):
        return Silence.DURING_HAND
    rail = word(settings, "conduct.spectators")
    if not plays and rail == "closed":
        return Silence.RAIL_IS_CLOSED
    if not plays and is_in_hand and rail == "quiet":
        return Silence.RAIL_IS_QUIET
    return None
