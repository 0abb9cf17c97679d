"""Hands that have to be bet: a seven or better after the draw in lowball (Cooke 7.18.04)."""

from core.games import GAMES
from core.hands import Category
from core.view import HandView, MyHand


def must_bet(hand: HandView, mine: MyHand) -> bool:
    """True when a check would forfeit what is bet after it."""
    worst = GAMES[hand.game].must_bet_low
    if worst is None or hand.street_index == 0 or hand.menu is None or not hand.menu.may_raise:
        return False
    reading = mine.made[0].reading
    if hand.menu.call or reading is None or reading.category is not Category.HIGH_CARD:
        return False
    return reading.ranks[0] <= worst
