"""One player antes for all, in rotation: whoever has the button (Cooke 18, dead blind; USPC)."""

from core.house.settings import Overrides, flag, word
from core.ids import Seat
from core.table.blinds.positions import Positions


def is_anted_for_all(settings: Overrides) -> bool:
    """Whether the house has one player ante for everybody."""
    is_dealers = word(settings, "draw.ante_method") == "dealer_for_all"
    return is_dealers or flag(settings, "blinds.ante_for_all")


def payer(settings: Overrides, positions: Positions) -> Seat | None:
    """Who antes for everybody: the button or, where that is dead, who has last action for it.

    None where each antes for himself.
    """
    if not is_anted_for_all(settings):
        return None
    return positions.last_action if positions.is_dead_button else positions.pointers.button
