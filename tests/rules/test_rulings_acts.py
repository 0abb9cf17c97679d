"""Taking back: the floor undoes the last act of the hand, and all is as before it (Cooke 1.05)."""

import pytest
from msgspec.structs import replace

from core.chips import whole
from core.hand.events import ActionOn, ActTakenBack
from core.hand.state import Drawing, Hand, Showdown
from core.ids import Seat
from core.refusal import Reason
from core.table.commands import Object, SettleObjection, TakeBackAct
from tests.play import Game, person
from tests.rules.floor_rulings import FLO, rules, ruling

TAKE = TakeBackAct(FLO)


def taken_back(game: Game, last: str) -> None:
    """Play ``last`` and have it taken back: the hand is what it was, but for the next prompt."""
    before = game.hand
    game.play(last)
    assert rules(game, TAKE, "the button slipped")[:3] == [
        "RulingGiven",
        "ActTakenBack",
        "ActionOn",
    ]
    after = game.hand
    assert as_asked(before, after) == after
    assert after.action > before.action
    assert game.refused(ruling(TAKE)).reason is Reason.NO_ACT_TO_TAKE_BACK


def as_asked(before: Hand, after: Hand) -> Hand:
    """``before`` with the number of the prompt, which is never used twice."""
    early = replace(before.early, since=after.early.since)
    return replace(before, action=after.action, early=early, before=None)


@pytest.mark.rule("cooke-1.05")
@pytest.mark.parametrize(
    "last",
    ["4 checks", "4 bets 40", "4 all-in"],
)
def test_an_act_on_the_flop_is_taken_back(last: str) -> None:
    """A check, a bet and an all-in: the chips go back, and the same choices are put again."""
    game = Game(4, button=1)
    game.deal()
    game.play("4 calls, 1 calls, 2 folds, 3 checks, 3 checks")
    taken_back(game, last)
    assert (game.to_act, game.stack(4)) == (4, 980)


@pytest.mark.rule("cooke-1.05")
@pytest.mark.parametrize("last", ["2 folds", "2 calls", "2 raises 160", "2 all-in"])
def test_an_answer_to_a_raise_is_taken_back(last: str) -> None:
    """A fold, a call, a raise and an all-in over a raise to 80: who has acted may raise again
    just as far as before."""
    game = Game(4, button=1)
    game.deal()
    game.play("4 calls, 1 raises 80")
    taken_back(game, last)
    assert (game.to_act, game.menu.call, game.menu.raise_min) == (2, whole(70), whole(140))


@pytest.mark.rule("cooke-1.05")
def test_it_is_taken_back_in_limit_with_the_cap() -> None:
    """The fourth bet of a limit round comes back: three have been made, and one more may be."""
    game = Game(3, button=1, bets=(20, 40))
    game.deal()
    game.play("1 raises 40, 2 raises 60")
    taken_back(game, "3 raises 80")
    assert game.menu.sizes or game.menu.raise_min == whole(80)


@pytest.mark.rule("cooke-1.05")
def test_a_call_that_ended_the_betting_is_taken_back_before_hands_are_shown() -> None:
    """Seat 1 has bet 100 on the river and seat 2, with 60 left, has called all-in: the 40 that came
    back to seat 1 are in the pot again, and seat 2 acts.  Once a hand has been shown it stands."""
    game = Game(2, button=1, stacks={1: 300, 2: 300})
    game.deal()
    game.play("1 raises 100, 2 calls, all check, all check, 2 checks")
    game.play("1 bets 100")
    taken_back(game, "2 calls")
    game.play("2 calls")
    assert isinstance(game.hand.phase, Showdown)
    game.play("1 shows")
    assert game.refused(ruling(TAKE)).reason is Reason.ACTED_ON_SINCE


@pytest.mark.rule("cooke-1.05")
def test_what_nobody_called_lies_in_the_pot_again() -> None:
    """Seat 3 called a bet of 200 for its last 80, and the 120 over it went back to seat 2: with
    the call taken back the bet of 200 stands before it again."""
    game = Game(4, button=1, stacks={3: 100})
    game.deal()
    game.play("4 calls, 1 folds, 2 calls, 3 checks, all check, all check")
    game.play("2 bets 200, 3 folds")
    before = game.hand
    game.play("4 calls")
    rules(game, TAKE)
    assert as_asked(before, game.hand) == game.hand


@pytest.mark.rule("cooke-10.17")
def test_once_a_card_has_come_the_act_stands() -> None:
    """The call that closed the round before the flop cannot be taken back after it."""
    game = Game(2, button=1)
    game.deal()
    assert game.refused(ruling(TAKE)).reason is Reason.NO_ACT_TO_TAKE_BACK
    game.play("1 calls, 2 checks")
    assert game.refused(ruling(TAKE)).reason is Reason.NO_ACT_TO_TAKE_BACK


@pytest.mark.rule("cooke-1.05")
def test_before_the_draw_the_last_call_comes_back() -> None:
    """In draw no card has come with the end of the betting: it is taken back as long as nobody has
    drawn."""
    game = Game(2, button=1, game="ace_to_five_lowball", bets=(10, 20))
    game.deal()
    first = game.to_act
    game.play(f"{first} calls")
    second = game.to_act
    before = game.hand
    game.play(f"{second} {'checks' if game.menu.may_check else 'calls'}")
    assert isinstance(game.hand.phase, Drawing)
    rules(game, TAKE)
    assert as_asked(before, game.hand) == game.hand
    game.play(f"{second} {'checks' if game.menu.may_check else 'calls'}")
    game.play(f"{game.to_act} pats, {game.to_act} pats")
    assert game.refused(ruling(TAKE)).reason is not None


@pytest.mark.rule("cooke-1.05")
def test_a_stud_bring_in_and_its_completion_come_back() -> None:
    """The bring-in and the completion are acts like others."""
    game = Game(3, game="seven_card_stud", bets=(10, 20))
    game.deal({1: "As Kd 2c", 2: "Qs Jd 9c", 3: "Ts 8d 7c"})
    taken_back(game, "1 brings in")
    game.play("1 brings in")
    taken_back(game, "2 completes")


@pytest.mark.rule("cooke-9.15")
def test_the_record_leaves_it_out_and_the_tape_has_it() -> None:
    """The betting record is what counts; that it was bet and taken back is in the events."""
    game = Game(3, button=1)
    game.deal()
    count = len(game.hand.record)
    game.play("1 raises 60")
    game.do(Object(person(2), "he said call"))
    rules(game, TAKE)
    assert len(game.hand.record) == count
    assert game.last(ActTakenBack).seat == 1
    assert game.table.objection is None
    assert game.last(ActionOn).menu.seat == Seat(1)
    game.play("1 calls")
    assert game.stack(1) == 980
    assert game.refused(SettleObjection(FLO)).reason is Reason.NO_OBJECTION


@pytest.mark.rule("cooke-10.08")
def test_words_said_behind_it_bind_as_far_as_they_do() -> None:
    """Seat 2 has said out of turn that it calls 60; the raise is taken back, and as seat 2 faces
    another price then, it is free."""
    game = Game(4, button=1)
    game.deal()
    game.play("4 raises 60")
    game.play("2 calls")
    rules(game, TAKE)
    game.play("4 calls, 1 calls")
    assert game.to_act == 2
