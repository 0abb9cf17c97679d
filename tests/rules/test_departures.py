"""Leaving, going away and busting around the blinds (Cooke 12.09 to 12.11, 12.22, 18)."""

import pytest

from core.chips import whole
from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.hand.state import Betting
from core.table.blinds.duties import Owes
from core.table.blinds.markers import Marker
from core.table.events import ButtonMoved
from tests.play import Game


def run(game: Game, hands: int) -> list[str]:
    """The places of the next hands, nobody contesting them."""
    places = []
    for _ in range(hands):
        game.skip_hand()
        game.deal()
        places.append(game.places)
    return places


def six() -> Game:
    """Six seats after H1 B1/SB2/BB3."""
    game = Game(6, button=1)
    assert run(game, 1) == ["B1 SB2 BB3"]
    game.skip_hand()
    return game


def markers(game: Game) -> dict[int, tuple[Marker, ...]]:
    """The missed-blind buttons that lie at the table, by seat."""
    return {one.seat: one.missed for one in game.view().seats if one.missed}


def flop_order(game: Game) -> list[int]:
    """Who acts on the flop of a hand that everybody calls into, in order."""
    game.play("all call, all check")
    return game.order[-len(game.hand.players) - 1 : -1]


def bust(game: Game, *seats: int) -> None:
    """Deal H1, in which ``seats`` lose all they have to seat 1."""
    game.deal({1: "AsAh"} | dict(zip(seats, ("7c2d", "8c3d"), strict=False)), "Ac Kd 9h 5s 4c")
    while game.table.is_in_hand:
        seat = game.to_act
        assert seat is not None
        if not isinstance(game.hand.phase, Betting):
            game.play(f"{seat} shows")
        elif seat in (1, *seats):
            game.play(f"{seat} all-in" if game.menu.may_raise else f"{seat} calls")
        else:
            game.play(f"{seat} folds")
    assert all(game.occupant(seat).is_away for seat in seats)


@pytest.mark.rule("cooke-12.09", 1)
def test_the_big_blind_goes_past_who_is_away() -> None:
    """Seat 4 is away before H2: nothing is dead, and he has missed both blinds."""
    game = six()
    game.play("4 away")
    assert run(game, 3) == ["B2 SB3 BB5", "B3 SB5 BB6", "B5 SB6 BB1"]
    assert game.occupant(4).duties.owes is Owes.BOTH
    assert markers(game) == {4: (Marker.BIG,)}


@pytest.mark.rule("cooke-12.09", 2)
def test_the_big_blind_goes_past_who_has_left() -> None:
    """Seat 4 leaves before H2: the same positions, and his seat is open."""
    game = six()
    game.play("4 leaves")
    assert run(game, 3) == ["B2 SB3 BB5", "B3 SB5 BB6", "B5 SB6 BB1"]
    assert game.table.seats[3] is None
    assert markers(game) == {}


@pytest.mark.rule("cooke-12.09", 3)
def test_the_big_blind_goes_past_two() -> None:
    """Seats 4 and 5 are away before H2: the big blind goes on to seat 6."""
    game = six()
    game.play("4 away, 5 away")
    assert run(game, 3) == ["B2 SB3 BB6", "B3 SB6 BB1", "B6 SB1 BB2"]
    assert [game.occupant(seat).duties.owes for seat in (4, 5)] == [Owes.BOTH] * 2


@pytest.mark.rule("cooke-12.10", 1)
def test_departing_after_the_big_blind() -> None:
    """Seat 3 leaves after H1: no small blind, then a dead button; seat 2 acts last in both."""
    game = six()
    game.play("3 leaves")
    last = []
    for places in ("B2 SB- BB4", "B[3] SB4 BB5"):
        game.deal()
        assert game.places == places
        last.append(flop_order(game)[-1])
        assert game.last(ButtonMoved).last_action == 2
        game.skip_hand()
    assert last == [2, 2]
    assert run(game, 1) == ["B4 SB5 BB6"]


@pytest.mark.rule("cooke-12.10", 3)
def test_away_after_the_big_blind() -> None:
    """Seat 3 only goes away: the same three hands, and he has missed the small blind."""
    game = six()
    game.play("3 away")
    assert run(game, 1) == ["B2 SB- BB4"]
    assert game.occupant(3).duties.owes is Owes.SMALL
    assert markers(game) == {3: (Marker.SMALL,)}
    assert run(game, 2) == ["B[3] SB4 BB5", "B4 SB5 BB6"]
    assert game.occupant(3).duties.owes is Owes.SMALL


@pytest.mark.rule("cooke-12.12")
def test_the_debt_of_who_stays_away_grows() -> None:
    """He missed the small blind, and once the big one has passed him he owes both."""
    game = six()
    game.play("3 away")
    run(game, 5)
    assert game.places == "B6 SB1 BB2"
    assert game.occupant(3).duties.owes is Owes.SMALL
    assert run(game, 1) == ["B1 SB2 BB4"]
    assert game.occupant(3).duties.owes is Owes.BOTH


@pytest.mark.rule("cooke-12.11", 1)
def test_departing_on_his_button() -> None:
    """Seat 2 leaves when the button is due to him: it is dead there, blinds as usual."""
    game = six()
    game.play("2 leaves")
    assert run(game, 3) == ["B[2] SB3 BB4", "B3 SB4 BB5", "B4 SB5 BB6"]


@pytest.mark.rule("cooke-12.11", 2)
def test_who_was_away_for_his_button_owes_nothing() -> None:
    """Seat 2 is away for H2 alone and dealt in behind the button of H3; his big blind is in H6."""
    game = six()
    game.play("2 away")
    assert run(game, 1) == ["B[2] SB3 BB4"]
    assert game.occupant(2).duties.owes is Owes.NOTHING
    assert markers(game) == {}
    game.play("2 back")
    assert run(game, 1) == ["B3 SB4 BB5"]
    assert 2 in game.hand.seats
    assert 2 not in game.posts
    assert run(game, 3) == ["B4 SB5 BB6", "B5 SB6 BB1", "B6 SB1 BB2"]


@pytest.mark.rule("cooke-12.08")
@pytest.mark.parametrize(
    ("leavers", "places"),
    [
        ("1 leaves, 2 leaves, 3 leaves", ["B[2] SB- BB4", "B[3] SB4 BB5", "B4 SB5 BB6"]),
        ("2 leaves, 3 leaves, 4 leaves", ["B[2] SB- BB5", "B[3] SB5 BB6", "B5 SB6 BB1"]),
        ("2 leaves, 4 leaves", ["B[2] SB3 BB5", "B3 SB5 BB6", "B5 SB6 BB1"]),
        ("3 leaves, 5 leaves", ["B2 SB- BB4", "B[3] SB4 BB6", "B4 SB6 BB1"]),
        ("3 away, 4 leaves, 6 away", ["B2 SB- BB5", "B[3] SB5 BB1", "B5 SB1 BB2"]),
    ],
)
def test_several_go_at_once(leavers: str, places: list[str]) -> None:
    """Every pointer goes to where its left neighbour stood, however many seats are empty."""
    game = six()
    game.play(leavers)
    assert run(game, 3) == places


@pytest.mark.rule("cooke-12.08")
def test_the_small_blind_of_the_hand_before_leaves_too() -> None:
    """Seat 3 leaves after H1 and seat 4 after H2: no small blind and a dead button at once."""
    game = six()
    game.play("3 leaves")
    assert run(game, 1) == ["B2 SB- BB4"]
    game.skip_hand()
    game.play("4 leaves")
    assert run(game, 1) == ["B[3] SB- BB5"]
    moved = game.last(ButtonMoved)
    assert (moved.is_dead, moved.no_small_blind, moved.last_action) == (True, True, 2)
    assert game.posts == {5: 20}
    assert run(game, 2) == ["B[4] SB5 BB6", "B5 SB6 BB1"]


@pytest.mark.rule("cooke-12.22", 1)
def test_busting_as_the_big_blind() -> None:
    """Seat 3 busts in H1: the places of one who leaves after the big blind, with a dead button."""
    game = Game(6, button=1, stacks={3: 200})
    bust(game, 3)
    assert run(game, 1) == ["B2 SB- BB4"]
    game.next_hand()
    assert game.places == "B[3] SB4 BB5"
    assert flop_order(game)[-1] == 2
    assert run(game, 1) == ["B4 SB5 BB6"]


@pytest.mark.rule("cooke-12.22", 3)
def test_both_blinds_bust() -> None:
    """Seats 2 and 3 bust in H1: two dead buttons, seat 1 acts last under both."""
    game = Game(6, button=1, stacks={2: 200, 3: 200})
    bust(game, 2, 3)
    for places in ("B[2] SB- BB4", "B[3] SB4 BB5"):
        game.deal()
        assert game.places == places
        assert flop_order(game)[-1] == 1
        game.skip_hand()
    assert run(game, 1) == ["B4 SB5 BB6"]


@pytest.mark.rule("cooke-18-dead-blind", 2)
@pytest.mark.parametrize("goes", ["leaves", "away"])
def test_there_is_never_a_dead_big_blind(goes: str) -> None:
    """Whoever is due for it goes, hand after hand: the next one there posts it every time."""
    game = six()
    for due, posts in ((4, 5), (6, 1), (2, 3), (5, 1)):
        game.play(f"{due} {goes}")
        game.deal()
        assert game.hand.big_blind == posts
        assert game.of_hand(h.BlindPosted)[-1] == h.BlindPosted(
            game.occupant(posts).seat, whole(20), PostKind.BIG
        )
        game.skip_hand()


@pytest.mark.rule("cooke-18-button", 1)
def test_the_button_goes_to_the_next_who_played() -> None:
    """Seats 1, 3 and 4 played with the button on 1 and seat 2 empty all along: it goes to 3."""
    game = Game(4, taken=(1, 3, 4), button=1)
    run(game, 2)
    assert game.hand.button == 3


@pytest.mark.rule("cooke-18-button", 2)
def test_a_newcomer_does_not_get_the_button() -> None:
    """Who has sat down in seat 2 and had no hand yet is passed by it."""
    game = Game(4, taken=(1, 3, 4), button=1, settings={"blinds.short_free_hand": False,
                "blinds.new_game_free_hand": "none"})  # fmt: skip
    run(game, 1)
    game.skip_hand()
    game.play("2 sits 500")
    run(game, 1)
    assert game.hand.button == 3
    assert 2 not in game.hand.seats
