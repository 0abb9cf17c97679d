"""Moving where button and blinds are due, and out of the small blind (Cooke 12.20.03, .04)."""

import pytest

from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.ids import Seat
from core.refusal import Reason
from core.table.blinds.duties import Entry
from core.table.commands import ChooseEntry, ComeBack, GoAway
from core.table.seats.change import Wait
from core.table.seats.change_events import SeatChangeWaits
from tests.seat_changes import P, eight, enters, hand_after, hands_after, moves, sits_at

NO_HAND = None
FREE = 0


@pytest.mark.rule("cooke-12.20.03", 1)
def test_into_the_big_blind_now() -> None:
    """Seat 6 moves to 4, which is due the big blind: a hand at once, with the blind in turn."""
    game = eight(4)
    moves(game, P[6], 4)
    assert hands_after(game, P[6], 3) == [
        ("B2 SB3 BB4", 20),
        ("B3 SB4 BB5", 10),
        ("B4 SB5 BB7", FREE),
    ]


@pytest.mark.rule("cooke-12.20.03", 1)
def test_into_the_big_blind_later() -> None:
    """The same move, the blinds let go by: a big blind, live, behind the button."""
    game = eight(4)
    moves(game, P[6], 4)
    enters(game, P[6], Entry.BEHIND)
    assert hands_after(game, P[6], 3) == [
        ("B2 SB3 BB5", NO_HAND),
        ("B3 SB5 BB7", NO_HAND),
        ("B5 SB7 BB8", 20),
    ]
    assert [post.kind for post in game.of_hand(h.BlindPosted) if post.seat == 4] == [PostKind.ENTRY]


@pytest.mark.rule("cooke-12.20.03", 1)
def test_the_blinds_may_be_let_go_by_with_the_request() -> None:
    """Who says with the request that he lets them pass comes in behind the button just so."""
    game = eight(4)
    moves(game, P[6], 4, lets_pass=True)
    assert hands_after(game, P[6], 3) == [
        ("B2 SB3 BB5", NO_HAND),
        ("B3 SB5 BB7", NO_HAND),
        ("B5 SB7 BB8", 20),
    ]


@pytest.mark.rule("cooke-12.20.03", 2)
def test_into_the_small_blind() -> None:
    """Seat 3 leaves and seat 6 moves there: no hand until the button has passed, then he posts."""
    game = eight()
    game.play("3 leaves")
    moves(game, P[6], 3)
    assert hands_after(game, P[6], 3) == [
        ("B2 SB- BB4", NO_HAND),
        ("B[3] SB4 BB5", NO_HAND),
        ("B4 SB5 BB7", 20),
    ]
    game = eight()
    game.play("3 leaves")
    moves(game, P[6], 3)
    hand_after(game, P[6])
    game.deal()
    assert game.hand.players[-1].seat == 2


@pytest.mark.rule("cooke-12.20.03", 3)
def test_into_the_button_from_nearby() -> None:
    """Seat 2 leaves and seat 8 moves there, one player away: he sits out one hand, no more."""
    game = eight()
    game.play("2 leaves")
    moves(game, P[8], 2)
    game.deal()
    assert (game.places, game.hand.players[-1].seat) == ("B[2] SB3 BB4", 1)
    assert game.hand.player_of(P[8]) is None
    game.skip_hand()
    assert hands_after(game, P[8], 2) == [("B3 SB4 BB5", FREE), ("B4 SB5 BB6", FREE)]


@pytest.mark.rule("cooke-12.20.03", 4)
def test_into_the_button_from_afar() -> None:
    """Seat 6 moves there, three players away: he may post behind the button, or waits for his
    distance."""
    game = eight()
    game.play("2 leaves")
    moves(game, P[6], 2)
    assert hands_after(game, P[6], 4) == [
        ("B[2] SB3 BB4", NO_HAND),
        ("B3 SB4 BB5", NO_HAND),
        ("B4 SB5 BB7", NO_HAND),
        ("B5 SB7 BB8", FREE),
    ]
    game = eight()
    game.play("2 leaves")
    moves(game, P[6], 2)
    assert game.refused(ChooseEntry(P[6], Entry.POST)).reason is Reason.ENTRY_BARRED
    assert hand_after(game, P[6]) == ("B[2] SB3 BB4", NO_HAND)
    enters(game, P[6], Entry.POST)
    assert hand_after(game, P[6]) == ("B3 SB4 BB5", 20)


@pytest.mark.rule("cooke-12.20.03", 5)
def test_in_front_of_the_button_by_the_alternate() -> None:
    """``move_front_of_button``: seat 8 posts at 2, the button stays at 1 and then passes over."""
    game = eight(settings={"seats.move_front_of_button": True})
    game.play("2 leaves")
    moves(game, P[8], 2)
    enters(game, P[8], Entry.POST)
    game.deal()
    assert game.posts == {2: 20, 3: 10, 4: 20}
    assert (game.hand.button, game.hand.players[-1].seat) == (1, 1)
    game.play("all call, all check")
    assert game.order[:7] == [5, 6, 7, 1, 2, 3, 4]
    game.skip_hand()
    assert hands_after(game, P[8], 2) == [("B3 SB4 BB5", FREE), ("B4 SB5 BB6", FREE)]


@pytest.mark.rule("cooke-12.20.04", 1)
@pytest.mark.rule("cooke-16.01.04", 3)
def test_out_of_the_small_blind() -> None:
    """Seat 3 has posted the big blind and moves to 7: his small one is due there, and live."""
    game = eight(7)
    moves(game, P[3], 7)
    game.deal()
    assert game.places == "B2 SB- BB4"
    assert game.posts == {4: 20, 7: 10}
    game.play("5 calls, 6 calls")
    assert (game.to_act, game.menu.call) == (7, 10_00)
    game.play("all call, all check")
    assert game.order[:7] == [5, 6, 7, 8, 1, 2, 4]
    game.skip_hand()
    game.deal()
    assert (game.places, game.hand.players[-1].seat) == ("B[3] SB4 BB5", 2)
    game.skip_hand()
    assert hands_after(game, P[3], 2) == [("B4 SB5 BB6", FREE), ("B5 SB6 BB7", 20)]


@pytest.mark.rule("cooke-12.20.04")
def test_the_small_blind_he_does_not_stay_for_is_missed() -> None:
    """Having moved to 7 he goes away for the hand: it is a missed small blind, dead to make up."""
    game = eight(7)
    moves(game, P[3], 7)
    game.do(GoAway(P[3]))
    assert hand_after(game, P[3]) == ("B2 SB- BB4", NO_HAND)
    game.do(ComeBack(P[3]))
    assert hand_after(game, P[3]) == ("B[3] SB4 BB5", NO_HAND)
    enters(game, P[3], Entry.POST)
    assert hand_after(game, P[3]) == ("B4 SB5 BB6", 10)
    assert [post.kind for post in game.of_hand(h.BlindPosted) if post.seat == 7] == [PostKind.DEAD]


@pytest.mark.rule("cooke-12.20.04", 2)
def test_out_of_the_small_blind_into_the_big_one_he_waits() -> None:
    """Seat 3 asks for 4, due the big blind: he posts his small blind, deals off, and moves then."""
    game = eight(4)
    assert SeatChangeWaits(Seat(3), Seat(4), Wait.SMALL_BLIND) in moves(game, P[3], 4)
    assert hands_after(game, P[3], 2) == [("B2 SB3 BB5", 10), ("B3 SB5 BB6", FREE)]
    assert sits_at(game, P[3]) == 4
    game.deal()
    assert (game.places, game.hand.players[-2].seat) == ("B5 SB6 BB7", 4)
    assert game.posts == {6: 10, 7: 20}


@pytest.mark.rule("cooke-12.20.04", 3)
def test_out_of_the_small_blind_into_the_button_he_waits() -> None:
    """Seat 2 leaves and seat 3 asks for it: two hands where he is, then free behind the button."""
    game = eight()
    game.play("2 leaves")
    moves(game, P[3], 2)
    game.deal()
    assert (game.places, game.hand.players[-1].seat) == ("B[2] SB3 BB4", 1)
    assert (sits_at(game, P[3]), game.posts[3]) == (3, 10)
    game.skip_hand()
    assert hand_after(game, P[3]) == ("B3 SB4 BB5", FREE)
    assert sits_at(game, P[3]) == 2
    assert hand_after(game, P[3]) == ("B4 SB5 BB6", FREE)


@pytest.mark.rule("cooke-12.20.04", 2)
def test_with_a_small_blind_to_carry_nobody_moves_into_the_big_one() -> None:
    """Seat 3 has moved to 7 with his small blind, and asks for 4, due the big one: he posts first,
    and is there behind the blinds."""
    game = eight(4, 7)
    moves(game, P[3], 7)
    assert SeatChangeWaits(Seat(7), Seat(4), Wait.SMALL_BLIND) in moves(game, P[3], 4)
    game.deal()
    assert (game.places, game.posts) == ("B2 SB- BB5", {5: 20, 7: 10})
