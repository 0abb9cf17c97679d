"""Blinds, button and who is due what: Cooke 12.04 to 12.06, 12.08, 12.14."""

from collections import Counter

import pytest

from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.refusal import Reason
from tests.play import Game


def run(game: Game, hands: int) -> list[str]:
    """The places of the next hands, nobody contesting them."""
    places = []
    for _ in range(hands):
        game.skip_hand()
        game.deal()
        places.append(game.places)
    game.skip_hand()
    return places


def six_after_h1(*leavers: int) -> Game:
    """Six seats after H1 B1/SB2/BB3, when ``leavers`` have gone."""
    game = Game(6, button=1)
    assert run(game, 1) == ["B1 SB2 BB3"]
    for seat in leavers:
        game.play(f"{seat} leaves")
    return game


def last_to_act(game: Game) -> int:
    """Who acts last on the flop of a hand that everybody calls into."""
    game.play("all call, all check")
    flop = game.order[-len(game.hand.players) - 1 : -1]
    return flop[-1]


@pytest.mark.rule("cooke-12.04", 2)
def test_everyone_posts_each_blind_once_a_lap() -> None:
    """Over one lap without absences each seat posts exactly one small and one big blind."""
    game = Game(6, button=1)
    run(game, 6)
    posts = Counter((post.seat, post.kind) for post in game.all(h.BlindPosted))
    kinds = (PostKind.SMALL, PostKind.BIG)
    assert posts == {(seat, kind): 1 for seat in range(1, 7) for kind in kinds}


@pytest.mark.rule("cooke-12.04")
def test_the_big_blind_passes_an_absent_player_who_then_waits_for_it() -> None:
    """Away when the big blind is due, a player gets no hand again before it comes back to him."""
    game = Game(6, button=1)
    run(game, 1)
    game.play("4 away")
    assert run(game, 1) == ["B2 SB3 BB5"]
    game.play("4 back")
    assert run(game, 4) == ["B3 SB5 BB6", "B5 SB6 BB1", "B6 SB1 BB2", "B1 SB2 BB3"]
    assert game.hand.player(game.occupant(4).seat) is None
    assert run(game, 1) == ["B2 SB3 BB4"]


@pytest.mark.rule("cooke-12.05", 1)
def test_small_and_big_blind_left_of_the_button() -> None:
    """The first seat left of the button posts the small blind, the second the big one."""
    game = Game(6, button=1, blinds=(10, 20))
    posts = []
    for _ in range(4):
        game.skip_hand()
        game.deal()
        posts.append((game.hand.button, game.posts))
    assert posts == [
        (1, {2: 10, 3: 20}),
        (2, {3: 10, 4: 20}),
        (3, {4: 10, 5: 20}),
        (4, {5: 10, 6: 20}),
    ]


@pytest.mark.rule("cooke-12.06", 1)
def test_a_blind_is_live() -> None:
    """20-40, all call 20: the small blind pays 10 or raises to 40, the big one checks or raises."""
    game = Game(6, button=1, bets=(20, 40))
    game.deal()
    game.play("4 calls, 5 calls, 6 calls, 1 calls")
    assert (game.to_act, game.menu.call, game.menu.sizes) == (2, 10_00, (40_00,))
    small = game.stack(2)
    game.play("2 calls")
    assert small - game.stack(2) == 10
    assert game.to_act == 3
    assert game.menu.may_check
    assert game.menu.sizes == (40_00,)
    game.play("3 raises 40")
    assert (game.to_act, game.menu.call) == (4, 20_00)
    assert run(game, 3) == ["B2 SB3 BB4", "B3 SB4 BB5", "B4 SB5 BB6"]


def test_the_big_blind_may_check_his_option() -> None:
    """Unraised to the big blind, his check ends the round."""
    game = Game(3, button=1)
    game.deal()
    game.play("1 calls, 2 calls, 3 checks")
    assert game.hand.street == 1


@pytest.mark.rule("cooke-12.08", 1)
def test_leaving_after_the_big_blind() -> None:
    """Seat 3 posts the big blind and leaves: no small blind, then a dead button, then normal."""
    game = six_after_h1(3)
    assert run(game, 3) == ["B2 SB- BB4", "B[3] SB4 BB5", "B4 SB5 BB6"]


@pytest.mark.rule("cooke-12.08", 1)
def test_the_dead_button_may_be_shown_with_the_player_who_acts_last() -> None:
    """Under ``last_player`` the marker of the dead button stands at seat 2, who acts last."""
    shown = {}
    for setting in ("empty_seat", "last_player"):
        game = Game(6, button=1, settings={"button.dead_marker": setting})
        run(game, 1)
        game.play("3 leaves")
        run(game, 1)
        game.deal()
        assert game.places == "B[3] SB4 BB5"
        seen = game.view().hand
        assert seen is not None
        shown[setting] = seen.marker
        assert last_to_act(game) == 2
    assert shown == {"empty_seat": 3, "last_player": 2}


@pytest.mark.rule("cooke-12.08", 2)
def test_leaving_after_the_small_blind() -> None:
    """Seat 2 leaves when the button is due to him: it is dead there and seat 1 acts last."""
    game = six_after_h1(2)
    game.deal()
    assert game.places == "B[2] SB3 BB4"
    assert last_to_act(game) == 1
    assert run(game, 2) == ["B3 SB4 BB5", "B4 SB5 BB6"]


@pytest.mark.rule("cooke-12.08", 3)
def test_leaving_on_the_button() -> None:
    """Nothing is dead when the player on the button leaves."""
    game = six_after_h1(1)
    assert run(game, 4) == ["B2 SB3 BB4", "B3 SB4 BB5", "B4 SB5 BB6", "B5 SB6 BB2"]


@pytest.mark.rule("cooke-12.08", 4)
def test_both_blinds_leave() -> None:
    """Small and big blind leave together: two dead buttons, seat 1 acts last under both."""
    game = six_after_h1(2, 3)
    for places in ("B[2] SB- BB4", "B[3] SB4 BB5"):
        game.skip_hand()
        game.deal()
        assert game.places == places
        assert last_to_act(game) == 1
    assert run(game, 1) == ["B4 SB5 BB6"]


@pytest.mark.rule("cooke-12.08", 5)
def test_the_big_blind_and_the_next_leave() -> None:
    """The big blind and the seat it is due at leave: it goes on to the next player present."""
    game = six_after_h1(3, 4)
    assert run(game, 1) == ["B2 SB- BB5"]
    game.deal()
    assert game.places == "B[3] SB5 BB6"
    assert last_to_act(game) == 2
    assert run(game, 1) == ["B5 SB6 BB1"]


@pytest.mark.rule("cooke-12.08", 6)
def test_order_of_action_without_a_small_blind() -> None:
    """Before the flop 5,6,1,2,4; on the flop, also with the dead button of H3, 4,5,6,1,2."""
    game = six_after_h1(3)
    game.deal()
    game.play("all call, all check")
    assert game.order[:10] == [5, 6, 1, 2, 4, 4, 5, 6, 1, 2]
    game.next_hand()
    game.play("all call, all check")
    assert game.order[5:10] == [4, 5, 6, 1, 2]


@pytest.mark.rule("cooke-12.08")
def test_going_away_is_judged_when_the_next_hand_is_dealt() -> None:
    """Away and back between two hands changes nothing."""
    game = six_after_h1()
    game.play("4 away, 4 back")
    assert run(game, 2) == ["B2 SB3 BB4", "B3 SB4 BB5"]


@pytest.mark.rule("cooke-12.14", 1)
def test_heads_up_the_button_posts_the_small_blind() -> None:
    """Button and big blind alternate; the big blind has the first card and acts first later."""
    game = Game(2, button=1)
    game.deal()
    assert (game.places, game.posts) == ("B/SB1 BB2", {1: 10, 2: 20})
    assert [dealt.seat for dealt in game.of_hand(h.HoleCardsDealt)] == [2, 1]
    game.play("1 calls, 2 checks, all check, all check, all check")
    assert game.order == [1, 2, 2, 1, 2, 1, 2, 1]
    assert game.to_act == 2  # the showdown's order
    game.play("2 shows, 1 shows")
    assert run(game, 2) == ["B/SB2 BB1", "B/SB1 BB2"]


@pytest.mark.rule("cooke-12.14", 2, 3)
@pytest.mark.parametrize(
    ("leaver", "places"),
    [
        (3, ["B/SB2 BB1", "B/SB1 BB2", "B/SB2 BB1"]),
        (2, ["B/SB3 BB1", "B/SB1 BB3", "B/SB3 BB1"]),
        (1, ["B/SB3 BB2", "B/SB2 BB3", "B/SB3 BB2"]),
    ],
)
def test_from_three_to_two(leaver: int, places: list[str]) -> None:
    """The big blind moves on as usual, so that nobody posts it twice running."""
    game = Game(3, button=1)
    assert run(game, 1) == ["B1 SB2 BB3"]
    game.play(f"{leaver} leaves")
    assert run(game, 3) == places


@pytest.mark.rule("cooke-12.14", 4)
def test_from_two_to_three() -> None:
    """A newcomer at the left of the big blind takes it, and the pointers go on as ever."""
    game = Game(3, taken=(1, 2), button=1)
    assert run(game, 1) == ["B/SB1 BB2"]
    game.play("3 sits 500")
    assert run(game, 3) == ["B1 SB2 BB3", "B2 SB3 BB1", "B3 SB1 BB2"]


@pytest.mark.rule("cooke-12.14", 5)
def test_from_two_to_three_with_the_newcomer_between() -> None:
    """A newcomer who would get the button waits, and the hand stays heads-up."""
    game = Game(3, taken=(1, 3), button=1)
    assert run(game, 1) == ["B/SB1 BB3"]
    game.play("2 sits 500")
    assert run(game, 3) == ["B/SB3 BB1", "B3 SB1 BB2", "B1 SB2 BB3"]


@pytest.mark.rule("cooke-12.14")
def test_who_missed_the_small_blind_heads_up_waits_for_the_big_blind() -> None:
    """Three to two by absence: the absent big blind owes the small one and gets no free hand."""
    game = Game(3, button=1)
    assert run(game, 1) == ["B1 SB2 BB3"]
    game.play("3 away")
    assert run(game, 1) == ["B/SB2 BB1"]
    game.play("3 back")
    assert run(game, 3) == ["B/SB1 BB2", "B1 SB2 BB3", "B2 SB3 BB1"]


@pytest.mark.rule("cooke-12.14")
def test_who_missed_no_blind_heads_up_comes_back_on_the_button() -> None:
    """One who was absent only for his button gets it when the game grows to three again."""
    game = Game(4, button=1)
    assert run(game, 1) == ["B1 SB2 BB3"]
    game.play("2 away, 3 away")
    assert run(game, 1) == ["B/SB1 BB4"]
    game.play("2 back")
    assert run(game, 2) == ["B2 SB4 BB1", "B4 SB1 BB2"]


def test_a_hand_that_is_over_with_its_deal_is_tidied_up() -> None:
    """Both blinds are all-in: who has lost sits out at once, and no other hand is due."""
    game = Game(2, button=1, stacks={1: 10, 2: 20})
    game.deal({1: "2c 7d", 2: "As Ah"}, "Ks Kd 9c 9d 3h")
    assert not game.table.is_in_hand
    assert game.occupant(1).is_away
    assert game.table.next_hand_at is None


@pytest.mark.rule("cooke-12.05", 7)
@pytest.mark.parametrize(
    ("small", "big", "unit", "is_possible"),
    [(10, 15, 5, True), (5, 15, 5, True), (12, 15, 5, False), (15, 20, 5, False)],
)
def test_which_small_blinds_are_possible(
    small: int, big: int, unit: int, is_possible: bool
) -> None:
    """A small blind is one third to two thirds of the big one, in whole betting units."""
    if is_possible:
        game = Game(6, blinds=(small, big), settings={"betting.min_unit": unit})
        game.deal()
        assert sorted(game.posts.values()) == [small, big]
    else:
        with pytest.raises(Exception, match=Reason.BLINDS_IMPOSSIBLE):
            Game(6, blinds=(small, big), settings={"betting.min_unit": unit})
