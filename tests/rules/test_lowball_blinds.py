"""Lowball: short blinds, and who waits for the blind (Cooke 7.18.05, 7.18.06)."""

import pytest

from core.chips import whole
from core.hand.events import BlindPosted
from core.hand.forced.posts import PostKind
from core.ids import Seat
from core.table.blinds.events import BlindOwed
from core.table.commands import ComeBack, GoAway, TopUp
from tests.play import Game, chips, person


def lowball(stacks: dict[int, int] | None = None, taken: tuple[int, ...] = ()) -> Game:
    """Six seats at 20-40, played in single chips: blinds of 7, 13 and 20, the last in seat 3."""
    return Game(
        seats=6, taken=taken, game="ace_to_five_lowball", bets=(20, 40), stacks=stacks,
        settings={"betting.min_unit": 1},
    )  # fmt: skip


def posts(game: Game) -> list[tuple[int, int]]:
    """The blinds of the last hand in the order they were posted."""
    return [(post.seat, chips(post.amount)) for post in game.of_hand(BlindPosted)]


@pytest.mark.rule("cooke-7.18.06", 1)
def test_after_less_than_half_a_blind_the_next_player_posts_it() -> None:
    """The big blind is 20 and seat 3 has 8: he posts them all-in, and seat 4 posts 20."""
    game = lowball({3: 8})
    game.deal()
    assert posts(game) == [(1, 7), (2, 13), (3, 8), (4, 20)]
    assert game.player(3).is_all_in
    assert (game.to_act, game.menu.call) == (5, whole(20))
    game.play("5 calls, 6 folds, 1 folds, 2 folds")
    assert game.to_act == 4
    assert game.menu.may_check
    assert game.menu.may_raise


@pytest.mark.rule("cooke-7.18.06", 2)
def test_half_a_blind_counts_as_all_of_it() -> None:
    """Seat 3 has 10: seat 4 posts nothing, and has 20 to call."""
    game = lowball({3: 10})
    game.deal()
    assert posts(game)[-1] == (3, 10)
    assert (game.to_act, game.menu.call) == (4, whole(20))
    game.skip_hand()
    assert game.all(BlindOwed) == []


@pytest.mark.rule("cooke-7.18.06", 3)
def test_who_wins_with_a_short_blind_owes_a_whole_one() -> None:
    """Seat 3 wins with the 8: he makes his next blind, the small one, up to 20, live and once."""
    game = lowball({3: 8})
    game.deal({3: "6c 4d 3h 2s Ac", 5: "9c 8d 5h 3s 2c", 4: "Kc Qd 9h 6s 3d"})
    game.play("5 calls, 6 folds, 1 folds, 2 folds, 4 checks, 3 pats, 4 pats, 5 pats")
    game.play("4 checks, 5 checks, 4 shows, 5 shows")
    assert game.stack(3) == 3 * 8 + 8 + 7
    game.deal()
    assert posts(game) == [(2, 7), (3, 13), (4, 20), (3, 7)]
    assert game.player(3).bet == whole(20)
    game.skip_hand()
    assert not game.occupant(3).duties.owes_again


@pytest.mark.rule("cooke-7.18.06", 3)
def test_who_buys_in_again_owes_it_too() -> None:
    """Seat 3 lost the 8, buys in, and has 20 in front of him in the hand he is dealt next."""
    game = lowball({3: 8})
    game.deal({3: "Kc Qd 9h 6s 3d", 5: "6c 4d 3h 2s Ac", 4: "9c 8d 5h 3s 2c"})
    game.play("5 calls, 6 folds, 1 folds, 2 folds, 4 checks, 3 pats, 4 pats, 5 pats")
    game.play("4 checks, 5 checks, 4 shows, 5 shows")
    game.do(TopUp(person(3), whole(200)))
    game.deal()
    assert game.player(3).bet == whole(20)
    assert game.last(BlindPosted).kind is PostKind.OWED


@pytest.mark.rule("cooke-7.18.06")
def test_heads_up_the_button_makes_the_blind_up() -> None:
    """Seat 2 has 4 of 30; the button, who posted the small blind, completes it to 30."""
    game = Game(seats=2, game="ace_to_five_lowball", bets=(30, 60), stacks={2: 4})
    game.deal()
    assert posts(game) == [(1, 20), (2, 4), (1, 10)]


@pytest.mark.rule("cooke-7.18.05", 3)
def test_who_missed_his_big_blind_is_dealt_in_when_it_reaches_him() -> None:
    """Seat 4 is away as the blind passes him: back again, he waits until it is his."""
    game = lowball()
    game.deal()
    game.do(GoAway(person(4)))
    game.skip_hand()
    game.deal()
    game.do(ComeBack(person(4)))
    game.skip_hand()
    dealt: list[bool] = []
    while not dealt or not dealt[-1]:
        game.deal()
        dealt.append(Seat(4) in game.hand.seats)
        if not dealt[-1]:
            game.skip_hand()
    assert len(dealt) > 1
    assert game.hand.big_blind == 4


@pytest.mark.rule("cooke-7.18.05")
def test_a_newcomer_waits_for_the_big_blind() -> None:
    """He sits down behind the blinds of a game that goes on, and is dealt in as the big blind."""
    game = lowball(taken=(1, 2, 3, 4, 5))
    game.deal()
    game.play("6 sits 500")
    hands = 0
    while Seat(6) not in game.hand.seats:
        game.skip_hand()
        game.deal()
        hands += 1
    assert hands == 3
    assert game.hand.big_blind == 6


@pytest.mark.rule("cooke-7.18.06")
@pytest.mark.rule("cooke-12.13.01")
def test_a_short_blind_passed_on_to_another_big_blind() -> None:
    """Seats 4 and 5 both have the big blind of 20, and seat 4 has 8: seat 5 posts one, once."""
    game = Game(
        seats=6, game="ace_to_five_lowball", bets=(20, 40), stacks={4: 8},
        settings={"betting.min_unit": 1, "button.rule": "no_dead_button"},
    )  # fmt: skip
    game.deal()
    game.play("3 leaves")
    game.next_hand()
    assert posts(game) == [(2, 7), (4, 8), (5, 20)]
