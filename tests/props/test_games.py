"""House players in every game: they play it to the end, legally, quickly and with sense."""

import time
from collections import Counter

import pytest

from core.games import GAMES
from core.hand import events as h
from core.hand.commands import Bet, Call, Check, DrawCards, Fold, MakeChoice, RaiseTo
from core.ids import Seat
from core.props import decide
from core.table.commands import TopUp
from core.view import look
from tests.play import Game
from tests.props.pure_table import opening, played, shuffled_by
from tests.props.spots import Loaded

LISTED = [game.id for game in GAMES.values() if game.is_listed]
HANDS = 40
"""Enough for each structure by default; the slow run plays five times as many."""
MID = Loaded(50)


@pytest.mark.parametrize("game", LISTED)
def test_hands_of_every_game(game: str) -> None:
    """House players alone end 40 hands in all its structures; no act is refused, no chip lost."""
    play_all_structures(game, HANDS)


@pytest.mark.slow
@pytest.mark.parametrize("game", LISTED)
def test_two_hundred_hands_of_every_game(game: str) -> None:
    """House players alone end 200 hands in all its structures; no act is refused, no chip lost."""
    play_all_structures(game, 5 * HANDS)


def play_all_structures(game: str, count: int) -> None:
    """``count`` hands of house players over all structures of ``game``."""
    structures = GAMES[game].structures
    for number, structure in enumerate(structures):
        hands = -(-count // len(structures))
        seats = (2 + number, 5)[number % 2]
        commands = opening(seats, (2000,) * seats, game=game, structure=structure)
        bought = seats * 200_000
        for turn in played(commands, hands, shuffled_by(number + 11), number):
            if isinstance(turn.command, TopUp):
                bought += turn.command.amount
            table = turn.step.table
        on_table = sum(o.stack + o.behind for o in table.occupants)
        carried = table.carry.amount if table.carry is not None else 0
        assert table.hands == hands
        assert on_table + carried == bought


@pytest.mark.parametrize("game", LISTED)
def test_every_game_is_really_played(game: str) -> None:
    """Within 120 hands there are bets, calls, folds, and pots won with and without a showdown."""
    seen: Counter[str] = Counter()
    for turn in played(opening(5, (2000,) * 5, game=game), 120, shuffled_by(5), 5):
        for event in turn.step.events:
            seen[type(event).__name__] += 1
            if isinstance(event, h.PotPushed):
                seen["contested" if event.award.contested else "uncontested"] += 1
        if is_really_played(seen):
            return
    raise AssertionError(seen)


def is_really_played(seen: Counter[str]) -> bool:
    """Three times whatever happens in a game, and many bets."""
    needed = ("Called", "Folded", "HandShown", "contested", "uncontested")
    bets = seen["BetMade"] + seen["Raised"] + seen["Completed"]
    return bets > 20 and all(seen[kind] > 2 for kind in needed)


def dealt(game: str, cards: dict[int, str], script: str = "", board: str = "") -> Game:
    """A limit table of three where these cards have been dealt and ``script`` played."""
    played_game = Game(seats=3, game=game, bets=(15, 30))
    played_game.deal(cards, board)
    if script:
        played_game.play(script)
    return played_game


def draw(game: str, cards: str) -> DrawCards:
    """What the first to draw says with ``cards``."""
    table = dealt(game, {2: cards}, "2 bets 15, 3 calls, 1 calls")
    said = decide(table.view(2), MID)
    assert isinstance(said, DrawCards)
    return said


def thrown(game: str, cards: str) -> str:
    """The cards that the first to draw throws, in the order he holds them."""
    held = cards.split()
    return " ".join(held[place - 1] for place in draw(game, cards).places)


@pytest.mark.parametrize(
    ("cards", "gone"),
    [
        ("9s 9d 4h 3s 7h", "4h 3s 7h"),  # a pair draws three
        ("9s 9d 4h 4s 7h", "7h"),  # two pair draw one
        ("9s 9d 9h 4s 7h", "4s 7h"),  # trips draw two
        ("9s 9d 9h 4s 4h", ""),  # a full house stands
        ("2s 3d 4h 5s 6h", ""),  # a straight stands
        ("2s 9s Js Ks 3h", "3h"),  # four to a flush draw one
        ("5s 6d 7h 8c Ks", "Ks"),  # four to a straight open at both ends draw one
        ("As 3d 7h 9c Js", "3d 7h 9c Js"),  # an ace alone stays
        ("Jk 9d 9h 4s 7h", "4s 7h"),  # the joker stays
    ],
)
def test_what_high_draw_throws(cards: str, gone: str) -> None:
    """The plain rules of five-card draw."""
    assert thrown("five_card_draw", cards) == gone


def lowball_throws(game: str, cards: str) -> str:
    """What the button throws in lowball."""
    table = dealt(game, {1: cards}, "1 calls, 2 calls, 3 checks, 2 pats, 3 pats")
    said = decide(table.view(1), MID)
    assert isinstance(said, DrawCards)
    held = cards.split()
    return " ".join(held[place - 1] for place in said.places)


@pytest.mark.parametrize(
    ("game", "cards", "gone"),
    [
        ("ace_to_five_lowball", "As 2d 3h 4c 5s", ""),  # the wheel stands
        ("ace_to_five_lowball", "As 2d 3h 4c Ks", "Ks"),  # one bad card goes
        ("ace_to_five_lowball", "2s 2d 3h 4c 6s", "2d"),  # of a pair one goes
        ("ace_to_five_lowball", "9s 2d 3h 4c 6s", ""),  # a nine stands on the only draw
        ("ace_to_five_lowball", "Ts 2d 3h 4c 6s", "Ts"),
        ("kansas_city_lowball", "2s 3d 4h 5c 7s", ""),  # the best hand stands
        ("kansas_city_lowball", "As 3d 4h 5c 7s", "As"),  # the ace is high
        ("kansas_city_lowball", "2s 3d 4h 5c 6s", "6s"),  # a straight is none
    ],
)
def test_what_lowball_throws(game: str, cards: str, gone: str) -> None:
    """The plain rules of lowball: low cards of different ranks stay."""
    assert lowball_throws(game, cards) == gone


@pytest.mark.parametrize(
    ("game", "cards", "board", "gone"),
    [
        ("pineapple", "Ah Ad 7c", "", "7c"),
        ("pineapple", "Kh Qh 2c", "", "2c"),
        ("crazy_pineapple", "Ah Kd 7c", "7s 7d 2h", ""),
    ],
)
def test_what_pineapple_throws(game: str, cards: str, board: str, gone: str) -> None:
    """The two best cards stay; with a flop those that have hit it."""
    table = dealt(game, {1: cards}, "1 calls, 2 calls, 3 checks", board)
    said = decide(table.view(1), MID)
    assert isinstance(said, MakeChoice)
    (place,) = said.places
    if gone:
        assert cards.split()[place - 1] == gone
    else:
        assert cards.split()[place - 1] != "7c"  # the trips are not broken


def test_the_bring_in_is_brought_in_and_a_big_pair_completes() -> None:
    """Rags with the low card bring it in for the least; rolled-up kings complete and raise."""
    table = dealt("seven_card_stud", {1: "Kh Ks Kd", 2: "9c 4h 8d", 3: "9s 7h 2c"})
    bring_in = decide(table.view(3), MID)
    assert isinstance(bring_in, Bet)
    assert bring_in.to == table.menu.bring_in
    table.play("3 brings in")
    assert isinstance(decide(table.view(1), MID), RaiseTo)
    table.play("1 completes")
    assert isinstance(decide(table.view(2), MID), Fold)


def test_razz_likes_low_cards_and_stud_does_not() -> None:
    """Three wheel cards complete in razz; the same cards of three suits fold in stud."""
    cards = {1: "As 2h 3d", 2: "Ks Qh Jc", 3: "9s Th Kd"}
    razz = dealt("razz", cards, "3 brings in")
    assert isinstance(decide(razz.view(1), MID), RaiseTo)
    stud = dealt("seven_card_stud", {1: "3s 5h 9d", 2: "Ks Kh Jc", 3: "4s Th 2d"}, "3 brings in")
    stud.play("1 folds, 2 completes, 3 raises 30")
    assert isinstance(decide(stud.view(2), MID), Call | RaiseTo)
    rags = dealt("seven_card_stud", {1: "As 2h 9d", 2: "Ks Kh Jc", 3: "4s Th 2d"}, "3 brings in")
    rags.play("1 calls, 2 completes, 3 raises 30")
    assert isinstance(decide(rags.view(1), MID), Fold)


def test_nobody_opens_jackpots_without_openers() -> None:
    """Tens do not open and are checked whatever the dice; jacks do open."""
    tens = dealt("jacks_or_better", {2: "Th Td 9c 4s 2d"})
    jacks = dealt("jacks_or_better", {2: "Jh Jd 9c 4s 2d"})
    for dice in range(100):
        assert isinstance(decide(tens.view(2), Loaded(dice)), Check)
    assert Bet in {type(decide(jacks.view(2), Loaded(dice))) for dice in range(100)}


def test_a_seven_is_bet_after_the_draw() -> None:
    """In limit lowball a seven or better is bet whatever the dice (Cooke 7.18.04)."""
    table = dealt(
        "ace_to_five_lowball", {2: "As 2d 3h 4c 7s"}, "1 calls, 2 calls, 3 checks, 2 pats, 3 pats"
    )
    table.play("1 pats")
    seat = Seat(2)
    assert table.to_act == seat
    for dice in range(100):
        assert isinstance(decide(table.view(2), Loaded(dice)), Bet)


def test_a_second_pair_in_omaha_folds_and_the_nuts_raise() -> None:
    """Two of four cards count: the nut flush raises, a lone ace of the suit does not."""
    board = "Kh 7h 2h 9c 4s"
    nuts = dealt("omaha", {1: "Ah Qh Td 3c", 2: "Ks Kd 8c 8s"}, "1 calls, 2 calls, 3 checks", board)
    nuts.play("2 bets 15, 3 folds")
    assert isinstance(decide(nuts.view(1), MID), RaiseTo)
    lone = dealt("omaha", {1: "Ah Qc Td 3c", 2: "Ks Kd 8c 8s"}, "1 calls, 2 calls, 3 checks", board)
    lone.play("2 bets 15, 3 raises 30")
    assert isinstance(decide(lone.view(1), MID), Fold)


def test_decisions_take_less_than_a_millisecond() -> None:
    """In every game, median over the turns of twenty hands, the view already made."""
    for game in (
        "omaha_hilo",
        "seven_card_stud",
        "razz",
        "triple_draw_lowball",
        "double_flop_omaha",
    ):
        times: list[float] = []
        last = None
        for turn in played(opening(5, (2000,) * 5, game=game), 20, shuffled_by(9), 9):
            table = turn.step.table
            if table.hand is not None and table.is_in_hand and table.hand.awaited:
                last = look(table, table.hand.awaited[0])
                began = time.perf_counter()
                decide(last, MID)
                times.append(time.perf_counter() - began)
        assert last is not None
        assert sorted(times)[len(times) // 2] < 0.001, game
