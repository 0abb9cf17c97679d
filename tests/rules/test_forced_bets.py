"""Antes, blinds and bring-ins by the book and the house: Cooke 4.09, 5.02, 7.03, 8.05."""

import pytest

from core.hand.state import Betting
from core.house.settings import Overrides
from tests.play import Game

DOORS = {1: "2s 3s Kd", 2: "4s 5s 2c", 3: "6s 7s 9h", 4: "8c 9c Jd", 5: "Tc Jc Qd", 6: "2d 3d Th"}
"""Three cards each, the last one up: seat 2 has the lowest."""


def paid(game: Game, seat: int) -> int:
    """What the seat has put into the pot, in whole chips."""
    return int(game.player(seat).paid) // 100


def bet(game: Game, seat: int) -> int:
    """What lies in front of the seat as its bet, in whole chips."""
    return int(game.player(seat).bet) // 100


@pytest.mark.rule("cooke-4.09", 1)
def test_an_ante_is_no_part_of_the_bet() -> None:
    """15-30 stud: an ante of 2 and a call of the 5 are 7 in the pot and a bet of 5."""
    game = Game(6, game="seven_card_stud", bets=(15, 30))
    game.deal(DOORS)
    game.play("2 brings in, 3 calls")
    assert (paid(game, 3), bet(game, 3)) == (7, 5)


@pytest.mark.rule("cooke-4.09", 2)
def test_a_blind_is_part_of_the_bet() -> None:
    """Blinds of 5 and 10: the big blind adds 10 to call a raise to 20."""
    game = Game(6, button=6, blinds=(5, 10))
    game.deal()
    game.play("3 raises 20, all fold to 2")
    assert game.menu.call == 10_00
    game.play("2 calls")
    assert paid(game, 2) == 20


@pytest.mark.rule("cooke-4.09", 3)
def test_an_ante_beside_blinds_is_dead() -> None:
    """Ante 1 and blinds of 5 and 10: the small blind adds 5 to call."""
    game = Game(6, button=6, blinds=(5, 10), ante=1)
    game.deal()
    game.play("all fold to 1")
    assert game.menu.call == 5_00
    game.play("1 calls")
    assert (paid(game, 1), bet(game, 1)) == (11, 10)


@pytest.mark.rule("cooke-5.02", 2)
def test_whoever_brought_it_in_adds_to_his_bring_in() -> None:
    """He calls a completion to 15 with 10 more: the 5 count, his ante of 2 does not."""
    game = Game(6, game="seven_card_stud", bets=(15, 30))
    game.deal(DOORS)
    game.play("2 brings in, 3 completes, all fold to 2")
    assert game.menu.call == 10_00


@pytest.mark.rule("cooke-5.02", 4)
@pytest.mark.parametrize(("ante", "pot"), [(0, 5), (-1, 17)])
def test_the_ante_of_stud_is_the_house_s_or_the_book_s(ante: int, pot: int) -> None:
    """15-30, six players: 5 in the pot before the first call without an ante, else 17."""
    game = Game(6, game="seven_card_stud", bets=(15, 30), settings={"stud.ante": ante})
    game.deal(DOORS)
    game.play("2 brings in")
    assert game.pot == pot
    assert game.to_act == 3


@pytest.mark.rule("cooke-7.03", 1, 2)
def test_three_blinds() -> None:
    """30-60 lowball: 10 on the button, 20, 30; the next acts first and the 30 may raise to 60."""
    game = Game(6, button=1, game="ace_to_five_lowball", bets=(30, 60))
    game.deal()
    assert game.posts == {1: 10, 2: 20, 3: 30}
    assert game.to_act == 4
    game.play("4 calls, 5 calls, 6 calls, 1 calls, 2 calls")
    assert game.to_act == 3
    assert game.menu.may_check
    assert game.menu.raise_min == 60_00


@pytest.mark.rule("cooke-7.03", 3)
def test_high_draw_has_antes_and_california_has_blinds() -> None:
    """Six antes of 2 are 12 without a blind; with two blinds it is 5 and 10, no ante."""
    game = Game(6, button=1, game="five_card_draw", bets=(10, 20))
    game.deal()
    assert (game.pot, game.posts) == (12, {})
    california: Overrides = {"draw.forced_bets": "two_blinds"}
    game = Game(6, button=1, game="five_card_draw", bets=(10, 20), settings=california)
    game.deal()
    assert (game.pot, game.posts) == (15, {2: 5, 3: 10})
    assert game.to_act == 4


@pytest.mark.rule("cooke-7.03", 4)
@pytest.mark.parametrize(
    ("forced", "bets", "unit", "pot", "posts", "first"),
    [
        ("antes_and_blinds", (10, 20), 1, 27, {2: 5, 3: 10}, 4),
        ("antes", (10, 20), 1, 12, {}, 2),
        ("three_blinds", (20, 40), 5, 40, {1: 10, 2: 10, 3: 20}, 4),
    ],
)
def test_the_forced_bets_of_lowball(
    forced: str, bets: tuple[int, int], unit: int, pot: int, posts: dict[int, int], first: int
) -> None:
    """Antes and blinds are 12 and 15, antes alone 12; 20-40 in fives has 10, 10 and 20."""
    settings: Overrides = {"lowball.forced_bets": forced, "betting.min_unit": unit}
    game = Game(6, button=1, game="ace_to_five_lowball", bets=bets, settings=settings)
    game.deal()
    assert (game.pot, game.posts, game.to_act) == (pot, posts, first)


@pytest.mark.rule("cooke-8.05", 4)
def test_the_stakes_of_a_mixed_table_are_the_same_in_every_game() -> None:
    """20-40 HORSE, heads-up: bets of 20 and later of 40 in all five games.

    The flop games have a round at 20 and two at 40 after the first, stud one and three.
    """
    game = Game(2, game="horse", bets=(20, 40))
    sizes: dict[str, list[int]] = {}
    while len(sizes) < 5:
        game.deal()
        is_stud = game.menu.bring_in > 0
        assert game.menu.sizes == ((20_00,) if is_stud else (40_00,))
        game.play(f"{game.to_act} {'brings in' if is_stud else 'calls'}")
        game.play(f"{game.to_act} {'calls' if is_stud else 'checks'}")
        rounds = []
        while isinstance(game.hand.phase, Betting):
            rounds += [size // 100 for size in game.menu.sizes]
            game.play("all check")
        sizes[game.hand.game] = rounds
        game.skip_hand()
    flop_game, stud_game = [20, 40, 40], [20, 40, 40, 40]
    assert sizes == {
        "texas_holdem": flop_game,
        "omaha_hilo": flop_game,
        "razz": stud_game,
        "seven_card_stud": stud_game,
        "stud_hilo": stud_game,
    }
