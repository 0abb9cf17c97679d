"""Coming in, buying and straddling where two or three play: Cooke 12.12.01, 12.14, 12.15."""

import pytest

from core.house.settings import Overrides
from core.refusal import Reason
from core.table.blinds.duties import Owes
from core.table.events import ButtonDrawn
from tests.play import Game
from tests.rules.coming_in import BOOK, after_h1, dead, dealt, hands, limit, live, ways


def two_and_one_who_owes(settings: Overrides | None = None) -> Game:
    """Three seats: seat 1, away when the big blind was his, is back while 2 and 3 play."""
    game = limit(3, settings=settings)
    game.play("1 away")
    assert dealt(game) == "B/SB3 BB2"
    game.play("1 back")
    game.skip_hand()
    assert game.occupant(1).duties.owes is Owes.BOTH
    return game


@pytest.mark.rule("cooke-12.15")
def test_with_three_players_there_is_a_place_behind_the_button() -> None:
    """Seat 4 lets the big blind go by, and posts when the button has gone by too."""
    game = limit(4, empty=(4,))
    game.play("4 sits 500")
    assert "behind" in ways(game, 4)
    game.play("4 waits behind")
    for places in ("B2 SB3 BB1", "B3 SB1 BB2"):
        assert dealt(game) == places
        assert 4 not in game.hand.seats
    assert dealt(game) == "B1 SB2 BB3"
    assert (live(game), dead(game)) == ({2: 10, 3: 20, 4: 20}, {})


@pytest.mark.rule("cooke-12.14")
def test_with_two_players_there_is_none() -> None:
    """Every seat has a part in button and blinds: who owes both is told so, and waits."""
    game = two_and_one_who_owes()
    refusal = game.refusal("1 waits behind")
    assert (refusal.reason, refusal.rule) == (Reason.NO_PLACE_BEHIND, "cooke-12.14")
    assert hands(game, 2) == ["B/SB2 BB3", "B2 SB3 BB1"]
    assert (live(game), dead(game)) == ({3: 10, 1: 20}, {})


@pytest.mark.rule("cooke-12.12.01", 3)
def test_with_two_players_nobody_is_under_the_gun() -> None:
    """The third cannot straddle instead of making up his blinds: the hand stays one of two."""
    game = two_and_one_who_owes()
    assert "straddle" not in ways(game, 1)
    assert game.refusal("1 straddles").reason is Reason.STRADDLE_NEEDS_THREE
    assert game.table.straddles == ()
    assert dealt(game) == "B/SB2 BB3"
    assert sorted(game.hand.seats) == [2, 3]


@pytest.mark.rule("cooke-12.12.03")
def test_with_two_players_no_button_is_sold() -> None:
    """Where the house sells it too: two players take turns with it."""
    game = two_and_one_who_owes({"blinds.buy_button": "on"})
    assert "buy" not in ways(game, 1)
    assert game.refusal("1 buys").reason is Reason.BLINDS_ADJUSTED


@pytest.mark.rule("cooke-12.14")
def test_two_players_are_a_game_though_one_of_them_owes() -> None:
    """Seat 3, away for his small blind, is back when seat 2 leaves: the two go on without another
    draw for the button, and he has the big blind, for seat 1 has just posted it."""
    game = limit(3)
    game.play("3 away")
    assert dealt(game) == "B/SB2 BB1"
    game.play("3 back, 2 leaves")
    assert game.occupant(3).duties.owes is Owes.SMALL
    assert dealt(game) == "B/SB1 BB3"
    assert (live(game), dead(game)) == ({1: 10, 3: 20}, {})
    assert len(game.all(ButtonDrawn)) == 1


@pytest.mark.rule("cooke-12.17")
@pytest.mark.parametrize("is_owing", [False, True])
def test_who_owes_is_not_in_action(is_owing: bool) -> None:
    """Of six at the table five are in action while seat 4 owes his blinds: a newcomer is free."""
    house: Overrides = {**BOOK, "blinds.short_free_hand": True}
    game = after_h1(Game(8, taken=(1, 2, 3, 4, 5, 6), bets=(20, 40), settings=house))
    if is_owing:
        game.play("4 away")
    dealt(game)
    if is_owing:
        game.play("4 back")
    game.skip_hand()
    game.play("8 sits 500")
    assert (ways(game, 8) == {}) is is_owing


@pytest.mark.rule("cooke-12.14")
@pytest.mark.rule("cooke-12.12.02")
def test_after_two_played_the_small_blind_is_due_from_the_big_one() -> None:
    """Seat 2 has posted the big blind heads-up and goes away as seat 3 comes in: he has missed the
    small blind, and seat 1, who had posted it, nothing."""
    game = after_h1(Game(3, taken=(1, 2), bets=(20, 40), settings=BOOK))
    assert game.places == "B/SB1 BB2"
    game.play("3 sits 500, 2 away")
    assert dealt(game) == "B/SB1 BB3"
    assert [game.occupant(seat).duties.owes for seat in (1, 2)] == [Owes.NOTHING, Owes.SMALL]
    game.play("2 back")
    assert hands(game, 2) == ["B/SB3 BB1", "B3 SB1 BB2"]
    assert (live(game), dead(game)) == ({1: 10, 2: 20}, {})
