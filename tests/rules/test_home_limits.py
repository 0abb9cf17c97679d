"""Limits of the home games: up to the limit, any raise, a ceiling on pot limit (USPC, Hoyle)."""

import pytest

from core.games.spec import Structure
from core.hand import events as h
from core.house.settings import Overrides
from core.refusal import Reason
from tests.play import Game, chips
from tests.rules.limit_holdem import flop, may, sizes, span, spread
from tests.stud_table import bring_in, stud, to_street

UP_TO: Overrides = {"betting.fixed_limit_style": "up_to_limit", "betting.min_unit": 1}
ANY: Overrides = {"betting.min_raise": "one_unit"}
ANTES: Overrides = {"draw.forced_bets": "antes"}


def draw(settings: Overrides, seats: int = 4) -> Game:
    """5-10 draw with antes, seat 2 to open."""
    game = Game(seats, game="five_card_draw", bets=(5, 10), settings={**ANTES, **settings})
    game.deal()
    return game


def up_to_ten(settings: Overrides) -> Game:
    """Draw with antes and a limit of 10 in both rounds, seat 2 to open."""
    game = Game(
        3, game="five_card_draw", structure=Structure.FIXED, bets=(10, 10),
        settings={**ANTES, **UP_TO, **settings},
    )  # fmt: skip
    game.deal()
    return game


def no_limit(settings: Overrides) -> Game:
    """No-limit hold'em on the flop, blinds 2 and 5."""
    game = Game(4, structure=Structure.NO_LIMIT, blinds=(2, 5), settings=settings)
    game.deal()
    game.play("all call")
    return game


@pytest.mark.rule("uspc-limit-fixed", 1)
def test_any_bet_up_to_the_limit() -> None:
    """5-10 draw: a bet of 3, no raise by 6; after the draw a bet of 10."""
    game = draw(UP_TO)
    assert span(game) == (1, 5)
    game.play("2 bets 3")
    assert span(game) == (6, 8)
    refusal = game.refusal("3 raises 9")
    assert (refusal.reason, refusal.facts["most"]) == (Reason.WAGER_TOO_LARGE, 8_00)
    game.play("3 calls, 4 folds, 1 folds")
    while game.hand.menu is None:
        game.play(f"{game.to_act} pats")
    assert span(game) == (1, 10)
    game.play(f"{game.to_act} bets 10")


@pytest.mark.rule("uspc-limit-fixed", 2)
def test_exactly_the_limit() -> None:
    """5-10 draw: the only bet is 5, the only raise is by 5."""
    game = draw({})
    assert sizes(game) == [5]
    game.play("2 bets 5")
    assert sizes(game) == [10]


@pytest.mark.rule("hoyle-limit-fixed", 1)
def test_a_limit_of_ten_and_any_raise() -> None:
    """Bets 1 to 10; over 5 a raise to 6 up to 15, and none to 16."""
    game = up_to_ten(ANY)
    assert span(game) == (1, 10)
    game.play("2 bets 5")
    assert span(game) == (6, 15)
    assert game.refusal("3 raises 16").reason is Reason.WAGER_TOO_LARGE
    game.play("3 raises 6")
    assert span(game) == (7, 16)


@pytest.mark.rule("hoyle-limit-fixed", 2)
def test_a_limit_of_ten_and_raises_of_the_last_bet() -> None:
    """Over 5 a raise to 10 up to 15; to 6 it is refused."""
    game = up_to_ten({})
    game.play("2 bets 5")
    assert span(game) == (10, 15)
    assert game.refusal("3 raises 6").reason is Reason.RAISE_TOO_SMALL


@pytest.mark.rule("uspc-limit-fixed", 1)
def test_up_to_the_limit_over_a_blind() -> None:
    """10-20 hold'em: the blind of 10 is a bet, so a raise is to 20; any unit is enough with ANY."""
    for settings, totals in ((UP_TO, (20, 20)), ({**UP_TO, **ANY}, (11, 20))):
        game = Game(3, bets=(10, 20), settings=settings)
        game.deal()
        assert span(game) == totals
        game.play("all call")
        assert span(game) == (1, 10)


@pytest.mark.rule("uspc-limit-fixed", 1)
def test_up_to_the_limit_over_a_bring_in() -> None:
    """15-30 stud: the bring-in of 5 is a bet: raises to 10 up to 20; the opener may bet 5 to 15."""
    game = stud(4, betting__fixed_limit_style="up_to_limit", betting__min_unit=1)
    game.deal()
    assert (chips(game.menu.bring_in), *span(game)) == (5, 5, 15)
    bring_in(game)
    assert span(game) == (10, 20)
    to_street(game, 4)
    assert span(game) == (1, 15)
    to_street(game, 5)
    assert span(game) == (1, 30)


@pytest.mark.rule("uspc-limit-raises", 2)
def test_the_cap_counts_up_to_the_limit_too() -> None:
    """Small raises use up the cap like large ones."""
    game = flop(seats=3, settings={**UP_TO, **ANY})
    game.play("2 bets 1, 3 raises 2, 1 raises 3, 2 raises 4, 3 raises 5")
    assert game.refusal("1 raises 6").reason is Reason.RAISES_CAPPED


@pytest.mark.rule("uspc-limit-fixed", 1)
def test_a_short_all_in_up_to_the_limit() -> None:
    """Over a bet of 8 an all-in to 11 is under half of it: completed to 16, and nothing else."""
    game = flop({3: 11}, UP_TO, seats=3)
    game.play("2 bets 8, 3 all-in")
    assert may(game) == (11, [16])
    game = flop({3: 11}, {**UP_TO, **ANY}, seats=3)
    game.play("2 bets 8, 3 all-in, 1 calls")
    assert span(game) == (12, 31)


@pytest.mark.rule("uspc-limit-raises", 1)
def test_three_raises_in_stud_and_in_draw() -> None:
    """Limit 5, three players: 5, 10, 15, 20, then everybody can only call 20 or fold."""
    house: Overrides = {"betting.raise_cap": 3, "draw.raise_cap": 3}
    stud_game = stud(3, bets=(5, 10), betting__raise_cap=3)
    stud_game.deal()
    to_street(stud_game, 4)
    for game in (stud_game, draw(house, seats=3)):
        game.play(f"{game.to_act} bets 5")
        for to in (10, 15, 20):
            assert sizes(game) == [to]
            game.play(f"{game.to_act} raises {to}")
        assert sizes(game) == []
        assert game.refusal(f"{game.to_act} raises 25").reason is Reason.RAISES_CAPPED


@pytest.mark.rule("uspc-limit-raises", 2)
def test_the_count_starts_again_in_the_next_round() -> None:
    """Capped on the flop, the turn has its bet and four raises."""
    game = flop(seats=3)
    game.play("2 bets 20, 3 raises 40, 1 raises 60, 2 raises 80, 3 raises 100, 1 calls, 2 calls")
    game.play("2 bets 40, 3 raises 80, 1 raises 120, 2 raises 160, 3 raises 200")
    assert sizes(game) == []


# the smallest raise


@pytest.mark.rule("uspc-law-raise", 1)
@pytest.mark.parametrize("structure", [Structure.NO_LIMIT, Structure.POT_LIMIT])
def test_a_raise_of_one_unit(structure: Structure) -> None:
    """Facing 5 a raise to 7 is refused, unless all-in; where any raise will do 6 is enough."""
    for settings, least in (({}, 10), (ANY, 6)):
        game = Game(4, structure=structure, blinds=(2, 5), stacks={4: 11}, settings=settings)
        game.deal()
        game.play("all call, 2 bets 5")
        assert chips(game.menu.raise_min) == least
        if least > 7:
            assert game.refusal("3 raises 7").reason is Reason.RAISE_TOO_SMALL
        game.play("3 calls")
        assert chips(game.menu.raise_min) == 6
        game.play("4 all-in")
        assert game.last(h.Raised).is_full is (least == 6)
        game.play("1 calls")
        assert game.menu.may_raise is (least == 6)


@pytest.mark.rule("uspc-law-raise", 1)
def test_a_raise_of_one_unit_in_spread_limit() -> None:
    """2-10: over 4 it is 8 to 14 (Cooke 8.03), or 5 to 14."""
    for settings, totals in (({}, (8, 14)), (ANY, (5, 14))):
        game = spread(2, 10, settings=settings)
        game.play("2 bets 4")
        assert span(game) == totals


@pytest.mark.rule("uspc-law-raise", 1)
def test_an_exact_limit_has_its_own_raise() -> None:
    """Where any raise will do a limit raise is still the limit."""
    game = flop(settings=ANY)
    game.play("2 bets 20")
    assert sizes(game) == [40]


@pytest.mark.rule("uspc-law-raise", 1)
def test_any_raise_counts_from_the_smallest_opening_bet() -> None:
    """With ``betting.min_open`` 30 at 5/10 the first raise is to 30, the next to 31."""
    house: Overrides = {"betting.min_open": 30, **ANY}
    game = Game(3, structure=Structure.NO_LIMIT, blinds=(5, 10), settings=house)
    game.deal()
    assert chips(game.menu.raise_min) == 30
    game.play("1 raises 30")
    assert chips(game.menu.raise_min) == 31


@pytest.mark.rule("uspc-law-raise", 1)
def test_opening_for_double_is_for_double_whatever_a_raise_may_be() -> None:
    """Draw with blinds opened for double: 20 over a blind of 10, then any unit more."""
    house: Overrides = {
        **ANY, "draw.forced_bets": "two_blinds", "draw.min_open": "double_big_blind"
    }  # fmt: skip
    game = Game(
        4, game="five_card_draw", structure=Structure.NO_LIMIT, blinds=(5, 10), settings=house
    )  # fmt: skip
    game.deal()
    assert chips(game.menu.raise_min) == 20
    game.play(f"{game.to_act} raises 20")
    assert chips(game.menu.raise_min) == 21


@pytest.mark.rule("uspc-law-call", 1)
def test_a_call_is_what_is_missing() -> None:
    """A bets 5, B calls, C raises by 2 to 7: D calls 7, A and B 2 more; a raise is to 8 or more."""
    game = no_limit(ANY)
    game.play("2 bets 5, 3 calls, 4 raises 7")
    assert (game.to_act, chips(game.menu.call), chips(game.menu.raise_min)) == (1, 7, 8)
    game.play("1 calls")
    for seat in (2, 3):
        assert (game.to_act, chips(game.menu.call)) == (seat, 2)
        game.play(f"{seat} calls")
    assert game.hand.street == 2


@pytest.mark.rule("uspc-limit-none", 1)
def test_no_limit_at_all() -> None:
    """A stack of 500 and a pot of 6: a bet of 500 is legal."""
    game = Game(3, structure=Structure.NO_LIMIT, blinds=(1, 2), stack=502)
    game.deal()
    game.play("all call")
    assert game.pot == 6
    game.play("2 bets 500")
    assert game.last(h.BetMade).is_all_in


# pot limit


def pot_limit_draw(seats: int, ante: int, settings: Overrides | None = None) -> Game:
    """Pot-limit draw with antes, the smallest bet 1."""
    game = Game(
        seats, game="five_card_draw", structure=Structure.POT_LIMIT, bets=(1,), ante=ante,
        settings={**ANTES, **(settings or {})},
    )  # fmt: skip
    game.deal()
    return game


@pytest.mark.rule("uspc-limit-pot", 1)
def test_the_largest_raise_counts_the_call() -> None:
    """Pot 6, A bets 4: B calls 4 and raises 14, 18 in all, and the pot is 28."""
    game = pot_limit_draw(3, 2)
    game.play("2 bets 4")
    assert chips(game.menu.raise_max) == 18
    game.play("3 raises 18")
    assert game.pot == 28


@pytest.mark.rule("hoyle-pot-limit", 1)
def test_a_raise_of_the_pot_after_a_bet_of_seven() -> None:
    """Pot 14 after a bet of 7: the next calls 7, which makes 21, and raises 21: 28."""
    game = pot_limit_draw(7, 1)
    game.play("2 bets 7")
    assert (game.pot, chips(game.menu.raise_max)) == (14, 28)


@pytest.mark.rule("hoyle-pot-limit-maximum", 1)
def test_how_pots_explode() -> None:
    """Seven antes: opened for 7, raised by 21 and 70, and then 238 could be raised: 336 in all."""
    game = pot_limit_draw(7, 1)
    put_in = []
    for by in (7, 21, 70, 238):
        assert chips(game.menu.raise_max) == game.hand.wager // 100 + by
        put_in.append(chips(game.menu.raise_max - game.menu.bet))
        verb = "bets" if game.menu.opens else "raises"
        game.play(f"{game.to_act} {verb} {chips(game.menu.raise_max)}")
    assert put_in == [7, 28, 98, 336]


@pytest.mark.rule("uspc-limit-pot", 2)
@pytest.mark.rule("hoyle-pot-limit-maximum", 1)
def test_a_ceiling_on_one_bet_or_raise() -> None:
    """Pot 120 and a ceiling of 50: the largest bet is 50, and the largest raise over it 50 more."""
    game = Game(
        4, structure=Structure.POT_LIMIT, blinds=(15, 30), settings={"betting.pot_limit_cap": 50}
    )  # fmt: skip
    game.deal()
    game.play("all call")
    assert game.pot == 120
    assert chips(game.menu.raise_max) == 50
    game.play("2 bets 50")
    assert chips(game.menu.raise_max) == 100
    game.play("3 raises 100")
    assert chips(game.menu.raise_max) == 150


@pytest.mark.rule("hoyle-pot-limit-maximum", 1)
def test_the_minimum_may_be_bet_above_the_ceiling_too() -> None:
    """A ceiling of 50 and a raise of 60 before: the next raise is the least, by 60."""
    game = Game(
        4, structure=Structure.POT_LIMIT, blinds=(30, 60), settings={"betting.pot_limit_cap": 50}
    )  # fmt: skip
    game.deal()
    assert span(game) == (120, 120)


@pytest.mark.rule("uspc-law-ante", 1)
def test_the_antes_are_the_pot() -> None:
    """Ante 3 and five players: a pot of 15."""
    game = Game(5, game="five_card_draw", bets=(5, 10), ante=3, settings=ANTES)
    game.deal()
    assert game.pot == 15
