"""Kills of lowball: to be dealt in at once (Cooke 7.18.05)."""

from typing import Final

import pytest
from msgspec.structs import replace

from core.chips import whole
from core.games.spec import Structure
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from core.table.blinds.duties import Owes
from core.table.commands import KillPot, ObjectToKill
from core.table.kills.button import KillButton
from core.table.kills.offer_events import KillStopped
from tests.play import Game, chips, person
from tests.rules.killed import must_kill, order, posts
from tests.rules.limit_holdem import may

NEW: Final = 7
"""The seat of the newcomer, the furthest from the blinds of the next hand."""


def lowball(settings: Overrides | None = None, structure: Structure | None = None) -> Game:
    """20-40 lowball of six after a hand; the next one has its blinds of 7, 13 and 20 in 1 to 3."""
    game = Game(
        seats=7, taken=(1, 2, 3, 4, 5, 6), button=6, game="ace_to_five_lowball",
        bets=() if structure else (20, 40), blinds=(10, 20) if structure else None,
        structure=structure, settings={"betting.min_unit": 1, **(settings or {})},
    )  # fmt: skip
    game.deal()
    game.skip_hand()
    return game


def with_newcomer(game: Game) -> Game:
    """Somebody sits down in seat 7 with 1,000."""
    game.do(c.SitDown(person(NEW), "New", whole(1000), Seat(NEW)))
    return game


@pytest.mark.rule("cooke-7.18.05", 1)
def test_a_newcomer_kills_to_be_dealt_in() -> None:
    """20-40, big blind 20: he posts 40 and the hand is played at 40-80; nobody is asked."""
    game = with_newcomer(lowball())
    game.do(KillPot(person(NEW)))
    assert game.refused(ObjectToKill(person(2), Seat(NEW))).reason is Reason.KILL_NEEDS_NO_LEAVE
    game.deal()
    assert posts(game) == [(1, 7), (2, 13), (3, 20), (NEW, 40)]
    assert may(game) == (40, [80])
    assert order(game) == [4, 5, 6, 7, 1, 2, 3]
    assert not game.table.occupants[NEW - 1].waits


@pytest.mark.rule("cooke-7.18.05", 1)
def test_a_newcomer_who_does_not_kill_waits() -> None:
    """Without the kill he is not dealt in until the big blind reaches his seat."""
    game = with_newcomer(lowball())
    game.deal()
    assert NEW not in game.hand.seats


@pytest.mark.rule("cooke-7.18.05", 2)
def test_where_the_others_are_asked_one_objection_is_enough() -> None:
    """``lowball.new_player_kill = if_no_objection``: seat 2 objects, and the newcomer waits."""
    game = with_newcomer(lowball({"lowball.new_player_kill": "if_no_objection"}))
    game.do(KillPot(person(NEW)))
    game.do(ObjectToKill(person(2), Seat(NEW)))
    assert game.refused(KillPot(person(NEW))).reason is Reason.KILL_OBJECTED_TO
    game.deal()
    assert NEW not in game.hand.seats
    game.skip_hand()
    game.do(KillPot(person(NEW)))
    game.deal()
    assert NEW in game.hand.seats


@pytest.mark.rule("cooke-7.18.05", 3)
def test_who_missed_the_big_blind_waits_for_it_or_kills_with_leave() -> None:
    """Seat 3 was away when it was his; he kills if no one objects, else he waits for it."""
    game = lowball()
    game.do(c.GoAway(person(3)))
    game.deal()
    game.skip_hand()
    game.do(c.ComeBack(person(3)))
    game.do(KillPot(person(3)))
    game.do(ObjectToKill(person(5), Seat(3)))
    blinds = []
    for _ in range(5):
        game.deal()
        assert (3 in game.hand.seats) == (game.hand.big_blind == 3)
        blinds.append(game.hand.big_blind)
        game.skip_hand()
    assert blinds == [5, 6, 1, 2, 3]


@pytest.mark.rule("cooke-7.18.05", 3)
def test_who_missed_the_big_blind_may_kill_where_nobody_objects() -> None:
    """Nobody objects: seat 3 posts 40 in his seat, and all that he missed is made up with it."""
    game = lowball()
    game.do(c.GoAway(person(3)))
    game.deal()
    game.skip_hand()
    game.do(c.ComeBack(person(3)))
    game.do(KillPot(person(3)))
    game.deal()
    assert (3, 40) in posts(game)
    assert [seat for seat, _ in posts(game)].count(3) == 1


@pytest.mark.rule("cooke-7.18.05", 1)
def test_in_big_bet_lowball_a_newcomer_posts_the_double_blind_alone() -> None:
    """No limit with a big blind of 20: he posts 40 and there is no limit that could double."""
    game = with_newcomer(lowball(structure=Structure.NO_LIMIT))
    game.do(KillPot(person(NEW)))
    game.deal()
    assert posts(game)[-1] == (NEW, 40)
    assert game.hand.rules.unkilled is None
    assert (chips(game.menu.call), chips(game.menu.raise_min)) == (40, 80)


@pytest.mark.rule("cooke-7.18.05", 1)
def test_a_newcomer_does_not_kill_a_pot_that_another_has_to() -> None:
    """Seat 4 is due a kill: the newcomer waits, for there is one a deal."""
    game = with_newcomer(lowball({"kill.trigger": "two_pots"}))
    must_kill(game, 4)
    assert game.refused(KillPot(person(NEW))).reason is Reason.KILL_TAKEN


def test_a_newcomer_in_the_big_blind_kills_as_anybody_does() -> None:
    """The big blind reaches him, so he is dealt in without a kill; one that he announces may be
    objected to, and what he posts then is the kill and not the big blind alone (8.04.10)."""
    game = Game(seats=6, taken=(1, 2, 3, 4), button=1, game="ace_to_five_lowball", bets=(20, 40))
    for _ in range(2):
        game.deal()
        game.skip_hand()
    game.do(c.SitDown(person(6), "New", whole(1000), Seat(6)))
    game.do(KillPot(person(6)))
    game.do(ObjectToKill(person(2), Seat(6)))
    assert game.refused(KillPot(person(6))).reason is Reason.KILL_OBJECTED_TO
    game.deal()
    assert posts(game)[-1] == (6, 20)
    killing = Game(seats=6, taken=(1, 2, 3, 4), button=1, game="ace_to_five_lowball", bets=(20, 40))
    for _ in range(2):
        killing.deal()
        killing.skip_hand()
    killing.do(c.SitDown(person(6), "New", whole(1000), Seat(6)))
    killing.do(KillPot(person(6)))
    killing.deal()
    assert posts(killing)[-1] == (6, 40)
    assert may(killing) == (40, [80])


@pytest.mark.rule("cooke-7.18.05")
def test_a_newcomer_whom_the_big_blind_reaches_first_kills_nothing() -> None:
    """He has announced it, and four others leave: the big blind of 20 is his, and all he posts."""
    game = with_newcomer(lowball())
    game.do(KillPot(person(NEW)))
    game.play("3 leaves, 4 leaves, 5 leaves, 6 leaves")
    game.deal()
    assert game.hand.big_blind == NEW
    assert (posts(game)[-1], game.hand.posts.killer) == ((NEW, 20), None)
    # The button has 7 of the 20 in front of him, and the limits are those of the game.
    assert may(game) == (13, [40])


@pytest.mark.rule("cooke-7.18.05")
def test_a_newcomer_who_kills_pays_beside_a_kill_that_comes_up_later() -> None:
    """Seat 4 takes up a kill that was left out, after he has announced his: both are posted."""
    game = with_newcomer(lowball({"kill.trigger": "two_pots"}))
    game.table = replace(game.table, kill=KillButton(missed=person(4)))
    game.do(KillPot(person(NEW)))
    game.do(KillPot(person(4)))
    game.deal()
    assert game.hand.posts.killer == 4
    assert NEW in game.hand.seats
    assert {(4, 40), (NEW, 80)} <= set(posts(game))


@pytest.mark.rule("cooke-7.18.05", 3)
def test_in_a_game_of_one_blind_who_missed_it_waits() -> None:
    """Seat 3 was away when the one blind was his: no kill brings him in; a newcomer may."""
    game = with_newcomer(lowball({"blinds.layout": "single_big"}))
    game.do(c.GoAway(person(2)))
    game.do(c.GoAway(person(3)))
    game.deal()
    assert game.hand.big_blind not in (2, 3)
    game.skip_hand()
    game.do(c.ComeBack(person(3)))
    assert game.occupant(3).duties.owes is not Owes.NOTHING
    refusal = game.refused(KillPot(person(3)))
    assert (refusal.reason, refusal.rule) == (Reason.NOT_DEALT_IN_NEXT, "cooke-7.18.05")
    game.do(KillPot(person(NEW)))


@pytest.mark.rule("cooke-7.18.05")
def test_a_newcomer_whom_the_blinds_have_passed_needs_leave() -> None:
    """Away when the big blind was due at his seat, he may kill if no active player objects."""
    game = with_newcomer(lowball())
    game.do(c.GoAway(person(NEW)))
    while game.hand.big_blind != 1:
        game.deal()
        game.skip_hand()
    game.do(c.ComeBack(person(NEW)))
    game.do(KillPot(person(NEW)))
    game.do(ObjectToKill(person(2), Seat(NEW)))
    assert game.last(KillStopped).seat == NEW


@pytest.mark.rule("cooke-7.18.05", 4)
def test_who_waits_for_his_distance_does_not_kill_his_way_in() -> None:
    """He has taken all his blinds and moved away: he waits, and owes nobody a kill."""
    game = lowball()
    game.play("3 leaves")
    game.do(c.ChangeSeat(person(4), Seat(NEW)))
    assert game.occupant(NEW).duties.distance
    assert game.refused(KillPot(person(4))).reason is Reason.NOT_DEALT_IN_NEXT
