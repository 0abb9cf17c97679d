"""Sizes of bets and raises in no limit: Cooke 8.01 to 8.01.03."""

import pytest

from core.hand import events as h
from core.refusal import Reason
from tests.play import Game


def on_the_flop(
    stacks: dict[int, int] | None = None,
    *,
    seats: int = 3,
    accumulate: bool = False,
    min_open: int = 0,
) -> Game:
    """Everybody has called the 10; the first to act on the flop is seat 1, then 2, then 3."""
    game = Game(
        seats,
        button=seats,
        blinds=(5, 10),
        stack=1010,
        stacks={seat: stack + 10 for seat, stack in (stacks or {}).items()},
        settings={
            "allin.short_raises_accumulate": accumulate,
            "betting.min_open": min_open,
        },
    )
    game.deal()
    game.play("all call" if not min_open else "3 calls, 1 calls, 2 checks")
    assert (game.hand.street, game.to_act) == (1, 1)
    return game


@pytest.mark.rule("cooke-8.01", 1)
def test_the_stack_is_the_only_upper_limit() -> None:
    """1,235 bet into a pot of 15 is taken."""
    game = Game(3, button=3, blinds=(2, 5), stack=1240)
    game.deal()
    game.play("all call")
    assert (game.pot, game.stack(1)) == (15, 1235)
    game.play("1 bets 1235")
    assert game.last(h.BetMade).to == 1235_00
    assert game.last(h.BetMade).is_all_in


@pytest.mark.rule("cooke-8.01", 2)
@pytest.mark.parametrize("said", ["1 bets 1300", "1 bets 1235", "1 all-in"])
def test_more_than_the_stack_is_all_of_it(said: str) -> None:
    """A bet of 1,300 with a stack of 1,235 binds for all of it and is announced as all-in."""
    game = Game(3, button=3, blinds=(2, 5), stack=1240)
    game.deal()
    game.play("all call")
    game.play(said)
    bet = game.last(h.BetMade)
    assert (bet.to, bet.is_all_in) == (1235_00, True)
    assert game.stack(1) == 0


@pytest.mark.rule("cooke-8.01.01", 1)
def test_there_is_no_cap() -> None:
    """Three players: 10, 20, 40, 80, 160, 320, 640 are all taken."""
    game = on_the_flop()
    game.play("1 bets 10, 2 raises 20, 3 raises 40, 1 raises 80, 2 raises 160, 3 raises 320")
    game.play("1 raises 640")
    assert game.hand.wager == 640_00


@pytest.mark.rule("cooke-8.01.02", 1)
def test_the_smallest_bet() -> None:
    """Minimum 10: a bet of 8 is refused, an all-in for 8 is not."""
    game = on_the_flop()
    refusal = game.refusal("1 bets 8")
    assert refusal.reason is Reason.BET_TOO_SMALL
    assert (refusal.facts["typed"], refusal.facts["least"]) == (8_00, 10_00)
    game = on_the_flop({1: 8})
    assert (game.menu.raise_min, game.menu.raise_max) == (8_00, 8_00)
    game.play("1 bets 8")
    assert game.last(h.BetMade).is_all_in


@pytest.mark.rule("cooke-8.01.02", 2)
def test_a_raise_adds_at_least_the_bet() -> None:
    """Over 50 a raise to 80 is refused, one to 100 is not, and the next must be to 150."""
    game = on_the_flop()
    game.play("1 bets 50")
    refusal = game.refusal("2 raises 80")
    assert refusal.reason is Reason.RAISE_TOO_SMALL
    assert refusal.facts["least"] == 100_00
    game.play("2 raises 100")
    assert game.menu.raise_min == 150_00
    assert game.refusal("3 raises 149").reason is Reason.RAISE_TOO_SMALL
    game.play("3 raises 150")


@pytest.mark.rule("cooke-8.01.02", 3)
@pytest.mark.parametrize(
    ("script", "least"),
    [("1 bets 50, 2 raises 180", 310), ("1 bets 50, 2 raises 100, 3 raises 180", 260)],
)
def test_a_raise_adds_at_least_the_last_raise(script: str, least: int) -> None:
    """The last raise of the round counts: 130 more after 50 to 180, 80 more after 100 to 180."""
    game = on_the_flop()
    game.play(script)
    assert game.menu.raise_min == least * 100
    assert game.refusal(f"{game.to_act} raises {least - 1}").reason is Reason.RAISE_TOO_SMALL
    game.play(f"{game.to_act} raises {least}")


@pytest.mark.rule("cooke-8.01.02", 4)
def test_the_first_raise_before_the_flop() -> None:
    """Blinds 5/10: the first raise is at least to 20."""
    game = Game(3, button=1, blinds=(5, 10))
    game.deal()
    assert game.menu.raise_min == 20_00
    assert game.refusal("1 raises 19").reason is Reason.RAISE_TOO_SMALL
    game.play("1 raises 20")


@pytest.mark.rule("cooke-8.01.02")
def test_the_house_may_ask_for_a_larger_opening() -> None:
    """With ``betting.min_open`` 30 at 5/10 a bet is at least 30, and so is the first raise."""
    game = Game(3, button=1, blinds=(5, 10), settings={"betting.min_open": 30})
    game.deal()
    assert game.menu.raise_min == 30_00
    game = on_the_flop(min_open=30)
    assert game.menu.raise_min == 30_00


def short_all_in() -> Game:
    """P1 bets 100, P2 raises to 200, P3 is all-in for 260; P1 to act."""
    game = on_the_flop({3: 260})
    game.play("1 bets 100, 2 raises 200, 3 all-in")
    assert game.hand.wager == 260_00
    return game


@pytest.mark.rule("cooke-8.01.03", 1)
def test_a_short_raise_does_not_reopen() -> None:
    """P1 calls 260: P2 was not raised in full, so he may call 60 or fold."""
    game = short_all_in()
    game.play("1 calls")
    assert (game.to_act, game.menu.call, game.menu.may_raise) == (2, 60_00, False)
    for raise_ in ("2 raises 360", "2 all-in"):
        refusal = game.refusal(raise_)
        assert refusal.reason is Reason.SHORT_ALL_IN_NOT_REOPENED
        assert (refusal.rule, refusal.facts["call"]) == ("cooke-8.01.03", 60_00)
    game.play("2 calls")
    assert game.hand.street == 2


@pytest.mark.rule("cooke-8.01.03", 2)
def test_a_full_raise_reopens_for_everyone() -> None:
    """P1, fully raised by P2, may raise to 360; then P2 may raise to at least 460."""
    game = short_all_in()
    assert game.menu.raise_min == 360_00
    game.play("1 raises 360")
    assert (game.to_act, game.menu.call, game.menu.raise_min) == (2, 160_00, 460_00)
    game.play("2 raises 460")


@pytest.mark.rule("cooke-8.01.03", 3)
def test_who_checked_may_not_raise_a_short_bet() -> None:
    """P1 checked and may call the all-in of 6 or fold; P3 may also raise to 16 or more."""
    game = on_the_flop({2: 6})
    game.play("1 checks, 2 all-in")
    assert (game.to_act, game.menu.call, game.menu.raise_min) == (3, 6_00, 16_00)
    assert game.refusal("3 raises 15").reason is Reason.RAISE_TOO_SMALL
    game.play("3 calls")
    assert (game.to_act, game.menu.call) == (1, 6_00)
    assert game.refusal("1 raises 16").reason is Reason.SHORT_ALL_IN_NOT_REOPENED
    game.play("1 calls")
    game = on_the_flop({2: 6})
    game.play("1 checks, 2 all-in, 3 raises 16")
    assert game.menu.raise_min == 26_00


@pytest.mark.rule("cooke-8.01.03", 4)
@pytest.mark.parametrize(
    ("accumulate", "last_all_in", "may_raise"),
    [(False, 190, False), (False, 210, False), (True, 190, False), (True, 210, True)],
)
def test_two_short_raises(accumulate: bool, last_all_in: int, may_raise: bool) -> None:
    """After 100, 150 and 190 all-in P1 may only call 90; a house may let 210 reopen for him."""
    game = on_the_flop({2: 150, 3: last_all_in}, seats=4, accumulate=accumulate)
    game.play("1 bets 100, 2 all-in, 3 all-in, 4 calls")
    assert (game.to_act, game.menu.call) == (1, (last_all_in - 100) * 100)
    assert game.menu.may_raise is may_raise
    if may_raise:
        assert game.menu.raise_min == 310_00
