"""Texas hold'em: Cooke 6.01 to 6.05."""

import pytest

from core.cards import parse_cards
from core.chips import whole
from core.hand import events as h
from core.hands import read_high
from core.house.settings import Overrides
from core.refusal import Reason
from core.table.setup.opening import configure
from tests.play import Game

BROADWAY = "Tc Jd Qh Ks Ac"
"""Ten to ace, and no flush possible."""


def board_of(game: Game) -> int:
    """How many cards are on the board."""
    return len(game.hand.boards[0])


@pytest.mark.rule("cooke-6.01", 1)
def test_the_first_round_has_an_empty_board() -> None:
    """The first betting round comes before any board card."""
    game = Game(3)
    game.deal()
    assert board_of(game) == 0
    game.play("1 calls, 2 calls")
    assert board_of(game) == 0


@pytest.mark.rule("cooke-6.01", 2)
def test_five_board_cards_at_a_showdown() -> None:
    """The flop has three cards, turn and river one each."""
    game = Game(3)
    game.deal()
    sizes = []
    game.play("all call")
    for _ in range(3):
        sizes.append(board_of(game))
        game.play("all check")
    assert sizes == [3, 4, 5]
    assert game.hand.menu is None
    assert board_of(game) == 5


@pytest.mark.rule("cooke-6.02", 2)
def test_burn_three_burn_one_burn_one() -> None:
    """After the hole cards the deck gives a burn, 3, a burn, 1, a burn, 1."""
    game = Game(3)
    game.deal(board="2h 3h 4h 5h 7h")
    game.play("all call, all check, all check, all check")
    deck = game.hand.deck.content
    turned = game.of_hand(h.BoardTurned)
    assert [len(one.cards) for one in turned] == [3, 1, 1]
    places = [deck.index(card) for one in turned for card in (*one.burn.content, *one.cards)]
    assert places == [6, 7, 8, 9, 10, 11, 12, 13]
    assert all(len(one.burn.content) == 1 and one.burn.seats == () for one in turned)
    assert [card for one in turned for card in one.cards] == list(parse_cards("2h3h4h5h7h"))


@pytest.mark.rule("cooke-6.02", 3)
def test_all_in_before_the_flop() -> None:
    """The rest is dealt without rounds, with the burns, from the same places of the deck."""
    game = Game(2)
    game.deal({1: "As Ad", 2: "Ks Kd"}, "2c 7d 9h Js 4c")
    game.play("1 all-in, 2 calls")
    turned = game.of_hand(h.BoardTurned)
    deck = game.hand.deck.content
    assert len(game.of_hand(h.RoundOpened)) == 1
    assert [deck.index(one.burn.content[0]) for one in turned] == [4, 8, 10]
    assert board_of(game) == 5
    assert game.pushed == [(0, {1: 2000})]


@pytest.mark.rule("cooke-6.03", 1)
def test_the_first_card_goes_left_of_the_button() -> None:
    """Button 3 of seats 1, 3, 5, 8: the cards go to 5, 8, 1, 3 and round again."""
    game = Game(8, taken=(1, 3, 5, 8), button=3)
    game.deal()
    dealt = {one.seat: one.cards.content for one in game.of_hand(h.HoleCardsDealt)}
    deck = game.hand.deck.content
    assert list(dealt) == [5, 8, 1, 3]
    assert [dealt[seat] for seat in dealt] == [(deck[n], deck[n + 4]) for n in range(4)]


@pytest.mark.rule("cooke-6.03", 2)
def test_the_button_acts_last_on_the_flop() -> None:
    """Seats 1, 3 and 8 in, button 3: 8 acts first and 3 last."""
    game = Game(8, taken=(1, 3, 5, 8), button=3)
    game.deal()
    game.play("1 calls, 3 calls, 5 folds, 8 checks")
    game.play("all check")
    assert game.order[4:7] == [8, 1, 3]


@pytest.mark.rule("cooke-6.04", 1)
def test_blinds_left_of_the_button() -> None:
    """20-40, button 1: seat 2 posts 10, seat 3 posts 20, seat 4 acts first and faces 20."""
    game = Game(6, button=1, blinds=(10, 20))
    game.deal()
    assert game.posts == {2: 10, 3: 20}
    assert (game.to_act, game.menu.call) == (4, 20_00)


@pytest.mark.rule("cooke-6.04", 2)
@pytest.mark.parametrize(
    ("big", "ratio", "small"),
    [
        (15, "one_third", 5),
        (15, "two_thirds", 10),
        (15, "half", 10),
        (20, "one_third", 10),
        (20, "two_thirds", 10),
        (20, "half", 10),
        (30, "one_third", 10),
        (30, "two_thirds", 20),
        (30, "half", 15),
    ],
)
def test_the_small_blind_is_a_share_in_whole_units(big: int, ratio: str, small: int) -> None:
    """Unit 5: a third is rounded up, two thirds down, half to the nearest with halves up."""
    settings: Overrides = {"betting.min_unit": 5, "blinds.small_ratio": ratio}
    config = configure(bets=(whole(big), whole(2 * big)), seats=6, settings=settings)
    assert config.stakes.small_blind == whole(small)
    assert config.stakes.big_blind == whole(big)


@pytest.mark.rule("cooke-6.04", 3)
def test_later_rounds_start_left_of_the_button() -> None:
    """With the small blind folded the flop starts with the big blind."""
    game = Game(6, button=1)
    game.deal()
    game.play("all fold to 1, 1 calls, 2 folds, 3 checks")
    assert game.to_act == 3


def playing_the_board(settings: Overrides | None = None) -> Game:
    """Two players at the showdown of a board that neither can beat; seat 2 is asked first."""
    game = Game(2, button=1, settings=settings)
    game.deal({1: "2c 3d", 2: "4c 5d"}, BROADWAY)
    game.play("1 calls, 2 checks, all check, all check, all check")
    assert game.to_act == 2
    return game


@pytest.mark.rule("cooke-6.05", 1)
def test_both_show_to_share_the_board() -> None:
    """Both show and split; who mucks a hand that plays the board gives up his share."""
    game = playing_the_board()
    game.play("2 shows, 1 shows")
    assert game.pushed == [(0, {1: 20, 2: 20})]
    game = playing_the_board()
    game.play("2 shows")
    assert game.refusal("1 mucks").reason is Reason.MUCK_WOULD_WIN
    game.play("1 mucks anyway")
    assert game.pushed == [(0, {2: 40})]


@pytest.mark.rule("cooke-6.05", 2)
def test_the_board_may_be_played_face_down() -> None:
    """Under the alternate a declared board keeps its share and the cards stay hidden."""
    game = playing_the_board({"showdown.play_board": "announce_and_discard"})
    game.play("2 shows, 1 plays board")
    assert game.pushed == [(0, {1: 20, 2: 20})]
    assert game.shown == [2]


@pytest.mark.rule("cooke-6.05")
def test_a_declared_board_is_worth_the_board_alone() -> None:
    """Cards that nobody saw do not play: a declared board loses to a shown hand that beats it."""
    game = Game(2, button=1, settings={"showdown.play_board": "announce_and_discard"})
    game.deal({1: "Ad Ah", 2: "Kc 2d"}, "Ks Qs Js 9h 7d")
    game.play("1 calls, 2 checks, all check, all check, all check, 2 shows, 1 plays board")
    assert game.pushed == [(0, {2: 40})]


@pytest.mark.rule("cooke-6.05")
def test_the_board_is_shown_where_the_house_says_so() -> None:
    """By the main rule nobody can play the board without showing."""
    game = playing_the_board()
    assert game.refusal("2 plays board").reason is Reason.BOARD_MUST_BE_SHOWN


@pytest.mark.rule("cooke-6.05", 3)
def test_one_or_no_hole_card_may_play() -> None:
    """7-2 on A-A-K-K-Q is aces and kings with a queen."""
    board = parse_cards("Ac Ad Kh Ks Qc")
    reading = read_high((*parse_cards("7d 2c"), *board))
    assert set(reading.best) == set(board)
    game = Game(2, button=1)
    game.deal({1: "7d 2c", 2: "6d 3c"}, "Ac Ad Kh Ks Qc")
    game.play("1 all-in, 2 calls")
    assert game.pushed == [(0, {1: 1000, 2: 1000})]


@pytest.mark.rule("cooke-6.05", 4)
def test_one_card_does_not_win() -> None:
    """After one hole card the pot is not awarded; the same player is still to show the other."""
    game = playing_the_board()
    game.play("2 shows 4c")
    (exposed,) = game.of_hand(h.CardsExposed)
    assert exposed.cards == parse_cards("4c")
    assert game.to_act == 2
    assert game.of_hand(h.PotPushed) == []
    game.play("2 shows 5d, 1 shows")
    assert game.shown == [2, 1]
    assert game.pushed == [(0, {1: 20, 2: 20})]
