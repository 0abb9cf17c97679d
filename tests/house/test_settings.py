"""The settings: as the catalogue has them, and as the games use them."""

import pytest
from msgspec.structs import replace

from core.games import GAMES
from core.games.spec import Default, GameSpec
from core.house.declared import DECLARED
from core.house.setting import Setting
from core.house.settings import SETTINGS, Overrides, flag, house_of, number, setting_of, word
from core.refusal import Reason, Refusal
from core.rulebook import rules


def test_each_is_declared_once() -> None:
    """No key stands in two places: the registry holds as many settings as are declared."""
    assert len(SETTINGS) == len(DECLARED)


def test_every_setting_of_the_card_room_games_is_declared() -> None:
    """The entries on Cooke's games and the stud sheet name no setting that is unknown here."""
    entries = ("cooke-4.", "cooke-5.", "cooke-6.", "cooke-7.", "cooke-8.05", "scs", "razz", "fcs")
    named = {
        setting.key for rule in rules() if rule.id.startswith(entries) for setting in rule.settings
    }
    laid_out_by_the_blinds_article = {"blinds.count"}
    assert named - set(SETTINGS) == laid_out_by_the_blinds_article


@pytest.mark.parametrize("setting", DECLARED, ids=lambda setting: setting.key)
def test_the_default_is_possible(setting: Setting) -> None:
    """Every default passes its own check, and a value of another kind does not."""
    assert setting.check(setting.default) == setting.default
    with pytest.raises(Refusal) as refused:
        setting.check("no such value")
    assert refused.value.reason is Reason.SETTING_IMPOSSIBLE


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_games_name_settings_that_are_there(game: GameSpec) -> None:
    """Every setting a game asks for is declared, and can have the value the game gives it."""
    asked = [game.forced_setting, game.seats_setting, game.bring_in_setting, game.tie_setting]
    asked += [game.joker.setting] if game.joker is not None else []
    for key in asked:
        assert key is None or key in SETTINGS
    for default in game.defaults:
        setting_of(default.setting).check(default.value)
    for swap in game.swaps:
        setting_of(swap.setting).check(swap.value)
        assert swap.game in GAMES


def test_a_table_s_value_goes_before_the_game_s() -> None:
    """House default below the game's default below what the table has set."""
    game = replace(
        GAMES["texas_holdem"],
        defaults=(Default("draw.joker", False), Default("draw.draws", 3)),
    )
    overrides: Overrides = {"draw.draws": 2, "stud.high_tie": "position"}
    house = house_of(game, overrides)
    assert (flag(house, "draw.joker"), number(house, "draw.draws")) == (False, 2)
    assert word(house, "stud.high_tie") == "position"
    assert number(house, "draw.raise_cap") == 4
