"""Chips that go dead into the pot: Cooke 10.06, the USPC laws and Hoyle."""

import pytest

from core.chips import whole
from core.engine.chips.cashier import postings
from core.hand import commands as c
from core.hand import events as h
from core.house.settings import Overrides
from core.refusal import Reason
from core.table.commands import CallOff
from tests.amounts import facing, facing_20, limit_flop, no_limit_flop
from tests.play import Game, chips, person
from tests.said import refused, say

HOYLE: Overrides = {"betting.announced_amount": "call_only"}


def home(settings: Overrides, seats: int = 3) -> Game:
    """Limit 5-10 on the flop, 5 called by all; seat 2 is first."""
    game = Game(seats, bets=(5, 10), settings={"betting.min_unit": 1, **settings})
    game.deal()
    game.play("all call")
    assert game.to_act == 2
    return game


@pytest.mark.rule("cooke-10.06", 4)
def test_a_raise_begun_may_be_left() -> None:
    """Facing 20, 30 typed: a question; raise to 40, or leave 10: a call, and the pot gains 30."""
    house: Overrides = {"betting.incomplete_raise": "complete_or_forfeit"}
    game = facing_20(house)
    refusal = refused(game, "30")
    assert refusal.reason is Reason.FORFEIT_OR_COMPLETE
    assert (refusal.facts["to"], refusal.facts["call"], refusal.facts["surplus"]) == (
        40_00, 20_00, 10_00,
    )  # fmt: skip
    before = game.pot
    game.do(c.PutIn(person(3), whole(30), surplus_forfeited=True))
    assert game.pot - before == 30
    assert (game.stack(3), chips(game.player(3).bet), game.hand.wager) == (950, 20, 20_00)
    game = facing_20(house)
    game.do(c.PutIn(person(3), whole(30), surplus_forfeited=False))
    assert chips(game.last(h.Raised).to) == 40


@pytest.mark.rule("cooke-10.06", 4)
def test_chips_enough_for_the_raise_are_not_asked_about() -> None:
    """40 facing 20 is a raise to 40, and 25 a call, whatever the house lets him leave."""
    game = facing_20({"betting.incomplete_raise": "complete_or_forfeit"})
    say(game, "40")
    assert chips(game.last(h.Raised).to) == 40
    game = facing_20({"betting.incomplete_raise": "complete_or_forfeit"})
    say(game, "25")
    assert not game.all(h.ChipsForfeited)


@pytest.mark.rule("uspc-law-insufficient-bet", 1)
def test_a_raise_too_small_is_a_call_and_a_forfeit() -> None:
    """Limit 5, bet 5, raise to 7: a call of 5, and 2 go dead into the pot."""
    game = home({"betting.short_raise": "call_and_forfeit"})
    game.play("2 bets 5")
    before = game.pot
    say(game, "raise 7")
    assert chips(game.last(h.Called).more) == 5
    assert chips(game.last(h.ChipsForfeited).amount) == 2
    assert (game.pot - before, game.stack(3)) == (7, 1000 - 5 - 7)


@pytest.mark.rule("uspc-law-insufficient-bet", 2)
def test_by_cooke_chips_are_read_and_the_word_wins() -> None:
    """Limit 5, bet 5: a bare 7 is under 7.5 and calls; ``raise 7`` is a raise to 10."""
    game = home({})
    game.play("2 bets 5")
    say(game, "7")
    assert chips(game.last(h.Called).more) == 5
    assert not game.all(h.ChipsForfeited)
    game = home({})
    game.play("2 bets 5")
    say(game, "raise 7")
    assert (chips(game.last(h.Raised).to), chips(game.last(h.Raised).announced)) == (10, 7)


@pytest.mark.rule("uspc-law-insufficient-bet")
def test_no_limit_raises_too_small_are_forfeited_too() -> None:
    """Facing 100, ``raise 150`` where 200 is the least: a call of 100, 50 dead."""
    game = facing(100, {"betting.short_raise": "call_and_forfeit"})
    say(game, "raise 150")
    assert chips(game.last(h.Called).more) == 100
    assert chips(game.last(h.ChipsForfeited).amount) == 50


@pytest.mark.rule("uspc-law-bet-above-limit", 1)
def test_what_is_above_the_limit_is_forfeited() -> None:
    """Limit 10, a bet of 14: it counts as 10, and 4 go dead into the pot."""
    game = home({"betting.over_limit": "forfeit_excess"})
    game.play("all check")
    before = game.pot
    say(game, "bet 14")
    assert chips(game.last(h.BetMade).to) == 10
    assert chips(game.last(h.ChipsForfeited).amount) == 4
    assert (game.pot - before, game.stack(2)) == (14, 995 - 14)


@pytest.mark.rule("uspc-law-bet-above-limit", 2)
def test_what_is_above_the_limit_is_corrected_down() -> None:
    """By Cooke the same bet counts as 10, and 4 stay in the stack."""
    game = home({})
    game.play("all check")
    say(game, "bet 14")
    assert (chips(game.last(h.BetMade).to), game.stack(2)) == (10, 985)
    assert not game.all(h.ChipsForfeited)


@pytest.mark.rule("uspc-law-bet-above-limit", 3)
def test_what_nobody_can_call_comes_back() -> None:
    """A bets 100, his only caller has 40: 60 return to A."""
    game = Game(2, button=1, blinds=(5, 10), stacks={1: 210, 2: 50})
    game.deal()
    game.play("1 calls, 2 checks, 2 checks, 1 bets 100, 2 calls")
    assert game.last(h.UncalledReturned) == h.UncalledReturned(game.hand.button, whole(60))  # type: ignore[arg-type]


@pytest.mark.rule("uspc-law-bet-above-limit")
def test_an_overbet_of_pot_limit_is_forfeited_above_the_pot() -> None:
    """Pot 30, a bet of 50: it counts as 30, and 20 go dead."""
    from core.games.spec import Structure  # noqa: PLC0415

    house: Overrides = {"betting.over_limit": "forfeit_excess"}
    game = no_limit_flop(house, structure=Structure.POT_LIMIT)
    say(game, "bet 50")
    assert chips(game.last(h.BetMade).to) == 30
    assert chips(game.last(h.ChipsForfeited).amount) == 20
    assert game.pot == 80


@pytest.mark.rule("hoyle-incorrect-announcement", 1)
@pytest.mark.rule("uspc-law-string-bet")
def test_an_announced_raise_is_made_up() -> None:
    """Facing 10, ``raise 20`` with 15 put in: made up to 20."""
    game = facing(10)
    say(game, "raise 20, 15")
    assert chips(game.last(h.Raised).to) == 20
    assert not game.all(h.ChipsForfeited)


@pytest.mark.rule("hoyle-incorrect-announcement", 2)
def test_by_hoyle_an_announced_raise_put_in_short_is_a_call() -> None:
    """Facing 10, ``raise 20`` with 15 put in: a call of 10, 5 forfeited."""
    game = facing(10, HOYLE)
    say(game, "raise 20, 15")
    assert chips(game.last(h.Called).more) == 10
    assert chips(game.last(h.ChipsForfeited).amount) == 5
    assert game.pot == 30 + 10 + 15


@pytest.mark.rule("hoyle-incorrect-announcement")
@pytest.mark.parametrize(("put_in", "raised"), [("20", True), ("25", True), ("7", False)])
def test_by_hoyle_as_much_as_announced_raises_and_less_than_a_call_calls(
    put_in: str, raised: bool
) -> None:
    """20 or more put in is the raise; 7 is made up to a call, and nothing is forfeited."""
    game = facing(10, HOYLE)
    say(game, f"raise 20, {put_in}")
    assert bool(game.all(h.Raised)) is raised
    assert not game.all(h.ChipsForfeited)
    assert chips(game.player(2).bet) == (20 if raised else 10)


def test_forfeited_chips_are_in_the_main_pot() -> None:
    """One who is all-in for the blind can win what another forfeits on the flop."""
    game = Game(
        3, bets=(5, 10), stacks={1: 5},
        settings={"betting.min_unit": 1, "betting.over_limit": "forfeit_excess"},
    )  # fmt: skip
    game.deal()
    game.play("1 all-in, 2 calls, 3 checks")
    say(game, "bet 9")
    game.play("3 calls")
    assert game.pots == [(19, (1, 2, 3)), (10, (2, 3))]


def test_a_void_hand_gives_forfeits_back() -> None:
    """Called off, the hand gives everybody all he put in, the dead chips too."""
    game = limit_flop({"betting.over_limit": "forfeit_excess"})
    say(game, "bet 45")
    assert game.stack(2) == 1000 - 20 - 45
    game.do(CallOff(person(1)))
    refunds = {one.seat: chips(one.amount) for one in game.last(h.HandVoided).refunds}
    assert refunds == {1: 20, 2: 65, 3: 20, 4: 20}


def test_forfeited_chips_are_posted() -> None:
    """The ledger moves them from the stack to the pot."""
    game = limit_flop({"betting.over_limit": "forfeit_excess"})
    before = game.table
    caused = say(game, "bet 45")
    moves = [(one.kind.value, chips(one.amount)) for one in postings(before, caused)]
    assert moves == [("bet", 20), ("forfeit", 25)]


def test_who_forfeits_his_last_chips_is_all_in() -> None:
    """A stack of 45 after the blind: a bet of 45 on the flop leaves him all-in, and not to act."""
    game = limit_flop({"betting.over_limit": "forfeit_excess"}, seats=3, stack=65)
    say(game, "bet 45")
    assert (game.stack(2), game.player(2).is_all_in) == (0, True)
    game.play("3 raises 40, 1 calls")
    assert game.pots[0] == (60 + 25 + 60, (1, 2, 3))
    assert game.hand.street == 2
