"""The sign at the table: what its house plays by that is not the usual (Cooke 16.02)."""

import pytest
from msgspec.structs import replace

from core.citation import cited
from core.games import GAMES
from core.house.combinations import IDLE
from core.house.declared import DECLARED
from core.house.setting import Scope, Setting, Value
from core.house.settings import SETTINGS, Overrides
from core.present import plain, plain_line, sign, table_info, table_sign
from core.present.house.sign_rules import house_lines
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
    assert "House rules" not in lines(Game(6, bets=(10, 20)))


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"blinds.layout": "single_big"}, "One blind, left of the button (12.05)"),
        ({"blinds.layout": "two_big"}, "Two big blinds (12.05)"),
        ({"blinds.layout": "button_small_big"}, "A further blind on the button (12.05)"),
        ({"button.rule": "no_dead_button"}, "The button always moves on (12.03)"),
        ({"straddle.allowed": False}, "No straddles (12.18)"),
        ({"straddle.sleepers": False}, "No sleepers (12.18)"),
        ({"betting.overs": False}, "No overs (16.03)"),
        ({"betting.super_overs": "limit"}, "Super-overs at limit (16.03)"),
        ({"kill.trigger": "two_pots"}, "Kill: two pots (8.04)"),
        ({"kill.trigger": "two_pots", "kill.size": "half"}, "Half kill: two pots (8.04)"),
        ({"kill.size": "half"}, "A kill raises the stakes by half (8.04.09)"),
        # Five times the upper limit of 20, and of the lower one of 10 (Cooke 8.04.04).
        ({"kill.trigger": "big_pot"}, "Kill: a pot of 100 or more (8.04)"),
        ({"kill.trigger": "big_pot", "kill.big_pot_formula": "five_lower"},
         "Kill: a pot of 50 or more (8.04)"),
        ({"kill.trigger": "big_pot", "kill.big_pot_formula": "amount",
          "kill.big_pot_amount": 51}, "Kill: a pot of 51 or more (8.04)"),
        ({"betting.raise_cap": 3}, "A bet and three raises (9.16)"),
        ({"betting.chips_out_of_turn": "stand"},
         "Chips out of turn stand as bet (USPC: bet out of turn)"),
        ({"clock.auto_start_seconds": 60}, "60 seconds to act, then 70 on the clock (10.02)"),
        ({"clock.expired_turns_out": 3}, "3 turns run out in a row sit a player out"),
    ],
)  # fmt: skip
def test_what_a_house_does_otherwise_stands_on_the_sign(settings: Overrides, words: str) -> None:
    """Each alternate with its number, on the sign and for whoever asks about the table."""
    game = Game(6, bets=(10, 20), settings=settings)
    assert words in lines(game)
    assert words in plain(table_sign(game.view())).splitlines()
    assert words in plain(table_info(game.view())).splitlines()


def test_a_scoop_takes_five_upper_limits() -> None:
    """10-20 Omaha high-low: whoever scoops 100 kills the next pot (Cooke 8.04.03)."""
    game = Game(6, game="omaha_hilo", bets=(10, 20), settings={"kill.trigger": "scoop"})
    assert "Kill: a scoop of 100 or more (8.04)" in lines(game)


def test_rules_of_one_matter_share_a_line() -> None:
    """A line for each matter, in the order of the matters: the sign stays short."""
    game = Game(6, bets=(10, 20), settings={"straddle.sleepers": False, "betting.overs": False,
                "betting.check_raise": False, "straddle.multiple": 3})  # fmt: skip
    said = lines(game)
    at = said.index("House rules")
    assert said[at + 1 : at + 4] == [
        "No check and raise (10.13)",
        "No sleepers (12.18) · straddles of 3 big blinds or more (12.18)",
        "No overs (16.03)",
    ]


FIGURES = frozenset((
    "betting.structure", "betting.spread_min", "betting.spread_max_early",
    "betting.spread_max_late", "blinds.small_ratio", "blinds.ante", "stud.ante", "stud.bringin",
    "buyin.min_small_bets_limit", "buyin.min_big_blinds_big_bet", "buyin.max_big_blinds_big_bet",
    "buyin.stud_minimum", "seats.max_holdem", "seats.max_omaha", "seats.max_seven_card_stud",
    "seats.max_draw", "mixed.games",
))  # fmt: skip
"""What a table is opened with by default: the sign shows the stakes, buy-in, seats and games."""

IN_OWN_WORDS = frozenset((
    "blinds.layout", "blinds.ante_for_all", "draw.ante_method", "kill.trigger", "kill.size",
    "kill.scoop_multiple", "kill.big_pot_formula", "kill.big_pot_amount",
    "clock.auto_start_seconds",
))  # fmt: skip
"""What the tests above read by the words they stand in."""

GAMES_OF = {"stud": "seven_card_stud", "draw": "five_card_draw", "lowball": "jacks_back",
            "mixed": "horse"}  # fmt: skip


@pytest.mark.parametrize(
    "setting",
    [one for one in DECLARED if one.key not in FIGURES | IN_OWN_WORDS],
    ids=lambda setting: setting.key,
)
def test_every_departure_stands_there_with_its_number(setting: Setting) -> None:
    """Any rule at another value than the usual one: the sign says its phrase and its number."""
    matter, value = setting.key.partition(".")[0], other(setting)
    idle = [one for one in IDLE if one.key == setting.key
            and SETTINGS[one.under].default in one.values]  # fmt: skip
    effective = {one.under: other(SETTINGS[one.under], one.values) for one in idle}
    game = Game(4, game=GAMES_OF.get(matter, "texas_holdem"), bets=(20, 40))
    config = replace(game.table.config, settings={**effective, setting.key: value})
    said = setting.said(value)
    if setting.rule is not None:
        said += f" ({cited(setting.rule).removeprefix('Cooke ')})"
    told = [phrase for line in house_lines(config) for phrase in plain_line(line).split(" · ")]
    is_of_the_room = setting.scope is Scope.COMMUNITY and setting.rule is None
    assert (said.lower() in [phrase.lower() for phrase in told]) is not is_of_the_room


def other(setting: Setting, but: tuple[Value, ...] = ()) -> Value:
    """A value that is not the usual one, and none of ``but``."""
    values = setting.choices or (setting.most, setting.least)
    return next(value for value in values if value not in (setting.default, *but))


def test_rules_of_other_games_do_not_stand_there() -> None:
    """A community's rules of stud and of draw are no matter of a table of hold'em, and the other
    way round; a rotation has those of all its games."""
    stud: Overrides = {"stud.opening": "high_card_must_bet"}
    blinds: Overrides = {"button.rule": "no_dead_button"}
    assert "House rules" not in lines(Game(6, bets=(10, 20), settings=stud))
    assert "House rules" not in lines(
        Game(6, game="seven_card_stud", bets=(10, 20), settings=blinds)
    )
    both = lines(Game(6, game="horse", bets=(10, 20), settings={**stud, **blinds}))
    assert "The button always moves on (12.03)" in both
    assert "The high card must bet (USPC: five card stud)" in both


@pytest.mark.parametrize("game", ["last_card_down", "triple_draw_lowball"])
def test_what_the_game_itself_has_for_usual_is_no_departure(game: str) -> None:
    """With the last card down the high card must bet, and triple draw has no joker: a house that
    says so too plays the game as it is, one that says otherwise does not (Cooke 1.07)."""
    usual = Game(4, game=game, bets=(20, 40)).table.config
    (default,) = GAMES[game].defaults
    setting = SETTINGS[default.setting]
    assert house_lines(replace(usual, settings={setting.key: default.value})) == ()
    assert house_lines(replace(usual, settings={setting.key: setting.default})) != ()


def test_a_list_too_long_ends_with_a_count() -> None:
    """With every rule of the table turned round, the sign keeps within what a message holds, and
    says how many rules are left out and where they are."""
    game = Game(6, bets=(10, 20))
    settings = {one.key: other(one) for one in DECLARED}
    said = house_lines(replace(game.table.config, settings=settings))
    assert sum(len(plain_line(line)) for line in said) <= 2_200
    last = plain_line(said[-1])
    assert last.endswith(" more: house show lists them all")
    shown = sum(plain_line(line).count(" · ") + 1 for line in said[:-1])
    assert shown + int(last.split()[0]) > 60


def test_the_game_dealt_now_stands_there_in_games_of_rounds() -> None:
    """A rotation's sign names all its games, and for whoever asks the one that is dealt now."""
    game = Game(4, game="horse", bets=(20, 40))
    said = plain(table_sign(game.view()))
    assert "1. Texas Hold'em" in said
    assert "First game: Texas Hold'em." in said


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
    assert "One player antes for all (USPC: draw ante method)" in lines(game)


def test_overs_need_a_limit() -> None:
    """In no limit nobody plays overs, so that the sign has no word of them."""
    game = Game(6, blinds=(5, 10), settings={"betting.overs": False})
    assert "overs" not in plain(sign(game.view()))
