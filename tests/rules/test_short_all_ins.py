"""Short all-ins of limit: action only, completions, and half a bet (Cooke 9.09.01, 9.09.02)."""

import pytest

from core.hand import events as h
from core.house.settings import Overrides
from core.refusal import Reason
from tests.play import Game
from tests.rules.limit_holdem import A, B, C, flop, may, sizes, span, spread, turn
from tests.stud_table import stud

FROM_LAST_AMOUNT: Overrides = {"allin.short_measured_from": "last_amount"}
COUNTED: Overrides = {"allin.completion_counts": "when_completing_raise"}
COMPLETED_FIRST: Overrides = {"allin.raise_over_half_bet": "complete_then_raise"}


@pytest.mark.rule("cooke-9.09.01", 1)
def test_a_short_bet_is_action_only() -> None:
    """All-in 5 of 20: fold, call 5 or complete to 20; then four raises up to 100."""
    game = flop({A: 5})
    game.play("2 all-in")
    assert may(game) == (5, [20])
    for to in (25, 40):
        assert game.refusal(f"3 raises {to}").reason is Reason.NOT_THE_LIMIT_BET
    game.play("3 raises 20")
    assert game.last(h.Completed).to == 20_00
    for to in (40, 60, 80, 100):
        assert sizes(game) == [to]
        game.play(f"{game.to_act} raises {to}")
    assert sizes(game) == []


@pytest.mark.rule("cooke-9.09.01", 2)
def test_checkers_cannot_complete_a_short_bet() -> None:
    """A and B checked to an all-in of 5: call 5 or fold, unless D completes: then raise."""
    game = flop({C: 5})
    game.play("2 checks, 3 checks, 4 all-in, 1 calls")
    assert may(game) == (5, [])
    assert game.refusal("2 raises 20").reason is Reason.SHORT_ALL_IN_NOT_REOPENED
    game.play("2 calls")
    assert may(game) == (5, [])
    game = flop({C: 5})
    game.play("2 checks, 3 checks, 4 all-in, 1 raises 20")
    assert may(game) == (20, [40])
    game.play("2 calls")
    assert may(game) == (20, [40])


@pytest.mark.rule("cooke-9.09.01", 3)
def test_a_short_raise_is_action_only() -> None:
    """A bets 20, B all-in 25: C may call 25 or complete to 40; A only calls 5, unless completed."""
    game = flop({B: 25}, seats=3)
    game.play("2 bets 20, 3 all-in")
    assert may(game) == (25, [40])
    game.play("1 calls")
    assert may(game) == (5, [])
    game = flop({B: 25}, seats=3)
    game.play("2 bets 20, 3 all-in, 1 raises 40")
    assert may(game) == (20, [60])


@pytest.mark.rule("cooke-9.09.01", 4)
def test_half_of_the_bet_of_the_street() -> None:
    """On the turn 15 is short: call 15 or complete to 40.  20 is half and may be raised."""
    game = turn({A: 15})
    game.play("2 all-in")
    assert may(game) == (15, [40])
    game = turn({A: 20})
    game.play("2 all-in")
    assert may(game) == (20, [60])


@pytest.mark.rule("cooke-9.09.01", 6)
def test_a_short_raise_of_the_blind() -> None:
    """Blinds 10 and 20: a call, then all-in 25: both blinds may complete to 40, the caller not."""
    game = Game(4, bets=(20, 40), stacks={1: 25})
    game.deal()
    game.play("4 calls, 1 all-in")
    assert may(game) == (15, [40])
    game.play("2 calls")
    assert may(game) == (5, [40])
    game.play("3 calls")
    assert game.to_act == 4
    assert may(game) == (5, [])
    game = Game(4, bets=(20, 40), stacks={1: 25})
    game.deal()
    game.play("4 calls, 1 all-in, 2 calls, 3 raises 40")
    assert may(game) == (20, [60])


@pytest.mark.rule("cooke-9.09.02", 4)
def test_half_a_bet_uses_one_of_the_wagers() -> None:
    """All-in 10, then 30, 50, 70 and 90 are the four raises: the next may only call 90."""
    game = flop({A: 10})
    game.play("2 all-in")
    for to in (30, 50, 70, 90):
        game.play(f"{game.to_act} raises {to}")
    assert may(game)[1] == []
    assert game.refusal(f"{game.to_act} raises 110").reason is Reason.RAISES_CAPPED


def test_a_short_stack_raises_as_far_as_it_goes() -> None:
    """With 35 facing 20, all-in 35 is the only raise; it adds 15 and counts as one."""
    game = flop({B: 35})
    game.play("2 bets 20")
    assert may(game) == (20, [35])
    assert game.refusal("3 raises 30").reason is Reason.NOT_THE_LIMIT_BET
    game.play("3 raises 40")
    assert game.player(3).bet == 35_00
    assert may(game) == (35, [55])


@pytest.mark.rule("cooke-9.09.01", 5)
@pytest.mark.parametrize(("settings", "more"), [({}, [50]), (FROM_LAST_AMOUNT, [])])
def test_two_short_raises_that_make_half_a_bet(settings: Overrides, more: list[int]) -> None:
    """A bets 20, B all-in 25, C all-in 30: A may raise to 50; measured from 25 he only calls 10."""
    game = flop({B: 25, C: 30}, settings)
    game.play("2 bets 20, 3 all-in, 4 all-in, 1 calls")
    assert may(game) == (10, more)
    if not more:
        refusal = game.refusal("2 raises 50")
        assert (refusal.reason, refusal.rule) == (
            Reason.SHORT_ALL_IN_NOT_REOPENED, "cooke-9.09.01"
        )  # fmt: skip


@pytest.mark.rule("cooke-9.09.01")
def test_nobody_is_left_who_could_call_a_raise() -> None:
    """After A's 20 both B and C are all-in and D folds: A calls 10 or folds, reopened or not."""
    game = flop({B: 25, C: 30})
    game.play("2 bets 20, 3 all-in, 4 all-in, 1 folds")
    assert (game.to_act, may(game)) == (A, (10, []))
    assert game.refusal("2 raises 50").reason is Reason.NO_ONE_LEFT_TO_RAISE


@pytest.mark.rule("cooke-9.09.01")
@pytest.mark.parametrize(("settings", "to"), [({}, 55), (FROM_LAST_AMOUNT, 40)])
def test_a_chain_of_short_raises(settings: Overrides, to: int) -> None:
    """20, all-in 25, 29 and 35: only the last is half a bet over the 20, and is raised to 55.

    Measured from the last amount none is, and 40 is still what completes them.
    """
    game = flop({B: 25, C: 29, 5: 35}, {"betting.min_unit": 1, **settings}, seats=5)
    game.play("2 bets 20, 3 all-in")
    assert may(game) == (25, [29])
    game.play("4 all-in, 5 all-in")
    assert may(game) == (35, [to])


@pytest.mark.rule("cooke-9.09.01")
def test_a_completion_is_full_however_little_it_adds() -> None:
    """Measured from the last amount too: 20, all-in 25 and 33, completed to 40: A may raise to 60.

    Nobody raises beyond that bet: with 41 he completes to 40 and keeps 1.
    """
    game = flop({B: 25, C: 33, 5: 41}, {"betting.min_unit": 1, **FROM_LAST_AMOUNT}, seats=5)
    game.play("2 bets 20, 3 all-in, 4 all-in, 5 all-in, 1 calls")
    assert (game.stack(5), game.player(5).is_all_in) == (1, False)
    assert may(game) == (20, [60])


@pytest.mark.rule("cooke-9.09.01", 7)
@pytest.mark.parametrize(
    ("settings", "raises"), [({}, (60, 80, 100, 120)), (COUNTED, (60, 80, 100))]
)
def test_whether_completing_a_raise_counts(settings: Overrides, raises: tuple[int, ...]) -> None:
    """A bets 20, B all-in 25, C completes to 40: four raises remain, or three by the alternate."""
    game = flop({B: 25}, settings)
    game.play("2 bets 20, 3 all-in, 4 raises 40")
    for to in raises:
        assert sizes(game) == [to]
        game.play(f"{game.to_act} raises {to}")
    assert sizes(game) == []
    assert game.refusal(f"{game.to_act} raises {raises[-1] + 20}").reason is Reason.RAISES_CAPPED


@pytest.mark.rule("cooke-9.09.01")
def test_completing_a_bet_or_a_bring_in_never_counts() -> None:
    """By the alternate too: an all-in bet or a bring-in of 5 is completed, and four raises left."""
    game = flop({A: 5}, COUNTED)
    game.play("2 all-in, 3 raises 20, 4 raises 40, 1 raises 60, 3 raises 80, 4 raises 100")
    assert sizes(game) == []
    game = stud(4, allin__completion_counts="when_completing_raise")
    game.deal()
    game.play(f"{game.to_act} brings in")
    game.play(f"{game.to_act} completes")
    for to in (30, 45, 60, 75):
        assert sizes(game) == [to]
        game.play(f"{game.to_act} raises {to}")
    assert sizes(game) == []


@pytest.mark.rule("cooke-9.09.01")
def test_one_who_checked_before_the_bet_may_complete_a_short_raise() -> None:
    """A checks, B bets 20, C all-in 25: A has still to answer the 20, so he may complete to 40."""
    game = flop({C: 25})
    game.play("2 checks, 3 bets 20, 4 all-in, 1 folds")
    assert (game.to_act, may(game)) == (A, (25, [40]))
    game.play("2 calls")
    assert (game.to_act, may(game)) == (B, (5, []))


@pytest.mark.rule("cooke-9.09.01")
def test_a_short_completion_counts_from_half_a_bet_on() -> None:
    """A bets 20, B all-in 25; C, all-in short of 40, counts with 30 and not with 29."""
    for stack, more in ((30, [50]), (29, [])):
        game = flop({B: 25, C: stack}, {"betting.min_unit": 1})
        game.play("2 bets 20, 3 all-in, 4 all-in, 1 calls")
        assert may(game) == (stack - 20, more)


@pytest.mark.rule("cooke-9.09.02", 1, 2, 5)
@pytest.mark.parametrize(
    ("settings", "over_10", "over_15", "on_the_turn"),
    [({}, 30, 35, 60), (COMPLETED_FIRST, 40, 40, 80)],
)
def test_half_a_bet_counts_as_a_bet(
    settings: Overrides, over_10: int, over_15: int, on_the_turn: int
) -> None:
    """All-in 10 or 15 of 20, 20 of 40: a whole bet on top of it, or of the completed bet."""
    game = flop({A: 10}, settings)
    game.play("2 all-in")
    assert may(game) == (10, [over_10])
    assert game.refusal("3 raises 20").reason is Reason.NOT_THE_LIMIT_BET
    game = flop({A: 15}, settings)
    game.play("2 all-in")
    assert may(game) == (15, [over_15])
    game = turn({A: 20}, settings)
    game.play("2 all-in")
    assert may(game) == (20, [on_the_turn])


@pytest.mark.rule("cooke-9.09.02", 3)
@pytest.mark.parametrize(("settings", "to"), [({}, 50), (COMPLETED_FIRST, 60)])
def test_half_a_raise_reopens_the_betting(settings: Overrides, to: int) -> None:
    """A bets 20, B all-in 30: A, who has acted, may call 10 more, or raise to 50, or to 60."""
    game = flop({B: 30}, settings, seats=3)
    game.play("2 bets 20, 3 all-in, 1 calls")
    assert may(game) == (10, [to])
    game.play(f"2 raises {to}")
    assert may(game) == (to - 30, [to + 20])


@pytest.mark.rule("cooke-9.09.02")
@pytest.mark.parametrize(("settings", "to"), [({}, 30), (COMPLETED_FIRST, 40)])
def test_a_short_raise_over_half_a_bet(settings: Overrides, to: int) -> None:
    """All-in 10, all-in 15: 5 more than half a bet is short; completed it is 30, or else 40.

    By the alternate the 10 counts as 20, and the 15 changes nothing.
    """
    game = flop({A: 10, B: 15}, settings)
    game.play("2 all-in, 3 all-in")
    assert may(game) == (15, [to])


@pytest.mark.rule("cooke-9.09.02")
def test_half_a_raise_counts_in_spread_limit_by_the_alternate_too() -> None:
    """2-10: 8, all-in 13: raised to 21 to 23; completed to 16 first, to 24 to 26."""
    for settings, totals in (({}, (21, 23)), (COMPLETED_FIRST, (24, 26))):
        game = spread(2, 10, stacks={3: 13}, seats=3, settings=settings)
        game.play("2 bets 8, 3 all-in")
        assert span(game) == totals
