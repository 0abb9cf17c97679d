"""Draw: who acts first, and what may be done before the pot is open (Cooke 4.08, 7.06, 7.16.03)."""

import pytest

from core.chips import whole
from core.games import GAMES
from core.games.spec import BettingRound
from core.hand.events import RoundOpened
from core.house.settings import Overrides
from core.refusal import Reason
from tests.play import Game

ANTES_ONLY = "2 checks, 3 bets 10, 4 calls, 5 folds, 1 calls, 2 calls"


def ante_game(settings: Overrides | None = None) -> Game:
    """Five players at 10-20 with antes of 2, seat 1 on the button."""
    game = Game(seats=5, game="five_card_draw", bets=(10, 20), ante=2, settings=settings)
    game.deal()
    return game


def all_pat(game: Game) -> None:
    """Everybody stands pat."""
    while game.hand.menu is None and game.table.is_in_hand and game.to_act:
        game.play(f"{game.to_act} pats")


@pytest.mark.rule("cooke-7.06", 1)
def test_the_opener_acts_first_after_the_draw() -> None:
    """Seat 3 opened, so seat 3 begins the second round."""
    game = ante_game()
    game.play(ANTES_ONLY)
    assert game.hand.opener == 3
    all_pat(game)
    assert game.to_act == 3


@pytest.mark.rule("cooke-7.06", 2)
def test_if_the_opener_has_folded_the_next_to_his_left_begins() -> None:
    """Seat 4 raised and seat 3 gave up: seat 4 begins."""
    game = ante_game()
    game.play("2 checks, 3 bets 10, 4 raises 20, 5 folds, 1 calls, 2 calls, 3 folds")
    all_pat(game)
    assert game.to_act == 4


@pytest.mark.rule("cooke-7.06", 3)
def test_with_blinds_the_action_begins_left_of_the_dealer() -> None:
    """Three blinds, seat 5 raised, seats 2, 5 and 1 are live: seat 2 begins."""
    game = Game(seats=6, game="ace_to_five_lowball", bets=(10, 20))
    game.deal()
    game.play("4 folds, 5 raises 20, 6 folds, 1 calls, 2 calls, 3 folds")
    all_pat(game)
    assert game.to_act == 2


@pytest.mark.rule("cooke-7.06", 4)
def test_bet_or_fold_lets_nobody_check_before_the_pot_is_open() -> None:
    """Seat 2 may not check; once seat 3 has opened, others call; after the draw they may check."""
    game = ante_game(settings={"draw.unopened_action": "bet_or_fold"})
    assert game.refusal("2 checks").reason is Reason.MUST_BET_OR_FOLD
    game.play("2 folds, 3 bets 10, 4 calls, 5 folds, 1 folds")
    all_pat(game)
    assert game.menu.may_check


@pytest.mark.rule("cooke-7.06")
def test_when_all_but_one_drop_under_bet_or_fold_the_last_has_the_antes() -> None:
    """Nobody opens, and the pot of 10 is seat 1's without a bet."""
    game = ante_game(settings={"draw.unopened_action": "bet_or_fold"})
    game.play("2 folds, 3 folds, 4 folds, 5 folds")
    assert game.pushed == [(0, {1: 10})]


@pytest.mark.rule("cooke-7.16.03", 1)
def test_who_has_checked_may_raise_a_later_bet() -> None:
    """Antes only: seat 2 checks, seat 4 opens for 10, seat 2 makes it 20."""
    game = ante_game()
    game.play("2 checks, 3 checks, 4 bets 10, 5 folds, 1 folds, 2 raises 20, 3 folds")
    assert (game.to_act, game.menu.wager) == (4, whole(20))


@pytest.mark.rule("cooke-7.16.03", 2)
def test_with_blinds_nobody_can_check_on_the_first_round() -> None:
    """A player who has posted nothing faces the blind."""
    game = Game(
        seats=4, game="five_card_draw", bets=(10, 20), settings={"draw.forced_bets": "two_blinds"}
    )
    game.deal()
    assert game.refusal("4 checks").reason is Reason.FACING_BET


@pytest.mark.rule("cooke-7.16.04", 1)
def test_any_hand_opens_california_draw() -> None:
    """Seven high opens, and wins without showing anything."""
    game = Game(seats=3, game="five_card_draw", bets=(10, 20), ante=2)
    game.deal({2: "7c 5d 4h 3s 2c"})
    game.play("2 bets 10, 3 folds, 1 folds")
    assert game.pushed == [(0, {2: 6})]
    assert game.hand.opening.proof == ()


@pytest.mark.rule("cooke-7.18", 3)
def test_in_lowball_who_faces_the_blind_cannot_check() -> None:
    """He calls, raises or folds."""
    game = Game(seats=5, game="ace_to_five_lowball", bets=(20, 40))
    game.deal()
    assert game.refusal("4 checks").reason is Reason.FACING_BET


@pytest.mark.rule("cooke-4.08", 1)
@pytest.mark.parametrize(
    ("game", "draws", "rounds"),
    [
        ("five_card_draw", 1, 2),
        ("five_card_draw", 2, 3),
        ("five_card_draw", 3, 4),
        ("ace_to_five_lowball", 3, 4),
        ("double_draw", 1, 3),
        ("triple_draw", 1, 4),
        ("texas_holdem", 1, 4),
        ("seven_card_stud", 1, 5),
        ("five_card_stud", 1, 4),
        ("double_flop_holdem", 1, 5),
    ],
)
def test_a_hand_checked_down_has_the_rounds_of_its_game(game: str, draws: int, rounds: int) -> None:
    """Draw has one round more than draws, hold'em four, stud five, a double flop five."""
    table = Game(seats=2, game=game, bets=(10, 20), settings={"draw.draws": draws})
    table.deal()
    while table.table.is_in_hand:
        table.play(f"{table.to_act} {_passively(table)}")
    assert len(table.of_hand(RoundOpened)) == rounds
    steps = [step for street in GAMES[table.hand.game].streets for step in street.steps]
    assert sum(isinstance(step, BettingRound) for step in steps) == rounds


def _passively(table: Game) -> str:
    menu = table.hand.menu
    if menu is None:
        return "shows" if _is_showdown(table) else "pats"
    if menu.bring_in:
        return "brings in"
    if menu.opens and table.hand.street == 0 and GAMES[table.hand.game].draws:
        return "bets 10"
    return "checks" if menu.may_check else "calls"


def _is_showdown(table: Game) -> bool:
    view = table.view().hand
    return view is not None and view.is_showdown
