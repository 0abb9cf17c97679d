"""A fair deck: Fisher-Yates over an unforeseeable stream, every order equally likely.

The stream is SHAKE-256 of a seed of 32 fresh random bytes: 256 bits are more than the 225.6
that number the orders of 52 cards.  A number is drawn by masking one byte to the bits it needs
and drawing again when it is too large; there is no remainder and so no bias.
"""

from collections.abc import Iterator
from hashlib import shake_256
from typing import Final

from core.cards import Card

SEED_BYTES: Final = 32
"""The bytes of chance that one deck takes."""

_MOST_CARDS: Final = 256
_BLOCK: Final = 256


def shuffled(deck: tuple[Card, ...], seed: bytes) -> tuple[Card, ...]:
    """``deck`` in the order that ``seed`` decides.

    Raises:
        ValueError: the seed is shorter than :data:`SEED_BYTES`, or the deck has more cards
            than a byte can number.
    """
    if len(seed) < SEED_BYTES:
        raise ValueError("a deck takes a seed of at least 32 bytes")
    return shuffled_by(deck, stream(seed))


def shuffled_by(deck: tuple[Card, ...], draws: Iterator[int]) -> tuple[Card, ...]:
    """``deck`` in the order that a stream of bytes decides; draws that do not fit are skipped.

    Raises:
        ValueError: more cards than a byte can number.
    """
    if len(deck) > _MOST_CARDS:
        raise ValueError("a deck has at most 256 cards")
    cards = list(deck)
    for last in range(len(cards) - 1, 0, -1):
        at = below(last + 1, draws)
        cards[last], cards[at] = cards[at], cards[last]
    return tuple(cards)


def below(count: int, draws: Iterator[int]) -> int:
    """A number from 0 to ``count`` - 1, each equally likely when the bytes are."""
    mask = (1 << (count - 1).bit_length()) - 1
    while (drawn := next(draws) & mask) >= count:
        pass
    return drawn


def stream(seed: bytes) -> Iterator[int]:
    """The bytes of SHAKE-256(``seed``), without end."""
    shake = shake_256(seed)
    at, size = 0, _BLOCK
    while True:
        block = shake.digest(size)
        yield from block[at:]
        at, size = size, size * 2
