"""Playing the board where the board alone is no hand (Cooke 6.05)."""

import pytest

from core.hand.state import Showdown
from core.present import act_rows
from core.present.documents import Verb
from core.refusal import Reason
from tests.laws.chance import Chance
from tests.play import Game
from tests.random_play import legal_act

DISCARDS = {"showdown.play_board": "announce_and_discard"}
STAKES: dict[str, int | None] = {"seven_card_stud": 2, "omaha": None, "ace_to_five_lowball": None}


@pytest.mark.rule("cooke-6.05")
@pytest.mark.parametrize("name", STAKES)
def test_nobody_plays_a_board_that_is_no_hand(name: str) -> None:
    """Stud and draw have no board, and in Omaha two cards of the hand have to play: an empty hand
    would else win a pot for low.  The button is not offered either."""
    game = Game(2, button=1, game=name, bets=(10, 20), settings=dict(DISCARDS), ante=STAKES[name])
    game.deal()
    _check_down(game)
    seat = game.to_act
    assert seat is not None
    verbs = {button.press.verb for row in act_rows(game.view(seat)) for button in row}
    assert verbs == {Verb.SHOW, Verb.MUCK}
    assert game.refusal(f"{seat} plays board").reason is Reason.NO_BOARD_TO_PLAY


@pytest.mark.rule("cooke-6.05")
def test_a_board_may_be_played_in_double_flop_holdem() -> None:
    """Either of two boards of five is a hand by itself."""
    game = Game(2, button=1, game="double_flop_holdem", bets=(10, 20), settings=dict(DISCARDS))
    game.deal()
    _check_down(game)
    game.play("2 plays board, 1 plays board")
    assert sum(sum(shares.values()) for _, shares in game.pushed) == 20


def _check_down(game: Game) -> None:
    """Everybody checks or calls and stands pat, to the showdown."""
    while game.table.is_in_hand and not isinstance(game.hand.phase, Showdown):
        game.do(legal_act(Chance(b""), game.table))
