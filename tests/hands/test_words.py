"""What the dealer calls a hand, and which cards it uses."""

import pytest

from core.cards import JOKERS, cards_text, parse_cards
from core.hands import (
    LOW_27,
    LOW_A5,
    STANDARD,
    Category,
    Reading,
    Scale,
    high,
    kicker_words,
    low_words,
    read,
    read_high,
    words,
)


def hand(text: str) -> Reading:
    """The high reading of cards written out."""
    return read_high(parse_cards(text))


@pytest.mark.parametrize(
    ("cards", "name", "best"),
    [
        ("Ks Kd", "pair of kings", "Ks Kd"),
        ("9c Ad", "ace high", "Ad 9c"),
        ("6c 6d 2s Jd Ah 3c 9h", "pair of sixes", "6c 6d Ah Jd 9h"),
        ("Kc 7d Kh 7s 4c 4d Qs", "two pair, kings and sevens", "Kc Kh 7d 7s Qs"),
        ("As Ad Qh 3c 2s Ac Td", "three aces", "As Ad Ac Qh Td"),
        ("6d Tc 9h 8s 7d 2c 5h", "straight, ten high", "Tc 9h 8s 7d 6d"),
        ("Ah 2c 3d 4s 5h Kd Kc", "straight, five high", "5h 4s 3d 2c Ah"),
        ("Ac 9c 2c 7c Jc Ad Ah", "flush, ace high", "Ac Jc 9c 7c 2c"),
        ("Qc 5d Qh 5s Qd Ks 5h", "full house, queens over fives", "Qc Qh Qd 5d 5s"),
        ("Qc 5d Qh 5s Qd Ks Kh", "full house, queens over kings", "Qc Qh Qd Ks Kh"),
        ("9s 9h 9d 9c 4h Kd Kh", "four nines", "9s 9h 9d 9c Kd"),
        ("9s 5s 8s 6s 7s Th Jd", "straight flush, nine high", "9s 8s 7s 6s 5s"),
        ("As 2s 3s 4s 5s 6h Ks", "straight flush, five high", "5s 4s 3s 2s As"),
        ("Td Jd Qd Kd Ad As Ah", "royal flush", "Ad Kd Qd Jd Td"),
    ],
)
def test_names_and_cards_used(cards: str, name: str, best: str) -> None:
    """Each kind of hand has its card-room name, and lists its five cards by importance."""
    reading = hand(cards)
    assert words(reading) == name
    assert cards_text(reading.best) == best


def test_earlier_cards_are_used_first() -> None:
    """Of cards that serve equally the one given first, a hole card, is the one used."""
    reading = hand("Kh 2c Kd Ac Ad Qs Ks")
    assert cards_text(reading.best) == "Kh Kd Ks Ac Ad"
    assert cards_text(hand("7c 3d Ah Kh Qd Jc 7s").best) == "7c 7s Ah Kh Qd"


def test_a_wild_card_stands_where_it_is_needed() -> None:
    """A wild card takes the place of the card it stands for."""
    scale = Scale(STANDARD, wild=frozenset(JOKERS))
    cases = {
        "Kc Jk Kh 7s 7d 2c 3c": ("full house, kings over sevens", "Kc Kh Jk 7s 7d"),
        "9c Jk Jc Tc Kc 2d 2h": ("straight flush, king high", "Kc Jk Jc Tc 9c"),
        "Ac Ad Ah As Jk": ("five aces", "Ac Ad Ah As Jk"),
    }
    for cards, (name, best) in cases.items():
        reading = read(scale, parse_cards(cards))
        assert (words(reading), cards_text(reading.best)) == (name, best)


@pytest.mark.parametrize(
    ("winner", "loser", "said"),
    [
        ("As Ad Ac Qh Td", "As Ad Ah Qh 6c", "ten kicker beats six kicker"),
        ("Kc Kd 7c 7d Qs", "Kh Ks 7h 7s Jd", "queen kicker beats jack kicker"),
        ("9c 9d 9h 9s Ad", "9c 9d 9h 9s Kd", "ace kicker beats king kicker"),
        ("Ac Kd 9h 5s 3c", "Ad Qh Js Tc 8d", "king kicker beats queen kicker"),
        ("Ks Qs 9s 5s 3s", "Kd Qd 9d 5d 2d", "fifth card trey beats deuce"),
        ("As Ks", "Ad Qd", "king kicker beats queen kicker"),
    ],
)
def test_kickers_are_named(winner: str, loser: str, said: str) -> None:
    """Between hands of one name the first side card that differs is said."""
    assert kicker_words(hand(winner), hand(loser)) == said


@pytest.mark.parametrize(
    ("winner", "loser"),
    [
        ("Kc Kd Ah 4c 3d", "Qc Qd Ah 4c 3d"),
        ("Kc Kd 7h 7c 3d", "Kc Kd 6h 6c Ad"),
        ("Qc Qd Qh 7c 7d", "Qc Qd Qh 6c 6d"),
        ("6c 5d 4h 3c 2d", "Ac 5d 4h 3c 2d"),
        ("Kc Kd 7h 7c 3d", "Kh Ks Ah 4c 3d"),
        ("Kc Kd Ah 4c 3d", "Kh Ks Ad 4h 3c"),
    ],
)
def test_no_kicker_where_names_decide_or_nothing_does(winner: str, loser: str) -> None:
    """Hands that differ by name, or tie, have no kicker to tell of."""
    assert high(parse_cards(winner)) >= high(parse_cards(loser))
    assert kicker_words(hand(winner), hand(loser)) is None


def test_lows_are_named_from_the_top() -> None:
    """A low is called by its two highest cards, the best ace-to-five is the wheel."""
    assert low_words(read(LOW_A5, parse_cards("Ac 2d 4h 6s 8c Kd Kh"))) == "eight-six low"
    wheel = read(LOW_A5, parse_cards("Ah 2h 3h 4h 5h Kd Kh"))
    assert (low_words(wheel), cards_text(wheel.best)) == ("wheel", "5h 4h 3h 2h Ah")
    assert low_words(read(LOW_A5, parse_cards("Ac Ad 4h 3s 2c"))) == "pair of aces"
    seven = read(LOW_27, parse_cards("7c 5c 4c 3c 2d 2c 7d"))
    assert low_words(seven) == "seven-five low"
    assert {card & 3 for card in seven.best} == {0, 1}  # the flush is avoided


def test_a_royal_is_no_category_of_its_own() -> None:
    """A royal flush is the best straight flush and says so itself."""
    royal = hand("Td Jd Qd Kd Ad")
    assert royal.category is Category.STRAIGHT_FLUSH
    assert royal.is_royal
    assert not hand("9d Td Jd Qd Kd").is_royal
    assert not hand("Td Jd Qd Kd Ac").is_royal


def test_no_cards_cannot_be_read() -> None:
    """There is no reading of no cards."""
    with pytest.raises(ValueError, match="no cards"):
        read_high(())


def test_a_reading_printed_tells_no_card() -> None:
    """Neither printing nor formatting a reading shows what the hand is."""
    reading = hand("Ks Kd")
    assert {repr(reading), str(reading), f"{reading}"} == {"Reading(...)"}
