"""Why a person cannot bet at this moment, for words that need the menu to be read at all."""

from core.hand.state import Standing
from core.ids import PersonId
from core.refusal import Reason, Refusal
from core.view import TableView


def not_now(view: TableView, person: PersonId) -> Refusal:
    """The refusal due to ``person``, on whom the action is not."""
    hand = view.hand
    if view.viewer is None:
        return Refusal(Reason.NOT_SEATED)
    if hand is None or hand.is_over:
        return Refusal(Reason.NO_HAND)
    if view.is_watching:
        return Refusal(Reason.PLAYED_BY_PROXY, "cooke-10.14")
    player = next((player for player in hand.players if player.actor == person), None)
    if player is None:
        return Refusal(Reason.NOT_IN_HAND)
    if player.standing is Standing.FOLDED:
        return Refusal(Reason.ALREADY_FOLDED)
    if player.is_all_in:
        return Refusal(Reason.ALREADY_ALL_IN)
    acting = hand.player(hand.to_act)
    is_asked = hand.menu is not None or hand.is_drawing
    if acting is None or not is_asked or acting.actor == person:
        return Refusal(Reason.NO_ONE_TO_ACT)
    return Refusal(Reason.NOT_YOUR_TURN, seat=acting.seat, name=acting.name)
