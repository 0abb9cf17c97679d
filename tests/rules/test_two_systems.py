"""No Missed Blind and No Dead Button side by side: Cooke 12.03."""

import pytest

from core.house.settings import Overrides
from core.table import commands as c
from core.table.blinds.events import SystemTookOver
from tests.play import ADMIN, Game
from tests.rules.no_dead_button import NO_DEAD_BUTTON, after_first, hands

NO_MISSED_BLIND: Overrides = {"button.rule": "no_missed_blind"}


def set_rule(game: Game, value: str) -> None:
    """The floor sets the system."""
    game.do(c.SetRule(ADMIN, "button.rule", value))


@pytest.mark.rule("cooke-12.03", 1)
@pytest.mark.rule("cooke-12.12.02", 3)
def test_no_missed_blind_when_the_big_blind_leaves() -> None:
    """The default: no small blind, then a dead button, then normal."""
    places = ["B2 BB4", "B[3] SB4 BB5", "B4 SB5 BB6"]
    for settings in (NO_MISSED_BLIND, {}):
        assert hands(after_first("3 leaves", settings=settings), 3) == places


@pytest.mark.rule("cooke-12.03", 2)
def test_no_dead_button_when_the_big_blind_leaves() -> None:
    """The alternate: two big blinds, then a small one on the button and one left of it."""
    places = ["B2 BB4 BB5", "B4 sb, SB5 BB6", "B5 SB6 BB1"]
    assert hands(after_first("3 leaves", settings=NO_DEAD_BUTTON), 3) == places


@pytest.mark.rule("cooke-12.03", 3)
@pytest.mark.parametrize("settings", [NO_MISSED_BLIND, NO_DEAD_BUTTON])
def test_nobody_leaves(settings: Overrides) -> None:
    """Both rules give the same hands."""
    places = ["B2 SB3 BB4", "B3 SB4 BB5", "B4 SB5 BB6"]
    assert hands(after_first("", settings=settings), 3) == places


@pytest.mark.rule("cooke-12.03")
def test_no_dead_button_waits_for_a_normal_hand() -> None:
    """Set while the button is dead, it rules from the hand after the next normal one."""
    game = after_first("3 leaves", settings=NO_MISSED_BLIND)
    assert hands(game, 1) == ["B2 BB4"]
    set_rule(game, "no_dead_button")
    assert hands(game, 2) == ["B[3] SB4 BB5", "B4 SB5 BB6"]
    assert game.all(SystemTookOver) == [SystemTookOver(no_dead_button=True)]
    game.play("6 leaves")
    assert hands(game, 3) == ["B5 BB1 BB2", "B1 sb, SB2 BB4", "B2 SB4 BB5"]


@pytest.mark.rule("cooke-12.03")
def test_no_missed_blind_waits_for_a_normal_hand() -> None:
    """Set in the middle of an adjustment, it rules from the hand after the next normal one."""
    game = after_first("3 leaves", settings=NO_DEAD_BUTTON)
    assert hands(game, 1) == ["B2 BB4 BB5"]
    set_rule(game, "no_missed_blind")
    assert hands(game, 2) == ["B4 sb, SB5 BB6", "B5 SB6 BB1"]
    game.play("1 leaves")
    assert hands(game, 3) == ["B6 BB2", "B[1] SB2 BB4", "B2 SB4 BB5"]


@pytest.mark.rule("cooke-12.03")
def test_a_rule_set_and_set_back_changes_nothing() -> None:
    """Two changes between two hands, or within an adjustment, leave the system as it was."""
    game = after_first("3 leaves", settings=NO_DEAD_BUTTON)
    hands(game, 1)
    set_rule(game, "no_missed_blind")
    hands(game, 1)
    set_rule(game, "no_dead_button")
    game.play("6 leaves")
    assert hands(game, 2) == ["B5 BB1 BB2", "B1 sb, SB2 BB4"]
    assert not game.all(SystemTookOver)


@pytest.mark.rule("cooke-12.14", 1, 2, 3)
@pytest.mark.rule("cooke-12.13")
@pytest.mark.parametrize(
    ("leaver", "places"),
    [
        (3, ["B2 sb, BB1", "B1 sb, BB2"]),
        (2, ["B3 sb, BB1", "B1 sb, BB3"]),
        (1, ["B3 sb, BB2", "B2 sb, BB3"]),
    ],
)
@pytest.mark.parametrize("settings", [NO_MISSED_BLIND, NO_DEAD_BUTTON])
def test_heads_up_is_the_same(settings: Overrides, leaver: int, places: list[str]) -> None:
    """From three to two: the big blind moves on, the other has button and small blind."""
    game = after_first(f"{leaver} leaves", settings=settings, seats=3)
    assert hands(game, 2) == places
