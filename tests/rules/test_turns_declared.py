"""Declarations out of turn: Cooke 10.01, 10.08, 10.09, and the USPC laws on turns."""

import pytest

from core.chips import whole
from core.hand import events as h
from core.hand.commands import AnnounceRaise, PutIn, TakeTime
from core.hand.state import Act
from core.house.settings import Overrides
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.commands import CallOff
from tests.play import ADMIN, Game, person
from tests.rules.jackpots import deal, jackpots
from tests.said import not_understood, read
from tests.turns import flop, held

VOID: Overrides = {"betting.out_of_turn": "void_announcement"}
REFUSED: Overrides = {"betting.out_of_turn": "refuse"}


@pytest.mark.rule("cooke-10.01", 1)
@pytest.mark.rule("uspc-law-fold", 1)
@pytest.mark.parametrize("may_check_out", [False, True])
def test_checking_out(may_check_out: bool) -> None:
    """On the flop nobody has bet: a fold is a check; where the house allows it, a dead hand."""
    game = flop({"betting.checking_out": may_check_out}, to=4)
    game.play("4 folds")
    assert [type(event) for event in game.of_hand(h.Folded)] == [h.Folded] * may_check_out
    assert game.player(4).is_in != may_check_out
    assert game.to_act == 5


@pytest.mark.rule("cooke-10.01", 2)
def test_a_raise_before_the_turn_moves_nothing() -> None:
    """Seat 6 raises while seat 4 is to act: pot, stacks and turn stay, the raise is held."""
    game = flop(seats=6, to=3)
    game.play("3 bets 40")
    pot, stack, hand = game.pot, game.stack(6), game.hand
    game.play("6 raises 100")
    assert (game.pot, game.stack(6), game.to_act) == (pot, stack, 4)
    assert game.hand.action == hand.action
    said = game.last(h.SaidEarly)
    assert (said.seat, said.act, said.to, said.wager, said.binds) == (
        6, Act.RAISE, 100_00, 40_00, True
    )  # fmt: skip
    assert held(game)[6].to == 100_00


@pytest.mark.rule("cooke-10.08", 1)
@pytest.mark.rule("uspc-law-announcement-out-of-turn", 2)
def test_a_check_before_the_turn_binds_until_somebody_bets() -> None:
    """Seat 5 checks early: he checks when seats 3 and 4 have; a bet of seat 4 sets him free."""
    game = flop()
    game.play("5 checks, 3 checks, 4 checks")
    assert game.to_act == 1
    assert [event.seat for event in game.of_hand(h.HeldTo)] == [5]
    assert [event.seat for event in game.of_hand(h.Checked)][-3:] == [3, 4, 5]
    for answer in ("5 folds", "5 calls", "5 raises 40"):
        free = flop()
        free.play("5 checks, 3 checks, 4 bets 20")
        assert free.to_act == 5
        assert free.last(h.Released).seat == 5
        free.play(answer)


@pytest.mark.rule("cooke-10.08", 2)
def test_a_bet_before_the_turn_binds_until_somebody_bets() -> None:
    """Limit: seat 5 bets 20 early and bets when 3 and 4 check; a bet before him sets him free."""
    game = flop(bets=(20, 40))
    game.do(read(game, 5, "bet 20"))
    game.play("3 checks, 4 checks")
    made = game.last(h.BetMade)
    assert (made.seat, made.to, game.to_act) == (5, 20_00, 1)
    free = flop(bets=(20, 40))
    free.do(read(free, 5, "bet 20"))
    free.play("3 bets 20, 4 folds")
    assert (free.to_act, free.last(h.Released).seat, held(free)) == (5, 5, {})
    assert free.menu.sizes == (40_00,)


@pytest.mark.rule("cooke-10.08", 3)
@pytest.mark.rule("cooke-10.02", 4)
def test_a_call_before_the_turn_binds_until_somebody_raises() -> None:
    """Facing 20: seat 5 calls when seat 4 has; once seat 4 raises to 40 he may do anything."""
    game = flop(bets=(20, 40))
    game.play("3 bets 20, 5 calls, 4 calls")
    assert game.last(h.Called).seat == 5
    assert (game.to_act, game.stack(5)) == (1, 960)
    for answer, left in (("5 folds", 980), ("5 calls", 940), ("5 raises 60", 920)):
        free = flop(bets=(20, 40))
        free.play("3 bets 20, 5 calls, 4 raises 40")
        assert (free.to_act, free.stack(5)) == (5, 980)
        free.play(answer)
        assert free.stack(5) == left


@pytest.mark.rule("cooke-10.08", 4)
@pytest.mark.rule("uspc-betting-turn-order", 2)
@pytest.mark.parametrize("line", ["2 folds", "2 calls", "2 raises 100"])
def test_refused_before_the_turn(line: str) -> None:
    """Where nothing is taken early it is refused in private, without a trace; in turn he may."""
    game = flop(REFUSED, to=5)
    game.play("5 bets 20")
    refusal = game.refusal(line)
    assert (refusal.reason, refusal.facts["seat"]) == (Reason.NOT_YOUR_TURN, 1)
    assert not game.hand.early.held
    game.play("1 calls, 2 calls")


@pytest.mark.rule("cooke-10.08", 5)
@pytest.mark.rule("uspc-law-announcement-out-of-turn", 1)
@pytest.mark.parametrize(
    ("said", "done"),
    [("5 calls", "5 folds"), ("5 calls", "5 raises 60"), ("5 folds", "5 raises 60")],
)
def test_void_before_the_turn(said: str, done: str) -> None:
    """Shown and not booked: in turn he may fold, call or raise although nothing has changed."""
    game = flop(VOID)
    game.play(f"3 bets 20, {said}")
    assert not game.last(h.SaidEarly).binds
    game.play("4 calls")
    assert game.to_act == 5
    game.play(done)


@pytest.mark.rule("uspc-betting-turn-order", 1)
def test_the_turn_passes_to_the_left() -> None:
    """Five seats, seat 4 is the first bettor: the action goes 4, 5, 1, 2, 3."""
    game = flop(to=4)
    before = len(game.order)
    game.play("4 checks, 5 checks, 1 checks, 2 checks")
    assert game.order[before - 1 :] == [4, 5, 1, 2, 3]


@pytest.mark.rule("uspc-law-pass-out-of-turn", 2)
def test_a_fold_before_the_turn_is_a_declaration() -> None:
    """He folds at his turn while he faces the same price, and is free once it has changed."""
    game = flop()
    game.play("3 bets 20, 5 folds")
    assert game.player(5).is_in
    game.play("4 calls")
    assert (game.last(h.Folded).seat, game.to_act) == (5, 1)
    free = flop()
    free.play("3 bets 20, 5 folds, 4 raises 60, 5 calls")
    assert free.last(h.Called).seat == 5


@pytest.mark.rule("cooke-10.08")
def test_he_is_held_to_the_first_thing_he_has_said() -> None:
    """A second declaration is refused while the price stands, and taken once it has changed."""
    game = flop(seats=6)
    game.play("3 bets 20, 6 calls")
    refusal = game.refusal("6 raises 100")
    assert refusal == Refusal(Reason.HELD_TO_IT, "cooke-10.08", act="call", to=0)
    game.play("4 raises 60, 6 raises 200")
    assert held(game)[6].to == 200_00
    game.play("5 folds")
    assert game.last(h.Raised).to == 200_00


@pytest.mark.rule("cooke-10.08")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("5 checks", Reason.FACING_BET),
        ("5 raises 30", Reason.RAISE_TOO_SMALL),
        ("5 bets 100", Reason.BET_STANDS),
        ("3 calls", Reason.WAGER_STANDS),
    ],
)
def test_what_is_impossible_now_is_refused_now(line: str, reason: Reason) -> None:
    """A check facing a bet, a raise too small, a bet for a raise; who has bet is held to it."""
    game = flop()
    game.play("3 bets 20")
    assert game.refusal(line).reason is reason


@pytest.mark.rule("cooke-10.08")
def test_several_declarations_run_one_after_another() -> None:
    """Everybody behind has called early: one call brings the round to its end, and the turn."""
    game = flop()
    game.play("3 bets 20, 1 calls, 2 calls, 5 calls, 4 calls")
    assert [event.seat for event in game.of_hand(h.Called)][-4:] == [4, 5, 1, 2]
    assert (game.hand.street, game.to_act, held(game)) == (2, 3, {})


@pytest.mark.rule("cooke-10.08")
def test_a_declaration_dies_with_its_round() -> None:
    """What was said on the flop binds nobody on the turn."""
    game = flop()
    game.play("3 bets 20, 2 calls, 4 folds, 5 folds, 1 folds")
    assert (game.hand.street, game.to_act, held(game)) == (2, 3, {})
    assert len(game.of_hand(h.HeldTo)) == 1


@pytest.mark.rule("cooke-10.08")
def test_what_can_be_done_no_more_binds_nobody() -> None:
    """An early raise over an all-in bet: by his turn nobody is left who could answer it."""
    game = Game(3, button=1, stacks={2: 40})
    game.deal()
    game.play("all call, 2 all-in, 1 raises 60, 3 folds")
    assert game.last(h.Released).seat == 1
    assert (game.to_act, game.menu.no_raise) == (1, Reason.NO_ONE_LEFT_TO_RAISE)
    game.play("1 calls")


@pytest.mark.rule("cooke-8.01.07")
@pytest.mark.rule("cooke-10.08")
def test_a_raise_without_an_amount_before_the_turn() -> None:
    """In no limit the amount is asked for; in limit there is but one, and it is held."""
    game = flop()
    game.play("3 bets 20")
    assert game.refused(AnnounceRaise(person(5))).reason is Reason.AMOUNT_AHEAD
    game = flop(bets=(20, 40))
    game.play("3 bets 20")
    game.do(AnnounceRaise(person(5)))
    assert held(game)[5].to == 40_00
    assert game.refused(PutIn(person(1), whole(20))).reason is Reason.NOT_YOUR_TURN


@pytest.mark.rule("cooke-10.09", 1)
def test_a_call_stands() -> None:
    """A raise right after the call is refused: the call binds, to the exclusion of all else."""
    game = flop()
    game.play("3 bets 20, 4 calls")
    assert game.refusal("4 raises 60").reason is Reason.ACT_STANDS
    assert game.stack(4) == 960


@pytest.mark.rule("cooke-10.09", 2)
def test_a_raise_without_an_amount_is_the_smallest_when_time_runs_out() -> None:
    """Facing 40 he says raise and no amount: when his clock ends, it is a raise to 80."""
    game = flop()
    game.play("3 bets 40")
    game.do(AnnounceRaise(person(4)))
    assert game.to_act == 4
    game.run_deadline()
    game.run_deadline()
    assert (game.last(h.Raised).seat, game.last(h.Raised).to) == (4, 80_00)


@pytest.mark.rule("cooke-10.09", 3)
@pytest.mark.parametrize(
    "words", ["I would raise if I had aces", "I might raise", "should I call?", "maybe fold"]
)
def test_table_talk_is_no_action(words: str) -> None:
    """What is no command is not understood, in turn and out of it, and nothing happens."""
    game = flop()
    game.play("3 bets 20")
    for seat in (4, 5):
        assert not_understood(game, words, seat).reason is Reason.UNREADABLE_COMMAND
    assert (game.to_act, held(game)) == (4, {})


@pytest.mark.rule("cooke-10.09", 4)
def test_a_check_facing_a_bet_is_impossible_and_the_clock_runs_on() -> None:
    """With 20 to face a check is refused, and his time goes on as it was."""
    game = flop()
    game.play("3 bets 20")
    game.wait(30)
    game.play("3 asks clock")
    clock = game.table.clock
    game.wait(10)
    assert game.refusal("4 checks").reason is Reason.FACING_BET
    assert game.table.clock == clock
    game.run_deadline()
    assert game.last(e.TurnExpired).seat == 4
    assert game.last(h.Folded).seat == 4


@pytest.mark.rule("cooke-10.08")
def test_a_warning_is_given_when_it_is_said() -> None:
    """A bet without openers is warned of in private at the declaration, and never at the turn."""
    game = jackpots(seats=3)
    deal(game)
    assert game.to_act == 2
    assert game.refusal("3 bets 5").reason is Reason.OPENERS_WARNING
    game.play("3 bets 5 anyway, 2 checks")
    assert (game.last(h.BetMade).seat, game.last(h.BetMade).to) == (3, 5_00)
    assert game.all(h.Released) == []


@pytest.mark.rule("cooke-10.08")
def test_a_void_hand_gives_back_what_was_put_in_early() -> None:
    """Chips that wait for their turn are their owner's when the hand is called off."""
    game = flop({"betting.chips_out_of_turn": "stand"})
    game.play("3 bets 20, 5 calls")
    game.do(CallOff(ADMIN))
    assert {refund.seat: refund.amount for refund in game.last(h.HandVoided).refunds} == {
        1: 20_00, 2: 20_00, 3: 40_00, 4: 20_00, 5: 40_00
    }  # fmt: skip


@pytest.mark.rule("cooke-10.08")
def test_nothing_is_said_early_where_nobody_bets() -> None:
    """On the draw and at the showdown there is no betting act to declare."""
    game = Game(3, game="five_card_draw", bets=(20, 40))
    game.deal()
    game.play("2 bets 20 anyway, 3 calls, 1 calls")
    assert game.refusal("1 calls").reason is Reason.NO_ONE_TO_ACT


@pytest.mark.rule("cooke-10.02")
def test_time_on_the_draw_is_for_one_turn() -> None:
    """Each who draws may call time in his own turn."""
    game = Game(3, game="five_card_draw", bets=(20, 40))
    game.deal()
    game.play("2 bets 20 anyway, 3 calls, 1 calls")
    for seat in (2, 3):
        assert game.to_act == seat
        game.do(TakeTime(person(seat)))
        assert game.refused(TakeTime(person(seat))).reason is Reason.TIME_TAKEN
        game.play(f"{seat} pats")
