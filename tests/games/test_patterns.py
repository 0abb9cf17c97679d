"""What the books say of the games' rounds, deals and orders."""

import pytest

from core.games import GAMES, ROTATIONS
from core.games.steps import BettingRound, DealDown, DealUp, Draw
from tests.games.test_catalogue import cards_needed, steps


@pytest.mark.rule("cooke-4.08", 1)
@pytest.mark.parametrize(
    ("game", "rounds"),
    [
        ("five_card_draw", 2),
        ("five_card_draw_2_draws", 3),
        ("double_draw", 3),
        ("triple_draw", 4),
        ("texas_holdem", 4),
        ("seven_card_stud", 5),
        ("five_card_stud", 4),
        ("double_flop_holdem", 5),
    ],
)
def test_betting_rounds(game: str, rounds: int) -> None:
    """A hand played to the end has as many betting rounds as Cooke 4.08 counts."""
    assert sum(isinstance(step, BettingRound) for step in steps(GAMES[game])) == rounds


@pytest.mark.rule("cooke-5.03", 1)
def test_the_deal_of_seven_card_stud() -> None:
    """Down down up, up, up, up, down, with a round after each."""
    kinds = {DealDown: "down", DealUp: "up", BettingRound: "|"}
    dealt = [
        kinds[type(step)]
        for step in steps(GAMES["seven_card_stud"])
        for _ in range(getattr(step, "count", 1))
    ]
    assert " ".join(dealt) == "down down up | up | up | up | down |"


@pytest.mark.rule("cooke-6.08", 1)
@pytest.mark.parametrize("game", ["pineapple", "crazy_pineapple", "tahoe"])
def test_thirteen_play_with_three_cards(game: str) -> None:
    """39 hole cards, 5 of the board and 3 burns are 47; the last card stays."""
    assert cards_needed(GAMES[game], 13) == 39 + 5 + 3 + 1


@pytest.mark.rule("uspc-game-double-draw", 1)
def test_double_draw() -> None:
    """Three intervals and two draws by turns."""
    order = [type(step) for step in steps(GAMES["double_draw"])]
    assert order == [DealDown, BettingRound, Draw, BettingRound, Draw, BettingRound]


@pytest.mark.rule("cooke-8.05", 2)
def test_roe() -> None:
    """Razz, Omaha high-low, stud eight-or-better."""
    assert ROTATIONS["roe"].games == ("razz", "omaha_hilo", "stud_hilo")


def test_the_games_of_a_rotation_are_dealt() -> None:
    """Every game of a rotation can be opened by its own name."""
    for rotation in ROTATIONS.values():
        assert all(GAMES[game].is_listed for game in rotation.games)
