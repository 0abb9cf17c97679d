"""Settings that make another game of a game."""

import pytest

from core.games import GAMES, GameSpec, game_dealt
from core.games.contest import HIGH, HIGH_ACES_HIGH, QUALIFIED_LOW
from core.games.spec import BringIn, Swap, Unopened
from core.games.steps import DealDown, DealUp, Limit
from core.house.settings import SETTINGS
from tests.games.test_catalogue import default_of, steps

SWAPS = [(game, swap) for game in GAMES.values() for swap in game.swaps]


def dealt(game: str, **values: bool | int | str) -> GameSpec:
    """The game dealt for ``game``; a setting is written with ``__`` for its dot."""
    return game_dealt(GAMES[game], {key.replace("__", "."): v for key, v in values.items()})


@pytest.mark.parametrize(("game", "swap"), SWAPS, ids=lambda part: getattr(part, "game", ""))
def test_every_swap_leads_to_a_game(game: GameSpec, swap: Swap) -> None:
    """A swap changes a declared setting from the game's own default, to another game."""
    assert SETTINGS[swap.setting].check(swap.value) == swap.value
    assert swap.value != default_of(game, swap.setting)
    assert game_dealt(game, {swap.setting: swap.value}) is GAMES[swap.game]


def test_without_settings_a_game_is_itself() -> None:
    """Nothing is swapped while nobody changed a setting."""
    assert all(game_dealt(game, {}) is game for game in GAMES.values())


def test_every_unlisted_game_is_reached() -> None:
    """A game that is not offered by name is what a setting or an unopened hand makes of one."""
    reached = {swap.game for _, swap in SWAPS}
    reached |= {game.becomes for game in GAMES.values() if game.becomes is not None}
    assert {game.id for game in GAMES.values() if not game.is_listed} <= reached
    assert reached <= set(GAMES)


def test_settings_of_five_card_stud_go_together() -> None:
    """Split, with the last card down, in whichever order the settings are looked at."""
    both = {"stud__five_card_last_down": True, "stud__five_card_hilo": True}
    for game in ("five_card_stud", "five_card_stud_hilo"):
        spec = dealt(game, **both)
        assert spec.contests == (HIGH, QUALIFIED_LOW)
        assert isinstance(spec.streets[-1].steps[0], DealDown)
        assert spec.streets[1].steps[-1].limit is Limit.SMALL  # type: ignore[union-attr]


def test_last_card_down_is_the_casinos_with_a_bring_in() -> None:
    """``stud.opening = bring_in`` deals five-card stud with its last card down."""
    assert GAMES["last_card_down"].bring_in is BringIn.HIGH_CARD_MUST_BET
    spec = dealt("last_card_down", stud__opening="bring_in")
    assert spec is dealt("five_card_stud", stud__five_card_last_down=True)
    assert spec.bring_in is BringIn.LOW_CARD


@pytest.mark.rule("cooke-5.26", 2)
def test_the_deal_of_five_card_stud() -> None:
    """Down up, up, up, up; with the last card down, down up, up, up, down."""

    def pattern(game: GameSpec) -> str:
        words = {DealDown: "down", DealUp: "up"}
        return " | ".join(
            " ".join(words[type(step)] for step in street.steps if type(step) in words)
            for street in game.streets
        )

    assert pattern(dealt("five_card_stud")) == "down up | up | up | up"
    last_down = dealt("five_card_stud", stud__five_card_last_down=True)
    assert pattern(last_down) == "down up | up | up | down"


def test_kansas_city_lows() -> None:
    """The wheel is no straight in Kansas City stud high-low unless the house has it so."""
    spec = dealt("stud_hilo", stud__hilo_low_rule="kansas_city")
    assert spec.contests[0] == HIGH_ACES_HIGH
    wheel = dealt(
        "stud_hilo", stud__hilo_low_rule="kansas_city", stud__kc_wheel_is_straight_high=True
    )
    assert (wheel.contests[0], wheel.contests[1]) == (HIGH, spec.contests[1])
    assert dealt("stud_hilo", stud__kc_wheel_is_straight_high=True) is GAMES["stud_hilo"]


@pytest.mark.parametrize("draws", [2, 3])
def test_more_draws_change_nothing_else(draws: int) -> None:
    """``draw.draws`` adds draws and rounds; forced bets, openers and the joker stay."""
    for name in ("five_card_draw", "jacks_or_better", "kansas_city_lowball"):
        once, more = GAMES[name], dealt(name, draw__draws=draws)
        assert (once.draws, more.draws) == (1, draws)
        assert (more.forced, more.openers, more.joker) == (once.forced, once.openers, once.joker)
        assert (more.unopened, more.contests) == (once.unopened, once.contests)


def test_sevens_must_be_bet_after_the_only_draw() -> None:
    """With a second draw to come nobody has to bet a seven (Cooke 7.18.04 presumes one)."""
    assert GAMES["ace_to_five_lowball"].must_bet_low == GAMES["jacks_back_low"].must_bet_low == 5
    assert dealt("ace_to_five_lowball", draw__draws=2).must_bet_low is None
    assert GAMES["triple_draw_lowball"].must_bet_low is None


@pytest.mark.parametrize("draws", [1, 2, 3])
def test_jacks_back_goes_on_low_where_it_stands(draws: int) -> None:
    """The game that jacks back becomes has the same steps at the same places, and one deck."""
    high = dealt("jacks_back", draw__draws=draws)
    assert high.becomes is not None
    low = GAMES[high.becomes]
    assert (high.unopened, high.openers) == (Unopened.TURNS_LOW, 9)
    assert steps(low) == steps(high)
    assert low.joker is not None
    assert high.joker is not None
    assert low.joker.setting == high.joker.setting
    assert low.openers is None
