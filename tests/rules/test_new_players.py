"""Newcomers to a game that is going on (Cooke 12.15, 7.18.05)."""

import pytest

from core.house.settings import Overrides
from core.refusal import Reason
from core.table.blinds import events as b
from core.table.blinds.markers import Marker
from tests.play import Game
from tests.rules.coming_in import (
    BOOK,
    after_h1,
    before_the_flop,
    dead,
    dealt,
    first_hand,
    hands,
    left,
    limit,
    live,
    on_the_flop,
    ways,
)


def eight(settings: Overrides | None = None) -> Game:
    """Eight seats, H1 B1/SB2/BB3 is over, and seat 7 has just been taken."""
    game = limit(8, empty=(7,), settings=settings)
    game.play("7 sits 500")
    return game


@pytest.mark.rule("cooke-12.15", 1)
def test_a_newcomer_posts_at_once() -> None:
    """Seat 7 posts 20 live in H2, nothing dead, and may check or raise when nobody has raised."""
    game = eight()
    assert ways(game, 7) == {"wait": (0, 0), "post": (20, 0), "behind": (20, 0)}
    game.play("7 posts")
    assert dealt(game) == "B2 SB3 BB4"
    assert (live(game), dead(game)) == ({3: 10, 4: 20, 7: 20}, {})
    game.play("5 calls, 6 calls")
    assert (game.to_act, game.menu.may_check, game.menu.raise_min) == (7, True, 40_00)
    game.play("7 checks, 8 calls, 1 calls, 2 calls, 3 calls, 4 checks")
    assert game.order[:8] == [5, 6, 7, 8, 1, 2, 3, 4]
    assert hands(game, 3) == ["B3 SB4 BB5", "B4 SB5 BB6", "B5 SB6 BB7"]
    assert live(game) == {6: 10, 7: 20}


@pytest.mark.rule("cooke-12.15", 2)
def test_a_newcomer_waits_for_the_big_blind() -> None:
    """No hand before the big blind comes to seat 7 in H5, then 20 only."""
    game = eight()
    game.play("7 waits")
    for places in ("B2 SB3 BB4", "B3 SB4 BB5", "B4 SB5 BB6"):
        assert dealt(game) == places
        assert 7 not in game.hand.seats
    assert dealt(game) == "B5 SB6 BB7"
    assert (live(game), dead(game)) == ({6: 10, 7: 20}, {})


@pytest.mark.rule("cooke-12.15", 3)
def test_a_newcomer_lets_the_blinds_pass_and_posts_behind_the_button() -> None:
    """Seat 7 gets no hand in H5 and H6, and posts 20 in H7."""
    game = _let_pass()
    assert dealt(game) == "B6 SB8 BB1"
    assert 7 not in game.hand.seats
    assert dealt(game) == "B8 SB1 BB2"
    assert (live(game), dead(game)) == ({1: 10, 2: 20, 7: 20}, {})
    assert on_the_flop(game)[-2:] == [7, 8]


def _let_pass() -> Game:
    """The big blind of H5 has gone past seat 7."""
    game = eight()
    game.play("7 waits behind")
    assert hands(game, 4) == ["B2 SB3 BB4", "B3 SB4 BB5", "B4 SB5 BB6", "B5 SB6 BB8"]
    return game


@pytest.mark.rule("cooke-12.15", 3)
def test_who_does_not_post_then_is_marked_and_at_the_second_time_picked_up() -> None:
    """Seat 7 goes away before H7: a missed-blind button; a lap later he is cashed out."""
    game = _let_pass()
    assert dealt(game) == "B6 SB8 BB1"
    assert markers(game, 7) == ()
    game.play("7 away")
    assert dealt(game) == "B8 SB1 BB2"
    assert markers(game, 7) == (Marker.BIG,)
    assert hands(game, 4) == ["B1 SB2 BB3", "B2 SB3 BB4", "B3 SB4 BB5", "B4 SB5 BB6"]
    assert [warned.seat for warned in game.all(b.PickUpWarned)] == [7]
    assert game.of_hand(b.PickUpWarned) == []
    assert left(game) == []
    assert dealt(game) == "B5 SB6 BB8"
    assert left(game) == [7]
    assert game.all(b.PickedUp)[0].name == "N7"
    assert game.table.seats[6] is None


def markers(game: Game, seat: int) -> tuple[Marker, ...]:
    """The missed-blind buttons before ``seat``."""
    return next(one.missed for one in game.view().seats if one.seat == seat)


def test_who_takes_the_big_blind_the_second_time_stays() -> None:
    """One who let it pass once, and did not post behind the button, is dealt in with it."""
    game = _let_pass()
    game.play("7 waits")
    hands(game, 6)
    assert dealt(game) == "B5 SB6 BB7"
    assert live(game) == {6: 10, 7: 20}
    assert game.all(b.PickedUp) == []
    assert markers(game, 7) == ()


@pytest.mark.rule("cooke-12.15", 4)
def test_right_in_front_of_the_button() -> None:
    """By the alternate seat 2 posts 20 between button and small blind, and the button skips it."""
    front: Overrides = {"blinds.new_player_front_of_button": True}
    game = _seat_two_of_eight(front)
    assert ways(game, 2)["post"] == (20, 0)
    game.play("2 posts")
    assert dealt(game) == "B1 SB3 BB4"
    assert (live(game), dead(game)) == ({3: 10, 4: 20, 2: 20}, {})
    assert before_the_flop(game) == [5, 6, 7, 8, 1, 2, 3, 4]
    assert dealt(game) == "B3 SB4 BB5"
    assert 2 in game.hand.seats
    assert hands(game, 2) == ["B4 SB5 BB6", "B5 SB6 BB7"]
    assert not game.occupant(2).duties.passes_button
    main = _seat_two_of_eight()
    assert first_hand(main, "2 posts") == (3, 3)
    assert dealt(main) == "B1 SB3 BB4"
    assert 2 not in main.hand.seats
    main.play("2 posts")
    assert dealt(main) == "B3 SB4 BB5"
    assert live(main) == {4: 10, 5: 20, 2: 20}


def _seat_two_of_eight(settings: Overrides | None = None) -> Game:
    """Eight seats; a newcomer has just taken seat 2, and B1/SB3/BB4 is due."""
    game = after_h1(
        Game(8, taken=(1, 3, 4, 5, 6, 7, 8), button=8, bets=(20, 40),
             settings={**BOOK, **(settings or {})})
    )  # fmt: skip
    assert game.places == "B8 SB1 BB3"
    game.play("2 sits 500")
    return game


@pytest.mark.rule("cooke-7.18.05", 3)
def test_in_lowball_nobody_posts_out_of_turn() -> None:
    """One who missed his big blind, or is new, is not dealt until it reaches him."""
    game = after_h1(Game(8, taken=(1, 2, 3, 4, 5, 7), bets=(20, 40), game="ace_to_five_lowball"))
    game.play("8 sits 500, 4 away")
    dealt(game)
    game.play("4 back")
    game.skip_hand()
    for seat in (4, 8):
        assert game.refusal(f"{seat} posts").reason is Reason.LOWBALL_WAITS
        assert set(ways(game, seat)) == {"wait"}
