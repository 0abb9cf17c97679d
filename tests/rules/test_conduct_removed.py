"""The floor throws players out: how each goes, and what becomes of his hand (Cooke 1.06, 2.05)."""

import pytest

from core.chips import whole
from core.hand import events as h
from core.house.conduct import MeasureKind, Standing
from core.ids import Instant, Seat
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.commands import (
    ComeBack,
    Leave,
    NameProxy,
    Object,
    Pardon,
    PauseTable,
    Remove,
    ResumeTable,
    SettleObjection,
    SitDown,
    TableCommand,
)
from core.table.floor.conduct_events import PlayerRemoved
from tests.play import ADMIN, START, Game, person

UNTIL = Instant(START + 2 * 3_600_000)


def three_handed() -> Game:
    """Flop of a three-handed hand: seat 2 has bet 20 and seat 3 is to act, 20 each in before."""
    game = Game(3, button=1, blinds=(10, 20))
    game.deal()
    game.play("all call, 2 bets 20")
    return game


@pytest.mark.rule("cooke-2.05", 1)
@pytest.mark.parametrize("calls", [True, False])
def test_suspended_for_a_threat_while_he_is_to_act(calls: bool) -> None:
    """His hand is folded at once, what he has bet stays in the pot, and after the hand his stack
    is back in his wallet and the seat open."""
    game = three_handed()
    assert game.to_act == 3
    game.do(Remove(ADMIN, person(3), folds=True))
    assert game.last(h.Folded).seat == 3
    assert game.to_act == 1
    if calls:
        game.play("1 calls")
    game.skip_hand()
    left = game.last(e.PlayerLeft)
    assert (left.person, left.cashed_out) == (person(3), whole(980))
    assert not left.ejected, "the community's record keeps him out, not that of the session"
    assert game.table.occupant(Seat(3)) is None


@pytest.mark.rule("cooke-17.12", 3)
def test_ejected_in_the_middle_of_a_hand_he_is_folded_at_his_turn() -> None:
    """20 are in the pot and 180 behind: seat 1 keeps his cards until the action is on him, is
    folded there, and 180 go back to his wallet after the hand."""
    game = Game(3, button=1, blinds=(10, 20), stacks={1: 200})
    game.deal()
    game.play("all call")
    game.do(Remove(ADMIN, person(1), folds=True))
    assert not game.all(h.Folded)
    game.play("2 bets 20")
    assert not game.all(h.Folded)
    game.play("3 calls")
    assert game.last(h.Folded).seat == 1
    assert game.table.occupant(Seat(1)) is not None
    game.skip_hand()
    assert game.last(e.PlayerLeft).cashed_out == whole(180)


@pytest.mark.rule("cooke-17.12", 3)
def test_he_is_folded_where_he_could_check_too() -> None:
    """The action reaches him without a bet, where a fold would be read as a check: his hand is
    dead all the same."""
    game = Game(3, button=1, blinds=(10, 20))
    game.deal()
    game.play("all call")
    game.do(Remove(ADMIN, person(2), folds=True))
    assert game.last(h.HandKilled).seat == 2
    assert game.to_act == 3


@pytest.mark.rule("cooke-1.06", 1)
def test_otherwise_he_finishes_the_hand_and_is_then_stood_up() -> None:
    """Ejected without a ground that folds, seat 3 calls and may even win; then he gets up."""
    game = three_handed()
    game.do(Remove(ADMIN, person(3)))
    assert game.to_act == 3
    assert game.refused(ComeBack(person(3))).reason is Reason.MUST_LEAVE
    assert game.refused(Leave(person(3))).reason is Reason.MUST_LEAVE
    game.play("3 calls")
    game.skip_hand()
    assert game.last(e.PlayerLeft).person == person(3)


@pytest.mark.rule("cooke-1.06")
def test_between_hands_he_gets_up_at_once() -> None:
    """Nobody waits for anything, and a second ejection finds nobody."""
    game = Game(4)
    events = game.do(Remove(ADMIN, person(2)))
    assert [type(event) for event in events[:2]] == [PlayerRemoved, e.PlayerLeft]
    assert game.refused(Remove(ADMIN, person(2))).reason is Reason.NOT_AT_TABLE


@pytest.mark.rule("cooke-2.05")
def test_a_graver_ground_may_follow() -> None:
    """Who was to finish his hand is folded once the floor has heard more; twice is refused."""
    game = three_handed()
    game.do(Remove(ADMIN, person(3)))
    again = game.refused(Remove(ADMIN, person(3)))
    assert again == Refusal(Reason.ALREADY_EJECTED, "cooke-1.06", seat=3)
    game.do(Remove(ADMIN, person(3), folds=True))
    assert game.last(h.Folded).seat == 3
    assert game.refused(Remove(ADMIN, person(3), folds=True)) == again


@pytest.mark.rule("cooke-2.01")
def test_the_floor_may_change_its_mind_until_he_has_gone() -> None:
    """Pardoned before the hand is over, he keeps his seat; a second pardon has nothing to lift."""
    game = three_handed()
    game.do(Remove(ADMIN, person(3)))
    game.do(Pardon(ADMIN, person(3)))
    assert game.refused(Pardon(ADMIN, person(3))).reason is Reason.NOTHING_TO_LIFT
    game.play("3 calls")
    game.skip_hand()
    occupant = game.table.occupant(Seat(3))
    assert occupant is not None
    assert not occupant.is_leaving
    assert not occupant.must_leave


@pytest.mark.rule("cooke-2.05")
@pytest.mark.parametrize(
    ("stops", "goes_on"),
    [
        (Object(person(1), "the pot is short"), SettleObjection(ADMIN)),
        (PauseTable(ADMIN), ResumeTable(ADMIN)),
    ],
)
def test_nothing_goes_on_while_the_table_stands(stops: TableCommand, goes_on: TableCommand) -> None:
    """He is thrown out while play waits for the floor: his hand is folded when it goes on."""
    game = three_handed()
    game.do(stops)
    game.do(Remove(ADMIN, person(3), folds=True))
    assert not game.all(h.Folded)
    game.do(goes_on)
    assert game.last(h.Folded).seat == 3


@pytest.mark.rule("cooke-10.14")
def test_a_proxy_is_thrown_out_and_the_player_stays() -> None:
    """The outsider who plays for seat 3 plays no more after this hand; the seat is not touched."""
    game = Game(3, button=1, blinds=(10, 20))
    outsider = person(9)
    game.do(NameProxy(person(3), outsider, "P9"))
    game.deal()
    game.do(Remove(ADMIN, outsider, folds=True))
    assert game.occupant(3).proxy is None
    assert not game.all(h.Folded)
    game.skip_hand()
    game.deal()
    assert game.player(3).actor == person(3)


@pytest.mark.parametrize(
    ("standing", "reason"),
    [
        (Standing(MeasureKind.EJECT, UNTIL), Reason.EJECTED_UNTIL),
        (Standing(MeasureKind.SUSPEND, UNTIL), Reason.SUSPENDED),
        (Standing(MeasureKind.BAR), Reason.BARRED),
        (Standing(MeasureKind.DENY), Reason.SEATING_RESTRICTED),
        (Standing(apart=(person(1),)), Reason.SEATING_RESTRICTED),
        (Standing(linked=(person(1),)), Reason.LINKED_ACCOUNT),
    ],
)
@pytest.mark.rule("cooke-3.07")
def test_a_seat_is_refused_by_what_the_record_says(standing: Standing, reason: Reason) -> None:
    """To a player, and to one named as a proxy; the other two of them at the table are no bar."""
    game = Game(4, taken=(1, 2))
    for refusal in (
        game.refused(SitDown(person(5), "P5", whole(500), standing=standing)),
        game.refused(NameProxy(person(2), person(5), "P5", standing)),
    ):
        assert refusal.reason is reason
        is_told = reason in (Reason.EJECTED_UNTIL, Reason.SUSPENDED)
        assert refusal.facts.get("until") == (UNTIL if is_told else None)
    elsewhere = Standing(apart=(person(7),), linked=(person(8),))
    game.do(SitDown(person(5), "P5", whole(500), standing=elsewhere))
