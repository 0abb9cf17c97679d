"""A hand on one line."""

from core.notation import hand_text
from tests.dealt import Dealt


def test_no_hand() -> None:
    """Before the first deal there is none."""
    assert hand_text(Dealt(200, 300).view()) == "no hand"


def test_a_hand_as_it_goes() -> None:
    """Street, board, pot; each player's stack, bet, standing, button, and who is to act."""
    table = Dealt(200, 300, 400)
    table.deal("Ah Kd", "7c 7d", "2c 2d", board="As Kc 7s 2h 4d")
    assert hand_text(table.view(1)) == (
        "#1 preflop pot 15 | 1* Ann 200 (D) | 2 Bob 295+5 | 3 Cy 390+10"
    )
    table.say("raise to 30", "call", "fold")
    assert hand_text(table.view(2)) == (
        "#1 flop As Kc 7s pot 70 | 1 Ann 170 (D) | 2* Bob 270 | 3 Cy 390 folded"
    )
    table.say("all in", "call")
    assert hand_text(table.view()) == (
        "#1 over As Kc 7s 2h 4d pot 0 | 1 Ann 0 Ah Kd (D) | 2 Bob 510 7c 7d | 3 Cy 390 folded"
    )
