"""The limits of a hand in a few characters: ``20-40``, ``2-10``, ``no limit from 40``."""

from core.chips import chips_text
from core.games.spec import Structure
from core.hand.rules import Stakes


def limits_text(structure: Structure, stakes: Stakes) -> str:
    """What is bet at these stakes: the two limits, the range of a spread, or the least bet."""
    match structure:
        case Structure.FIXED:
            return f"{chips_text(stakes.small_bet)}-{chips_text(stakes.big_bet)}"
        case Structure.SPREAD:
            assert stakes.spread is not None
            return "-".join(map(chips_text, dict.fromkeys(stakes.spread)))
        case Structure.POT_LIMIT:
            return f"pot limit from {chips_text(stakes.base)}"
        case Structure.NO_LIMIT:
            return f"no limit from {chips_text(stakes.base)}"
