"""One player antes for all: the big blind, as it is recorded in many hands (Cooke 18)."""

import msgspec

from core.chips import whole
from core.hand import events as e
from core.table import commands as c
from core.table import evolve
from tests.play import ADMIN, Game


def game(stacks: dict[int, int] | None = None) -> Game:
    """Three players, blinds 10 and 20, the big blind antes 15 for all; seat 1 has the button."""
    game = Game(seats=3, button=1, stacks=stacks)
    table = game.table
    stakes = msgspec.structs.replace(table.config.stakes, big_blind_ante=whole(15))
    config = msgspec.structs.replace(table.config, stakes=stakes)
    game.table = msgspec.structs.replace(table, config=config)
    return game


def test_it_is_dead_and_counts_for_nobody() -> None:
    """The ante of 15 is in the pot of 45, and the others still call 20; the winner gets it all."""
    hand = game()
    hand.deal()
    assert (hand.pot, hand.stack(3)) == (45, 1000 - 35)
    hand.play("1 calls")
    assert hand.stack(1) == 1000 - 20
    hand.play("2 folds, 3 checks")
    assert hand.pots == [(65, (1, 3))]


def test_it_lies_in_the_main_pot() -> None:
    """One who is all-in for 5 may win the whole ante: 15 + 5 from each of three; the rest aside."""
    hand = game({1: 5})
    hand.deal({1: "AsAh", 2: "KsKh", 3: "QsQh"}, "2c 7d 9h Jc 3s")
    hand.play("1 calls, 2 calls, 3 checks, all check, all check, all check, 2 shows, 3 shows")
    assert hand.pots == [(30, (1, 2, 3)), (30, (2, 3))]
    assert hand.pushed == [(1, {2: 30}), (0, {1: 30})]


def test_who_cannot_cover_it_antes_what_he_has() -> None:
    """With 9 chips the big blind antes 9, posts nothing and is all-in; others still call 20."""
    hand = game({3: 9})
    hand.deal()
    (ante,) = hand.of_hand(e.AntePosted)
    assert (ante.amount, ante.is_all_in, ante.for_all) == (whole(9), True, True)
    assert hand.menu.call == whole(20)


def test_a_void_hand_gives_it_back() -> None:
    """The floor calls the hand off: ante and blind go back to the big blind."""
    hand = game()
    hand.deal()
    events = hand.would(c.CallOff(ADMIN)).events
    (voided,) = (event for event in events if isinstance(event, e.HandVoided))
    assert {refund.seat: refund.amount for refund in voided.refunds} == {
        2: whole(10), 3: whole(35),
    }  # fmt: skip
    assert not evolve(hand.table, events).is_in_hand
