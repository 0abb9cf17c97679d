"""Changing seats, what it costs and when a hand comes (Cooke 12.20, 7.18.05)."""

import pytest

from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.ids import Seat
from core.refusal import Reason
from core.table.blinds.duties import Entry, Owes
from core.table.commands import ChangeSeat, ComeBack, GoAway
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
