"""What the dealer calls a hand, and which cards it uses."""

import pytest

from core.cards import JOKERS, cards_text, parse_cards
from core.hands import (
    HIGH,
    HIGH_BUG,
    LOW_27,
    LOW_27_BUG,
    LOW_A5,
    LOW_A5_BUG,
    STANDARD,
    Category,
    Reading,
    Scale,
    cards_words,
    high,
    judge,
    kicker_words,
    low_half_words,
    low_kicker_words,
    low_words,
    read,
    read_high,
    split_words,
    words,
    words_for,
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


@pytest.mark.parametrize(
    ("scale", "cards", "said"),
    [
        (HIGH_BUG, "Ah Qh 9h 6h Jk", "Ah, Joker (as Kh), Qh, 9h, 6h"),
        (HIGH_BUG, "Kc Kd 7h 3s Jk", "Kc, Kd, Joker (as A), 7h, 3s"),
        (HIGH_BUG, "6c 7d 8h 9s Jk", "Joker (as T), 9s, 8h, 7d, 6c"),
        (HIGH_BUG, "5h 6h 8h 9h Jk", "9h, 8h, Joker (as 7h), 6h, 5h"),
        (HIGH_BUG, "Ac Ad Ah As Jk", "Ac, Ad, Ah, As, Joker (as A)"),
        (LOW_A5_BUG, "7c 4d 3h 2s Jk", "7c, 4d, 3h, 2s, Joker (as A)"),
        (LOW_A5_BUG, "7c 3d 2h As Jk", "7c, Joker (as 4), 3d, 2h, As"),
        (LOW_A5_BUG, "Kc Kd 3h 2s Jk", "Kc, Kd, 3h, 2s, Joker (as A)"),
        (LOW_27_BUG, "7c 5d 4h 2s Jk", "7c, 5d, 4h, Joker (as 3), 2s"),
        (LOW_27_BUG, "6c 5d 4h 3s Jk", "Joker (as 8), 6c, 5d, 4h, 3s"),
        (LOW_27_BUG, "7c 5c 4c 3c Jk", "7c, 5c, 4c, 3c, Joker (as 2)"),
    ],
)
def test_what_the_joker_is(scale: Scale, cards: str, said: str) -> None:
    """The joker is said with the card it stands for, its suit only where that makes a flush."""
    assert ", ".join(cards_words(read(scale, parse_cards(cards)))) == said


def test_a_joker_that_is_not_used_is_not_told() -> None:
    """Among seven cards the reading holds the joker only where it plays."""
    assert read(LOW_A5_BUG, parse_cards("Ac 2d 3h 4s 5c Kd Jk")).stand_ins == ()
    full = read(HIGH_BUG, parse_cards("Kc Kd Kh Qs Qd 3h Jk"))
    assert (words(full), full.stand_ins) == ("full house, kings over queens", ())


def test_both_halves_in_a_line() -> None:
    """High and low are said in one line, and that there is no low."""
    cards = parse_cards("Kc Kd 7h 7s 2c 3d 8h")
    high_half, low_half = read_high(cards), read(LOW_A5, cards)
    assert split_words(high_half, None) == "two pair, kings and sevens; no low"
    assert split_words(high_half, low_half) == "two pair, kings and sevens; low king-eight"
    halves = {
        "8c 6d 4h 3s Ac": "low eight-six",
        "5c 4d 3h 2s Ac": "low wheel",
        "2c 2d 4h 3s Ac": "low pair of deuces",
    }
    assert {text: low_half_words(read(LOW_A5, parse_cards(text))) for text in halves} == halves
    assert low_half_words(None) == "no low"


def test_words_of_what_is_judged() -> None:
    """A judge of lows has its hands called as lows, also when they count for nothing."""
    cards = parse_cards("8c 6d 4h 3s Ac")
    assert words_for(judge(HIGH), read_high(cards)) == "ace high"
    assert words_for(judge(LOW_A5, 8), read(LOW_A5, cards)) == "eight-six low"
    assert words_for(judge(LOW_27), read(LOW_27, cards)) == "ace-eight low"
    assert words_for(judge(LOW_A5, 7), None) == "no low"
    straight = read(LOW_27, parse_cards("6c 5d 4h 3s 2c"))
    assert words_for(judge(LOW_27), straight) == "straight, six high"


@pytest.mark.parametrize(
    ("winner", "loser", "said"),
    [
        ("8c 6d 4h 3s Ac", "8d 6h 5h 3c As", "eight-six-four beats eight-six-five"),
        ("8c 6d 4h 2s Ac", "8d 6h 4d 3c As", "eight-six-four-deuce beats eight-six-four-trey"),
        ("2c 2d 4h 3s Ac", "2h 2s 5h 3c As", "four kicker beats five kicker"),
        ("8c 5d 4h 3s Ac", "8d 6h 5h 3c As", None),
        ("8c 6d 4h 3s Ac", "8d 6h 4d 3c As", None),
        ("8c 6d 4h 3s Ac", "2h 2s 5h 3c As", None),
    ],
)
def test_what_decides_between_lows(winner: str, loser: str, said: str | None) -> None:
    """Two lows of one name are said down to the card that differs."""
    better, worse = (read(LOW_A5, parse_cards(cards)) for cards in (winner, loser))
    assert better.strength >= worse.strength
    assert low_kicker_words(better, worse) == said


def test_only_lows_have_a_qualifier() -> None:
    """A qualifier on a high scale is an error."""
    with pytest.raises(ValueError, match="qualifier"):
        judge(HIGH, 8)
