"""The deck is fair: every order equally likely, and anyone can compute it from the seed."""

import json
from collections import Counter
from hashlib import shake_256
from itertools import islice, permutations, product
from math import factorial
from pathlib import Path

import pytest

from core.cards import STANDARD_DECK, Card, cards_text
from core.shuffle import SEED_BYTES, shuffled
from core.shuffle.deck import below, shuffled_by, stream

KNOWN = Path(__file__).with_name("known_answers.json")


@pytest.mark.parametrize("count", range(2, 53))
def test_every_number_is_drawn_by_as_many_bytes(count: int) -> None:
    """Of the 256 bytes, those that are not rejected give each number equally often."""
    drawn = Counter(
        byte_mask
        for byte in range(256)
        if (byte_mask := byte & ((1 << (count - 1).bit_length()) - 1)) < count
    )
    kept = Counter(below(count, iter((byte, *[0] * 9))) for byte in range(256))
    rejected = 256 - sum(drawn.values())
    assert set(drawn) == set(range(count))
    assert len(set(drawn.values())) == 1
    # A rejected byte is skipped and the next one, here 0, counts.
    assert kept == drawn + Counter({0: rejected})


@pytest.mark.parametrize("size", [3, 4])
def test_every_order_comes_equally_often(size: int) -> None:
    """Over every stream of bytes that a shuffle of 3 or 4 cards can read, all orders are equal.

    Only the two low bits of a byte are read for so few cards, so streams of four values stand
    for all streams; a stream that ends in rejections is followed through all continuations.
    """
    deck = tuple(Card(number) for number in range(size))
    weights: Counter[tuple[Card, ...]] = Counter()
    longest = 8

    def follow(stream_so_far: tuple[int, ...]) -> None:
        try:
            order = shuffled_by(deck, iter(stream_so_far))
        except (StopIteration, RuntimeError):
            if len(stream_so_far) < longest:
                for byte in range(4):
                    follow((*stream_so_far, byte))
            return
        weights[order] += 4 ** (longest - len(stream_so_far))

    follow(())
    assert set(weights) == set(permutations(deck))
    assert len(set(weights.values())) == 1
    assert len(weights) == factorial(size)


def test_every_order_of_three_cards_over_all_pairs_of_bytes() -> None:
    """With real bytes: the 65,536 pairs that need no further byte share the six orders equally."""
    deck = (Card(0), Card(1), Card(2))
    orders: Counter[tuple[Card, ...]] = Counter()
    for pair in product(range(256), repeat=2):
        if pair[0] & 3 < 3:
            orders[shuffled_by(deck, iter(pair))] += 1
    assert set(orders.values()) == {192 * 256 // 6}


@pytest.mark.parametrize("answer", json.loads(KNOWN.read_text()), ids=lambda a: a["seed"][:8])
def test_known_answers(answer: dict[str, str]) -> None:
    """The order of a seed is the one that another program computed with OpenSSL's SHAKE-256."""
    deck = shuffled(STANDARD_DECK, bytes.fromhex(answer["seed"]))
    assert cards_text(deck) == answer["deck"]


def test_the_stream_is_shake_256_without_end() -> None:
    """The bytes are SHAKE-256 of the seed, also past the first blocks."""
    seed = b"s" * SEED_BYTES
    assert bytes(islice(stream(seed), 3000)) == shake_256(seed).digest(3000)


def test_a_deck_keeps_its_cards() -> None:
    """Shuffling loses no card and makes none."""
    for number in range(100):
        deck = shuffled(STANDARD_DECK, number.to_bytes(SEED_BYTES, "big"))
        assert sorted(deck) == list(STANDARD_DECK)


def test_no_position_prefers_a_card() -> None:
    """Over 5,000 seeds, card by position is even: chi-square within five standard deviations."""
    decks = 5_000
    counts = [[0] * 52 for _ in range(52)]
    for number in range(decks):
        for place, card in enumerate(shuffled(STANDARD_DECK, number.to_bytes(32, "big"))):
            counts[place][card] += 1
    expected = decks / 52
    chi = sum((seen - expected) ** 2 / expected for row in counts for seen in row)
    freedom = 51 * 51
    assert abs(chi - freedom) < 5 * (2 * freedom) ** 0.5


def test_a_short_seed_is_refused() -> None:
    """Fewer than 32 bytes of chance cannot number all decks."""
    with pytest.raises(ValueError, match="32 bytes"):
        shuffled(STANDARD_DECK, b"short")


def test_more_cards_than_a_byte_can_number_are_refused() -> None:
    """A deck of more than 256 cards would be shuffled unfairly, so it is not."""
    with pytest.raises(ValueError, match="256"):
        shuffled(tuple(Card(0) for _ in range(257)), bytes(SEED_BYTES))


def test_no_predictable_generator_comes_near_a_deck() -> None:
    """Neither ``random`` nor a clock is imported where decks are made or dealt from."""
    root = Path(__file__).parents[2] / "core"
    for part in ("shuffle", "hand", "table", "engine"):
        for file in (root / part).glob("*.py"):
            text = file.read_text()
            assert "import random" not in text, file
            assert "from random" not in text, file
