"""What counts as a low, what the joker is, and which cards Omaha uses: Cooke 4, 5, 7."""

from itertools import pairwise

import pytest

from core.cards import cards_text, parse_cards
from core.hands import (
    HIGH,
    HIGH_BUG,
    LOW_27,
    LOW_A5,
    LOW_A5_BUG,
    Judge,
    Scale,
    cards_words,
    judge,
    low_27,
    low_a5,
    read,
    read_high,
    reading_using,
    strength_using,
    words,
)


def on(scale: Scale, *hands: str) -> list[int]:
    """The strength of each hand on a scale."""
    return [scale.strength(parse_cards(hand)) for hand in hands]


def counts(judged: Judge, hand: str) -> bool:
    """Whether the hand counts for the judge."""
    return judged.strength(parse_cards(hand)) is not None


def best(scale: Scale, cards: str) -> str:
    """The five cards that play."""
    return cards_text(read(scale, parse_cards(cards)).best)


def assert_strictly_descending(values: list[int]) -> None:
    """Each value is more than the next."""
    assert all(a > b for a, b in pairwise(values)), values


@pytest.mark.rule("cooke-4.01", 2, 3)
def test_the_ace_at_either_end_and_in_both_halves() -> None:
    """A-2-3-4-5 and ten to ace are straights, no straight wraps, and the wheel is the best low."""
    named = {
        "Ac 2d 3h 4s 5c": "straight, five high",
        "Tc Jd Qh Ks Ac": "straight, ace high",
        "Qc Kd Ah 2s 3c": "ace high",
    }
    assert {hand: words(read_high(parse_cards(hand))) for hand in named} == named
    wheel = judge(LOW_A5, 8).strength(parse_cards("Ac 2d 3h 4s 5c"))
    assert wheel is not None
    assert wheel > max(on(LOW_A5, "6c 4d 3h 2s Ac", "6c 5d 3h 2s Ac"))


@pytest.mark.rule("cooke-4.14-omaha-example", 1, 2)
def test_two_and_three_cards_in_omaha() -> None:
    """The eight kicker beats the seven beside a king, and one spade of the hand is no flush."""
    high = judge(HIGH)
    board = parse_cards("Ah Ad Kc Qs Jd")
    eight = reading_using(high, parse_cards("Ac 8h 6d 5s"), board, 2, 2)
    seven = reading_using(high, parse_cards("As 7c 7d 6h"), board, 2, 2)
    assert eight is not None
    assert seven is not None
    assert cards_text(eight.best) == "Ac Ah Ad Kc 8h"
    assert cards_text(seven.best) == "As Ah Ad Kc 7c"
    assert eight.strength > seven.strength
    spades = parse_cards("2s 5s 9s Js Kd")
    no_flush = reading_using(high, parse_cards("As 3d 4c 6h"), spades, 2, 2)
    assert no_flush is not None
    assert words(no_flush) == "ace high"


@pytest.mark.rule("cooke-4.17", 3)
def test_eight_or_better() -> None:
    """8-7-6-5-4 counts as a low, and a hand whose best low is paired does not."""
    low = judge(LOW_A5, 8)
    assert counts(low, "8c 7d 6h 5s 4c")
    assert counts(low, "8c 7d 6h 5s 4c Kd Kh")
    assert not counts(low, "8c 7d 6h 5s 5c")
    assert not counts(low, "8c 7d 6h 5s 5c 5d 8h")


@pytest.mark.rule("cooke-4.17", 4)
def test_other_qualifiers() -> None:
    """At seven an eight low does not count, at nine a nine does, and without one anything."""
    assert not counts(judge(LOW_A5, 7), "8c 5d 3h 2s Ac")
    assert counts(judge(LOW_A5, 7), "7c 6d 5h 4s 3c")
    assert [counts(judge(LOW_A5, at), "9c 7d 5h 3s Ac") for at in (8, 9)] == [False, True]
    every = judge(LOW_A5)
    king, aces = (
        every.strength(parse_cards(hand)) for hand in ("Kc Qd Jh Ts 9c", "Ad Ah 2s 3c 4d")
    )
    assert king is not None
    assert aces is not None
    assert king > aces


def test_no_low_on_a_high_board() -> None:
    """King-queen-jack-four-deuce holds no three cards of a low, so no Omaha hand has one."""
    board = parse_cards("Kc Qd Jh 4s 2c")
    own = parse_cards("Ac 3d 5h 6s")
    assert strength_using(judge(LOW_A5, 8), own, board, 2, 2) is None
    assert strength_using(judge(LOW_A5), own, board, 2, 2) is not None


@pytest.mark.rule("scshl-5", 1, 2)
def test_kansas_city_eight_or_better() -> None:
    """With aces high and straights against, hands lose the low that ace-to-five gives them."""
    kansas, usual = judge(LOW_27, 8), judge(LOW_A5, 8)
    queen, eight, straight = "Kc Qd 5h 4s 3c 2d Ah", "Kc Kd 8h 6s 4c 3d 2h", "Kc Kd 7h 6s 5c 4d 3h"
    assert [counts(kansas, hand) for hand in (queen, eight, straight)] == [False, True, False]
    assert best(LOW_27, queen) == "Qd 5h 4s 3c 2d"
    assert best(LOW_27, eight) == "8h 6s 4c 3d 2h"
    assert [counts(usual, hand) for hand in (queen, eight, straight)] == [True, True, True]
    assert best(LOW_A5, queen) == "5h 4s 3c 2d Ah"
    assert best(LOW_A5, straight) == "7h 6s 5c 4d 3h"
    assert words(read_high(parse_cards(straight))) == "straight, seven high"
    assert counts(kansas, "8c 7d 6h 5s 3c")
    assert not counts(kansas, "8c 7d 6h 5s 4c")
    assert not counts(kansas, "8c 7c 6c 5c 3c")


@pytest.mark.rule("scshl-4", 1)
def test_any_five_for_each_half() -> None:
    """Six hearts in sequence are a straight flush for high and a wheel for low."""
    cards = "Ah 2h 3h 4h 5h 6h Kc"
    assert words(read_high(parse_cards(cards))) == "straight flush, six high"
    assert best(LOW_A5, cards) == "5h 4h 3h 2h Ah"


@pytest.mark.rule("razz-intro", 1)
@pytest.mark.rule("razz-2", 1)
def test_razz_hands() -> None:
    """The best five low cards play; the lower pair wins, and no pair beats every pair."""
    assert best(LOW_A5, "Kc Qd 5h 4s 3c 2d Ah") == "5h 4s 3c 2d Ah"
    assert_strictly_descending(on(LOW_A5, "Ac Ad 4h 3s 2c", "2c 2d 4h 3s Ac"))
    assert_strictly_descending(on(LOW_A5, "Kc Qd Jh Ts 9c", "Ac Ad 2h 3s 4c"))


@pytest.mark.rule("cooke-5.25", 3)
def test_the_lower_pair_in_razz() -> None:
    """A pair of aces with seven-six-five beats a pair of deuces with four-trey-ace."""
    assert_strictly_descending(on(LOW_A5, "Ac Ad 7h 6s 5c", "2c 2d 4h 3s Ac"))


@pytest.mark.rule("cooke-7.16.01", 1)
def test_the_joker_in_a_flush() -> None:
    """It is the highest rank not there: ace-king-queen-nine-six, and a tie with the natural one."""
    hearts = read(HIGH_BUG, parse_cards("Ah Qh 9h 6h Jk"))
    assert words(hearts) == "flush, ace high"
    assert cards_words(hearts) == ("Ah", "Joker (as Kh)", "Qh", "9h", "6h")
    lower, same = on(HIGH_BUG, "As Qs Js Ts 9s", "As Ks Qs 9s 6s")
    assert hearts.strength > lower
    assert hearts.strength == same


@pytest.mark.rule("cooke-7.16.01", 2, 3)
def test_the_joker_is_an_ace_or_completes() -> None:
    """Beside kings it is an ace and no third king; in the gap of a straight it is what lacks."""
    kings = read(HIGH_BUG, parse_cards("Kc Kd 7h 3s Jk"))
    assert words(kings) == "pair of kings"
    assert kings.strength == on(HIGH_BUG, "Kc Kd As 7h 3s")[0]
    named = {
        "6c 7d 8h 9s Jk": "straight, ten high",
        "5h 6h 8h 9h Jk": "straight flush, nine high",
        "Ac 7d 5h 2s Jk": "pair of aces",
    }
    assert {hand: words(read(HIGH_BUG, parse_cards(hand))) for hand in named} == named


@pytest.mark.rule("cooke-7.16.02", 1, 2)
def test_five_aces() -> None:
    """Five aces beat a royal flush; three aces and the joker are four with a king."""
    five, royal = on(HIGH_BUG, "Ac Ad Ah As Jk", "Tc Jc Qc Kc Ac")
    assert five > royal
    four = read(HIGH_BUG, parse_cards("Ac Ad Ah Jk Kc"))
    assert words(four) == "four aces"
    assert four.strength == on(HIGH_BUG, "Ac Ad Ah As Kc")[0]


@pytest.mark.rule("cooke-7.18", 1)
def test_lowball_hands_in_order() -> None:
    """The wheel beats six-four, and six-four beats six-five."""
    assert_strictly_descending(on(LOW_A5_BUG, "5c 4d 3h 2s Ac", "6c 4d 3h 2s Ac", "6d 5h 3s 2c Ad"))


@pytest.mark.rule("cooke-7.18.01", 1, 2, 3)
def test_the_joker_in_lowball() -> None:
    """It is the lowest rank not in the hand: an ace, a four beside the ace, an ace beside kings."""
    cases = {
        "7c 4d 3h 2s Jk": ("7c 4d 3h 2s Ac", "Joker (as A)"),
        "7c 3d 2h As Jk": ("7c 4d 3h 2s Ac", "Joker (as 4)"),
        "Kc Kd 3h 2s Jk": ("Kc Kd 3h 2s Ac", "Joker (as A)"),
    }
    for hand, (same, joker) in cases.items():
        assert len(set(on(LOW_A5_BUG, hand, same))) == 1
        assert joker in cards_words(read(LOW_A5_BUG, parse_cards(hand)))


@pytest.mark.rule("cooke-7.19", 1, 2)
def test_kansas_city_lowball_hands() -> None:
    """Seven-five is best, a straight loses to aces, and five-four with an ace is ace high."""
    sevens = ("7c 5d 4h 3s 2c", "7c 6d 4h 3s 2c", "8c 5d 4h 3s 2c")
    assert_strictly_descending(on(LOW_27, *sevens))
    assert_strictly_descending(on(LOW_27, "Ac Ad Kh Qs Jc", "6c 5d 4h 3s 2c"))
    aces = low_27(parse_cards("5c 4d 3h 2s Ac"))
    six, deuces, king = on(LOW_27, "Ac 6d 4h 3s 2c", "2c 2d 3h 4s 5c", "Kc Qd Jh Ts 8c")
    assert king > aces > six > deuces
    assert low_a5(parse_cards("5c 4d 3h 2s Ac")) > low_a5(parse_cards("7c 5d 4h 3s 2c"))
