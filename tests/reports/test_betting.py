"""What users of other poker programs reported of betting, with the right value."""

import pytest

from core.chips import whole
from core.hand import events as h
from core.hand.commands import AllIn, Bet, Call, Fold, Preact, Prompt, RaiseTo, SetPreact
from core.notation import parse_action
from core.refusal import Reason
from core.table import events as e
from tests.play import Game, person


@pytest.mark.parametrize("answer", ["1 calls", "1 folds"])
def test_r2_blinds_that_are_all_in_do_not_hang_the_round(answer: str) -> None:
    """R2: both blinds all-in by posting are not asked; the button answers and the hand ends."""
    game = Game(3, button=1, stacks={2: 10, 3: 20})
    game.deal()
    assert game.order == [1]
    game.play(answer)
    assert not game.table.is_in_hand


def test_r5_an_all_in_small_blind_counts_what_he_posted() -> None:
    """R5: 15 in all, 10 posted: his call is the last 5; with 10 in all he is never asked."""
    game = Game(3, button=1, stacks={2: 15})
    game.deal()
    game.play("1 calls")
    assert (game.to_act, game.menu.call, game.menu.bet) == (2, 5_00, 10_00)
    game.play("2 all-in")
    called = game.last(h.Called)
    assert (called.more, called.is_all_in) == (5_00, True)
    game = Game(3, button=1, stacks={2: 10})
    game.deal()
    game.play("1 calls")
    assert game.to_act == 3


def test_r14_the_smallest_raise_is_capped_by_the_stack() -> None:
    """R14: 30 facing 20: the full raise would be to 40, so all-in for 30 is the smallest."""
    game = Game(3, button=1, stacks={1: 30})
    game.deal()
    assert (game.menu.raise_min, game.menu.raise_max) == (30_00, 30_00)
    game.play("1 all-in")
    assert (game.last(h.Raised).to, game.last(h.Raised).is_full) == (30_00, False)


def test_r18_r77_r83_heads_up() -> None:
    """R18, R77, R83: the button posts the small blind, acts first before the flop, last after."""
    game = Game(2, button=2)
    game.deal()
    assert game.posts == {2: 10, 1: 20}
    game.play("2 calls, 1 checks, 1 checks, 2 checks")
    assert game.order == [2, 1, 1, 2, 1]


def test_r23_betting_goes_on_after_an_all_in() -> None:
    """R23: the all-in player is skipped, the others bet on into a side pot."""
    game = Game(3, button=1, stacks={1: 50})
    game.deal()
    game.play("1 all-in, 2 calls, 3 calls, 2 bets 40, 3 raises 80, 2 calls, 2 checks, 3 checks")
    assert game.order == [1, 2, 3, 2, 3, 2, 2, 3, 2]
    assert game.pots == [(150, (1, 2, 3)), (160, (2, 3))]


def test_r34_two_presses_at_once() -> None:
    """R34: of two presses on one prompt the first counts; the second is told that it stands."""
    game = Game(3, button=1)
    game.deal()
    prompt = Prompt(game.hand.number, game.hand.action)
    game.do(Call(person(1), prompt))
    assert game.refused(Call(person(1), prompt)).reason is Reason.ACT_STANDS
    assert game.refused(Call(person(2), prompt)).reason is Reason.STALE
    assert game.to_act == 2


def test_r50_an_act_kept_for_the_turn_is_void_at_another_price() -> None:
    """R50: a call of 40 is kept; raised to 80 it is not carried out, nor made smaller: he is asked.

    At the price that he saw it is carried out; a raise cannot be kept at all.
    """
    game = Game(3, button=1)
    game.deal()
    game.play("1 raises 40")
    game.do(SetPreact(person(3), Preact.CALL, whole(40)))
    game.play("2 raises 80")
    assert (game.to_act, game.menu.call) == (3, 60_00)
    game = Game(3, button=1)
    game.deal()
    game.play("1 raises 40")
    game.do(SetPreact(person(3), Preact.CALL, whole(40)))
    game.play("2 calls")
    assert (game.last(h.Called).seat, game.last(h.Called).more) == (3, 20_00)
    assert "raise" not in {kept.value for kept in Preact}


def test_r58_a_typed_raise_is_to() -> None:
    """R58: "raise 100" over 40 is to 100, and is told as 60 more than the bet."""
    game = Game(3, button=1)
    game.deal()
    game.play("1 raises 40")
    said = parse_action("raise 100", game.view(2), person(2))
    assert said == RaiseTo(person(2), whole(100))
    game.play("2 raises 100")
    raised = game.last(h.Raised)
    assert (raised.to, raised.by, raised.more) == (100_00, 60_00, 90_00)


def test_r61_a_press_of_the_last_hand_does_nothing_in_the_next() -> None:
    """R61: an old button neither repeats a bet nor puts anybody all-in, between hands or later."""
    game = Game(2, button=1)
    game.deal()
    old = Prompt(game.hand.number, game.hand.action)
    acts = (AllIn(person(1), old), RaiseTo(person(1), whole(60), old), Fold(person(1), old))
    game.play("1 folds")
    for act in acts:
        assert game.refused(act).reason is Reason.STALE
    game.deal()
    for act in acts:
        assert game.refused(act).reason is Reason.STALE
    assert game.refused(Bet(person(1), whole(60), old)).reason is Reason.STALE


def test_r86_an_opening_bet_is_not_a_raise() -> None:
    """R86: at 1/2 the smallest raise before the flop is to 4, and over a bet of 2 it is too."""
    game = Game(3, button=1, blinds=(1, 2))
    game.deal()
    assert game.menu.raise_min == 4_00
    game.play("all call, 2 bets 2")
    assert game.menu.raise_min == 4_00


def test_r92_an_all_in_has_to_be_matched() -> None:
    """R92: the opponent is asked for the price; only his call runs the board out."""
    game = Game(2, button=1)
    game.deal()
    game.play("1 all-in")
    assert (game.to_act, game.menu.call) == (2, 980_00)
    assert game.refusal("2 checks").reason is Reason.FACING_BET
    assert game.hand.boards == ((),)
    game.play("2 folds")
    assert game.pushed == [(0, {1: 40})]
    assert game.shown == []


def test_r93_a_check_with_a_side_pot_open() -> None:
    """R93: on the flop the two with chips may check, whatever the all-in has put in."""
    game = Game(3, button=1, stacks={1: 50})
    game.deal()
    game.play("1 all-in, 2 calls, 3 calls")
    assert game.menu.may_check
    game.play("2 checks")
    assert game.menu.may_check
    game.play("3 checks")
    assert game.hand.street == 2


def test_r95_amounts_count_the_chips_already_in() -> None:
    """R95: the small blind's raise to 60 takes 50 from his stack and is 60 in all."""
    game = Game(3, button=1)
    game.deal()
    game.play("1 folds, 2 raises 60")
    raised = game.last(h.Raised)
    assert (raised.to, raised.by, raised.more) == (60_00, 40_00, 50_00)
    assert game.player(2).bet == 60_00


def test_r15_the_clock_always_resolves_the_turn() -> None:
    """R15: with nobody answering, deadlines alone carry a hand to its end."""
    game = Game(3, button=1)
    game.deal()
    for _ in range(40):
        if game.table.is_in_hand:
            game.run_deadline()
    assert not game.table.is_in_hand


def test_r16_a_table_where_nobody_answers_stops() -> None:
    """R16: after the house's number of expired turns in a row a player is not dealt in again."""
    game = Game(2, button=1, settings={"clock.expired_turns_out": 2})
    for _ in range(20):
        if game.table.is_in_hand:
            game.run_deadline()
        elif game.table.next_hand_at is not None:
            game.deal()
    assert game.table.next_hand_at is None
    assert game.last(e.WentAway).reason is e.AwayReason.CLOCK


def test_r20_acting_forgives_expired_turns() -> None:
    """R20: a free turn that runs out is a check; one act of his own and the count starts anew."""
    game = Game(2, button=1, settings={"clock.expired_turns_out": 2})
    game.deal()
    game.play("1 calls")
    game.run_deadline()
    game.run_deadline()
    assert game.last(h.Checked).seat == 2
    assert game.occupant(2).expired == 1
    game.play("2 checks")
    assert game.occupant(2).expired == 0
    game.play("1 checks")
    game.run_deadline()
    game.run_deadline()
    assert (game.occupant(2).expired, game.occupant(2).is_away) == (1, False)


def test_r70_an_absent_player_holds_the_hand_up_as_little_as_the_book_allows() -> None:
    """R70: once sat out for his silence, he has the 70 s of the clock and no thinking time."""
    game = Game(2, button=1, settings={"clock.expired_turns_out": 1})
    game.deal()
    game.play("1 calls")
    game.run_deadline()
    game.run_deadline()
    assert game.occupant(2).is_away
    assert game.to_act == 2
    start = game.at
    game.run_deadline()
    game.run_deadline()
    assert game.at - start == 72_000
