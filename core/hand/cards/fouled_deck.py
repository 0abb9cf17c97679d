"""Fouled decks: a card too many, too few or twice voids the hand at any time (Cooke 14.12)."""

from core.cards import JOKERS, STANDARD_DECK
from core.hand.draft import HandDraft


def is_fouled(draft: HandDraft) -> bool:
    """Whether the cards of the hand, dealt or not, are not each card of its deck once."""
    whole = STANDARD_DECK + (JOKERS[:1] if draft.rules.has_joker else ())
    dealt = [
        *(card for board in draft.boards for card in board),
        *(card for player in draft.players for card in (*player.cards, *player.thrown.content)),
        *draft.burns.content,
        *draft.aside.content,
    ]
    stub = draft.deck.content[draft.dealt :]
    return sorted([*dealt, *stub]) != sorted(whole)
