"""Where kills may be played, and what may set them off (Cooke 8.04)."""

import pytest

from core.games.spec import Structure
from core.house.settings import Overrides
from core.refusal import Reason, Refusal
from core.table.commands import SetRule
from core.table.kills.button_events import KillWhy
from tests.play import ADMIN, Game
from tests.rules.winning import NEUTRAL, button, moves


def _set(game: Game, trigger: str) -> Refusal:
    return game.refused(SetRule(ADMIN, "kill.trigger", trigger))


@pytest.mark.rule("cooke-8.04", 1)
@pytest.mark.parametrize(
    ("game", "bets", "structure", "settings"),
    [
        ("seven_card_stud", (10, 20), Structure.FIXED, {}),
        ("razz", (10, 20), Structure.FIXED, {}),
        ("texas_holdem", (), Structure.NO_LIMIT, {}),
        ("omaha", (), Structure.POT_LIMIT, {}),
        ("five_card_draw", (10, 20), Structure.FIXED, {"draw.forced_bets": "antes"}),
    ],
)
@pytest.mark.parametrize("trigger", ["two_pots", "big_pot"])
def test_no_kill_without_blinds_or_without_limits(
    game: str, bets: tuple[int, ...], structure: Structure, settings: Overrides, trigger: str
) -> None:
    """Stud, no limit, pot limit, antes alone: refused by 8.04, at the opening and later."""
    blinds = None if bets else (10, 20)
    table = Game(6, game=game, bets=bets, blinds=blinds, structure=structure, settings=settings)
    refusal = _set(table, trigger)
    assert (refusal.reason, refusal.rule) == (Reason.KILL_NOT_OFFERED, "cooke-8.04")
    with pytest.raises(Refusal) as opening:
        Game(6, game=game, bets=bets, blinds=blinds, structure=structure,
             settings={**settings, "kill.trigger": trigger})  # fmt: skip
    assert opening.value == refusal


@pytest.mark.rule("cooke-8.04", 2)
def test_a_kill_on_omaha_high_low() -> None:
    """10-20 Omaha high-low: accepted, and the button is neutral."""
    table = Game(6, game="omaha_hilo", bets=(10, 20))
    table.do(SetRule(ADMIN, "kill.trigger", "scoop"))
    assert table.table.config.settings["kill.trigger"] == "scoop"
    assert button(table) == NEUTRAL


@pytest.mark.rule("cooke-8.04")
@pytest.mark.parametrize(
    ("game", "trigger", "rule"),
    [("texas_holdem", "scoop", "cooke-8.04.03"), ("texas_holdem", "no_openers", "cooke-8.04.05")],
)
def test_no_trigger_that_cannot_happen(game: str, trigger: str, rule: str) -> None:
    """Hold'em has no low to scoop and no openers."""
    refusal = _set(Game(6, game=game, bets=(10, 20)), trigger)
    assert (refusal.reason, refusal.rule) == (Reason.KILL_NOT_OFFERED, rule)


@pytest.mark.rule("cooke-8.04")
def test_in_a_rotation_kills_hold_in_the_games_that_can_have_them() -> None:
    """HOSE: a leg of hold'em lasts through Omaha high-low, and is gone once stud is dealt."""
    game = Game(2, game="hose", bets=(10, 20), settings={"kill.trigger": "two_pots"})
    for _ in range(4):
        game.deal()
        assert game.hand.game in ("texas_holdem", "omaha_hilo")
        game.skip_hand()
        assert button(game) != NEUTRAL
    game.deal()
    assert game.hand.game == "seven_card_stud"
    assert button(game) == NEUTRAL
    assert moves(game)[-1].why is KillWhy.NO_KILLS
    game.play(f"{game.to_act} brings in, {3 - int(game.to_act or 0)} folds")
    assert button(game) == NEUTRAL
