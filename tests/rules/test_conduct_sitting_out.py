"""The floor has a player sit out so many hands, and newcomers who have still to agree wait
(Cooke 3.01, 17.01)."""

import pytest

from core.chips import whole
from core.house.conduct import Standing
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.commands import Agree, ComeBack, GoAway, Pardon, SitDown, SitOut, VoidHand
from core.table.floor.conduct_events import ConsentAsked, ConsentGiven, SatOut
from core.table.floor.removal import SittingOut
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
