"""Asking for another seat: queued in a hand, served in order, between hands only."""

import pytest

from core.cards import parse_card
from core.chips import whole
from core.hand import events as h
from core.hand.commands import Fold, Show
from core.ids import PersonId, Seat
from core.present import narrate, plain_line, reply
from core.refusal import Reason
from core.table import events as e
from core.table.commands import (
    ChangeSeat,
    GiveChips,
    GoAway,
    Leave,
    NameProxy,
    Object,
    SettleObjection,
    SitDown,
    TopUp,
    VoidHand,
)
from core.table.seats.change import Wait
from core.table.seats.change_events import (
    Dropped,
    SeatChanged,
    SeatChangeDropped,
    SeatChangeWaits,
)
from core.view import all_seen, look_for
from tests.play import ADMIN, Game, person
from tests.seat_changes import P, eight, hands_after, moves, sits_at


def badges(game: Game) -> dict[PersonId, int]:
    """The number on the badge of each who has asked for another seat."""
    return {one.person: one.seat_request for one in game.view().seats if one.seat_request}


@pytest.mark.rule("cooke-10.15", 2)
def test_seat_and_chips_asked_for_in_a_hand_come_after_the_payout() -> None:
    """A top-up of 100 and seat 7 asked for in a hand: both are done before the next deal."""
    game = eight(7)
    game.deal()
    game.do(TopUp(P[5], whole(100)))
    asked = moves(game, P[5], 7)
    answer = reply(asked, look_for(game.table, P[5]), P[5])
    assert plain_line(answer.title) == "You move to seat 7 when this hand is over."
    assert sits_at(game, P[5]) == 5
    assert game.hand.player_of(P[5]) == game.hand.player(Seat(5))
    game.skip_hand()
    game.deal()
    told = [type(event) for event in game.events]
    ended = len(told) - 1 - told[::-1].index(h.HandEnded)
    started = len(told) - 1 - told[::-1].index(h.HandStarted)
    assert ended < told.index(SeatChanged) < started
    assert ended < told.index(e.ChipsInPlay) < started
    mover = game.table.occupant_of(P[5])
    assert mover is not None
    assert (mover.seat, game.stack(7)) == (7, 1100)


@pytest.mark.rule("cooke-16.01.09", 1)
def test_requests_are_numbered_in_their_order() -> None:
    """A asks and then D: badges 1 and 2.  A is served first, and D becomes 1."""
    game = eight(7, 8)
    game.deal()
    moves(game, P[2], 8)
    moves(game, P[5], 7)
    assert badges(game) == {P[2]: 1, P[5]: 2}
    game.do(ChangeSeat(P[2], None))
    assert badges(game) == {P[5]: 1}
    # Due the button after this hand, seat 3 is served when he has dealt it off.
    moves(game, P[3], 8)
    assert badges(game) == {P[5]: 1, P[3]: 2}
    game.skip_hand()
    assert badges(game) == {P[3]: 1}


def test_the_first_who_has_asked_for_a_seat_gets_it() -> None:
    """Two ask for seat 7 in a hand: the first moves, and the second is told that it is taken."""
    game = eight(7)
    game.deal()
    moves(game, P[8], 7)
    moves(game, P[6], 7)
    game.skip_hand()
    assert (sits_at(game, P[8]), sits_at(game, P[6])) == (7, 6)
    assert game.last(SeatChangeDropped) == SeatChangeDropped(Seat(6), Seat(7), Dropped.TAKEN)


def test_a_seat_is_held_for_who_asked_first() -> None:
    """Seat 2, due the button, has asked for 7 first: seat 5 waits until that is settled."""
    game = eight(7)
    moves(game, P[2], 7)
    assert SeatChangeWaits(Seat(5), Seat(7), Wait.OTHER) in moves(game, P[5], 7)
    game.deal()
    game.do(ChangeSeat(P[2], None))
    game.skip_hand()
    assert (sits_at(game, P[2]), sits_at(game, P[5])) == (2, 7)


def test_nobody_sits_down_where_somebody_moves_to() -> None:
    """Seat 7 is asked for in the hand: a newcomer is refused it, and the mover gets it."""
    game = eight(7)
    game.deal()
    moves(game, P[5], 7)
    newcomer = SitDown(PersonId("new"), "New", whole(1000), Seat(7))
    assert game.refused(newcomer).reason is Reason.SEAT_HELD
    game.skip_hand()
    assert sits_at(game, P[5]) == 7


def test_who_leaves_takes_his_request_with_him() -> None:
    """He has asked for seat 7 and leaves with the same hand: the seat is free for the next."""
    game = eight(7)
    game.deal()
    moves(game, P[5], 7)
    game.do(Leave(P[5]))
    assert game.refused(ChangeSeat(P[5], Seat(7))).reason is Reason.ALREADY_LEAVING
    game.skip_hand()
    assert game.table.seat_changes == ()
    assert sits_at(game, P[5]) is None
    moves(game, P[6], 7)
    assert sits_at(game, P[6]) == 7


def test_what_cannot_be_asked_for() -> None:
    """His own seat, one that is taken, one that there is not, one he has asked for already."""
    game = eight(7)
    game.deal()
    for seat, reason in (
        (5, Reason.OWN_SEAT),
        (6, Reason.SEAT_TAKEN),
        (9, Reason.NO_SUCH_SEAT),
        (0, Reason.NO_SUCH_SEAT),
    ):
        assert game.refused(ChangeSeat(P[5], Seat(seat))).reason is reason
    assert game.refused(ChangeSeat(P[5], None)).reason is Reason.NO_SEAT_CHANGE
    moves(game, P[5], 7)
    assert game.refused(ChangeSeat(P[5], Seat(7))).reason is Reason.SEAT_ASKED
    assert game.refused(ChangeSeat(PersonId("nobody"), Seat(7))).reason is Reason.NOT_SEATED


def test_a_new_request_stands_for_the_old_one() -> None:
    """He asks for 7 and then for 8: he is last in the order, and moves to 8."""
    game = eight(7, 8)
    game.deal()
    moves(game, P[5], 7)
    moves(game, P[6], 7)
    moves(game, P[5], 8)
    assert badges(game) == {P[6]: 1, P[5]: 2}
    game.skip_hand()
    assert (sits_at(game, P[6]), sits_at(game, P[5])) == (7, 8)


def test_nobody_moves_while_the_floor_is_waited_for() -> None:
    """Somebody objects between two hands: a move asked for then is made when it has been heard."""
    game = eight(7)
    game.do(Object(P[6], "the pot was short"))
    moves(game, P[5], 7)
    assert sits_at(game, P[5]) == 5
    game.do(SettleObjection(ADMIN))
    assert sits_at(game, P[5]) == 7


def test_all_that_is_his_goes_with_him() -> None:
    """Stack, chips behind, proxy and a gift that waits move to seat 7."""
    game = eight(7)
    game.do(TopUp(P[8], whole(60)))
    game.do(GiveChips(P[8], Seat(6), whole(40)))
    game.do(NameProxy(P[8], PersonId("dan"), "Dan"))
    before = game.table.occupant_of(P[8])
    moves(game, P[8], 7)
    after = game.table.occupant_of(P[8])
    assert before is not None
    assert after is not None
    for his in ("stack", "behind", "proxy", "proxy_is_new", "name", "sat_at"):
        assert getattr(before, his) == getattr(after, his)
    assert [(gift.seat, gift.to) for gift in game.table.gifts] == [(7, 6)]
    game.deal()
    assert (game.occupant(7).behind, game.stack(7), game.stack(6)) == (0, 1020, 1040)
    assert game.player(7).actor == PersonId("dan")


def test_he_still_shows_the_hand_he_had_in_his_old_seat() -> None:
    """After the move his own cards are before him still, and he may show them."""
    game = eight(7)
    game.deal({5: "As Ah"})
    moves(game, P[5], 7)
    game.skip_hand()
    mine = game.view(7).mine
    assert mine is not None
    assert mine.cards == tuple(parse_card(card) for card in ("As", "Ah"))
    seen = game.do(Show(P[5]))
    assert [event.seat for event in seen if isinstance(event, h.HandSeen)] == [5]


def test_the_hand_that_ends_is_told_to_him_as_his() -> None:
    """His fold ends the hand and he moves with it: both are told to *you*."""
    game = eight(7)
    game.deal()
    moves(game, P[4], 7)
    game.play("all fold to 3, 3 raises 40")
    ended = game.do(Fold(P[4]))
    view = look_for(game.table, P[4])
    lines = [plain_line(line) for line in narrate(all_seen(ended, view.viewer), view)]
    assert lines[0] == "You fold."
    assert "You move to seat 7 and post the small blind there." in lines


def test_who_moves_into_a_seat_sees_nothing_of_its_last_hand() -> None:
    """Seat 5 moves away and seat 6 asks for it: the cards that were mucked there stay hidden."""
    game = eight(7, 8)
    game.deal()
    moves(game, P[5], 7)
    game.skip_hand()
    theirs = game.player(5).cards
    moves(game, P[6], 5)
    assert sits_at(game, P[6]) == 5
    mine = game.view(5).mine
    assert mine is not None
    assert not set(mine.cards) & set(theirs)
    game.do(SitDown(PersonId("new"), "New", whole(1000), Seat(6)))
    assert game.view(6).mine is None


def test_after_a_void_hand_he_still_owes_what_he_owed() -> None:
    """Hand two is void, with a move asked for in it: seat 3 is due his small blind all the same."""
    game = eight(7)
    game.deal()
    moves(game, P[3], 7)
    game.do(VoidHand(ADMIN))
    assert sits_at(game, P[3]) == 7
    assert hands_after(game, P[3], 2) == [("B2 SB- BB4", 10), ("B[3] SB4 BB5", 0)]


@pytest.mark.rule("cooke-12.14")
@pytest.mark.parametrize("system", ["no_missed_blind", "no_dead_button"])
def test_heads_up_the_turns_stay_what_they_are(system: str) -> None:
    """Two players: wherever they move, button and small blind alternate, under either system."""
    game = Game(6, taken=(1, 4), button=1, settings={"button.rule": system})
    game.deal()
    assert game.places == "B/SB1 BB4"
    game.skip_hand()
    moves(game, person(4), 6)
    assert hands_after(game, person(4), 1) == [("B/SB6 BB1", 10)]
    moves(game, person(1), 5)
    assert hands_after(game, person(1), 2) == [("B/SB5 BB6", 10), ("B/SB6 BB5", 20)]


def test_three_players_move_and_everybody_still_pays() -> None:
    """Three-handed the button, due the big blind, moves to another seat that is due it."""
    game = Game(6, taken=(1, 3, 5), button=1, bets=(20, 40))
    game.deal()
    assert game.places == "B1 SB3 BB5"
    game.skip_hand()
    moves(game, person(1), 6)
    assert hands_after(game, person(1), 3) == [
        ("B3 SB5 BB6", 20),
        ("B5 SB6 BB3", 10),
        ("B6 SB3 BB5", 0),
    ]


def test_no_hand_twice_on_the_button_in_a_game_of_antes() -> None:
    """Five-card draw with antes: who is due the button takes it before he moves."""
    game = Game(6, taken=(1, 2, 3, 4), game="five_card_draw", bets=(20, 40), ante=5, button=1)
    game.deal()
    game.skip_hand()
    assert not game.hand.rules.forced.has_blinds
    assert SeatChangeWaits(Seat(2), Seat(6), Wait.BUTTON) in moves(game, person(2), 6)
    assert game.refused(ChangeSeat(person(1), Seat(2))).reason is Reason.SEAT_TAKEN
    game.deal()
    game.skip_hand()
    assert sits_at(game, person(2)) == 6


def test_requests_and_moves_outlive_a_restart() -> None:
    """Folded anew from its journal the table has the same requests, waits and duties."""
    game = eight(7, 8)
    moves(game, P[5], 7)
    game.deal()
    moves(game, P[3], 8)
    before = game.table
    game.restart()
    assert game.table == before
    game.skip_hand()
    game.restart()
    (request,) = game.table.seat_changes
    assert (request.person, request.to, request.wait) == (P[3], 8, Wait.BUTTON)
    mover = game.table.occupant_of(P[5])
    assert mover is not None
    assert (mover.seat, mover.duties.distance) == (7, 2)


def test_who_is_away_moves_with_what_he_owes() -> None:
    """Away when the big blind passed, he owes both, and moving does not clear it."""
    game = eight(7)
    game.do(GoAway(P[4]))
    hands_after(game, P[4], 1)
    before = game.occupant(4).duties
    moves(game, P[4], 7)
    assert game.occupant(7).duties.owes is before.owes
