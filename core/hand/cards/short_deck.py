"""Short deck: stud hands for which the cards do not suffice (Cooke 5.21, scs-18).

The bottom card of the deck is never dealt, and the muck never used.  What is left is counted
for each street anew, by those who then are in.
"""

from core.hand.cards.stub import left, shuffle_again
from core.hand.draft import HandDraft

__all__ = ["can_serve", "left", "reburns", "saves_burn", "shuffle_burns", "suffices"]


def suffices(draft: HandDraft, count: int) -> bool:
    """Whether the stub holds a burn, ``count`` cards and the bottom card."""
    return left(draft) >= count + 2


def saves_burn(draft: HandDraft, street: int, takers: int) -> bool:
    """Whether leaving out the burn before this street makes the cards suffice for the last one.

    One card is saved, so only where stub and burns are then exactly one for each who is in
    (Cooke 5.21, second step; setting ``stud.seventh_short_by_one``).
    """
    live = sum(player.is_in for player in draft.players)
    stud = draft.rules.stud
    return (
        stud.short_saves_burn
        and not stud.common_at_once
        and street == len(draft.spec.streets) - 2
        and _pool(draft) - takers == live
        and left(draft) > takers
    )


def can_serve(draft: HandDraft, takers: int) -> bool:
    """Whether the last card and the burns, shuffled, give each his own card (first step).

    A house may turn a card for all without trying (setting ``stud.shortage``).
    """
    if draft.rules.stud.common_at_once:
        return False
    return takers < _pool(draft) or not reburns(draft, takers)


def reburns(draft: HandDraft, takers: int) -> bool:
    """Whether a card is burned off the cards shuffled again: not where that was saved before."""
    return not (draft.saves_burn and takers == _pool(draft))


def shuffle_burns(draft: HandDraft) -> None:
    """Shuffle what is left of the deck with the burns, and what was set aside (scs-16.2)."""
    cards = draft.deck.content[draft.dealt :] + draft.burns.content + draft.aside.content
    shuffle_again(draft, cards, with_burns=True, with_discards=False)


def _pool(draft: HandDraft) -> int:
    """Stub, burns and what was set aside together."""
    return left(draft) + len(draft.burns.content) + len(draft.aside.content)
