"""Free hands of newcomers, in a new game and in a short one (Cooke 12.16, 12.17, 13.02.01)."""

import pytest
from msgspec.structs import replace

from core.chips import whole
from core.house.settings import Overrides
from core.ids import Instant, PersonId, Seat
from core.table.blinds import events as b
from core.table.blinds.duties import DEALT_FREE, Duties, Owes
from core.table.commands import Leave, SitDown, Visit
from tests.play import Game, person
from tests.rules.coming_in import (
    after_h1,
    dealt,
    hands,
    limit,
    live,
    ways,
)


def ten(settings: Overrides | None = None) -> Game:
    """A table of ten seats that has begun with seats 1 to 6, after H1 B1/SB2/BB3."""
    house = {"blinds.short_free_hand": False, **(settings or {})}
    return after_h1(Game(10, taken=(1, 2, 3, 4, 5, 6), bets=(20, 40), settings=house))


@pytest.mark.rule("cooke-12.16", 1)
@pytest.mark.rule("cooke-13.02.01", 3)
def test_a_seat_ahead_of_the_blinds_in_the_first_lap() -> None:
    """Seat 8 is dealt in free in H2, and posts his big blind in H5."""
    game = ten()
    game.play("8 sits 500")
    assert ways(game, 8) == {}
    assert dealt(game) == "B2 SB3 BB4"
    assert 8 in game.hand.seats
    assert live(game) == {3: 10, 4: 20}
    assert hands(game, 3) == ["B3 SB4 BB5", "B4 SB5 BB6", "B5 SB6 BB8"]
    assert live(game) == {6: 10, 8: 20}


@pytest.mark.rule("cooke-12.16", 2)
def test_without_free_hands_he_posts_or_waits() -> None:
    """By the value none seat 8 posts 20 in H2, or waits for H5."""
    none: Overrides = {"blinds.new_game_free_hand": "none"}
    game = ten(none)
    game.play("8 sits 500, 8 posts")
    assert dealt(game) == "B2 SB3 BB4"
    assert live(game) == {3: 10, 4: 20, 8: 20}
    game = ten(none)
    game.play("8 sits 500")
    for _ in range(3):
        dealt(game)
        assert 8 not in game.hand.seats
    assert dealt(game) == "B5 SB6 BB8"
    assert live(game) == {6: 10, 8: 20}


@pytest.mark.rule("cooke-12.16", 3)
@pytest.mark.parametrize(
    ("free", "posts"), [("first_lap_unpassed_seat", {5: 20}), ("behind_button_until_full", {})]
)
def test_a_seat_that_the_blinds_have_passed(free: str, posts: dict[int, int]) -> None:
    """Seat 5 gets no hand in H4; behind the button in H5 it costs 20, by the alternate nothing."""
    game = _seat_five_passed(free)
    assert dealt(game) == "B4 SB6 BB7"
    assert 5 not in game.hand.seats
    if posts:
        game.play("5 posts")
    assert dealt(game) == "B6 SB7 BB1"
    assert 5 in game.hand.seats
    assert live(game) == {7: 10, 1: 20, **posts}


@pytest.mark.rule("cooke-12.16", 2)
def test_without_free_hands_none_behind_the_button_either() -> None:
    """By the value none the button goes by seat 5, and he has no hand unless he posts."""
    game = _seat_five_passed("none")
    assert dealt(game) == "B4 SB6 BB7"
    assert dealt(game) == "B6 SB7 BB1"
    assert 5 not in game.hand.seats


def _seat_five_passed(free: str, settings: Overrides | None = None) -> Game:
    """Begun with seats 1, 2, 3, 4, 6 and 7; seat 5 is taken before H4."""
    house: Overrides = {"blinds.new_game_free_hand": free, "blinds.short_free_hand": False}
    house |= settings or {}
    game = after_h1(
        Game(10, taken=(1, 2, 3, 4, 6, 7), bets=(20, 40), settings=house)
    )  # fmt: skip
    assert hands(game, 2) == ["B2 SB3 BB4", "B3 SB4 BB6"]
    game.play("5 sits 500")
    return game


@pytest.mark.rule("cooke-12.16")
@pytest.mark.parametrize(("minutes", "is_free"), [(29, True), (30, False)])
def test_free_hands_behind_the_button_end_with_the_time(minutes: int, is_free: bool) -> None:
    """Half an hour after the first deal they are over."""
    game = _seat_five_passed("behind_button_until_full")
    dealt(game)
    game.skip_hand()
    game.wait(60 * minutes - (game.at - game.all(b.GameBegan)[0].at) / 1000)
    assert dealt(game) == "B6 SB7 BB1"
    assert (5 in game.hand.seats) is is_free


@pytest.mark.rule("cooke-12.16")
@pytest.mark.parametrize(("minutes", "is_free"), [(44, True), (45, False)])
def test_for_how_long_a_game_is_new(minutes: int, is_free: bool) -> None:
    """The house has it new for three quarters of an hour."""
    game = _seat_five_passed("behind_button_until_full", {"blinds.new_game_free_minutes": 45})
    dealt(game)
    game.skip_hand()
    game.wait(60 * minutes - (game.at - game.all(b.GameBegan)[0].at) / 1000)
    dealt(game)
    assert (5 in game.hand.seats) is is_free


@pytest.mark.rule("cooke-12.16")
def test_free_hands_behind_the_button_end_when_the_game_is_full() -> None:
    """With the last seat taken nobody comes in free."""
    game = _seat_five_passed("behind_button_until_full")
    dealt(game)
    game.play("8 sits 500, 9 sits 500, 10 sits 500")
    assert dealt(game) == "B6 SB7 BB8"
    assert 5 not in game.hand.seats


@pytest.mark.rule("cooke-12.16")
def test_after_the_first_lap_newcomers_pay() -> None:
    """Once the big blind has reached who had the first button, every seat has been passed."""
    game = ten()
    assert hands(game, 4) == ["B2 SB3 BB4", "B3 SB4 BB5", "B4 SB5 BB6", "B5 SB6 BB1"]
    assert game.table.first_button is None
    assert hands(game, 2) == ["B6 SB1 BB2", "B1 SB2 BB3"]
    game.play("8 sits 500")
    assert set(ways(game, 8)) == {"wait", "behind", "post"}


@pytest.mark.rule("cooke-12.17", 1)
def test_a_short_game_deals_newcomers_in_free() -> None:
    """Five in action: seat 5 is dealt in under the gun in H2, and posts the big blind in H3."""
    game = _five_and_one()
    assert dealt(game) == "B2 SB3 BB4"
    assert game.to_act == 5
    assert live(game) == {3: 10, 4: 20}
    assert dealt(game) == "B3 SB4 BB5"
    assert live(game) == {4: 10, 5: 20}
    assert dealt(game) == "B4 SB5 BB6"


def _five_and_one(settings: Overrides | None = None) -> Game:
    """Seats 1, 2, 3, 4 and 6 play, H1 B1/SB2/BB3 is over, and a newcomer has taken seat 5."""
    house: Overrides = {"blinds.new_game_free_hand": "none", **(settings or {})}
    game = after_h1(Game(6, taken=(1, 2, 3, 4, 6), bets=(20, 40), settings=house))
    game.play("5 sits 500")
    return game


@pytest.mark.rule("cooke-12.17")
@pytest.mark.parametrize(("most", "is_free"), [(4, False), (5, True)])
def test_how_many_make_a_short_game(most: int, is_free: bool) -> None:
    """Five in action are a short game, or none where the house has it short up to four."""
    game = _five_and_one({"blinds.short_max_board": most})
    assert set(ways(game, 5)) == (set() if is_free else {"wait", "behind", "post"})
    dealt(game)
    assert (5 in game.hand.seats) is is_free


def before(game: Game, minutes: int) -> Instant:
    """So many minutes ago."""
    return Instant(game.at - minutes * 60_000)


@pytest.mark.rule("cooke-12.17")
@pytest.mark.rule("cooke-12.02")
def test_who_has_left_this_game_gets_no_free_hand_at_his_return() -> None:
    """Seat 4 gets up when the big blind is his and sits down again at 8, in the same session: he
    posts or waits.  Two hours later he is a newcomer again; so is at once who left another game."""
    game = after_h1(Game(9, taken=(1, 2, 3, 4, 6), bets=(20, 40)))
    game.do(Leave(person(4)))

    def sits(visit: Visit | None) -> Duties:
        seat = SitDown(person(4), "P4", whole(1000), Seat(8), visit=visit)
        (occupant,) = (one for one in game.would(seat).table.occupants if one.seat == 8)
        return occupant.duties

    back = Visit(game.at, whole(1000), is_back=True)
    assert sits(back) == Duties(Owes.BIG)
    for newly in (None, replace(back, is_back=False), replace(back, left_at=before(game, 120))):
        assert sits(newly) == DEALT_FREE


@pytest.mark.rule("cooke-12.16")
@pytest.mark.rule("cooke-12.02")
def test_nor_behind_the_button_of_a_new_game() -> None:
    """By the alternate a newcomer is dealt in free there; who has left the game posts 20."""
    house: Overrides = {
        "blinds.new_game_free_hand": "behind_button_until_full", "blinds.short_free_hand": False,
    }  # fmt: skip
    for is_back, price in ((False, 0), (True, 20)):
        game = after_h1(Game(9, taken=(1, 2, 3, 4, 6, 7), bets=(20, 40), settings=house))
        visit = Visit(game.at, whole(1000), is_back=is_back)
        game.do(SitDown(PersonId("x"), "X", whole(1000), Seat(5), visit=visit))
        game.play("5 posts behind")
        hands(game, 3)
        assert dealt(game) == "B6 SB7 BB1"
        assert live(game).get(5, 0) == price
        assert game.hand.player_of(PersonId("x")) is not None


@pytest.mark.rule("cooke-12.17", 2)
def test_a_short_game_without_free_hands() -> None:
    """By the alternate seat 5 posts 20 in H2, or waits for the big blind in H3."""
    game = _five_and_one({"blinds.short_free_hand": False})
    game.play("5 posts")
    assert dealt(game) == "B2 SB3 BB4"
    assert live(game) == {3: 10, 4: 20, 5: 20}
    game = _five_and_one({"blinds.short_free_hand": False})
    assert dealt(game) == "B2 SB3 BB4"
    assert 5 not in game.hand.seats
    assert dealt(game) == "B3 SB4 BB5"
    assert live(game) == {4: 10, 5: 20}


@pytest.mark.rule("cooke-12.17", 3)
def test_seven_in_action_are_no_short_game() -> None:
    """The newcomer at seat 7 has to post or to wait."""
    game = limit(8, empty=(7,), settings={"blinds.short_free_hand": True})
    game.play("7 sits 500")
    assert set(ways(game, 7)) == {"wait", "behind", "post"}
    assert dealt(game) == "B2 SB3 BB4"
    assert 7 not in game.hand.seats


@pytest.mark.rule("cooke-12.17", 4)
def test_heads_up_with_the_newcomer_between() -> None:
    """Seat 2 waits for H3 where the button has passed, or takes it in H2 where any seat will do."""
    game = _two_and_one()
    assert dealt(game) == "B/SB3 BB1"
    assert 2 not in game.hand.seats
    assert dealt(game) == "B3 SB1 BB2"
    game = _two_and_one({"blinds.short_free_hand_seats": "any"})
    assert dealt(game) == "B2 SB3 BB1"
    assert live(game) == {3: 10, 1: 20}
    assert dealt(game) == "B3 SB1 BB2"


def _two_and_one(settings: Overrides | None = None) -> Game:
    """Seats 1 and 3 play heads-up, H1 B/SB1 BB3 is over, and a newcomer has taken seat 2."""
    house: Overrides = {"blinds.new_game_free_hand": "none", **(settings or {})}
    game = after_h1(Game(3, taken=(1, 3), bets=(20, 40), settings=house))
    assert game.places == "B/SB1 BB3"
    game.play("2 sits 500")
    return game


def _draw_and_one(players: int, settings: Overrides | None = None) -> Game:
    """So many play draw with blinds, H1 is over, and a newcomer has taken seat 7."""
    house: Overrides = {"blinds.new_game_free_hand": "none", "draw.forced_bets": "two_blinds"}
    taken = tuple(range(1, players + 1))
    house |= settings or {}
    game = Game(8, taken=taken, game="five_card_draw", blinds=(10, 20), settings=house)
    after_h1(game)
    game.play("7 sits 500")
    return game


@pytest.mark.rule("cooke-12.17", 5)
@pytest.mark.parametrize(("players", "is_free"), [(4, True), (5, False)])
def test_a_short_game_of_draw(players: int, is_free: bool) -> None:
    """Draw with blinds is short up to four; with five in action the newcomer posts or waits."""
    game = _draw_and_one(players)
    assert set(ways(game, 7)) == (set() if is_free else {"wait", "behind", "post"})
    dealt(game)
    assert (7 in game.hand.seats) is is_free


@pytest.mark.rule("cooke-12.17")
@pytest.mark.parametrize(("most", "is_free"), [(2, False), (3, True)])
def test_how_many_make_a_short_game_of_draw(most: int, is_free: bool) -> None:
    """Three in action are no short game where the house has it short up to two."""
    game = _draw_and_one(3, {"blinds.short_max_draw": most})
    assert set(ways(game, 7)) == (set() if is_free else {"wait", "behind"})
