"""Moving again, and by how much: what goes with a player who changes seats (Cooke 12.20)."""

import pytest

from core.house.settings import Overrides
from core.ids import Seat
from core.table.blinds.duties import Entry
from core.table.commands import GoAway
from core.table.seats.change import Wait
from core.table.seats.change_events import SeatChangeWaits
from tests.play import Game, person
from tests.seat_changes import P, eight, enters, hand_after, hands_after, moves, sits_at

NO_HAND = None
FREE = 0

ALLOWANCE: Overrides = {"seats.move_away": "two_player_allowance"}


@pytest.mark.rule("cooke-12.20.02", 2)
def test_two_players_away_are_within_the_allowance() -> None:
    """Seat 5, two hands from the big blind, moves to 8, four from it: free by the alternate, and
    two hands without him by the main rule."""
    game = eight(8, settings=ALLOWANCE)
    moves(game, P[5], 8)
    assert hand_after(game, P[5]) == ("B2 SB3 BB4", FREE)
    game = eight(8)
    moves(game, P[5], 8)
    assert hands_after(game, P[5], 3) == [
        ("B2 SB3 BB4", NO_HAND),
        ("B3 SB4 BB6", NO_HAND),
        ("B4 SB6 BB7", FREE),
    ]


@pytest.mark.rule("cooke-12.20.03", 3)
def test_into_the_button_by_two_players_is_not_far() -> None:
    """Seat 2 leaves and seat 7, four hands from the big blind, moves there, six from it: free
    after the hand that he sits out."""
    game = eight()
    game.play("2 leaves")
    moves(game, P[7], 2)
    assert hands_after(game, P[7], 2) == [("B[2] SB3 BB4", NO_HAND), ("B3 SB4 BB5", FREE)]


@pytest.mark.rule("cooke-12.20.02")
def test_who_moves_on_while_he_waits_has_come_no_nearer() -> None:
    """Seat 5, two hands from the big blind, moves to 7 and at once to 8, three from it each: he
    waits until he is two away again."""
    game = eight(7, 8)
    moves(game, P[5], 7)
    moves(game, P[5], 8)
    assert hands_after(game, P[5], 3) == [
        ("B2 SB3 BB4", NO_HAND),
        ("B3 SB4 BB6", FREE),
        ("B4 SB6 BB8", 20),
    ]


@pytest.mark.rule("cooke-12.20.04")
def test_a_small_blind_is_carried_on() -> None:
    """Due his small blind seat 3 moves to 7 and at once to 8: he posts it there, live."""
    game = eight(7, 8)
    moves(game, P[3], 7)
    moves(game, P[3], 8)
    game.deal()
    assert (game.places, game.posts) == ("B2 SB- BB4", {4: 20, 8: 10})


@pytest.mark.rule("cooke-12.20.08")
def test_the_pass_of_who_has_dealt_off_goes_with_him() -> None:
    """Seat 1 has dealt off and moves to 7, a hand later to 8: when the big blind is due there he
    may let it go by."""
    game = eight(7, 8)
    moves(game, P[1], 7)
    hands_after(game, P[1], 1)
    moves(game, P[1], 8)
    hands_after(game, P[1], 2)
    enters(game, P[1], Entry.BEHIND)
    assert hands_after(game, P[1], 3) == [
        ("B5 SB6 BB2", NO_HAND),
        ("B6 SB2 BB3", NO_HAND),
        ("B2 SB3 BB4", FREE),
    ]


@pytest.mark.rule("cooke-12.20.06")
def test_who_waits_for_a_seat_and_goes_away_is_dealt_nothing() -> None:
    """Only the button is dealt to who has gone: seat 5 waits for 7 because 2 has asked first."""
    game = eight(7)
    moves(game, P[2], 7)
    assert SeatChangeWaits(Seat(5), Seat(7), Wait.OTHER) in moves(game, P[5], 7)
    game.do(GoAway(P[5]))
    game.deal()
    assert game.places == "B2 SB3 BB4"
    assert 5 not in game.hand.seats


@pytest.mark.rule("cooke-12.20.06")
def test_who_has_lost_all_he_had_is_not_dealt_the_button() -> None:
    """Seat 2 has asked for 4 and loses his last chips: the button due to him is dead."""
    game = Game(4, taken=(1, 2, 3), button=1, stacks={2: 50}, blinds=(10, 20))
    game.deal({1: "As Ah", 2: "7c 2d"}, "Ad Kc 9h 8s 3c")
    moves(game, person(2), 4)
    game.play("1 raises 100, 2 all-in, 3 folds")
    while game.table.is_in_hand:
        game.play(f"{game.to_act} shows")
    assert game.stack(2) == 0
    assert sits_at(game, person(2)) == 2
    game.deal()
    assert 2 not in game.hand.seats


@pytest.mark.rule("cooke-12.14")
@pytest.mark.rule("cooke-12.13")
def test_who_moves_heads_up_has_posted_what_he_has_posted() -> None:
    """No Dead Button, two players: seat 4 posts the big blind and moves to 6; a third comes in, and
    nobody posts twice: the small blind of the mover is due on the button, as it was at 4."""
    hands = []
    for to in (None, 6):
        game = Game(6, taken=(1, 4), button=1, settings={"button.rule": "no_dead_button"})
        game.deal()
        game.skip_hand()
        if to is not None:
            moves(game, person(4), to)
        game.play("2 sits 500")
        paid = []
        for _ in range(4):
            game.deal()
            paid.append({game.player(seat).person: amount for seat, amount in game.posts.items()})
            game.skip_hand()
        hands.append(paid)
    assert hands[0] == hands[1]
