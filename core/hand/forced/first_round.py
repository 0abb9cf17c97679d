"""Rounds of draw that nobody has opened yet (Cooke 7.06, 7.08; USPC, pass and out)."""

from core.hand.draft import HandDraft
from core.hand.forced.openers import is_after_blinds


def is_unopened(draft: HandDraft) -> bool:
    """True in the first round of a game of antes while nobody has opened."""
    return (
        draft.spec.draws > 0
        and draft.street == 0
        and draft.opener is None
        and not draft.rules.forced.has_blinds
    )


def must_open(draft: HandDraft) -> bool:
    """Whether the player to act may neither check nor call, but has to open or fold.

    By setting that is so in games of antes, and after the draw; and the big blind, or the kill,
    is no opening bet where the house wants the double of it (Cooke 7.08).
    """
    draw = draft.rules.draw
    if not draft.spec.draws:
        return False
    if is_unopened(draft):
        return draw.bet_or_fold
    if draft.street > 0 and draft.bets == 0:
        return draw.late_bet_or_fold
    return (
        draw.open_for_double
        and draft.rules.forced.has_blinds
        and draft.bets == 1
        and draft.wager == draft.posts.price
        and is_after_blinds(draft, draft.street, draft.step)
    )
