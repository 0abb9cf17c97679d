"""Restoring: the floor calls a folded hand live (Cooke 10.18)."""

from core.hand import events as e
from core.hand import progress
from core.hand.draft import HandDraft
from core.hand.state import Act, Betting, Standing
from core.ids import Seat
from core.legible import legible
from core.refusal import Reason, Refusal


def restore(draft: HandDraft, seat: Seat, reason: str) -> None:
    """Give the hand at ``seat`` back, and its turn: freely until somebody has acted behind it.

    Then it takes a ``reason``, and once the betting round is over it is too late: the hand would
    play for bets that its owner never called.  A hand folded before its turn waits for that.

    Raises:
        Refusal: ``NOTHING_TO_CORRECT`` for a hand that was not folded, ``FOLD_IS_FINAL``, or
            ``REASON_NEEDED``; nothing has been emitted then.
    """
    player = draft.player(seat) if seat in draft.seats else None
    last = player.last if player is not None else None
    if (
        player is None
        or player.standing is not Standing.FOLDED
        or last is None
        or last.act is not Act.FOLD
    ):
        raise Refusal(Reason.NOTHING_TO_CORRECT, "cooke-10.18")
    if not isinstance(draft.phase, Betting) or last.street != draft.street:
        raise Refusal(Reason.FOLD_IS_FINAL, "cooke-10.18")
    said = legible(reason)
    has_action_behind = last.action != draft.action - 1
    if has_action_behind and not said:
        raise Refusal(Reason.REASON_NEEDED, "cooke-10.18")
    turn = draft.phase.menu.seat if seat in draft.early.dropped else seat
    draft.emit(e.FoldRetrieved(seat, by_floor=True, reason=said))
    progress.go_on(draft, draft.place(turn))
