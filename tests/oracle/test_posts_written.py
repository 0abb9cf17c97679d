"""Hands in which more is posted than two blinds: written, read by pokerkit, and replayed."""

import warnings

import pytest
from pokerkit import HandHistory

from core.games.spec import Structure
from core.house.settings import Overrides
from core.notation.phh import NotDealt, NotWritten, parse_phh, replay, tape_to_phh
from core.table.blinds.duties import Entry
from core.table.commands import ChooseEntry, PostStraddle
from tests.play import Game, person

CARDS = {1: "As Ah", 2: "Ks Kh", 3: "Qs Qh", 4: "Js Jh", 5: "Ts Th", 6: "9s 9h"}
BOARD = "2c 7d 8h 3c 4s"


def no_limit(settings: Overrides | None = None, **more: object) -> Game:
    """Six seats of no-limit hold'em, seat 1 on the button."""
    options = {"blinds": (10, 20), **more}
    return Game(6, button=1, settings=settings, **options)  # type: ignore[arg-type]


def checked_down(game: Game) -> str:
    """Call and check the hand to its end; how it is written."""
    game.play("all call, all check, all check, all check")
    while game.table.is_in_hand:
        game.play(f"{game.to_act} shows")
    return tape_to_phh(game.events)


def agrees(game: Game, text: str) -> None:
    """Pokerkit, which reads the file for itself, ends with our stacks, in the file's order."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of unknown cards
        *_, end = HandHistory.loads(text)
    ours = [game.stack(seat) for seat in game.hand.seats]
    assert list(end.stacks) == ours


def comes_back(game: Game, text: str) -> None:
    """Read and replayed, the hand ends with the same stacks, after acts in the same order."""
    (record,) = parse_phh(text, "written")
    again = replay(record)
    assert [stack // 100 for stack in again.stacks] == [game.stack(s) for s in game.hand.seats]


def of_last_hand(game: Game) -> Game:
    """``game`` with nothing before its last deal."""
    starts = [at for at, one in enumerate(game.events) if type(one).__name__ == "HandStarted"]
    del game.events[: starts[-1]]
    return game


@pytest.mark.parametrize(
    ("layout", "written"),
    [
        ("button_small_big", "[10, 20, 0, 0, 0, 10]"),
        ("two_big", "[20, 20, 0, 0, 0, 0]"),
        ("single_big", "[20, 0, 0, 0, 0, 0]"),
        ("single_button", "[0, 0, 0, 0, 0, 20]"),
        ("button_small_then_middle_big", "[10, 20, 0, 0, 0, 5]"),
        ("small_middle_big", "[5, 10, 20, 0, 0, 0]"),
    ],
)
def test_each_layout_is_written_by_positions(layout: str, written: str) -> None:
    """An amount for each seat from the left of the button; pokerkit plays it as we did."""
    settings: Overrides = {"blinds.layout": layout}
    if "middle" in layout:
        game = no_limit(settings, button_blind=5)
    elif layout == "button_small_big":
        game = no_limit(settings)
    else:
        game = no_limit(settings, blinds=None, bets=(20,), structure=Structure.NO_LIMIT)
    game.deal(CARDS, BOARD)
    text = checked_down(game)
    assert f"blinds_or_straddles = {written}" in text
    agrees(game, text)
    if layout not in ("single_button", "small_middle_big"):
        comes_back(game, text)


def test_a_further_big_blind_on_the_button_cannot_be_written() -> None:
    """The format begins left of the highest blind, the last of equal ones: here it does not."""
    game = no_limit({"blinds.layout": "button_small_big", "blinds.button_amount": "big_blind"})
    game.deal(CARDS, BOARD)
    with pytest.raises(NotWritten):
        checked_down(game)


def test_straddles_are_written_and_come_back() -> None:
    """Seat 4 straddles for 40 and seat 5 for 80: seat 6 is first, and seat 5 has the option."""
    game = no_limit()
    game.deal(CARDS, BOARD)
    game.skip_hand()
    game.do(PostStraddle(person(5)))
    game.do(PostStraddle(person(6)))
    game.deal(CARDS, BOARD)
    assert game.to_act == 1
    text = checked_down(of_last_hand(game))
    assert "blinds_or_straddles = [10, 20, 40, 80, 0, 0]" in text
    agrees(game, text)
    comes_back(game, text)


def test_a_straddle_in_limit_cannot_be_written() -> None:
    """There it counts as one of the four raises, which the format cannot say."""
    game = Game(6, button=1, bets=(20, 40))
    game.deal(CARDS, BOARD)
    game.skip_hand()
    game.do(PostStraddle(person(5)))
    game.deal(CARDS, BOARD)
    with pytest.raises(NotWritten):
        checked_down(of_last_hand(game))


def test_a_sleeper_cannot_be_written() -> None:
    """It raises the price, and yet the round begins left of the big blind."""
    game = no_limit()
    game.deal(CARDS, BOARD)
    game.skip_hand()
    game.do(PostStraddle(person(6)))
    game.deal(CARDS, BOARD)
    with pytest.raises(NotWritten):
        checked_down(of_last_hand(game))


def test_blinds_made_up_are_written_live_and_dead() -> None:
    """Seat 4 makes up 20 live and 10 dead behind the button: -20 in its place, 10 of the antes."""
    game = no_limit()
    game.deal()
    game.skip_hand()
    game.play("4 away")
    game.deal()
    game.skip_hand()
    game.deal()
    game.skip_hand()
    game.play("4 back")
    game.do(ChooseEntry(person(4), Entry.POST))
    game.deal(CARDS, BOARD)
    assert game.places == "B5 SB6 BB1"
    text = checked_down(of_last_hand(game))
    assert "blinds_or_straddles = [10, 20, 0, 0, -20, 0]" in text
    assert "antes = [0, 0, 0, 0, 10, 0]" in text
    agrees(game, text)


def test_one_ante_for_all_is_written_where_it_was_paid() -> None:
    """The button has anted 12 for six: the last position has 12, the others nothing."""
    game = no_limit({"blinds.ante_for_all": True}, ante=2)
    game.deal(CARDS, BOARD)
    text = checked_down(game)
    assert "antes = [0, 0, 0, 0, 0, 12]" in text
    agrees(game, text)


RECORD = """
variant = 'NT'
antes = [0, 0, 0, 0]
blinds_or_straddles = [1, 2, 4, 0]
min_bet = 2
starting_stacks = [100, 100, 100, 100]
actions = ['d dh p1 AsAh', 'd dh p2 ????', 'd dh p3 KsKh', 'd dh p4 ????', 'p4 cbr 8', 'p1 f',
 'p2 f', 'p3 f']
"""


def test_a_recorded_straddle_is_dealt() -> None:
    """p3 straddles for 4: p4 raises to 8 and takes 7 that lie in front of the others."""
    (record,) = parse_phh(RECORD, "recorded")
    assert [stack // 100 for stack in replay(record).stacks] == [99, 98, 96, 107]


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("[1, 2, 4, 0]", "[1, 2, 3, 0]", "a straddle of less than the double"),
        ("[1, 2, 4, 0]", "[1, 2, 0, 4]", "a sleeper"),
        ("[1, 2, 4, 0]", "[1, 2, 0, 2]", "a big blind on the button"),
        ("[1, 2, 4, 0]", "[1, 2, 2, 0]", "a sleeper"),
        ("min_bet = 2", "min_bet = 4", "a smallest bet that is not the big blind"),
    ],
)
def test_what_else_was_posted_is_named(old: str, new: str, what: str) -> None:
    """What no hand here is dealt with is refused by its name."""
    (record,) = parse_phh(RECORD.replace(old, new), "recorded")
    with pytest.raises(NotDealt) as lacking:
        replay(record)
    assert lacking.value.what == what
