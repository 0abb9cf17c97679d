"""The sign at the table: what its house plays by that is not the usual (Cooke 8.04, 12.05)."""

import pytest

from core.house.settings import Overrides
from core.present import plain, sign, table_info
from tests.play import Game


def lines(game: Game) -> list[str]:
    return plain(sign(game.view())).splitlines()


def test_the_main_rules_need_no_sign() -> None:
    """Two blinds, every one of them met, straddles allowed, no kill: nothing beside the stakes."""
    assert lines(Game(6, bets=(10, 20)))[:4] == [
        "Limit Texas Hold'em 10/20",
        "",
        "Blinds 5/10",
        "Buy-in 100 or more",
    ]


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"blinds.layout": "single_big"}, "One blind, left of the button"),
        ({"blinds.layout": "two_big"}, "Two big blinds"),
        ({"blinds.layout": "button_small_big"}, "A further blind on the button"),
        ({"button.rule": "no_dead_button"}, "The button always moves on"),
        ({"straddle.allowed": False}, "No straddles"),
        ({"straddle.sleepers": False}, "No sleepers"),
        ({"betting.overs": False}, "No overs"),
        ({"betting.super_overs": "limit"}, "Overs and super-overs"),
        ({"kill.trigger": "two_pots"}, "Kill: two pots"),
        ({"kill.trigger": "two_pots", "kill.size": "half"}, "Half kill: two pots"),
        # Five times the upper limit of 20, and of the lower one of 10 (Cooke 8.04.04).
        ({"kill.trigger": "big_pot"}, "Kill: a pot of 100 or more"),
        ({"kill.trigger": "big_pot", "kill.big_pot_formula": "five_lower"},
         "Kill: a pot of 50 or more"),
        ({"kill.trigger": "big_pot", "kill.big_pot_formula": "amount",
          "kill.big_pot_amount": 51}, "Kill: a pot of 51 or more"),
    ],
)  # fmt: skip
def test_what_a_house_does_otherwise_stands_on_the_sign(settings: Overrides, words: str) -> None:
    """Each alternate by itself, on the sign and for whoever asks about the table."""
    game = Game(6, bets=(10, 20), settings=settings)
    assert words in lines(game)
    assert words in plain(table_info(game.view())).splitlines()


def test_a_scoop_takes_five_upper_limits() -> None:
    """10-20 Omaha high-low: whoever scoops 100 kills the next pot (Cooke 8.04.03)."""
    game = Game(6, game="omaha_hilo", bets=(10, 20), settings={"kill.trigger": "scoop"})
    assert "Kill: a scoop of 100 or more" in lines(game)


def test_several_on_one_line() -> None:
    """Layout and button rule share a line: the sign stays short."""
    game = Game(6, bets=(10, 20), settings={"blinds.layout": "two_big",
                "button.rule": "no_dead_button"})  # fmt: skip
    assert "Two big blinds · the button always moves on" in lines(game)


@pytest.mark.parametrize(
    "layout",
    ["button_small_big", "two_big", "single_big", "single_button", "button_small_then_middle_big",
     "small_middle_big"],
)  # fmt: skip
def test_a_layout_is_said_once(layout: str) -> None:
    """Where the blinds lie and who antes stand on one line of the sign, beside the amounts."""
    game = Game(6, bets=(10, 20), ante=1,
                settings={"blinds.layout": layout, "blinds.ante_for_all": True})  # fmt: skip
    said = plain(sign(game.view())).lower()
    places = ["left of the button", "on the button", "two big blinds"]
    assert sum(map(said.count, places)) == 1
    assert said.count("antes for all") == 1


def test_one_ante_for_all_needs_no_blinds() -> None:
    """Draw poker with antes alone, where the dealer antes for everybody."""
    game = Game(6, game="jacks_or_better", bets=(10, 20),
                settings={"draw.ante_method": "dealer_for_all"})  # fmt: skip
    assert "One player antes for all" in lines(game)


def test_overs_need_a_limit() -> None:
    """In no limit nobody plays overs, so that the sign has no word of them."""
    game = Game(6, blinds=(5, 10), settings={"betting.overs": False})
    assert "overs" not in plain(sign(game.view()))
