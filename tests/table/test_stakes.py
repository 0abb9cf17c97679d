"""The stakes that a table of each game and structure is opened with."""

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from core.chips import Chips, whole
from core.games import GAMES, ROTATIONS
from core.games.spec import Forced, GameSpec, Structure
from core.hand.resolving import forced_of
from core.hand.rules import Stakes, betting_unit
from core.house.settings import Overrides
from core.refusal import Reason, Refusal
from core.table.config import TableConfig, stakes_for, structure_for
from core.table.setup.opening import configure

LIMITED = (Structure.FIXED, Structure.SPREAD)


def limit(small: float, big: float, game: str, seats: int = 6, **named: Any) -> TableConfig:
    """A fixed-limit table."""
    return configure(
        game=game,
        structure=Structure.FIXED,
        bets=(Chips(round(small * 100)), Chips(round(big * 100))),
        seats=seats,
        **named,
    )


@dataclass(frozen=True)
class Printed:
    """A line of Appendix A, or of a rule: amounts in chips."""

    game: str
    small: float
    big: float
    ante: float = 0
    bring_in: float = 0
    blinds: tuple[float, ...] = ()
    """Those of the button, the small and the big one; no button's where there are two."""

    buy_in: float = 0
    unit: float = 1
    forced: str = ""


PRINTED = (
    Printed("seven_card_stud", 5, 10, 0.5, 2, buy_in=50),
    Printed("seven_card_stud", 10, 20, 1, 3, buy_in=100),
    Printed("stud_hilo", 15, 30, 2, 5, buy_in=150, unit=5),
    Printed("razz", 20, 40, 3, 5, buy_in=200, unit=5),
    Printed("five_card_stud", 30, 60, 5, 10, buy_in=500, unit=5),
    Printed("seven_card_stud", 40, 80, 10, 10, buy_in=800, unit=5),
    Printed("seven_card_stud", 150, 300, 25, 50, buy_in=3000, unit=25),
    Printed("texas_holdem", 3, 6, blinds=(2, 3), buy_in=30),
    Printed("omaha_hilo", 15, 30, blinds=(10, 15), buy_in=150, unit=5),
    Printed("double_flop_omaha", 30, 60, blinds=(20, 30), buy_in=500, unit=5),
    Printed("tahoe", 75, 150, blinds=(50, 75), buy_in=1500, unit=25),
    Printed("five_card_draw", 10, 20, 2, buy_in=200),
    Printed("five_card_draw", 10, 20, blinds=(5, 10), buy_in=200, forced="two_blinds"),
    Printed("five_card_draw", 30, 60, blinds=(10, 20, 30), buy_in=300, forced="three_blinds"),
    Printed("ace_to_five_lowball", 30, 60, blinds=(10, 20, 30), buy_in=300),
    Printed("ace_to_five_lowball", 10, 20, 2, blinds=(5, 10), buy_in=200,
            forced="antes_and_blinds"),
    Printed("kansas_city_lowball", 10, 20, 2, buy_in=200, forced="antes"),
    Printed("ace_to_five_lowball", 3, 6, 0, blinds=(1, 3), buy_in=60, unit=0.5,
            forced="antes_and_blinds"),
    Printed("five_card_draw", 1, 2, 0.5, buy_in=20, unit=0.5),
)  # fmt: skip


@pytest.mark.parametrize("line", PRINTED, ids=lambda line: f"{line.game}-{line.small}{line.forced}")
def test_amounts_left_out_are_those_of_the_book(line: Printed) -> None:
    """Ante, bring-in, blinds, unit and buy-in are the row's, in draw by the layout (Cooke 4.09).

    The ante of 1-2 draw with antes alone is a fifth of the bet, as the row prints none.
    """
    game = GAMES[line.game]
    settings: Overrides = {}
    if line.forced:
        assert game.forced_setting is not None
        settings[game.forced_setting] = line.forced
    config = limit(line.small, line.big, line.game, settings=settings)
    stakes = config.stakes
    button, small, big = (0.0, 0.0, 0.0, *line.blinds)[-3:]
    said = (stakes.ante, stakes.bring_in, stakes.button_blind, stakes.small_blind, stakes.big_blind)
    assert said == tuple(100 * one for one in (line.ante, line.bring_in, button, small, big))
    assert (stakes.small_bet, stakes.big_bet) == (100 * line.small, 100 * line.big)
    assert betting_unit(stakes, config.settings) == 100 * line.unit
    assert (config.buy_in_least, config.buy_in_most) == (100 * line.buy_in, 0)


@pytest.mark.rule("cooke-appA-table4", 1, 3, 4)
@pytest.mark.parametrize(
    ("forced", "ante", "blinds"),
    [
        ("antes_and_blinds", 5, (0, 10, 20)),
        ("two_blinds", 0, (0, 10, 20)),
        ("three_blinds", 0, (10, 10, 20)),
    ],
)
def test_the_layout_says_what_of_the_row_is_posted(
    forced: str, ante: int, blinds: tuple[int, int, int]
) -> None:
    """20-40 lowball: ante 5 and blinds of 10 and 20, no ante, or a button's blind of 10 as well."""
    config = limit(20, 40, "ace_to_five_lowball", settings={"lowball.forced_bets": forced})
    stakes = config.stakes
    posted = (stakes.button_blind, stakes.small_blind, stakes.big_blind)
    assert (stakes.ante, posted) == (whole(ante), tuple(map(whole, blinds)))
    assert config.buy_in_least == whole(400)
    assert betting_unit(stakes, config.settings) == whole(5)


@pytest.mark.rule("cooke-appA-table2", 1)
def test_board_games_at_30_60() -> None:
    """Blinds of 20 and 30, 500 to sit down, bets in fives."""
    config = limit(30, 60, "omaha")
    assert (config.stakes.small_blind, config.stakes.big_blind) == (whole(20), whole(30))
    assert (config.buy_in_least, config.stakes.unit) == (whole(500), whole(5))


@pytest.mark.rule("cooke-appA-intro", 1, 2, 3)
@pytest.mark.parametrize(
    ("bets", "table", "by_antes"),
    [((20, 40), 200, 300), ((150, 300), 3000, 2500), ((1, 5), 20, 20)],
)
def test_the_buy_in_of_stud_may_be_a_hundred_antes(
    bets: tuple[int, int], table: int, by_antes: int
) -> None:
    """The table's figure, or a hundred antes; without an ante the table's either way."""
    for minimum, least in (("table", table), ("ante_x100", by_antes)):
        config = configure(
            game="seven_card_stud",
            bets=tuple(map(whole, bets)),
            seats=6,
            settings={"buyin.stud_minimum": minimum},
        )
        assert config.buy_in_least == whole(least)


@pytest.mark.rule("cooke-12.05", 7)
def test_small_blinds_in_whole_units() -> None:
    """15-30 in fives: 10 and 5 are taken, 12 is not; 15 is three quarters of the 20 in 20-40."""
    for small in (10, 5):
        assert limit(15, 30, "texas_holdem", small_blind=whole(small)).stakes.small_blind
    for small_bet, small in ((15, 12), (20, 15)):
        with pytest.raises(Refusal) as refused:
            limit(small_bet, 2 * small_bet, "texas_holdem", small_blind=whole(small))
        assert refused.value.reason is Reason.BLINDS_IMPOSSIBLE
    with pytest.raises(Refusal) as refused:
        limit(15, 30, "texas_holdem", small_blind=whole(8))
    assert refused.value == Refusal(
        Reason.BLINDS_NOT_WHOLE_UNITS, "cooke-12.05", small=800, big=1500, unit=500
    )


def test_antes_may_be_smaller_than_the_unit() -> None:
    """Stud 15-30 antes 2 where bets go in fives, and 5-10 antes 0.50 in ones (Cooke 18)."""
    for bets, ante, unit in (((15, 30), 200, 500), ((5, 10), 50, 100)):
        stakes = limit(*bets, "seven_card_stud").stakes
        assert (stakes.ante, betting_unit(stakes, {})) == (ante, unit)


@pytest.mark.parametrize(
    ("setting", "ante"), [(-1, 200), (0, 0), (7, 700)]
)  # fmt: skip
def test_the_house_has_its_own_ante_of_stud(setting: int, ante: int) -> None:
    """15-30: the row's 2, none at all, or the house's amount; one that is named goes before all."""
    settings: Overrides = {"stud.ante": setting}
    assert limit(15, 30, "razz", settings=settings).stakes.ante == ante
    assert limit(15, 30, "razz", ante=whole(3), settings=settings).stakes.ante == whole(3)


def test_other_stakes_of_stud_need_an_ante() -> None:
    """2-4 is in no table: an ante has to be named; the bring-in is a third of the bet."""
    with pytest.raises(Refusal) as refused:
        limit(2, 4, "seven_card_stud")
    assert refused.value == Refusal(Reason.STAKES_NEED_ANTE, "cooke-5.02")
    stakes = limit(2, 4, "seven_card_stud", ante=Chips(25)).stakes
    assert (stakes.ante, stakes.bring_in) == (25, whole(1))
    assert limit(12, 24, "razz", settings={"stud.ante": 1}).stakes.bring_in == whole(4)


def test_the_bring_in_may_be_named_or_the_house_s() -> None:
    """Named before the house's, the house's before the row's."""
    settings: Overrides = {"stud.bringin": 10}
    assert limit(15, 30, "razz", settings=settings).stakes.bring_in == whole(10)
    assert limit(15, 30, "razz", bring_in=whole(5), settings=settings).stakes.bring_in == whole(5)


def test_named_blinds_go_before_the_shares() -> None:
    """No-limit lowball with 5 and 10 has a button's blind of 5; all three may be named."""
    lowball = "ace_to_five_lowball"
    two = configure(game=lowball, small_blind=whole(5), big_blind=whole(10), seats=6).stakes
    assert (two.button_blind, two.small_blind, two.big_blind) == (500, 500, 1000)
    three = configure(
        game=lowball,
        button_blind=whole(1),
        small_blind=whole(3),
        big_blind=whole(5),
        seats=6,
    ).stakes
    assert (three.button_blind, three.small_blind, three.big_blind) == (100, 300, 500)


@pytest.mark.parametrize(
    ("game", "bets", "spread", "blinds", "bring_in"),
    [
        ("texas_holdem", (2, 10), (2, 10, 10), (1, 2), 0),
        ("omaha", (1, 4, 8), (1, 4, 8), (1, 1), 0),
        ("seven_card_stud", (1, 5), (1, 5, 5), (0, 0), 1),
        ("pineapple", (), (1, 5, 5), (0.5, 1), 0),
    ],
)
def test_spreads(
    game: str,
    bets: tuple[int, ...],
    spread: tuple[int, ...],
    blinds: tuple[float, float],
    bring_in: int,
) -> None:
    """The smallest bet is the big blind, and the whole bring-in; unnamed it is the house's 1 to 5.

    Two equal blinds of 1 go with 1-4-8, as Appendix A prints them.
    """
    stakes = configure(
        game=game, structure=Structure.SPREAD, bets=tuple(map(whole, bets)), seats=6
    ).stakes
    assert stakes.spread == tuple(map(whole, spread))
    assert (stakes.small_blind, stakes.big_blind) == tuple(100 * blind for blind in blinds)
    assert (stakes.bring_in, stakes.small_bet) == (whole(bring_in), stakes.spread[0])


def each_table() -> list[tuple[GameSpec, Structure, Overrides]]:
    """Every game in every structure, with every layout of its forced bets."""
    return [
        (
            game,
            structure,
            {} if game.forced_setting is None else {game.forced_setting: forced.value},
        )
        for game in GAMES.values()
        for structure in game.structures
        for forced in game.forced
    ]


def opened(game: GameSpec, structure: Structure, settings: Overrides) -> TableConfig:
    """A table of it, with the amounts that this layout is opened by."""
    named: dict[str, Any] = {"ante": whole(1)} if Forced.BRING_IN in game.forced else {}
    if structure in LIMITED:
        named["bets"] = (whole(10), whole(20))
    elif forced_of(game, settings).has_blinds:
        named["big_blind"] = whole(10)
    else:
        named["bets"] = (whole(10),)
    return configure(game=game.id, structure=structure, seats=2, settings=settings, **named)


def test_every_game_opens_in_every_structure_and_layout() -> None:
    """Each posts what its layout has and nothing else, and the smallest bet is always 10."""
    for game, structure, settings in each_table():
        forced = forced_of(game, settings)
        stakes = opened(game, structure, settings).stakes
        assert stakes.base == whole(10)
        assert (stakes.big_blind > 0) == (stakes.small_blind > 0) == forced.has_blinds
        assert (stakes.button_blind > 0) == (forced is Forced.THREE_BLINDS)
        assert (stakes.bring_in > 0) == (forced is Forced.BRING_IN)
        assert (stakes.ante > 0) == (forced not in (Forced.BLINDS, Forced.THREE_BLINDS))
        assert (stakes.spread is not None) == (structure is Structure.SPREAD)


def test_every_game_is_refused_what_it_is_not_played_in() -> None:
    """A structure that a game is not offered in is refused with those that it is."""
    for game in GAMES.values():
        for structure in set(Structure) - set(game.structures):
            with pytest.raises(Refusal) as refused:
                opened(game, structure, {})
            assert refused.value.reason is Reason.STRUCTURE_NOT_OFFERED
            assert refused.value.facts["game"] == game.name


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_a_mixed_table_has_the_stakes_of_each_game(rotation: str) -> None:
    """20-40 in every game, with its own forced bets: blinds of 10 and 20, or ante 3 and 5."""
    config = configure(game=rotation, bets=(whole(20), whole(40)), seats=8)
    assert config.games == ROTATIONS[rotation].games
    for game in config.games:
        stakes = stakes_for(config, game)
        assert (stakes.small_bet, stakes.big_bet) == (whole(20), whole(40))
        assert structure_for(config, game) is Structure.FIXED
        forced = (stakes.small_blind, stakes.big_blind, stakes.ante, stakes.bring_in)
        is_stud = Forced.BRING_IN in GAMES[game].forced
        assert forced == ((0, 0, 300, 500) if is_stud else (1000, 2000, 0, 0))


def test_a_mix_of_one_s_own() -> None:
    """Games in the order they were named; an ante goes only to those that have one."""
    games = ("razz", "texas_holdem", "five_card_draw")
    config = configure(
        game="custom", games=games, bets=(whole(12), whole(24)), ante=whole(2), seats=8
    )
    assert (config.games, config.seats) == (games, 8)
    antes = [stakes_for(config, game).ante for game in games]
    assert antes == [200, 0, 200]
    assert config.stakes == stakes_for(config, "razz")


@pytest.mark.parametrize(("setting", "game"), [("HORSE", "horse"), ("ROE", "roe")])
def test_the_house_s_mix(setting: str, game: str) -> None:
    """A mixed table without a name is that of ``mixed.games``."""
    config = configure(
        game="mixed", bets=(whole(10), whole(20)), seats=6, settings={"mixed.games": setting}
    )
    assert (config.game, config.games) == (game, ROTATIONS[game].games)


def test_a_mix_is_opened_for_limits_alone() -> None:
    """No other structure, no unknown game, no mix of one, and no more seats than stud has."""
    horse: dict[str, Any] = {"game": "horse", "seats": 6}
    bets = (whole(10), whole(20))
    for named, reason in (
        (horse | {"structure": Structure.SPREAD, "bets": bets}, Reason.STRUCTURE_NOT_OFFERED),
        (horse | {"bets": bets, "seats": 9}, Reason.SEATS_IMPOSSIBLE),
        (horse | {"big_blind": whole(10)}, Reason.STAKES_NEED_BETS),
        (horse | {"game": "custom", "games": ("razz",), "bets": bets}, Reason.MIX_NEEDS_GAMES),
        (
            horse | {"game": "custom", "games": ("razz", "badugi"), "bets": bets},
            Reason.UNKNOWN_GAME,
        ),
    ):
        with pytest.raises(Refusal) as refused:
            configure(**named)
        assert refused.value.reason is reason


@pytest.mark.parametrize(
    ("named", "structure"),
    [
        ({"bets": (10, 20)}, Structure.FIXED),
        ({"bets": (2, 10)}, Structure.SPREAD),
        ({"bets": (1, 4, 8)}, Structure.SPREAD),
        ({"big_blind": 10}, Structure.NO_LIMIT),
        ({"bets": (10, 15), "game": "ace_to_five_lowball"}, Structure.FIXED),
        ({"big_blind": 10, "game": "triple_draw"}, Structure.POT_LIMIT),
        ({"bets": (10,), "game": "five_card_draw"}, Structure.NO_LIMIT),
        ({"settings": {"betting.structure": "spread"}}, Structure.SPREAD),
    ],
)
def test_the_amounts_tell_the_structure(named: dict[str, Any], structure: Structure) -> None:
    """Twice the bet is a limit, another one a spread, blinds are no limit or else pot limit."""
    if "bets" in named:
        named = named | {"bets": tuple(map(whole, named["bets"]))}
    if "big_blind" in named:
        named = named | {"big_blind": whole(named["big_blind"])}
    assert configure(seats=6, **named).structure is structure


@pytest.mark.parametrize(
    ("named", "refusal"),
    [
        ({}, Refusal(Reason.STAKES_NEED_BETS, "cooke-4.09")),
        ({"bets": (20, 10)}, Refusal(Reason.SPREAD_IMPOSSIBLE, "cooke-8.03", least=20_00,
                                     early=10_00, late=10_00)),
        ({"bets": (20, 10), "structure": Structure.FIXED},
         Refusal(Reason.LIMITS_IMPOSSIBLE, "cooke-5.02", small=20_00, big=10_00)),
        ({"bets": (2, 8, 4)}, Refusal(Reason.SPREAD_IMPOSSIBLE, "cooke-8.03", least=2_00,
                                      early=8_00, late=4_00)),
        ({"bets": (0, 0), "structure": Structure.FIXED},
         Refusal(Reason.LIMITS_IMPOSSIBLE, "cooke-5.02", small=0, big=0)),
        ({"bets": (10, 20), "bring_in": 5}, Refusal(Reason.NO_BRING_IN_HERE, "cooke-5.06")),
        ({"bets": (10, 20), "big_blind": 10}, Refusal(Reason.STAKES_NEED_BETS, "cooke-12.05")),
        ({"bets": (10,)}, Refusal(Reason.STAKES_NEED_BLINDS, "cooke-8.01.02")),
        ({"big_blind": 10, "button_blind": 2},
         Refusal(Reason.BLINDS_NOT_AS_LAID_OUT, "cooke-12.05", typed="2/5/10", near="5/10")),
        ({"big_blind": 10, "small_blind": 5, "settings": {"blinds.layout": "two_big"}},
         Refusal(Reason.BLINDS_NOT_AS_LAID_OUT, "cooke-12.05", typed="5/10", near="10/10")),
        ({"big_blind": 10, "small_blind": 5, "settings": {"blinds.layout": "single_big"}},
         Refusal(Reason.BLINDS_NOT_AS_LAID_OUT, "cooke-12.05", typed="5/10", near="10")),
        ({"big_blind": 10, "button_blind": 5,
          "settings": {"blinds.layout": "button_small_big", "blinds.button_amount": "big_blind"}},
         Refusal(Reason.BLINDS_NOT_AS_LAID_OUT, "cooke-12.05", typed="5/5/10", near="10/5/10")),
        ({"big_blind": 20, "small_blind": 5, "button_blind": 10,
          "settings": {"blinds.layout": "small_middle_big"}},
         Refusal(Reason.BLINDS_NOT_RISING, "cooke-12.05", least=10_00, small=5_00, big=20_00)),
        ({"bets": (10, 20), "ante": -1}, Refusal(Reason.STAKES_NEED_ANTE, "cooke-4.09")),
        ({"bets": (10, 20), "game": "razz", "bring_in": 11},
         Refusal(Reason.BRING_IN_IMPOSSIBLE, "cooke-5.02", typed=11_00, most=10_00)),
        ({"bets": (10, 20), "game": "razz", "bring_in": 0},
         Refusal(Reason.BRING_IN_IMPOSSIBLE, "cooke-5.02", typed=0, most=10_00)),
        ({"bets": (10, 20), "game": "razz", "small_blind": 5},
         Refusal(Reason.NO_BLINDS_HERE, "cooke-4.09")),
        ({"big_blind": 10, "game": "five_card_draw"},
         Refusal(Reason.STAKES_NEED_SMALLEST_BET, "cooke-8.01.02")),
        ({"bets": (10, 20), "game": "five_card_draw", "ante": 0},
         Refusal(Reason.STAKES_NEED_ANTE, "cooke-4.09")),
        ({"bets": (12, 24), "settings": {"betting.min_unit": 5}},
         Refusal(Reason.BLINDS_NOT_WHOLE_UNITS, "cooke-12.05", small=6_00, big=12_00, unit=5_00)),
        ({"bets": (10, 24), "structure": Structure.FIXED, "settings": {"betting.min_unit": 5}},
         Refusal(Reason.STAKES_NOT_WHOLE_UNITS, "cooke-9.03", typed=24_00, unit=5_00)),
        ({"bets": (10, 20), "button_blind": 9, "small_blind": 6, "game": "ace_to_five_lowball"},
         Refusal(Reason.BLINDS_NOT_RISING, "cooke-12.05", least=9_00, small=6_00, big=10_00)),
    ],
)  # fmt: skip
def test_stakes_that_cannot_be(named: dict[str, Any], refusal: Refusal) -> None:
    """Each is refused with its reason, its rule and its numbers."""
    amounts = ("big_blind", "small_blind", "button_blind", "ante", "bring_in")
    named = {key: whole(value) if key in amounts else value for key, value in named.items()}
    if "bets" in named:
        named["bets"] = tuple(map(whole, named["bets"]))
    with pytest.raises(Refusal) as refused:
        configure(seats=6, **named)
    assert refused.value == refusal


@pytest.mark.parametrize(
    ("game", "settings", "most"),
    [
        ("texas_holdem", {}, 13),
        ("crazy_pineapple", {}, 13),
        ("omaha_hilo", {}, 10),
        ("double_flop_omaha", {}, 9),
        ("seven_card_stud", {}, 8),
        ("razz", {"seats.max_seven_card_stud": 9}, 9),
        ("five_card_draw", {}, 9),
        ("ace_to_five_lowball", {"seats.max_draw": 8}, 8),
        ("double_flop_omaha", {"seats.max_omaha": 10}, 9),
    ],
)
def test_seats_by_the_book_and_the_house(game: str, settings: Overrides, most: int) -> None:
    """As many as the book or the house allows, never more than the deck; one more is refused."""
    assert limit(10, 20, game, seats=most, settings=settings).seats == most
    with pytest.raises(Refusal) as refused:
        limit(10, 20, game, seats=most + 1, settings=settings)
    assert refused.value == Refusal(
        Reason.SEATS_IMPOSSIBLE, "cooke-4.10", seats=most + 1, most=most
    )


@pytest.mark.rule("cooke-4.10", 1)
def test_ten_seats_of_omaha() -> None:
    """A table of eleven is refused, one of ten is not."""
    with pytest.raises(Refusal) as refused:
        limit(10, 20, "omaha", seats=11)
    assert refused.value.facts == {"seats": 11, "most": 10}
    assert limit(10, 20, "omaha", seats=10).seats == 10


def test_old_configurations_are_still_read() -> None:
    """What was stored before there were mixed games has none and deals its one game."""
    stored = msgspec.json.encode(configure(big_blind=whole(10), seats=6))
    old = stored.replace(b',"mix":[]', b"").replace(b',"unit":0', b"")
    assert old != stored
    config = msgspec.json.decode(old, type=TableConfig)
    assert (config.mix, config.games) == ((), ("texas_holdem",))
    assert stakes_for(config, "texas_holdem") == Stakes(whole(5), whole(10))
