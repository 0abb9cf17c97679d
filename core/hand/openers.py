"""Openers: who acts first in a betting round (Cooke 4.07)."""

from core.games.spec import BettingRound, BringIn, Opener
from core.hand.draft import HandDraft
from core.hand.open_hands import bring_in_place, leading_place


def is_after_blinds(draft: HandDraft, street: int, step: int) -> bool:
    """True for the round that posted blinds have opened already: the first one."""
    if not draft.rules.forced.has_blinds:
        return False
    return street == 0 and not any(
        isinstance(kind, BettingRound) for kind in draft.spec.streets[0].steps[:step]
    )


def first_place(draft: HandDraft, round_: BettingRound, *, after_blinds: bool) -> int:
    """The place in the order of the deal from which the first to act is looked for."""
    if after_blinds:
        assert draft.big_blind is not None
        return draft.place(draft.big_blind) + 1
    match round_.opener:
        case Opener.HIGH_BOARD | Opener.LOW_BOARD:
            return leading_place(draft, is_low=round_.opener is Opener.LOW_BOARD)
        case Opener.BRING_IN:
            return bring_in_place(draft)
        case Opener.OPENER if draft.opener is not None and not draft.rules.forced.has_blinds:
            return draft.place(draft.opener)
        case _:
            return 0


def must_bring_in(draft: HandDraft, round_: BettingRound) -> bool:
    """True where the first to act has to open for the bring-in (Cooke 5.06)."""
    return (
        round_.opener is Opener.BRING_IN
        and draft.rules.stud.bring_in is not BringIn.HIGH_CARD_MUST_BET
        and draft.rules.stakes.bring_in > 0
    )
