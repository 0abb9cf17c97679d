"""Dead seats: hands given up before a bet faced them go on receiving cards (Cooke 5.15)."""

from core.hand.draft import HandDraft
from core.hand.state import Player


def is_dealt_through(draft: HandDraft, player: Player) -> bool:
    """Whether the seat of ``player``, who now gives up, goes on receiving cards, up and down.

    So the proper cards of the others stay the same.  It ends once somebody bets; the forced bet
    is none.
    """
    faces_no_bet = draft.aggressor is None and player.bet >= draft.wager
    return draft.spec.upcards > 0 and faces_no_bet
