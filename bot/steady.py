"""Steady house players: for a seed they do the same in the same spot, whenever they are asked."""

from adapters.system import SeededChance
from core.engine.ports import Chance
from core.hand.commands import HandCommand
from core.props import decide, rebuy
from core.table.commands import ComeBack, TopUp
from core.view import TableView

_SPOTS = 1_000_000
"""More prompts than any hand has."""


class SteadyProps:
    """``house_players.Props`` with luck of the seed, the hand and the prompt alone.

    The room's chance then goes to the decks only, so that their order is the seed's, whatever
    else the room is told meanwhile.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def decide(self, view: TableView, chance: Chance) -> HandCommand | None:
        """See ``core.props.decide``."""
        prompt = view.hand.prompt if view.hand is not None else None
        if prompt is None:
            return None
        spot = (self._seed * _SPOTS + prompt.hand) * _SPOTS + prompt.action
        return decide(view, SeededChance(spot))

    def rebuy(self, view: TableView) -> TopUp | ComeBack | None:
        """See ``core.props.rebuy``."""
        return rebuy(view)
