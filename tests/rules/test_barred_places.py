"""Where nobody comes in, and whom the button goes by (Cooke 12.07, 12.12 to 12.15, 12.20.03)."""

import pytest

from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table.blinds.duties import Entry, Owes
from core.table.commands import ChangeSeat, ChooseEntry
from tests.play import Game, person
from tests.rules.coming_in import BOOK, after_h1, dead, dealt, first_hand, hands, limit, live, ways

FORWARD: Overrides = {"button.rule": "no_dead_button"}
SOLD: Overrides = {"blinds.buy_button": "on"}


@pytest.mark.rule("cooke-12.15")
@pytest.mark.rule("cooke-12.20.03")
def test_right_in_front_of_the_button_is_for_newcomers() -> None:
    """By that alternate a newcomer posts between button and small blind; who has only moved there
    has to wait until the button has gone by."""
    game = after_h1(
        Game(8, taken=(1, 3, 4, 5, 6, 7, 8), button=8, bets=(20, 40),
             settings={**BOOK, "blinds.new_player_front_of_button": True})
    )  # fmt: skip
    assert game.places == "B8 SB1 BB3"
    game.do(ChangeSeat(person(6), Seat(2)))
    assert game.occupant(2).duties.owes is Owes.BIG
    assert first_hand(game, "2 posts") == (3, 3)
    game.do(ChooseEntry(person(6), Entry.BEHIND))
    assert dealt(game) == "B1 SB3 BB4"
    assert 2 not in game.hand.seats
    assert dealt(game) == "B3 SB4 BB5"
    assert live(game) == {4: 10, 5: 20, 2: 20}


@pytest.mark.rule("cooke-12.15")
def test_a_newcomer_who_is_away_owes_one_big_blind_still() -> None:
    """The blinds go by seat 7 before its player has had a hand: 20, and nothing dead."""
    game = limit(8, empty=(7,))
    game.play("7 sits 500, 7 away")
    assert hands(game, 5)[-1] == "B6 SB8 BB1"
    game.play("7 back")
    game.skip_hand()
    assert ways(game, 7)["post"] == (20, 0)
    game.play("7 posts")
    assert dealt(game) == "B8 SB1 BB2"
    assert (live(game), dead(game)) == ({1: 10, 2: 20, 7: 20}, {})


@pytest.mark.rule("cooke-12.12.02")
def test_a_small_blind_owed_grows_while_the_big_one_is_let_go_by() -> None:
    """Seat 3 missed the small blind, is back under the gun and lets the big blind go by: both."""
    game = limit(6)
    game.play("3 away")
    assert hands(game, 5)[-1] == "B6 SB1 BB2"
    game.play("3 back, 3 waits behind")
    assert game.occupant(3).duties.owes is Owes.SMALL
    assert hands(game, 2) == ["B1 SB2 BB4", "B2 SB4 BB5"]
    assert game.occupant(3).duties.owes is Owes.BOTH
    assert dealt(game) == "B4 SB5 BB6"
    assert (live(game), dead(game)) == ({5: 10, 6: 20, 3: 20}, {3: 10})


@pytest.mark.rule("cooke-12.12.01", 3)
@pytest.mark.rule("cooke-12.12.03")
def test_under_the_gun_is_left_of_who_buys_the_button() -> None:
    """Seats 4 and 5 owe both before H3: 4 buys the button, and 5 straddles at his left."""
    game = limit(6, settings=SOLD)
    game.play("4 away, 5 away")
    assert dealt(game) == "B2 SB3 BB6"
    game.play("4 back, 5 back")
    game.skip_hand()
    game.play("4 buys, 5 straddles")
    dealt(game)
    assert (game.hand.button, live(game), dead(game)) == (3, {4: 20, 5: 40}, {4: 10})
    assert game.to_act == 6
    assert game.occupant(5).duties.owes is Owes.NOTHING
    assert hands(game, 2) == ["B4 SB6 BB1", "B6 SB1 BB2"]


@pytest.mark.rule("cooke-12.12.03", 3)
def test_the_button_is_not_sold_past_who_is_dealt_in() -> None:
    """No limit: seat 4 posts right in front of the button, so that 5 is not next to it."""
    settings: Overrides = {**BOOK, **SOLD}
    game = after_h1(Game(6, blinds=(5, 10), settings=settings))
    game.play("4 away, 5 away")
    assert dealt(game) == "B2 SB3 BB6"
    game.play("4 back, 5 back")
    game.skip_hand()
    assert "buy" in ways(game, 4)
    game.play("4 posts")
    refusal = game.refusal("5 buys")
    assert (refusal.reason, refusal.facts) == (Reason.BUTTON_NOT_NEXT, {"seat": 3})


@pytest.mark.rule("cooke-12.12.03")
def test_who_waits_for_the_big_blind_waits_while_the_button_is_bought() -> None:
    """Seat 6, new, is due his first big blind when seat 4 buys: no hand before it is his."""
    game = limit(6, empty=(6,), settings=SOLD)
    game.play("4 away")
    assert dealt(game) == "B2 SB3 BB5"
    game.play("6 sits 500, 4 back")
    game.skip_hand()
    game.play("4 buys")
    dealt(game)
    assert (game.hand.button, live(game)) == (3, {4: 20})
    assert 6 not in game.hand.seats
    assert dealt(game) == "B4 SB5 BB6"
    assert live(game) == {5: 10, 6: 20}


@pytest.mark.rule("cooke-12.13")
@pytest.mark.rule("cooke-12.14", 5)
def test_no_dead_button_stays_heads_up_with_a_newcomer_between() -> None:
    """Seats 1 and 3 play, and the blinds have passed seat 2: no post before they reach it."""
    game = after_h1(Game(3, taken=(1, 3), bets=(20, 40), settings={**BOOK, **FORWARD}))
    assert game.places == "B/SB1 BB3"
    game.play("2 sits 500")
    refusal = game.refusal("2 posts")
    assert (refusal.reason, refusal.facts["hand"]) == (Reason.ENTRY_BARRED, 3)
    assert dealt(game) == "B/SB3 BB1"
    assert 2 not in game.hand.seats
    dealt(game)
    assert live(game)[2] == 20


@pytest.mark.rule("cooke-12.13")
@pytest.mark.rule("cooke-12.14")
@pytest.mark.parametrize(("said", "seats"), [("2 waits", [1, 5]), ("2 posts", [1, 2, 5])])
def test_no_dead_button_deals_a_third_in_when_he_says_so(said: str, seats: list[int]) -> None:
    """Seats 3 and 4 leave after H1 B3/SB4/BB5: seats 1 and 5 play on, and the big blind goes to 1.
    Seat 2, new, is next to it: he waits for his own, or takes one in turn at once."""
    game = after_h1(
        Game(5, taken=(1, 3, 4, 5), button=3, bets=(20, 40), settings={**BOOK, **FORWARD})
    )
    assert game.places == "B3 SB4 BB5"
    game.play(f"2 sits 500, 3 leaves, 4 leaves, {said}")
    dealt(game)
    assert sorted(game.hand.seats) == seats
    assert game.hand.button == 5
    assert live(game)[1] == 20


@pytest.mark.rule("cooke-12.20.03", 5)
def test_where_nobody_else_could_have_the_button_it_is_his() -> None:
    """Three-handed seat 4 moves into the button and posts in front of it: the seat at his right
    has the big blind, so that the button does not go by him."""
    game = Game(4, button=1, bets=(20, 40), settings={**BOOK, "seats.move_front_of_button": True})
    after_h1(game)
    game.play("2 leaves")
    game.do(ChangeSeat(person(4), Seat(2)))
    game.do(ChooseEntry(person(4), Entry.POST))
    assert dealt(game) == "B2 SB3 BB1"
    assert live(game) == {3: 10, 1: 20, 2: 20}
    game.skip_hand()
    game.play("3 leaves")
    dealt(game)
    assert not game.occupant(2).duties.passes_button


@pytest.mark.rule("cooke-12.07")
@pytest.mark.rule("cooke-12.13")
def test_of_three_players_the_button_goes_by_nobody() -> None:
    """No limit, No Dead Button: seat 4 posted in front of the button; only 4, 5 and 6 are left, so
    that each of them has a part in button and blinds, and his is the button."""
    game = after_h1(Game(6, blinds=(5, 10), settings={**BOOK, **FORWARD}))
    game.play("4 away")
    assert dealt(game) == "B2 SB3 BB5"
    game.play("4 back")
    game.skip_hand()
    game.play("4 posts")
    assert dealt(game) == "B3 SB5 BB6"
    assert game.occupant(4).duties.passes_button
    game.skip_hand()
    game.play("1 leaves, 2 leaves, 3 leaves")
    dealt(game)
    assert (game.hand.button, sorted(game.hand.seats)) == (4, [4, 5, 6])


@pytest.mark.rule("cooke-12.12.01", 3)
def test_a_straddle_makes_up_both_blinds_and_not_one() -> None:
    """Seat 3, under the gun, owes the small blind alone: to post it is his way in, even where he
    could straddle besides."""
    game = limit(6)
    game.play("3 away")
    assert hands(game, 4)[-1] == "B5 SB6 BB1"
    game.play("3 back")
    game.skip_hand()
    assert set(ways(game, 3)) == {"wait", "post", "behind"}
    game.play("3 posts")
    assert set(ways(game, 3)) == {"wait", "post", "behind"}
