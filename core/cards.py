"""Cards: the fifty-two of a standard deck and two jokers.

A card is a small integer so that a deck is cheap to copy and a hand is cheap to rank:
``card >> 2`` is its rank (0 for a deuce up to 12 for an ace) and ``card & 3`` its suit
(0 clubs, 1 diamonds, 2 hearts, 3 spades, the order of suits in Cooke 9.18).
Jokers are 52 and 53.

A bare card must never reach a log or an error text; whatever is not public travels
inside :class:`core.sealed.Sealed`.
"""

from typing import Final, NewType

from core.refusal import Reason, Refusal

Card = NewType("Card", int)
"""One card: 0..51, or 52 and 53 for the jokers."""

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
RANK_NAMES: Final = (
    "deuce", "trey", "four", "five", "six", "seven", "eight", "nine", "ten",
    "jack", "queen", "king", "ace",
)  # fmt: skip
RANK_PLURALS: Final = (
    "deuces", "treys", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens",
    "jacks", "queens", "kings", "aces",
)  # fmt: skip
SUIT_NAMES: Final = ("clubs", "diamonds", "hearts", "spades")
JOKERS: Final = (Card(52), Card(53))
JOKER_TEXT: Final = "Jk"

STANDARD_DECK: Final[tuple[Card, ...]] = tuple(Card(n) for n in range(52))
"""The fifty-two cards in a fixed order, clubs first within each rank."""

_TEXT: Final = (*(RANKS[n >> 2] + SUITS[n & 3] for n in range(52)), JOKER_TEXT, JOKER_TEXT)
_CARD: Final = {text.lower(): Card(n) for n, text in enumerate(_TEXT[:53])}


def rank_of(card: Card) -> int:
    """Rank of ``card``: 0 for a deuce up to 12 for an ace."""
    return card >> 2


def suit_of(card: Card) -> int:
    """Suit of ``card``: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card & 3


def card_text(card: Card) -> str:
    """Two letters, rank then suit: ``As``, ``Td``; ``Jk`` for a joker."""
    return _TEXT[card]


def cards_text(cards: tuple[Card, ...]) -> str:
    """Several cards with a blank between: ``As Kd``."""
    return " ".join(_TEXT[card] for card in cards)


def parse_card(text: str) -> Card:
    """Read one card: ``As``, ``10d``, ``Jk``, in either case.

    Raises:
        Refusal: ``UNREADABLE_CARD`` when the text is no card.
    """
    folded = text.strip().lower()
    card = _CARD.get(folded.replace("10", "t", 1))
    if card is None:
        raise Refusal(Reason.UNREADABLE_CARD)
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read several cards, written together or apart: ``AsKd``, ``As Kd``, ``10d, Jk``.

    Raises:
        Refusal: ``UNREADABLE_CARD`` when any part is no card.
    """
    packed = "".join(text.replace(",", " ").split()).replace("10", "T")
    if len(packed) % 2:
        raise Refusal(Reason.UNREADABLE_CARD)
    return tuple(parse_card(packed[at : at + 2]) for at in range(0, len(packed), 2))
