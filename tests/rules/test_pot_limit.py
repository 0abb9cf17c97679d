"""Pot limit: the size of the pot, openings, overbets and variations (Cooke 8.02)."""

import pytest

from core.games.spec import Structure
from core.hand import events as h
from core.house.settings import Overrides
from core.present import plain_line
from core.present.narration import narrate
from core.refusal import Reason
from core.view import all_seen
from tests.play import Game, chips
from tests.script import command_of


def pot_limit(
    seats: int = 3,
    blinds: tuple[int, int] = (5, 10),
    stacks: dict[int, int] | None = None,
    settings: Overrides | None = None,
    ante: int = 0,
) -> Game:
    """A pot-limit hold'em table with its first hand dealt."""
    game = Game(
        seats, structure=Structure.POT_LIMIT, blinds=blinds, stack=5000, stacks=stacks, ante=ante,
        settings=settings,
    )  # fmt: skip
    game.deal()
    return game


def span(game: Game) -> tuple[int, int]:
    """The smallest and the largest bet or raise *to* of the player to act."""
    return chips(game.menu.raise_min), chips(game.menu.raise_max)


def with_pot_of_60(settings: Overrides | None = None) -> Game:
    """The flop with 60 in the middle, two or three in; the minimum 10, seat 2 first."""
    game = pot_limit(3, settings=settings)
    game.play("1 raises 20, 2 calls, 3 calls")
    assert (game.pot, game.to_act) == (60, 2)
    return game


def with_pot_of_100(settings: Overrides | None = None) -> Game:
    """The flop with 100 in the middle, five in, minimum 10, seat 2 first."""
    game = pot_limit(5, settings=settings)
    game.play("4 raises 20, all call")
    assert (game.pot, game.to_act) == (100, 2)
    return game


@pytest.mark.rule("cooke-8.02", 1)
def test_a_bet_is_at_most_the_pot() -> None:
    """Pot 60, minimum 10: 10 to 60 are accepted, 9 is not, and 61 becomes 60."""
    game = with_pot_of_60()
    assert span(game) == (10, 60)
    assert game.refusal("2 bets 9").reason is Reason.BET_TOO_SMALL
    for said, bet in ((10, 10), (37, 37), (60, 60), (61, 60)):
        game = with_pot_of_60()
        game.play(f"2 bets {said}")
        assert chips(game.last(h.BetMade).to) == bet


@pytest.mark.rule("cooke-8.02", 2)
def test_the_minimum_may_be_more_than_the_pot() -> None:
    """Ante-only draw, seven antes of 1, minimum 10: 10 may be bet, and nothing else."""
    game = Game(
        7, game="five_card_draw", structure=Structure.POT_LIMIT, bets=(10,), ante=1,
        settings={"draw.forced_bets": "antes"},
    )  # fmt: skip
    game.deal()
    assert game.pot == 7
    assert span(game) == (10, 10)
    game.play(f"{game.to_act} bets 10")
    assert chips(game.last(h.BetMade).to) == 10


@pytest.mark.rule("cooke-8.02.01", 1)
def test_a_short_all_in_does_not_reopen() -> None:
    """P1 bets 100, P2 raises to 200, P3 all-in 260, P1 calls: P2 may call 60 or fold."""
    game = Game(
        3, structure=Structure.POT_LIMIT, blinds=(50, 100), stack=5000, stacks={1: 360}
    )  # fmt: skip
    game.deal()
    game.play("all call")
    game.play("2 bets 100, 3 raises 200, 1 all-in, 2 calls")
    assert game.to_act == 3
    assert (chips(game.menu.call), game.menu.may_raise) == (60, False)
    assert game.refusal("3 raises 400").reason is Reason.SHORT_ALL_IN_NOT_REOPENED


@pytest.mark.rule("cooke-8.02.01", 2)
def test_there_is_no_cap() -> None:
    """Three players raise by the minimum ten times and more."""
    game = with_pot_of_60()
    game.play("2 bets 10")
    for to in range(20, 130, 10):
        game.play(f"{game.to_act} raises {to}")
    assert game.menu.may_raise


@pytest.mark.rule("cooke-8.02.02", 1, 2, 3)
def test_the_opening_of_pot_limit() -> None:
    """Blinds 5 and 10, unit 5: a call of 10, or to 35 by the pot; 40 with four big blinds."""
    for value, most in (("pot_formula", 35), ("four_big_blinds", 40)):
        game = pot_limit(6, settings={"betting.min_unit": 5, "betting.pot_limit_open_max": value})
        assert chips(game.menu.call) == 10
        assert span(game) == (20, most)
        game.play(f"{game.to_act} folds")
        assert span(game) == (20, most)


@pytest.mark.rule("cooke-8.02.02")
def test_once_somebody_has_come_in_it_goes_by_the_pot() -> None:
    """A call of 10 makes 25, 35 with the next call: to 45; a raise to 40 leaves 95, to 135."""
    house: Overrides = {"betting.min_unit": 5, "betting.pot_limit_open_max": "four_big_blinds"}
    game = pot_limit(6, settings=house)
    game.play("4 calls")
    assert span(game) == (20, 45)
    game = pot_limit(6, settings=house)
    game.play("4 raises 40")
    assert span(game) == (70, 135)


@pytest.mark.rule("cooke-8.02.03", 1)
def test_a_raise_of_the_pot() -> None:
    """Pot 100, bet 100: 400 in all, 100 and 300 more; then the bettor 300 and 900 more."""
    game = with_pot_of_100()
    game.play("2 bets 100")
    assert span(game)[1] == 400
    game.play("3 raises 400, 4 folds, 5 folds, 1 folds")
    assert span(game)[1] == 100 + 300 + 900


@pytest.mark.rule("cooke-8.02.03", 2)
def test_the_pot_is_rounded_up() -> None:
    """Pot 87 with a unit of 5: the pot-sized bet is 90."""
    game = Game(
        3, structure=Structure.POT_LIMIT, blinds=(10, 20), ante=9, stack=5000,
        settings={"betting.min_unit": 5},
    )  # fmt: skip
    game.deal()
    game.play("all call")
    assert game.pot == 87
    assert span(game) == (20, 90)


@pytest.mark.rule("cooke-8.02.03", 4)
def test_the_pot_with_a_bet_and_a_call() -> None:
    """Pot 20, P1 bets 15, P2 calls: P3 may make it 80, a call of 15 and 65 more."""
    game = pot_limit(4, blinds=(2, 5))
    game.play("all call")
    assert game.pot == 20
    game.play("2 bets 15, 3 calls")
    assert span(game)[1] == 80


@pytest.mark.rule("cooke-8.02.04", 1)
def test_an_overbet_is_cut_back_to_the_pot() -> None:
    """Pot 100, a bet of 150: it is 100, as all are told, and 50 stay; all-in is the pot as well."""
    for said, announced in (("2 bets 150", 150), ("2 all-in", 4980)):
        game = with_pot_of_100()
        before = game.stack(2)
        events = game.do(command_of(said, game.table))
        made = game.last(h.BetMade)
        assert (chips(made.to), made.is_all_in, chips(made.announced)) == (100, False, announced)
        assert game.stack(2) == before - 100
        told = narrate(all_seen(events, None), game.view())
        lines = [plain_line(line) for line in told]
        assert lines[0] == f"P2 bets 100, cut back from {announced:,}."


def test_an_overbet_above_the_stack_is_all_in() -> None:
    """Pot 60 and a stack of 25: a bet of 150 is for the 25."""
    game = pot_limit(3, stacks={2: 45})
    game.play("1 raises 20, 2 calls, 3 calls, 2 bets 150")
    made = game.last(h.BetMade)
    assert (chips(made.to), made.is_all_in, made.announced) == (25, True, 0)


@pytest.mark.rule("cooke-8.02.06", 1, 2, 3)
@pytest.mark.parametrize(
    ("factor", "bet", "raise_to"), [("half", 50, 150), ("full", 100, 250), ("double", 200, 450)]
)
def test_other_shares_of_the_pot(factor: str, bet: int, raise_to: int) -> None:
    """Pot 100: 50, 100 or 200; over a bet of 50 the raise is that share of 200."""
    game = with_pot_of_100({"betting.pot_limit_factor": factor})
    assert span(game)[1] == bet
    game.play("2 bets 50")
    assert span(game)[1] == raise_to


@pytest.mark.rule("cooke-8.02")
def test_pot_limit_stud_is_completed_to_the_smallest_bet() -> None:
    """Smallest bet 15, bring-in 5: the next may call 5 or make it 15 and more, up to the pot."""
    game = Game(
        4, game="seven_card_stud", structure=Structure.POT_LIMIT, bets=(15,), ante=5, bring_in=5,
        settings={"betting.min_unit": 1},
    )  # fmt: skip
    game.deal({1: "Ah Ad Kc", 2: "Qh Qd 2c", 3: "Jh Jd Tc", 4: "9h 9d 8c"})
    game.play("2 brings in")
    # 20 of antes, the 5 and a call of 5 make 30.
    assert (chips(game.menu.call), *span(game)) == (5, 15, 35)
    game.play("3 raises 15")
    # 40 and a call of 15 make 55.
    assert (chips(game.menu.call), *span(game)) == (15, 30, 70)
