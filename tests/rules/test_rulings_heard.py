"""Calling the floor, and hearing what happened (Cooke 1.01, 1.02, 1.04)."""

import pytest

from core.ids import Seat
from core.refusal import Reason
from core.table import deadlines
from core.table.commands import AskTable, GiveTime, KillHand, Object, SettleObjection, StateFacts
from core.table.floor.hearing_record import hearing_order
from core.table.floor.ruling_events import FactsStated, FloorCalled
from core.view.facts import facts_of
from tests.play import ADMIN, Game, person
from tests.rules.floor_rulings import FLO, rules, ruling


def seats(*numbers: int) -> tuple[Seat, ...]:
    """Several seats."""
    return tuple(map(Seat, numbers))


def says(seat: int, text: str = "") -> StateFacts:
    """``seat`` says what it saw, or that it agrees."""
    return StateFacts(person(seat), text)


def called(by: int = 3) -> Game:
    """Six have been dealt in, 2 and 4 have folded, and the floor has been called."""
    game = Game(7, taken=(1, 2, 3, 4, 5, 6), button=4)
    game.deal()
    game.play("1 calls, 2 folds, 3 calls, 4 folds, 5 calls")
    game.do(Object(person(by), "wrong pot"))
    return game


@pytest.mark.rule("cooke-1.01", 1)
def test_a_call_stops_the_play_until_the_floor_has_ruled() -> None:
    """Seat 2 says "wrong pot": no clock runs, acts are answered with who has called, and only a
    ruling lets it go on."""
    game = Game(3, button=1)
    game.deal()
    game.do(Object(person(2), "wrong pot"))
    (due,) = deadlines(game.table)
    assert due.command is not None
    assert due.key.endswith(":o1")
    refused = game.refusal("1 calls")
    assert (refused.reason, refused.facts["seat"]) == (Reason.OBJECTION_OPEN, 2)
    rules(game, KillHand(FLO, Seat(1)))
    assert game.to_act == 2
    game.play("2 calls")


@pytest.mark.rule("cooke-1.01", 2)
def test_a_spectator_does_not_call_the_floor() -> None:
    """He is refused, and the hand goes on."""
    game = Game(3, taken=(1, 2), button=1)
    game.deal()
    before = game.table
    assert game.refused(Object(person(3), "wrong pot")).reason is Reason.NOT_SEATED
    assert game.table == before
    game.play("1 calls")


@pytest.mark.rule("cooke-1.01")
def test_a_house_may_let_play_go_on() -> None:
    """With floor.calls_stop_play off the floor is told and decides itself whether to pause; its
    ruling answers the call, and the next deal ends it."""
    game = Game(3, button=1, settings={"floor.calls_stop_play": False})
    game.deal()
    game.do(Object(person(2), "wrong pot"))
    assert game.last(FloorCalled).call.reason == "wrong pot"
    assert [call.seat for call in game.table.calls] == [2]
    game.play("1 calls, 2 calls")
    game.do(Object(person(3), "he said raise"))
    assert game.refused(Object(person(2), "again")).reason is Reason.ALREADY_OBJECTED
    rules(game, SettleObjection(FLO), "")
    assert game.table.calls == ()
    assert game.refused(ruling(SettleObjection(FLO), "")).reason is Reason.NO_OBJECTION
    assert game.refused(Object(person(2), "again")).reason is Reason.RULING_FINAL
    game.next_hand()
    game.do(Object(person(2), "wrong pot"))
    game.next_hand()
    assert (game.table.calls, game.table.hearing) == ((), None)


@pytest.mark.rule("cooke-1.04", 1)
def test_clockwise_from_the_left_of_the_button() -> None:
    """Button at seat 4, seats 1, 5 and 7 involved: 5, 7 and 1 are asked."""
    assert hearing_order(seats(1, 5, 7), Seat(4)) == (5, 7, 1)
    assert hearing_order(seats(4, 1, 5), Seat(4)) == (5, 1, 4)


@pytest.mark.rule("cooke-1.04", 2)
def test_in_stud_from_the_lowest_seat() -> None:
    """Without a button seats 1, 5 and 7 are asked in that order."""
    assert hearing_order(seats(7, 1, 5), None) == (1, 5, 7)
    game = Game(7, game="seven_card_stud", bets=(10, 20), taken=(1, 5, 7))
    game.deal()
    game.do(Object(person(5), "wrong bring-in"))
    assert game.table.hearing is not None
    assert game.table.hearing.order == (1, 5, 7)


@pytest.mark.rule("cooke-1.04", 3)
def test_others_speak_once_the_floor_asks_the_table() -> None:
    """Who has folded, and who sits there without a hand, are asked only then."""
    game = called()
    hearing = game.table.hearing
    assert hearing is not None
    assert hearing.order == (5, 6, 1, 3)
    assert game.refused(says(4, "I saw it")).reason is Reason.NOT_ASKED
    game.do(AskTable(ADMIN))
    game.do(says(4, "I saw it"))
    assert game.last(FactsStated).statement.text == "I saw it"
    assert game.refused(AskTable(ADMIN)).reason is Reason.TABLE_ASKED


@pytest.mark.rule("cooke-1.04")
def test_each_is_asked_in_turn_and_not_for_ever() -> None:
    """Seat 5 first, with a minute for it; then 6, and whoever has been asked may still speak.  The
    floor may rule at any time, and that ends it."""
    game = called()
    hearing = game.table.hearing
    assert hearing is not None
    first, second = hearing.order[:2]
    refused = game.refused(says(second))
    assert (refused.reason, refused.facts["seat"]) == (Reason.HEARD_LATER, first)
    game.do(says(first))
    game.do(says(second, "he said raise"))
    assert game.refused(says(second)).reason is Reason.ALREADY_HEARD
    third = hearing.order[2]
    hearing = game.table.hearing
    assert hearing is not None
    assert hearing.turn(game.at) == (third, game.at + 60_000)
    game.wait(61)
    later = hearing.turn(game.at)
    assert later is None or later[0] != third
    game.do(says(third))
    game.restart()
    rules(game, SettleObjection(FLO), "")
    assert game.table.hearing is None
    assert game.refused(says(first)).reason is Reason.NO_HEARING


@pytest.mark.rule("cooke-1.03")
@pytest.mark.rule("cooke-1.04")
def test_the_facts_are_what_lies_open() -> None:
    """Acts in order, stacks and what each faces; no card, and the same for any other cards."""
    game = Game(3, button=1)
    game.deal({1: "As Ad", 2: "Ks Kd", 3: "Qs Qd"})
    game.play("1 raises 60")
    rules(game, GiveTime(FLO, 30), "")
    facts = facts_of(game.table)
    assert [(done.seat, done.act.act.value) for done in facts.acts] == [
        (2, "small_blind"), (3, "big_blind"), (1, "raise")
    ]  # fmt: skip
    assert [(one.seat, one.stack, one.faces, one.has_acted) for one in facts.players] == [
        (1, 94_000, 0, True), (2, 99_000, 5_000, False), (3, 98_000, 4_000, False)
    ]  # fmt: skip
    assert (facts.substantial, facts.to_act, len(facts.rulings)) == (1, 2, 1)
    other = Game(3, button=1)
    other.deal({1: "2s 7d", 2: "3s 8d", 3: "4s 9d"})
    other.play("1 raises 60")
    rules(other, GiveTime(FLO, 30), "")
    assert facts_of(other.table) == facts
