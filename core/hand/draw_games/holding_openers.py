"""Holding openers: which hands may open, and which cards prove it (Cooke 7.17, 7.17.03)."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from core.cards import Card
from core.games.contest import HIGH
from core.hand.draft import HandDraft
from core.hand.rules import HandRules, Openers
from core.hand.shows.reading import judge_of
from core.hand.state import Player
from core.hands import HIGH as NATURAL
from core.hands import Strength

_PAIR = 2


def needs_openers(draft: HandDraft) -> bool:
    """Whether not every hand may open this pot."""
    return draft.spec.openers is not None and draft.rules.draw.openers is not None


def may_open(rules: HandRules, cards: Sequence[Card]) -> bool:
    """Whether ``cards`` are as good as the house wants for opening; the joker as the bug."""
    openers = rules.draw.openers
    if openers is None:
        return True
    strength = judge_of(rules, HIGH).strength(cards)
    return strength is not None and strength >= _least(openers)


def proof_of(draft: HandDraft, player: Player) -> tuple[Card, ...] | None:
    """As few cards as show that the opener had openers, or None when he cannot show it.

    They are of the hand he opened on: what he still holds, and what he threw if he has said that
    he splits his openers or the house does not ask him to say it (Cooke 7.17.03).
    """
    opened_on = draft.opening.cards.content
    held = [card for card in opened_on if card in player.down.content]
    proof = _fewest(draft.rules, held)
    if proof is None and (draft.opening.is_split or not draft.rules.draw.split_is_announced):
        thrown = [card for card in opened_on if card not in held]
        proof = _fewest(draft.rules, held + thrown)
    return proof


def breaks_openers(rules: HandRules, cards: Sequence[Card], thrown: Sequence[Card]) -> bool:
    """Whether one who opened on ``cards`` keeps no openers when he throws ``thrown``."""
    return may_open(rules, cards) and not may_open(
        rules, [card for card in cards if card not in thrown]
    )


def _fewest(rules: HandRules, cards: list[Card]) -> tuple[Card, ...] | None:
    """The smallest set of ``cards`` that proves it; those that stand first before others."""
    for count in range(_PAIR, len(cards) + 1):
        for some in combinations(cards, count):
            if may_open(rules, some):
                return some
    return None


@cache
def _least(openers: Openers) -> Strength:
    """The strength of the worst hand that may open: its pair, or deuces and treys, alone."""
    pair = [Card(4 * openers.pair), Card(4 * openers.pair + 1)]
    two_pair = [Card(0), Card(1), Card(4), Card(5)]
    return NATURAL.strength(two_pair if openers.two_pair else pair)
