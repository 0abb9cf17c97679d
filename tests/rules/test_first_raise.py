"""The first raise over the blinds by Appendix A's figures (Cooke Appendix A, table 3)."""

import pytest

from core.games.spec import Structure
from core.refusal import Reason
from tests.play import Game

THREE = {"blinds.layout": "button_small_then_middle_big"}
BY_TABLE = {**THREE, "betting.min_open_raise": "table_amount"}


def dealt(
    blinds: tuple[int, int],
    button_blind: int | None,
    settings: dict[str, str],
    *,
    stacks: dict[int, int] | None = None,
) -> Game:
    """No limit for five, button on seat 1: the blinds on 1, 2 and 3 or on 2 and 3, seat 4 first."""
    game = Game(
        5,
        blinds=blinds,
        button_blind=button_blind,
        structure=Structure.NO_LIMIT,
        settings={**settings},
        stack=3000,
        stacks=stacks,
    )
    game.deal()
    return game


def least(game: Game) -> int:
    """The least that the player to act may raise to, in chips."""
    return game.menu.raise_min // 100


@pytest.mark.rule("cooke-appA-table3", 1)
def test_the_first_raise_is_two_big_blinds_or_the_figure_of_the_table() -> None:
    """5/3/1: seat 4 may raise to 10; by the table's figure to 20, or all-in for less."""
    assert least(dealt((3, 5), 1, THREE)) == 10
    game = dealt((3, 5), 1, BY_TABLE)
    assert least(game) == 20
    assert game.refusal("4 raises 19").reason is Reason.RAISE_TOO_SMALL
    short = dealt((3, 5), 1, BY_TABLE, stacks={4: 14})
    short.play("4 all-in")
    assert short.player(4).is_all_in
    assert short.player(4).bet == 14_00


@pytest.mark.rule("cooke-appA-table3", 2)
def test_the_figure_of_larger_blinds() -> None:
    """25/10/5: a raise to 60 is refused, and one to 65 is not; the next adds what that one did."""
    game = dealt((10, 25), 5, BY_TABLE)
    assert game.refusal("4 raises 60").reason is Reason.RAISE_TOO_SMALL
    game.play("4 raises 65")
    assert least(game) == 105


def test_two_blinds_have_a_figure_too_and_other_blinds_none() -> None:
    """50/25: nobody posts besides them, and 150 at least; for 20/10 two big blinds are enough."""
    by_table = {"betting.min_open_raise": "table_amount"}
    game = dealt((25, 50), None, by_table)
    assert sorted(one.bet for one in game.hand.players) == [0, 0, 0, 25_00, 50_00]
    assert least(game) == 150
    assert least(dealt((10, 20), None, by_table)) == 40


def test_the_figure_is_for_the_first_round_alone() -> None:
    """On the flop the big blind may be bet, and twice that raised to."""
    game = dealt((3, 5), 1, BY_TABLE)
    game.play("4 calls, 5 calls, 1 calls, 2 calls, 3 checks")
    assert least(game) == 5
    game.play("2 bets 5")
    assert least(game) == 10
