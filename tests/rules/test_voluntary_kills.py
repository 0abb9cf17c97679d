"""Voluntary kills: a player kills a pot of his choice if nobody objects (Cooke 8.04.10)."""

import pytest
from msgspec.structs import replace

from core.chips import whole
from core.games.spec import Structure
from core.hand.commands import Prompt
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from core.table.blinds.duties import NEWCOMER
from core.table.commands import KillPot, ObjectToKill
from core.table.kills.offer_events import KillAnnounced, KillStopped
from core.table.kills.voluntary import price_for
from tests.play import Game, chips, person
from tests.rules.coming_in import limit
from tests.rules.killed import between_hands, posts
from tests.rules.limit_holdem import may


@pytest.mark.rule("cooke-8.04.10", 1)
def test_it_takes_four_kill_blinds_before_posting() -> None:
    """Big blind 2, kill 4: with 16 he may and posts 4; with 15 he may not, and 16 are named."""
    game = between_hands(bets=(2, 4), stacks={5: 16, 6: 15})
    refusal = game.refused(KillPot(person(6)))
    assert (refusal.reason, refusal.rule) == (Reason.KILL_STACK_TOO_SMALL, "cooke-8.04.10")
    assert refusal.facts == {"stack": 15_00, "least": 16_00, "kill": 4_00}
    game.do(KillPot(person(5)))
    assert chips(game.last(KillAnnounced).amount) == 4
    game.deal()
    assert posts(game)[-1] == (5, 4)
    assert may(game) == (4, [8])


@pytest.mark.rule("cooke-8.04", 1)
def test_none_in_a_turn_of_stud_by_whoever_waits_for_a_blind() -> None:
    """HORSE: three who play and one who waits; none of them may kill a hand of stud."""
    game = Game(4, game="horse", bets=(10, 20))
    while game.table.hand is None or game.hand.big_blind is not None:
        game.deal()
        if game.hand.big_blind is not None:
            game.skip_hand()
    game.play(f"{game.to_act} brings in")
    game.skip_hand()
    seats = [
        replace(one, duties=NEWCOMER) if one.seat == 4 else one for one in game.table.occupants
    ]
    game.table = replace(game.table, seats=tuple(seats))
    for seat in (1, 4):
        assert game.refused(KillPot(person(seat))).reason is Reason.NO_KILL_HERE
        assert price_for(game.table, person(seat), game.at) is None


@pytest.mark.rule("cooke-8.04.10", 1)
def test_the_multiple_is_the_houses() -> None:
    """``kill.voluntary_stack_multiple = 2``: 8 are enough for a kill of 4."""
    game = between_hands(
        bets=(2, 4), stacks={5: 8, 6: 7}, settings={"kill.voluntary_stack_multiple": 2}
    )
    assert game.refused(KillPot(person(6))).facts["least"] == 8_00
    game.do(KillPot(person(5)))


@pytest.mark.rule("cooke-8.04.10", 2)
def test_an_objection_stops_it() -> None:
    """Seat 2 objects before the deal: no kill, and seat 5 may not ask again for this hand."""
    game = between_hands()
    game.do(KillPot(person(5)))
    game.do(ObjectToKill(person(2), Seat(5)))
    assert game.last(KillStopped) == KillStopped(Seat(5), Seat(2))
    assert game.refused(KillPot(person(5))).reason is Reason.KILL_OBJECTED_TO
    assert game.refused(ObjectToKill(person(3), Seat(5))).reason is Reason.NO_SUCH_KILL
    game.deal()
    assert posts(game) == [(2, 5), (3, 10)]
    assert may(game) == (10, [20])
    game.skip_hand()
    game.do(KillPot(person(5)))


@pytest.mark.rule("cooke-8.04.10", 2)
def test_the_deal_leaves_time_to_object() -> None:
    """Said at the last moment it still gives the others the pause between two hands."""
    game = between_hands(settings={"deal.between_hands_seconds": 8})
    assert game.table.next_hand_at is not None
    game.at = game.table.next_hand_at
    game.do(KillPot(person(5)))
    assert game.table.next_hand_at == game.at + 8_000
    game.do(ObjectToKill(person(2), Seat(5)))


@pytest.mark.rule("cooke-8.04.10", 3)
def test_not_after_the_first_card() -> None:
    """Once the cards are out nobody kills the pot, nor objects to the kill that was made."""
    game = between_hands()
    game.do(KillPot(person(5)))
    game.deal()
    refusal = game.refused(KillPot(person(4)))
    assert (refusal.reason, refusal.rule) == (Reason.CARDS_ARE_OUT, "cooke-8.04.10")
    assert game.refused(ObjectToKill(person(2), Seat(5))).reason is Reason.NO_SUCH_KILL
    assert game.table.kill_offers == ()


@pytest.mark.rule("cooke-8.04.10", 4)
def test_where_they_are_prohibited_they_always_are() -> None:
    """``kill.voluntary = prohibited``: refused between hands and in one."""
    game = between_hands(settings={"kill.voluntary": "prohibited"})
    assert game.refused(KillPot(person(5))).reason is Reason.KILLS_PROHIBITED
    game.deal()
    assert game.refused(KillPot(person(5))).reason is Reason.KILLS_PROHIBITED


@pytest.mark.rule("cooke-8.04.10")
def test_one_of_several_goes_first() -> None:
    """Seat 5 has announced a kill: it is once a deal, for him too."""
    game = between_hands()
    game.do(KillPot(person(5)))
    assert game.refused(KillPot(person(5))).reason is Reason.KILL_ANNOUNCED
    assert game.refused(KillPot(person(4))).reason is Reason.KILL_TAKEN
    game.do(ObjectToKill(person(5), Seat(5)))
    game.do(KillPot(person(4)))


@pytest.mark.rule("cooke-8.04.10")
def test_who_does_not_play_kills_nothing() -> None:
    """One who is away may not; one who goes away afterwards has not killed."""
    game = between_hands()
    game.do(c.GoAway(person(6)))
    assert game.refused(KillPot(person(6))).reason is Reason.NOT_DEALT_IN_NEXT
    game.do(KillPot(person(5)))
    game.do(c.GoAway(person(5)))
    game.deal()
    assert posts(game) == [(2, 5), (3, 10)]
    assert game.hand.rules.unkilled is None


@pytest.mark.rule("cooke-8.04.10")
def test_another_in_the_seat_kills_nothing() -> None:
    """Who has announced it leaves, and another takes the seat: the kill is gone with him."""
    game = between_hands()
    game.do(KillPot(person(3)))
    game.do(c.Leave(person(3)))
    game.do(c.SitDown(person(9), "New", whole(500), Seat(3)))
    game.deal()
    assert game.hand.posts.killer is None


@pytest.mark.rule("cooke-8.04.10")
@pytest.mark.parametrize("structure", [Structure.POT_LIMIT, Structure.NO_LIMIT])
def test_only_where_there_is_a_limit_to_double(structure: Structure) -> None:
    """In pot limit and no limit there is no kill."""
    game = Game(6, structure=structure)
    game.deal()
    game.skip_hand()
    assert game.refused(KillPot(person(5))).reason is Reason.NO_KILL_HERE


@pytest.mark.rule("cooke-8.04.10")
def test_a_button_of_an_earlier_deal_is_stale() -> None:
    """Pressed after another hand has been dealt it kills nothing."""
    game = between_hands()
    prompt = Prompt(game.table.hands, 0)
    game.deal()
    game.skip_hand()
    assert game.refused(KillPot(person(5), prompt)).reason is Reason.STALE


@pytest.mark.rule("cooke-8.04.10")
def test_who_waits_for_the_big_blind_does_not_kill_his_way_in() -> None:
    """In hold'em a newcomer posts a blind, or waits: a kill is for one who is dealt in."""
    game = limit(6, empty=(6,), settings={"betting.min_unit": 1})
    game.play("6 sits 500")
    assert game.refused(KillPot(person(6))).reason is Reason.NOT_SEATED
    newcomer = game.occupant(6).person
    assert game.refused(KillPot(newcomer)).reason is Reason.NOT_DEALT_IN_NEXT
