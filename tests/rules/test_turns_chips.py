"""Chips bet out of turn: by the USPC laws they stand, by Hoyle they are good for a call alone."""

import pytest
from msgspec.structs import replace

from core.chips import Chips, whole
from core.hand import events as h
from core.hand.commands import Fold, PutIn
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table.commands import KillHand
from tests.play import ADMIN, Game, person
from tests.rules.jackpots import deal, jackpots
from tests.turns import flop

USPC: Overrides = {"betting.chips_out_of_turn": "stand", "betting.min_unit": 1}
HOYLE: Overrides = {"betting.chips_out_of_turn": "call_only", "betting.min_unit": 1}
LIMIT = (10, 20)


def put_in(game: Game, seat: int, amount: int) -> None:
    """The player at ``seat`` puts in ``amount`` without a word."""
    game.do(PutIn(person(seat), whole(amount)))


def faced(settings: Overrides, bet: int, early: int, bets: tuple[int, ...] = LIMIT) -> Game:
    """Seat 5 puts in ``early`` before his turn; then seat 3 bets ``bet`` and seat 4 calls."""
    game = flop(settings, bets=bets)
    before = game.pot
    put_in(game, 5, early)
    assert (game.pot, game.stack(5)) == (before + early, 1000 - before // 5 - early)
    game.play(f"3 bets {bet}, 4 calls")
    return game


@pytest.mark.rule("uspc-law-bet-out-of-turn", 1)
@pytest.mark.parametrize(("answer", "stack", "pot"), [("5 calls", 980, 80), ("5 folds", 986, 74)])
def test_too_few_chips(answer: str, stack: int, pot: int) -> None:
    """Facing 10 with 4 in: he adds 6 to call, or drops and loses the 4; he may do nothing else."""
    game = faced(USPC, 10, 4)
    assert (game.to_act, game.menu.call, game.menu.raise_max) == (5, 6_00, 0)
    assert game.refusal("5 raises 20").reason is Reason.EARLY_CHIPS_ONLY_CALL
    assert game.refusal("5 checks").reason is Reason.FACING_BET
    game.play(answer)
    assert (game.stack(5), game.pot) == (stack, pot)
    assert game.to_act == 1


@pytest.mark.rule("uspc-law-bet-out-of-turn", 1)
@pytest.mark.parametrize("amount", [6, 500])
def test_what_is_missing_may_be_put_in_without_a_word(amount: int) -> None:
    """Facing 10 with 4 in he puts in 6 more, or a handful: that is one call of 10, and no raise."""
    game = faced(USPC, 10, 4)
    put_in(game, 5, amount)
    assert (game.last(h.Called).seat, game.last(h.Called).more) == (5, 10_00)
    assert (game.stack(5), game.pot, game.player(5).bet, game.to_act) == (980, 80, 10_00, 1)


@pytest.mark.rule("uspc-law-bet-out-of-turn", 1)
def test_dropping_and_taking_it_back() -> None:
    """He drops with 4 in and takes that back: 6 are still enough to call the 10."""
    game = faced(USPC, 10, 4)
    game.play("5 folds")
    assert game.view().hand.escrow == ()  # type: ignore[union-attr]
    game.play("5 undoes")
    assert (game.to_act, game.menu.call) == (5, 6_00)
    game.play("5 calls, 1 folds, 2 folds")
    assert (game.stack(5), game.pot, game.hand.street) == (980, 80, 2)


@pytest.mark.rule("uspc-law-bet-out-of-turn", 1)
def test_just_a_call() -> None:
    """Facing 10 with 10 in he has called, and is not asked."""
    game = faced(USPC, 10, 10)
    assert (game.to_act, game.player(5).bet, game.stack(5)) == (1, 10_00, 980)
    assert game.last(h.Called).seat == 5


@pytest.mark.rule("uspc-law-bet-out-of-turn", 1)
def test_a_raise_by_the_excess() -> None:
    """Facing 10 with 15 in he has raised by 5 and no more; the others have 15 to call."""
    game = faced(USPC, 10, 15)
    raised = game.last(h.Raised)
    assert (raised.seat, raised.to, raised.by) == (5, 15_00, 5_00)
    assert (game.to_act, game.menu.call) == (1, 15_00)


@pytest.mark.rule("uspc-law-bet-out-of-turn", 1)
def test_a_bet_above_the_limit() -> None:
    """Nobody has bet before him and the limit is 10: of 14 in, 10 are a bet and 4 are dead."""
    game = flop(USPC, bets=LIMIT)
    put_in(game, 5, 14)
    game.play("3 checks, 4 checks")
    assert (game.last(h.BetMade).seat, game.last(h.BetMade).to) == (5, 10_00)
    assert (game.last(h.ChipsForfeited).seat, game.last(h.ChipsForfeited).amount) == (5, 4_00)
    assert (game.to_act, game.menu.call, game.stack(5), game.pot) == (1, 10_00, 976, 64)
    game.play("1 calls, all fold to 5")
    assert game.pots[0] == (74, (1, 5))


@pytest.mark.rule("uspc-law-bet-out-of-turn")
def test_an_early_call_moves_its_chips_at_once() -> None:
    """A call out of turn goes into the pot; the message says so, and it stays there."""
    game = flop(USPC)
    game.play("3 bets 20, 5 calls")
    put = game.last(h.ChipsPutEarly)
    assert (put.seat, put.amount, game.pot) == (5, 20_00, 140)
    assert game.refusal("5 raises 100").reason is Reason.CHIPS_STAND
    game.play("4 raises 60")
    assert (game.to_act, game.menu.call) == (5, 40_00)


@pytest.mark.rule("uspc-law-bet-out-of-turn")
def test_everything_else_all_in() -> None:
    """More than his stack means all of it, and the whole of it calls when that is too few."""
    game = Game(3, button=1, stacks={1: 35}, settings=USPC)
    game.deal()
    game.play("all call")
    put_in(game, 1, 100)
    game.play("2 bets 40, 3 calls")
    assert (game.hand.street, game.player(1).is_all_in) == (2, True)
    assert game.pots == [(105, (1, 2, 3)), (50, (2, 3))]


@pytest.mark.rule("uspc-law-bet-out-of-turn")
def test_chips_in_the_pot_can_answer_a_raise() -> None:
    """His whole stack lies in the pot before his turn: the others may bet against it."""
    game = Game(4, button=1, stacks={2: 20}, settings={**USPC, "betting.checking_out": True})
    game.deal()
    game.play("all call, 1 all-in, 3 folds")
    assert (game.to_act, game.stack(1), game.menu.may_raise) == (4, 0, True)
    game.play("4 bets 100")
    assert (game.last(h.Raised).seat, game.last(h.Raised).to) == (1, 980_00)


@pytest.mark.rule("uspc-law-bet-out-of-turn")
def test_a_bet_that_nobody_waits_for() -> None:
    """Everybody folds before his turn: the chips are his with the pot."""
    game = flop(USPC, seats=3)
    put_in(game, 2, 50)
    for seat in (3, 1):
        game.play(f"{seat} bets 20" if seat == 3 else f"{seat} folds")
    assert game.last(h.Raised).to == 50_00
    game.play("3 folds")
    assert not game.table.is_in_hand
    assert [game.stack(seat) for seat in (1, 2, 3)] == [980, 1060, 960]


@pytest.mark.rule("hoyle-bet-out-of-turn", 1)
def test_by_hoyle_the_excess_is_dead() -> None:
    """Seat 5 has 10 in and faces 6: he has called, 4 are dead in the pot, and it is no raise."""
    game = faced(HOYLE, 20, 26, bets=())
    assert game.last(h.Called).more == 20_00
    assert game.last(h.ChipsForfeited).amount == 6_00
    assert (game.to_act, game.menu.call, game.player(5).bet) == (1, 20_00, 20_00)
    game = flop(HOYLE, bets=(6, 12))
    put_in(game, 5, 10)
    game.play("3 bets 6, 4 calls")
    assert game.last(h.ChipsForfeited).amount == 4_00
    assert (game.to_act, game.menu.call, game.all(h.Raised)) == (1, 6_00, [])


@pytest.mark.rule("hoyle-bet-out-of-turn", 2)
@pytest.mark.parametrize(("answer", "stack"), [("5 calls", 970), ("5 folds", 975)])
def test_by_hoyle_he_may_add_what_is_missing(answer: str, stack: int) -> None:
    """Facing 15 with 10 in he adds 5, or drops and loses the 10."""
    game = flop(HOYLE, bets=(15, 30))
    put_in(game, 5, 10)
    game.play("3 bets 15, 4 calls")
    assert (game.to_act, game.menu.call, game.menu.may_raise) == (5, 5_00, False)
    assert game.refusal("5 raises 30").reason is Reason.EARLY_CHIPS_ONLY_CALL
    game.play(answer)
    assert game.stack(5) == stack


@pytest.mark.rule("hoyle-bet-out-of-turn")
def test_by_hoyle_what_called_nothing_is_dead() -> None:
    """Nobody bets: he has checked, and at the end of the round his chips are dead in the pot."""
    game = flop(HOYLE)
    put_in(game, 5, 30)
    game.play("3 checks, 4 checks")
    assert (game.to_act, game.player(5).last is not None) == (1, True)
    game.play("1 checks, 2 checks")
    assert (game.hand.street, game.last(h.ChipsForfeited).amount) == (2, 30_00)
    assert game.pots == [(130, (1, 2, 3, 4, 5))]
    later = flop(HOYLE)
    put_in(later, 5, 30)
    later.play("3 checks, 4 checks, 1 bets 30, 2 folds, 3 folds, 4 folds")
    assert (later.hand.street, later.stack(5), later.pots) == (2, 950, [(160, (1, 5))])


@pytest.mark.rule("uspc-law-bet-out-of-turn")
def test_impossible_chips() -> None:
    """None, and no whole units; a fold and a check out of turn are words and no chips."""
    game = flop(USPC)
    assert game.refused(PutIn(person(5), whole(0))).reason is Reason.AMOUNT_NOT_POSITIVE
    odd = PutIn(person(5), Chips(1_50))
    assert game.refused(odd).reason is Reason.WAGER_NOT_WHOLE_UNITS
    game.play("3 bets 20")
    game.do(Fold(person(5)))
    assert game.last(h.SaidEarly).seat == 5


@pytest.mark.rule("uspc-law-bet-out-of-turn")
def test_chips_that_stand_are_not_asked_about_again() -> None:
    """Where wagers are confirmed, chips in the pot bet by themselves and the hand goes on."""
    game = flop({**USPC, "betting.commit": "on_confirm"})
    put_in(game, 5, 30)
    game.play("3 checks, 4 checks")
    assert (game.last(h.BetMade).seat, game.last(h.BetMade).to, game.to_act) == (5, 30_00, 1)


@pytest.mark.rule("hoyle-bet-out-of-turn")
def test_chips_that_come_to_no_legal_act_are_his_again() -> None:
    """Nothing to call, and nobody may pass: his chips are good for no act, so he has his choice."""
    rules = {"draw.unopened_action": "bet_or_fold", "draw.openers_check": "honor"}
    game = jackpots(4, settings={**HOYLE, **rules})
    deal(game)
    pot, stack = game.pot, game.stack(4)
    put_in(game, 4, 10)
    assert (game.pot, game.stack(4)) == (pot + 10, stack - 10)
    game.play("2 folds, 3 folds")
    assert (game.to_act, game.pot, game.stack(4), game.menu.may_raise) == (4, pot, stack, True)


@pytest.mark.rule("uspc-law-bet-out-of-turn")
def test_chips_put_in_early_need_openers_too() -> None:
    """Who has nothing to open with is warned before his chips go in, as he is in his turn."""
    game = jackpots(4, settings={**USPC, "draw.openers_check": "warn"})
    deal(game)
    early = PutIn(person(4), whole(10))
    assert game.refused(early).reason is Reason.OPENERS_WARNING
    game.do(replace(early, confirmed=True))
    game.play("2 checks, 3 checks")
    assert (game.last(h.BetMade).seat, game.to_act) == (4, 1)


@pytest.mark.rule("uspc-law-bet-out-of-turn")
def test_chips_in_the_pot_outlast_a_ruling() -> None:
    """Nobody has acted yet, the floor kills a hand and the round begins anew: his chips count."""
    game = flop(USPC)
    put_in(game, 5, 30)
    game.do(KillHand(ADMIN, Seat(4)))
    game.play("3 checks")
    assert (game.last(h.BetMade).seat, game.last(h.BetMade).to, game.stack(5)) == (5, 30_00, 950)
