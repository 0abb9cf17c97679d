"""Pineapple, crazy pineapple, Tahoe and two flops (Cooke 6.08, 6.09)."""

import pytest

from core.cards import cards_text, parse_cards
from core.chips import whole
from core.games.contest import HIGH
from core.hand import events as h
from core.hand.shows.reading import judge_of
from core.hand.state import Betting, Choosing
from core.hands import reading_using
from core.house.settings import Overrides
from core.refusal import Reason, Refusal
from core.table.setup.opening import configure
from tests.play import Game, chips

HOLES = {1: "As Ad 7c", 2: "Kh Qh 2c", 3: "9s 9d 8c", 4: "6s 6d 5c"}


def dealt(game: str, seats: int = 4, board: str = "Jh Th 3s 4d 5h") -> Game:
    """A hand of ``game`` at 10-20 with the button at seat 1."""
    table = Game(seats, game=game, bets=(10, 20))
    table.deal({seat: HOLES[seat] for seat in range(1, seats + 1)}, board)
    return table


def down(game: Game, seat: int) -> str:
    """What the player holds face down."""
    return cards_text(game.player(seat).down.content)


def all_show(game: Game) -> None:
    """Everybody shows, the hand ends."""
    while game.table.is_in_hand:
        game.play(f"{game.to_act} shows")


@pytest.mark.rule("cooke-6.08", 1)
def test_thirteen_players_get_three_cards_each() -> None:
    """13 hands of three, five on the board and three burns: 47 cards of the deck."""
    game = Game(13, game="tahoe", bets=(10, 20))
    game.deal()
    assert game.hand.dealt == 39
    game.play("all call, all check, all check, all check")
    assert game.hand.dealt == 47


@pytest.mark.rule("cooke-6.08.01", 1)
def test_the_flop_waits_for_every_discard() -> None:
    """Four in after the first round: no flop before the fourth discard; then two cards each."""
    game = dealt("pineapple")
    game.play("all call")
    assert isinstance(game.hand.phase, Choosing)
    for line in ("3 discards 8c", "1 discards 7c", "4 discards 5c"):
        game.play(line)
        assert game.hand.boards == ((),)
        assert [len(player.down.content) for player in game.hand.players] == [3, 3, 3, 3]
    game.play("2 discards 2c")
    assert len(game.hand.boards[0]) == 3
    assert down(game, 2) == "Kh Qh"
    assert [len(player.down.content) for player in game.hand.players] == [2, 2, 2, 2]
    game.play("all check, all check, all check")
    all_show(game)
    assert game.pushed == [(0, {2: 40})]


@pytest.mark.rule("cooke-6.08.01", 2)
def test_who_folded_is_not_asked_to_discard() -> None:
    """Three of four are waited for; the one who folded has nothing to choose."""
    game = dealt("pineapple")
    game.play("4 folds, all call")
    phase = game.hand.phase
    assert isinstance(phase, Choosing)
    assert set(phase.waiting) == {1, 2, 3}
    assert game.refusal("4 discards 5c").reason is Reason.ALREADY_FOLDED


@pytest.mark.rule("cooke-6.08.01")
def test_all_in_players_discard_too() -> None:
    """Everybody all-in before the flop: all discard, then the board runs out face up."""
    game = Game(2, game="pineapple", stack=200)
    game.deal({1: HOLES[1], 2: HOLES[2]}, "Jh Th 3s 4d 5h")
    game.play("1 all-in, 2 calls")
    assert isinstance(game.hand.phase, Choosing)
    assert game.shown == []
    game.play("1 discards 7c, 2 discards 2c")
    assert game.pushed == [(0, {2: 400})]
    assert sorted(game.shown) == [1, 2]


@pytest.mark.rule("cooke-6.08.01", 3)
def test_discards_are_never_seen_or_used_again() -> None:
    """What is thrown is known to its owner alone, and turns up nowhere in what others see."""
    game = dealt("pineapple")
    game.play("all call, 1 discards 7c, 2 discards 2c, 3 discards 8c, 4 discards 5c")
    game.play("all check, all check, all check")
    all_show(game)
    thrown = {one.seat: one.cards for one in game.of_hand(h.Discarded)}
    assert {seat: cards.seats for seat, cards in thrown.items()} == {
        seat: (seat,) for seat in (1, 2, 3, 4)
    }
    gone = {card for cards in thrown.values() for card in cards.content}
    on_table = {card for shown in game.of_hand(h.HandShown) for card in shown.cards}
    assert gone == set(parse_cards("7c2c8c5c"))
    assert not gone & (on_table | set(game.hand.boards[0]))
    rest = game.hand.deck.content[game.hand.dealt :]
    assert not gone & set(rest)


def test_a_mind_may_be_changed_until_the_last_discard() -> None:
    """A second choice takes the place of the first; a wrong number of cards is refused."""
    game = dealt("pineapple")
    game.play("all call, 1 discards As, 2 discards 2c, 3 discards 8c, 1 discards 7c, 4 discards 5c")
    assert down(game, 1) == "As Ad"
    game = dealt("pineapple")
    game.play("all call")
    refusal = game.refusal("1 discards As Ad")
    assert (refusal.reason, refusal.facts["count"]) == (Reason.WRONG_COUNT, 1)
    assert game.refusal("1 discards").reason is Reason.WRONG_COUNT


def test_the_dealer_discards_for_who_says_nothing() -> None:
    """When the time is over the lowest card goes, and the hand goes on."""
    game = dealt("pineapple")
    game.play("all call, 1 discards As")
    game.run_deadline()
    assert [down(game, seat) for seat in (1, 2, 3, 4)] == ["Ad 7c", "Kh Qh", "9s 9d", "6s 6d"]
    assert isinstance(game.hand.phase, Betting)


@pytest.mark.rule("cooke-6.08.02", 1)
def test_crazy_pineapple_discards_after_the_flop() -> None:
    """The flop lies, three are in: nobody can bet before the third discard."""
    game = dealt("crazy_pineapple", board="8h 8d 2s 5h Kc")
    game.play("4 folds, all call")
    assert len(game.hand.boards[0]) == 3
    for line in ("2 discards 2c", "3 discards 8c"):
        assert game.refusal("2 bets 10").reason is Reason.NO_ONE_TO_ACT
        game.play(line)
    game.play("1 discards 7c")
    assert game.to_act == 2
    game.play("2 bets 10")


@pytest.mark.rule("cooke-6.08.02", 2)
def test_crazy_pineapple_all_in_before_the_flop() -> None:
    """Flop, discards, turn, river, showdown; the hands lie open only once all have discarded."""
    game = Game(2, game="crazy_pineapple", stack=200)
    game.deal({1: "8h Ks Kd", 2: "As Ah 3c"}, "8c 8d 2s 5c Kc")
    game.play("1 all-in, 2 calls")
    assert [len(one.cards) for one in game.of_hand(h.BoardTurned)] == [3]
    assert isinstance(game.hand.phase, Choosing)
    game.play("2 discards 3c")
    assert game.shown == []
    game.play("1 discards Kd")
    told = (h.BoardTurned, h.Discarded, h.HandShown, h.PotPushed)
    names = [type(event).__name__ for event in game.events if isinstance(event, told)]
    assert names == [
        "BoardTurned", "Discarded", "Discarded", "HandShown", "HandShown", "BoardTurned",
        "BoardTurned", "PotPushed",
    ]  # fmt: skip
    assert game.pushed == [(0, {1: 400})]


def tahoe_ranks(hole: str, board: str) -> str:
    """The ranks of the best hand of Tahoe."""
    game = dealt("tahoe")
    judge = judge_of(game.hand.rules, HIGH)
    reading = reading_using(judge, parse_cards(hole), parse_cards(board), 0, 2)
    assert reading is not None
    return cards_text(reading.best)[::3]


@pytest.mark.rule("cooke-6.08.03", 1, 2)
@pytest.mark.parametrize(
    ("hole", "board", "ranks", "other"),
    [
        ("As Ad Ah", "Kc Kd 9h 7s 2c", "AAKK9", "9c 7d 3h"),
        ("6s 7d 8h", "9c Td 2h 2s Kc", "22KT9", "Qh Js 3d"),
    ],
)
def test_at_most_two_of_three_cards_play(hole: str, board: str, ranks: str, other: str) -> None:
    """A-A-A with K-K is aces up; 6-7-8 makes no straight with 9-10, and loses to a real one."""
    assert tahoe_ranks(hole, board) == ranks
    game = Game(2, game="tahoe", stack=200)
    game.deal({1: hole, 2: other}, board)
    game.play("1 all-in, 2 calls")
    # Kings and nines lose to aces and kings; king-high straight beats a pair of deuces.
    assert game.pushed == [(0, {1: 400} if ranks.startswith("A") else {2: 400})]
    assert all(len(shown.cards) == 3 for shown in game.of_hand(h.HandShown))


# two flops (Cooke 6.09)


def two_flops(holes: dict[int, str], rows: tuple[str, str, str], game: str = "holdem") -> Game:
    """All-in before the flops: the first flop, the second, and the turn with the river."""
    table = Game(len(holes), game=f"double_flop_{game}", stack=200)
    table.deal(holes, rows)
    table.play("1 all-in, 2 calls")
    return table


@pytest.mark.rule("cooke-6.09", 1)
def test_the_limit_doubles_after_the_second_flop() -> None:
    """10-20: five rounds at 10, 10, 20, 20 and 20, and four burns."""
    game = Game(3, game="double_flop_holdem", bets=(10, 20))
    game.deal()
    steps = []
    for _ in range(5):
        (to,) = game.menu.sizes
        steps.append(chips(to - game.last(h.RoundOpened).wager))
        game.play("all call")
    assert steps == [10, 10, 20, 20, 20]
    assert [len(row) for row in game.hand.boards] == [3, 3, 2]
    assert game.hand.dealt == 6 + 8 + 4


@pytest.mark.rule("cooke-6.09", 2)
def test_one_flop_or_the_other() -> None:
    """Four nines with the second flop beat aces full of kings with the first: one pot, one hand."""
    game = two_flops({1: "Qc 9c", 2: "Ac Ad"}, ("Ah Kh 2c", "9s 9d 4c", "9h Kd"))
    assert game.pushed == [(0, {1: 400})]


@pytest.mark.rule("cooke-6.09", 3)
def test_the_flops_do_not_mix() -> None:
    """Two hearts on one flop, one on the other, two in the hand: no flush; a pair of kings wins."""
    game = two_flops({1: "8h 3h", 2: "Ks Qd"}, ("Ah Jh 5c", "Th 7d 4s", "Kc 2d"))
    assert game.pushed == [(0, {2: 400})]
    game = two_flops({1: "8h 3h", 2: "Ks Qd"}, ("Ah Jh 5c", "Th 7d 4s", "Kc 2h"))
    assert game.pushed == [(0, {1: 400})]


@pytest.mark.rule("cooke-6.09")
def test_two_flops_of_omaha_use_two_of_four() -> None:
    """Two of the hand with one flop, the turn and the river: the rest of 6.06 holds."""
    game = two_flops(
        {1: "Ac Ad 8s 2h", 2: "Jc Td 6h 6s"}, ("Ah 9c 3d", "9h 8c 7d", "Ks 4c"), game="omaha"
    )
    assert game.pushed == [(0, {2: 400})]


@pytest.mark.rule("cooke-6.09", 4)
def test_ten_seats_are_too_many_for_two_flops_of_omaha() -> None:
    """Ten seats are refused when the table is opened, nine accepted."""
    with pytest.raises(Refusal) as refused:
        configure(game="double_flop_omaha", seats=10, bets=(whole(10), whole(20)))
    assert (refused.value.reason, refused.value.facts["most"]) == (Reason.SEATS_IMPOSSIBLE, 9)
    settings: Overrides = {"seats.max_omaha": 10}
    config = configure(
        game="double_flop_omaha", seats=9, bets=(whole(10), whole(20)), settings=settings
    )
    assert config.seats == 9
