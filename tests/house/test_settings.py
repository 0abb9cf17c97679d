"""The settings: as the catalogue has them, and as the games use them."""

import pytest
from msgspec import convert
from msgspec.structs import replace

from core.games import GAMES
from core.games.spec import Default, GameSpec
from core.house.declared import DECLARED
from core.house.setting import Setting
from core.house.settings import SETTINGS, Overrides, flag, house_of, number, setting_of, word
from core.refusal import Reason, Refusal
from core.rulebook import RuleSetting, document, rules

OF_THE_ROOM = {"clock.ejection", "clock.expired_turns_out", "floor.objection_seconds"}
"""Settings that the chat room needs and no book knows, beside those of table and wallet."""

BY_SETTING = sorted(SETTINGS)


def in_the_books(key: str) -> list[tuple[str, RuleSetting]]:
    """Every entry that declares ``key``, with what it says."""
    return [
        (rule.id, setting) for rule in rules() for setting in rule.settings if setting.key == key
    ]


def in_the_games(key: str) -> list[RuleSetting]:
    """Every option of a game called ``key``."""
    games = document("games.toml")["game"]
    options = [option for game in games for option in game.get("options", ())]
    return [convert(option, RuleSetting) for option in options if option["key"] == key]


def is_of_the_room(key: str) -> bool:
    """Whether no book can know the setting."""
    return key in OF_THE_ROOM or key.startswith(("table.", "wallet."))


def test_each_is_declared_once() -> None:
    """No key stands in two places: the registry holds as many settings as are declared."""
    assert len(SETTINGS) == len(DECLARED)


@pytest.mark.parametrize("key", [key for key in BY_SETTING if not is_of_the_room(key)])
def test_values_and_defaults_are_the_catalogue_s(key: str) -> None:
    """A setting has the values and the default of its entries, or of the games with that option."""
    setting = SETTINGS[key]
    entries = in_the_books(key)
    if entries:
        values = {value for _, entry in entries for value in entry.values}
        defaults = {entry.default for _, entry in entries}
        assert setting.rule in [rule for rule, _ in entries]
    else:
        options = in_the_games(key)
        values = {value for option in options for value in option.values}
        defaults = {option.default for option in options}
        assert setting.rule is None
    assert defaults == {setting.default}
    if "int" in values:
        assert not setting.choices
    else:
        assert set(setting.choices) == values


@pytest.mark.parametrize("key", [key for key in BY_SETTING if is_of_the_room(key)])
def test_the_room_s_own_settings_stand_in_no_book(key: str) -> None:
    """What the chat room added is no key of the catalogue."""
    assert not in_the_books(key)


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
