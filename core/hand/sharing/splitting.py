"""Splitting: the pot shared evenly because all who play for it agree (Cooke 9.10)."""

from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.draw_games import showing_openers
from core.hand.sharing.awarding import split
from core.hand.sharing.odd_chips import order_of_service
from core.hand.sharing.pots import layer, uncalled
from core.hand.state import Award
from core.ids import Seat


def split_pots(draft: HandDraft, seats: tuple[Seat, ...]) -> None:
    """End the hand of ``seats`` without a showdown: each pot evenly among those in it.

    What nobody called of the last bet goes back first (Cooke 4.12).  Nobody shows his hand, so
    that odd chips go by position in every game; who opened has to show his openers all the same
    (Cooke 7.17.01).
    """
    excess = uncalled(draft.players)
    if excess is not None:
        bettor, amount = excess
        draft.emit(e.UncalledReturned(bettor.seat, amount))
    draft.emit(e.RoundClosed(layer(draft.players, draft.dead, draft.earlier)))
    draft.emit(e.PotSplit(seats))
    if not showing_openers.settle(draft):
        return
    for number, pot in reversed(tuple(enumerate(draft.pots))):
        sharing = [player.seat for player in draft.claimants(number)]
        shares = split(pot.amount, order_of_service(draft, sharing), draft.rules.split_unit)
        draft.emit(e.PotPushed(Award(number, pot.amount, tuple(shares), contested=False)))
    draft.emit(e.HandEnded(draft.number))
