"""Openers: who acts first in a betting round (Cooke 4.07)."""

from core.games.spec import BettingRound, Opener
from core.hand.cards.open_hands import bring_in_of, leader_of
from core.hand.draft import HandDraft
from core.hand.forced.posts import PostKind
from core.ids import Seat


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
        after = _opens_after(draft)
        assert after is not None
        return draft.place(after) + 1
    match round_.opener:
        case Opener.HIGH_BOARD | Opener.LOW_BOARD:
            return draft.place(leading_seat(draft, is_low=round_.opener is Opener.LOW_BOARD))
        case Opener.BRING_IN:
            return draft.place(bring_in_seat(draft))
        case Opener.OPENER if draft.opener is not None and _opener_begins(draft):
            return draft.place(draft.opener)
        case _:
            return 0


def _opener_begins(draft: HandDraft) -> bool:
    """After the draw, in games of antes, and where the house has it so (Cooke 7.06, USPC)."""
    return not (draft.rules.forced.has_blinds or draft.rules.draw.left_of_dealer_first)


def _opens_after(draft: HandDraft) -> Seat | None:
    """The seat of the last blind; where it was passed on, of who has really posted it."""
    after = draft.posts.opens_after
    return draft.big_blind if after == draft.posts.of(PostKind.BIG) else after


def leading_seat(draft: HandDraft, *, is_low: bool) -> Seat:
    """The seat of the high or the low hand on board (Cooke 5.11, 5.25)."""
    common = draft.boards[0]
    return leader_of(draft.spec, draft.rules, draft.players, common, is_low=is_low).seat


def bring_in_seat(draft: HandDraft) -> Seat:
    """The seat whose door card has to open (Cooke 5.06)."""
    return bring_in_of(draft.spec, draft.rules, draft.players).seat
