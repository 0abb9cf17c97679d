"""Layers of the pot, from what each player has put in."""

from core.chips import whole
from core.hand.sharing.pots import layer
from core.hand.state import Player, Standing
from core.ids import PersonId, Seat
from tests.play import Game


def paid(*amounts: int, folded: tuple[int, ...] = ()) -> list[Player]:
    """Players from seat 1 who have put in ``amounts``; the seats ``folded`` have folded."""
    return [
        Player(
            Seat(seat), PersonId(f"p{seat}"), "", whole(0), paid=whole(amount),
            standing=Standing.FOLDED if seat in folded else Standing.LIVE,
        )
        for seat, amount in enumerate(amounts, 1)
    ]  # fmt: skip


def layers(players: list[Player]) -> list[tuple[int, tuple[int, ...]]]:
    """The layers in whole chips."""
    return [(pot.amount // 100, pot.seats) for pot in layer(players)]


def test_equal_stakes_make_one_pot() -> None:
    """Nobody short: everything is the main pot."""
    assert layers(paid(50, 50, 50)) == [(150, (1, 2, 3))]


def test_a_layer_reached_by_folded_players_only_falls_into_the_one_below() -> None:
    """Two folded after 80 each, the two left have 50 in: one pot of 260, nothing lost."""
    assert layers(paid(50, 50, 80, 80, folded=(3, 4))) == [(260, (1, 2))]


def test_folded_chips_count_in_every_layer_they_reach() -> None:
    """A folded 80 gives 50 to the main pot and 30 to the side pot."""
    assert layers(paid(50, 100, 100, 80, folded=(4,))) == [(200, (1, 2, 3)), (130, (2, 3))]


def test_a_walk_with_a_dead_small_blind_leaves_no_pot() -> None:
    """The big blind has his own back, and no pot of nothing is pushed."""
    game = Game(6, button=1)
    game.deal()
    game.skip_hand()
    game.play("3 leaves")
    game.deal()
    assert game.places == "B2 SB- BB4"
    game.play("all fold to 4")
    assert not game.table.is_in_hand
    assert (game.pots, game.pushed, game.stack(4)) == ([], [], 1000)
