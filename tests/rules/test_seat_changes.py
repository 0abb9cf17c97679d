"""Changing seats, what it costs and when a hand comes: Cooke 12.20, 7.18.05."""

import pytest

from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.ids import Seat
from core.refusal import Reason
from core.table.blinds.duties import Entry, Owes
from core.table.commands import ChangeSeat, ChooseEntry, ComeBack, GoAway
from core.table.seats.change import Wait
from core.table.seats.change_events import SeatChanged, SeatChangeWaits
from tests.seat_changes import P, eight, enters, hand_after, hands_after, moves, sits_at

NO_HAND = None
FREE = 0


@pytest.mark.rule("cooke-12.20.01", 1)
def test_moving_closer_costs_nothing() -> None:
    """Seat 1 moves to 7, a hand closer to the big blind: dealt in, and he posts it in turn."""
    game = eight(7)
    moves(game, P[1], 7)
    assert hands_after(game, P[1], 4) == [
        ("B2 SB3 BB4", FREE),
        ("B3 SB4 BB5", FREE),
        ("B4 SB5 BB6", FREE),
        ("B5 SB6 BB7", 20),
    ]
    assert sits_at(game, P[1]) == 7


@pytest.mark.rule("cooke-12.20.01", 2)
def test_as_far_as_before_costs_nothing() -> None:
    """Seat 8 moves to 7, four hands from the big blind as before: dealt in free."""
    game = eight(7)
    moves(game, P[8], 7)
    assert hands_after(game, P[8], 4) == [
        ("B2 SB3 BB4", FREE),
        ("B3 SB4 BB5", FREE),
        ("B4 SB5 BB6", FREE),
        ("B5 SB6 BB7", 20),
    ]


@pytest.mark.rule("cooke-12.20.02", 1)
def test_moving_away_he_waits_for_his_distance() -> None:
    """Seat 5, two hands from the big blind, moves to 7, three from it: one hand without him."""
    game = eight(7)
    moves(game, P[5], 7)
    assert hands_after(game, P[5], 3) == [
        ("B2 SB3 BB4", NO_HAND),
        ("B3 SB4 BB6", FREE),
        ("B4 SB6 BB7", 20),
    ]


@pytest.mark.rule("cooke-12.20.02")
@pytest.mark.rule("cooke-12.12")
def test_who_misses_his_blinds_while_he_waits_has_no_distance_to_wait_for_any_more() -> None:
    """Moved from 5 to 7 he goes away, and the blinds go by him: he makes them up like anybody, and
    comes in for nothing neither two hands before the next big blind nor by moving again."""
    game = eight(7)
    moves(game, P[5], 7)
    game.do(GoAway(P[5]))
    assert hands_after(game, P[5], 4)[-2:] == [("B4 SB6 BB8", NO_HAND), ("B6 SB8 BB1", NO_HAND)]
    game.do(ComeBack(P[5]))
    duties = game.occupant(7).duties
    assert (duties.owes, duties.distance) == (Owes.BOTH, 0)
    assert hands_after(game, P[5], 3)[-1] == ("B2 SB3 BB4", NO_HAND)
    moves(game, P[5], 5)
    assert game.occupant(5).duties.owes is Owes.BOTH
    moves(game, P[5], 7)
    assert hands_after(game, P[5], 2) == [("B3 SB4 BB6", NO_HAND), ("B4 SB6 BB7", 20)]


@pytest.mark.rule("cooke-12.20.02", 1)
def test_moving_away_he_may_post_instead() -> None:
    """The same move with a big blind, live, for the first hand; the others run as they would."""
    game = eight(7)
    moves(game, P[5], 7)
    enters(game, P[5], Entry.POST)
    assert hands_after(game, P[5], 3) == [
        ("B2 SB3 BB4", 20),
        ("B3 SB4 BB6", FREE),
        ("B4 SB6 BB7", 20),
    ]
    (first, *_) = [post for post in game.all(h.BlindPosted) if post.seat == Seat(7)]
    assert first.kind is PostKind.ENTRY


@pytest.mark.rule("cooke-12.20.02", 2)
def test_two_players_away_are_free_by_the_alternate() -> None:
    """``two_player_allowance``: moved by one, he is dealt in at once."""
    game = eight(7, settings={"seats.move_away": "two_player_allowance"})
    moves(game, P[5], 7)
    assert hands_after(game, P[5], 3) == [
        ("B2 SB3 BB4", FREE),
        ("B3 SB4 BB6", FREE),
        ("B4 SB6 BB7", 20),
    ]


@pytest.mark.rule("cooke-12.20.02", 3)
@pytest.mark.parametrize("house", ["wait_or_post", "two_player_allowance"])
def test_three_away_waits_by_either_rule(house: str) -> None:
    """Seat 4, due the big blind, moves to 8, four hands from it: three hands without him."""
    game = eight(8, settings={"seats.move_away": house})
    moves(game, P[4], 8)
    assert hands_after(game, P[4], 4) == [
        ("B2 SB3 BB5", NO_HAND),
        ("B3 SB5 BB6", NO_HAND),
        ("B5 SB6 BB7", NO_HAND),
        ("B6 SB7 BB8", 20),
    ]


@pytest.mark.rule("cooke-12.20.02", 3)
@pytest.mark.parametrize("house", ["wait_or_post", "two_player_allowance"])
def test_three_away_may_post_by_either_rule(house: str) -> None:
    """The same move with a big blind for the first hand: he is dealt in."""
    game = eight(8, settings={"seats.move_away": house})
    moves(game, P[4], 8)
    enters(game, P[4], Entry.POST)
    assert hand_after(game, P[4]) == ("B2 SB3 BB5", 20)


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


@pytest.mark.rule("cooke-12.20.05", 1)
def test_after_dealing_off_the_hand_is_free() -> None:
    """Seat 1 has had the button and moves to 7: free hands until the big blind is his."""
    game = eight(7)
    moves(game, P[1], 7)
    assert hands_after(game, P[1], 4) == [
        ("B2 SB3 BB4", FREE),
        ("B3 SB4 BB5", FREE),
        ("B4 SB5 BB6", FREE),
        ("B5 SB6 BB7", 20),
    ]


@pytest.mark.rule("cooke-12.20.05", 2)
def test_after_the_big_blind_only_the_small_one_is_due() -> None:
    """Seat 3 moves to 7 after his big blind: 10 live there, and nothing else."""
    game = eight(7)
    moves(game, P[3], 7)
    assert hands_after(game, P[3], 3) == [
        ("B2 SB- BB4", 10),
        ("B[3] SB4 BB5", FREE),
        ("B4 SB5 BB6", FREE),
    ]


@pytest.mark.rule("cooke-12.20.05", 3)
def test_no_free_hand_in_the_big_blind() -> None:
    """Seat 1 has dealt off and asks for 4, due the big blind: refused, unless he lets it pass."""
    game = eight(4)
    refusal = game.refused(ChangeSeat(P[1], Seat(4)))
    assert (refusal.reason, refusal.rule) == (Reason.NO_FREE_HAND, "cooke-12.20.05")
    moves(game, P[1], 4, lets_pass=True)
    assert hands_after(game, P[1], 3) == [
        ("B2 SB3 BB5", NO_HAND),
        ("B3 SB5 BB6", NO_HAND),
        ("B5 SB6 BB7", FREE),
    ]


@pytest.mark.rule("cooke-12.20.06", 1)
def test_nobody_moves_from_the_button() -> None:
    """Seat 2, due the button, asks for 7: he is dealt it at 2, and has moved by the next hand."""
    game = eight(7)
    assert SeatChangeWaits(Seat(2), Seat(7), Wait.BUTTON) in moves(game, P[2], 7)
    game.deal()
    assert game.places == "B2 SB3 BB4"
    assert game.hand.player_of(P[2]) == game.hand.player(Seat(2))
    game.skip_hand()
    assert sits_at(game, P[2]) == 7
    assert hands_after(game, P[2], 3) == [
        ("B3 SB4 BB5", FREE),
        ("B4 SB5 BB6", FREE),
        ("B5 SB6 BB7", 20),
    ]


@pytest.mark.rule("cooke-12.20.06", 2)
@pytest.mark.parametrize("when", ["between", "in_hand"])
def test_who_refuses_the_button_is_dealt_a_dead_hand(when: str) -> None:
    """He goes away before it, having asked: his hand is dealt and dead, and the button is there."""
    game = eight(7)
    if when == "in_hand":
        # The lap before: he asks and goes away while the hand that ends it is played.
        for _ in range(6):
            game.next_hand()
        assert game.places == "B8 SB1 BB2"
        moves(game, P[1], 7)
        game.do(GoAway(P[1]))
        game.skip_hand()
        game.deal()
        assert game.places == "B1 SB2 BB3"
        dead = game.hand.player_of(P[1])
    else:
        moves(game, P[2], 7)
        game.do(GoAway(P[2]))
        game.deal()
        assert game.places == "B2 SB3 BB4"
        dead = game.hand.player_of(P[2])
    assert dead is not None
    assert not dead.is_in
    assert game.of_hand(h.HandKilled) == [h.HandKilled(dead.seat, False)]
    game.skip_hand()
    assert game.last(SeatChanged).to == 7


@pytest.mark.rule("cooke-12.20.08")
@pytest.mark.rule("cooke-12.20.03")
def test_the_button_is_no_blind_to_let_pass() -> None:
    """No Dead Button: P1 has dealt off and moved to 8, where the big blind is two hands away; he
    moves to 4, where the button would be, four hands from it: he sits out one like anybody."""
    game = eight(4, 8, settings={"button.rule": "no_dead_button"})
    moves(game, P[1], 8)
    assert hands_after(game, P[1], 2) == [("B2 SB3 BB5", FREE), ("B3 SB5 BB6", FREE)]
    moves(game, P[1], 4, lets_pass=True)
    duties = game.occupant(4).duties
    assert (duties.owes, duties.distance, duties.is_free) == (Owes.BIG, 3, False)
    assert hands_after(game, P[1], 2) == [("B5 SB6 BB7", NO_HAND), ("B6 SB7 BB2", FREE)]


@pytest.mark.rule("cooke-12.20.08")
def test_between_the_blinds_they_have_gone_by_once() -> None:
    """P1 has dealt off and moved to 8; three hands before the big blind he moves to 4, which it
    has passed already: free behind the button, and that was his pass."""
    game = eight(4, 8)
    moves(game, P[1], 8)
    assert hands_after(game, P[1], 1) == [("B2 SB3 BB5", FREE)]
    moves(game, P[1], 4, lets_pass=True)
    assert hands_after(game, P[1], 2) == [("B3 SB5 BB6", NO_HAND), ("B5 SB6 BB7", FREE)]
    assert not game.occupant(4).duties.may_let_pass


@pytest.mark.rule("cooke-12.20.08", 1)
def test_who_has_dealt_off_may_let_the_blinds_pass() -> None:
    """Seat 1 moves to 4 and lets the blinds go by: free behind the button three hands later."""
    game = eight(4)
    moves(game, P[1], 4, lets_pass=True)
    assert hands_after(game, P[1], 3) == [
        ("B2 SB3 BB5", NO_HAND),
        ("B3 SB5 BB6", NO_HAND),
        ("B5 SB6 BB7", FREE),
    ]


@pytest.mark.rule("cooke-12.20.08", 1)
def test_he_may_say_so_when_they_come() -> None:
    """Seat 1 moves to 7, and says only when the big blind is due there that it may go by."""
    game = eight(7)
    moves(game, P[1], 7)
    hands_after(game, P[1], 3)
    enters(game, P[1], Entry.BEHIND)
    assert hands_after(game, P[1], 3) == [
        ("B5 SB6 BB8", NO_HAND),
        ("B6 SB8 BB2", NO_HAND),
        ("B8 SB2 BB3", FREE),
    ]


@pytest.mark.rule("cooke-12.20.08", 2)
def test_once_only() -> None:
    """A lap later it is an ordinary missed blind: he may not let it go by, and owes both."""
    game = eight(4)
    moves(game, P[1], 4, lets_pass=True)
    hands_after(game, P[1], 3)
    assert hands_after(game, P[1], 3) == [
        ("B6 SB7 BB8", FREE),
        ("B7 SB8 BB2", FREE),
        ("B8 SB2 BB3", FREE),
    ]
    assert game.refused(ChooseEntry(P[1], Entry.BEHIND)).reason is Reason.NOTHING_TO_MAKE_UP
    game.do(GoAway(P[1]))
    assert hand_after(game, P[1]) == ("B2 SB3 BB5", NO_HAND)
    game.do(ComeBack(P[1]))
    assert hand_after(game, P[1]) == ("B3 SB5 BB6", NO_HAND)
    enters(game, P[1], Entry.POST)
    game.deal()
    assert game.places == "B5 SB6 BB7"
    assert [(post.kind, post.amount) for post in game.of_hand(h.BlindPosted) if post.seat == 4] == [
        (PostKind.ENTRY, 20_00),
        (PostKind.DEAD, 10_00),
    ]


@pytest.mark.rule("cooke-12.20.08")
@pytest.mark.rule("cooke-12.20.02")
def test_who_lets_them_pass_and_moves_on_has_moved_away_from_his_big_blind() -> None:
    """P1 has dealt off and moved to 7; when the big blind comes he lets it pass, and then moves on
    to 1, far behind it: no hand is free to him there.  He has not used his pass, for at 1 they come
    again."""
    game = eight(7)
    moves(game, P[1], 7)
    assert hands_after(game, P[1], 3)[-1] == ("B4 SB5 BB6", FREE)
    enters(game, P[1], Entry.BEHIND)
    moves(game, P[1], 1)
    duties = game.occupant(1).duties
    assert (duties.owes, duties.distance, duties.is_free) == (Owes.BIG, 1, False)
    assert duties.may_let_pass
    assert hand_after(game, P[1]) == ("B5 SB6 BB8", NO_HAND)
    assert hand_after(game, P[1]) == ("B6 SB8 BB1", 20)


@pytest.mark.rule("cooke-7.18.05", 4)
def test_in_lowball_his_distance_lets_him_in() -> None:
    """He has taken all his blinds and moves from two hands before the big one to five: he is dealt
    in, for nothing, when it is two hands away again."""
    game = eight(game="ace_to_five_lowball")
    game.play("1 leaves")
    moves(game, P[5], 1)
    assert hands_after(game, P[5], 5) == [
        ("B2 SB3 BB4", NO_HAND),
        ("B3 SB4 BB6", NO_HAND),
        ("B4 SB6 BB7", NO_HAND),
        ("B6 SB7 BB8", FREE),
        ("B7 SB8 BB1", 20),
    ]


@pytest.mark.rule("cooke-7.18.05", 4)
def test_in_lowball_the_big_blind_lets_him_in_too() -> None:
    """Due the big blind he moves three places further: dealt in when it is his there."""
    game = eight(8, game="ace_to_five_lowball")
    moves(game, P[4], 8)
    assert [posted for _, posted in hands_after(game, P[4], 4)] == [None, None, None, 20]
