"""Dead calls: who has folded out of turn still pays for the bets made before his turn (Hoyle)."""

from core.chips import Chips
from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.wagers import betting


def pay_dead_calls(draft: HandDraft, place: int) -> None:
    """Let those pay whose turn is passed when the action goes on from ``place`` (Hoyle)."""
    following = betting.next_to_act(draft, place) if draft.is_contested else None
    for player in draft.clockwise_from(place % len(draft.players)):
        if following is not None and player.seat == following.seat:
            return
        if player.seat in draft.early.owing:
            playable = player.stack - player.stack % draft.rules.unit
            due = min(max(draft.wager - player.bet, 0), playable)
            draft.emit(e.DeadCallMade(player.seat, Chips(due)))
