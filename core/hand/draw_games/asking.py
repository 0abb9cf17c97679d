"""Asking how many cards were drawn (Cooke 7.09)."""

from core.games import GAMES
from core.games.spec import Draw
from core.hand.rules import DrawCounts
from core.hand.state import Betting, Drawing, Hand, Player, Standing
from core.ids import PersonId, Seat
from core.refusal import Reason, Refusal


def drawn_by(hand: Hand, asker: PersonId, seat: Seat) -> int:
    """How many cards the player at ``seat`` took on the last draw, answered to ``asker``.

    Raises:
        Refusal: ``NOT_IN_HAND`` or ``ALREADY_FOLDED`` when one of the two is not live, ``NO_DRAW``
            before he has drawn, ``ACTION_AFTER_DRAW`` once there has been action after the draw.
    """
    asking = hand.played_by(asker)
    asked = hand.player(seat)
    if asking is None or asked is None:
        raise Refusal(Reason.NOT_IN_HAND, "cooke-7.09")
    if asking.standing is Standing.FOLDED or asked.standing is Standing.FOLDED:
        raise Refusal(Reason.ALREADY_FOLDED, "cooke-7.09")
    if not asked.drawn:
        raise Refusal(Reason.NO_DRAW, "cooke-7.09")
    if not is_answered(hand):
        raise Refusal(Reason.ACTION_AFTER_DRAW, "cooke-7.09")
    return asked.drawn[-1]


def is_answered(hand: Hand) -> bool:
    """True from a draw until the first act of the round that follows it.

    A house may answer at any time (setting ``draw.show_counts``).
    """
    if hand.rules.draw.counts is DrawCounts.ALWAYS:
        return True
    if isinstance(hand.phase, Drawing):
        return True
    if not isinstance(hand.phase, Betting):
        return False
    street = GAMES[hand.game].streets[hand.street]
    follows = any(isinstance(step, Draw) for step in street.steps)
    return follows and not any(_has_acted(hand, player) for player in hand.players)


def _has_acted(hand: Hand, player: Player) -> bool:
    return player.last is not None and player.last.street == hand.street
