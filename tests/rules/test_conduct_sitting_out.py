"""The floor has a player sit out so many hands, and newcomers who have still to agree wait
(Cooke 3.01, 17.01)."""

import pytest

from core.chips import whole
from core.house.conduct import Standing
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.commands import (
    Agree,
    ComeBack,
    ExpireSitOut,
    GoAway,
    Pardon,
    SitDown,
    SitOut,
    VoidHand,
)
from core.table.floor.conduct_events import ConsentAsked, ConsentGiven, SatOut, SitOutTimed
from core.table.floor.removal import SittingOut
from core.table.time.deadlines import deadlines
from tests.play import ADMIN, Game, person

ASKS: Overrides = {"conduct.consent": True}
STRANGER = Standing(has_agreed=False)


@pytest.mark.rule("cooke-17.01")
def test_two_hands_are_dealt_without_him() -> None:
    """He finishes the hand in play, is dealt out of two, may not come back before, and then is in
    the game again, owing the blinds that went by him."""
    game = Game(5, button=1)
    game.deal()
    game.do(SitOut(ADMIN, person(4), 2))
    assert Seat(4) in game.hand.seats
    game.skip_hand()
    for left in (2, 1):
        refusal = game.refused(ComeBack(person(4)))
        assert refusal == Refusal(Reason.SITS_OUT, "cooke-17.01", count=left)
        game.deal()
        assert Seat(4) not in game.hand.seats
        game.skip_hand()
    assert not game.occupant(4).is_away
    assert game.occupant(4).waits, "the big blind has gone by: he owes it like anybody who was away"
    assert game.last(e.CameBack).seat == 4


@pytest.mark.rule("cooke-17.01")
def test_who_was_away_himself_stays_away() -> None:
    """Two hands later nobody has him dealt in against his will; he comes back by himself."""
    game = Game(5, button=1)
    game.do(GoAway(person(4)))
    game.do(SitOut(ADMIN, person(4), 1))
    game.deal()
    game.skip_hand()
    assert game.occupant(4).sitting_out is None
    assert game.occupant(4).is_away
    game.do(ComeBack(person(4)))


@pytest.mark.rule("cooke-17.01")
def test_more_hands_are_added_and_a_pardon_ends_them() -> None:
    """Two and three are five; forgiven, he is dealt into the next hand."""
    game = Game(5, button=1)
    game.do(SitOut(ADMIN, person(4), 2))
    game.do(SitOut(ADMIN, person(4), 3))
    assert game.last(SatOut).sitting_out == SittingOut(5, returns=True)
    game.do(Pardon(ADMIN, person(4)))
    assert game.refused(Pardon(ADMIN, person(4))).reason is Reason.NOTHING_TO_LIFT
    game.deal()
    assert Seat(4) in game.hand.seats


@pytest.mark.rule("cooke-17.01")
def test_a_hand_that_was_void_is_no_hand_sat_out() -> None:
    """The floor voids the hand: he still has one to sit out."""
    game = Game(5, button=1)
    game.do(SitOut(ADMIN, person(4), 1))
    game.deal()
    game.do(VoidHand(ADMIN))
    assert game.occupant(4).sitting_out == SittingOut(1, returns=True)


def alone(hands: int = 2, **settings: int | str) -> Game:
    """Seats 1 and 2 have played; seat 2 is to sit out ``hands``, and nothing can be dealt."""
    game = Game(2, button=1, settings=settings)
    game.deal()
    game.skip_hand()
    game.do(SitOut(ADMIN, person(2), hands))
    assert game.table.next_hand_at is None
    return game


def time_left(game: Game) -> int:
    """How long seat 2 has to sit out at the most, in minutes."""
    sitting_out = game.occupant(2).sitting_out
    assert sitting_out is not None
    assert sitting_out.until is not None
    return (sitting_out.until - game.at) // 60_000


@pytest.mark.rule("cooke-17.01")
def test_where_nothing_can_be_dealt_it_runs_out_by_time() -> None:
    """Of two players one sits out two hands that are never dealt: after six minutes he is in the
    game again and a hand is due; he is told until when, and no earlier word of the clock counts."""
    game = alone()
    assert time_left(game) == 6
    until = game.last(SitOutTimed).until
    assert game.refused(ComeBack(person(2))) == Refusal(
        Reason.SITS_OUT_UNTIL, "cooke-17.01", count=2, until=until
    )
    assert game.refused(ExpireSitOut(Seat(2), until)).reason is Reason.STALE
    game.run_deadline()
    assert game.at >= until
    assert (game.occupant(2).sitting_out, game.occupant(2).is_away) == (None, False)
    assert game.table.next_hand_at is not None
    assert game.refused(ExpireSitOut(Seat(2), until)).reason is Reason.STALE
    game.deal()
    assert Seat(2) in game.hand.seats


@pytest.mark.rule("cooke-17.01")
def test_hands_that_are_dealt_after_all_count() -> None:
    """A third player sits down: two hands later he is back, long before his time."""
    game = Game(3, button=1, taken=(1, 2))
    game.deal()
    game.skip_hand()
    game.do(SitOut(ADMIN, person(2), 2))
    until = game.last(SitOutTimed).until
    game.play("3 sits 500")
    for _ in range(2):
        game.deal()
        assert Seat(2) not in game.hand.seats
        game.skip_hand()
    assert game.occupant(2).sitting_out is None
    assert not game.occupant(2).is_away
    assert game.at < until


def test_the_time_comes_in_the_middle_of_a_hand() -> None:
    """Nothing happens in a hand that others play; he is back as soon as it is over."""
    game = Game(3, button=1, taken=(1, 2))
    game.deal()
    game.skip_hand()
    game.do(SitOut(ADMIN, person(2), 9))
    until = game.last(SitOutTimed).until
    game.play("3 sits 500")
    game.deal()
    game.at = until
    assert not [one for one in deadlines(game.table) if isinstance(one.command, ExpireSitOut)]
    game.skip_hand()
    (due,) = [one for one in deadlines(game.table) if isinstance(one.command, ExpireSitOut)]
    assert due.command is not None
    game.do(due.command)
    assert (game.occupant(2).sitting_out, game.occupant(2).is_away) == (None, False)


@pytest.mark.rule("cooke-17.01")
def test_more_hands_take_more_time_and_a_pardon_none() -> None:
    """Two more hands: twelve minutes from now; forgiven, nothing is due of it any more."""
    game = alone()
    game.do(SitOut(ADMIN, person(2), 2))
    assert time_left(game) == 12
    game.do(Pardon(ADMIN, person(2)))
    assert game.occupant(2).sitting_out is None
    assert not [one for one in deadlines(game.table) if isinstance(one.command, ExpireSitOut)]


def test_who_was_away_himself_is_not_brought_back_by_time() -> None:
    """He had gone away before: when his time is over he may come back, and has not."""
    game = Game(2, button=1)
    game.deal()
    game.skip_hand()
    game.do(GoAway(person(2)))
    game.do(SitOut(ADMIN, person(2), 1))
    game.run_deadline()
    assert game.occupant(2).sitting_out is None
    assert game.occupant(2).is_away
    game.do(ComeBack(person(2)))


@pytest.mark.rule("cooke-17.01")
@pytest.mark.parametrize("minutes", [0, 3, 10])
def test_the_house_says_how_long_a_hand_is(minutes: int) -> None:
    """Ten minutes a hand are twenty; with none he waits until hands are dealt."""
    game = alone(**{"conduct.sit_out_minutes": minutes})
    if minutes:
        assert time_left(game) == 2 * minutes
    else:
        assert game.occupant(2).sitting_out == SittingOut(2, returns=True)
        assert deadlines(game.table) == ()


@pytest.mark.rule("cooke-3.01", 1)
def test_a_newcomer_agrees_before_he_is_dealt_in() -> None:
    """His seat is held, hands are dealt without him, and one press has him dealt in."""
    game = Game(3, taken=(1, 2), settings=ASKS)
    events = game.do(SitDown(person(3), "P3", whole(500), standing=STRANGER))
    assert ConsentAsked(Seat(3)) in events
    game.deal()
    assert set(game.hand.seats) == {1, 2}
    assert game.refused(ComeBack(person(3))) == Refusal(Reason.MUST_AGREE, "cooke-3.01")
    game.skip_hand()
    game.do(Agree(person(3)))
    assert game.last(ConsentGiven) == ConsentGiven(Seat(3), person(3))
    assert not game.occupant(3).is_away
    assert game.refused(Agree(person(3))).reason is Reason.NOTHING_TO_AGREE
    for _ in range(3):
        game.deal()
        game.skip_hand()
    assert Seat(3) in game.hand.seats


@pytest.mark.parametrize(
    ("settings", "standing", "is_prop"),
    [({}, STRANGER, False), (ASKS, Standing(), False), (ASKS, None, False), (ASKS, STRANGER, True)],
)
@pytest.mark.rule("cooke-3.01")
def test_nobody_else_is_asked(
    settings: Overrides, standing: Standing | None, is_prop: bool
) -> None:
    """Not where taking a seat is agreement enough, nor who has agreed, nor a house player."""
    game = Game(3, taken=(1, 2), settings=settings)
    game.do(SitDown(person(3), "P3", whole(500), is_prop=is_prop, standing=standing))
    assert not game.all(ConsentAsked)
    game.deal()
    assert Seat(3) in game.hand.seats


@pytest.mark.rule("cooke-3.01")
def test_agreeing_ends_no_penalty() -> None:
    """A newcomer who has agreed still sits out the hands that the floor has given him."""
    game = Game(4, taken=(1, 2, 3), settings=ASKS)
    game.do(SitDown(person(4), "P4", whole(500), standing=STRANGER))
    game.do(SitOut(ADMIN, person(4), 1))
    game.do(Agree(person(4)))
    game.deal()
    assert Seat(4) not in game.hand.seats
