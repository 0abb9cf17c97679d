"""What can still be corrected, and what cannot any more: Cooke 10.17."""

import pytest

from core.hand import events as e
from core.hand.floor.substantial import Deed, deeds, is_substantial
from core.ids import Instant, Seat
from core.refusal import Reason
from core.sealed import Sealed
from core.table import commands as c
from core.table.events import TableEvent
from tests.play import ADMIN, Game, chips

VOID = c.VoidHand(ADMIN)


class Watched:
    """A game of six with the moment of each thing that happens, a second apart."""

    def __init__(self) -> None:
        self.game = Game(6, button=6)
        self.game.deal()
        self.done: list[Deed] = []

    def play(self, line: str) -> Instant:
        """Play one line; the moment after it."""
        before = len(self.game.events)
        self.game.play(line)
        events: list[TableEvent] = self.game.events[before:]
        self.done += deeds(events, self.game.at)
        self.game.wait(1)
        return self.game.at


@pytest.mark.rule("cooke-10.17", 1)
def test_two_players_acted_before_the_discovery() -> None:
    """Error at the deal, seats 3 and 4 act, then it is found: the hand cannot be voided."""
    watched = Watched()
    error = watched.game.at
    found = watched.play("3 calls")
    assert not is_substantial(watched.done, error, found)
    watched.game.would(VOID)
    found = watched.play("4 calls")
    assert is_substantial(watched.done, error, found)
    refused = watched.game.refused(VOID)
    assert (refused.reason, refused.rule) == (Reason.RULING_TOO_LATE, "cooke-10.17")


@pytest.mark.rule("cooke-10.17", 2)
def test_one_player_and_the_dealer() -> None:
    """One player acts and the dealer turns the flop: too late; had he only burned, it would not."""
    watched = Watched()
    for line in ("3 calls", "4 folds", "5 folds", "6 folds", "1 folds"):
        watched.play(line)
    error = watched.game.at
    found = watched.play("2 checks")
    assert any(deed.seat is None for deed in watched.done)
    assert is_substantial(watched.done, error, found)
    burned = [*deeds([e.Checked(Seat(2)), e.CardBurned(Sealed(()))], error)]
    assert [deed.seat for deed in burned] == [2]
    assert not is_substantial(burned, error, found)


@pytest.mark.rule("cooke-10.17", 2)
def test_the_dealer_before_the_player_counts_no_more_than_he_alone() -> None:
    """Only what comes after the error counts: a flop dealt before the one act is none."""
    game = Game(6, button=6)
    at = game.at
    dealt = e.BoardTurned(1, 0, (), Sealed(()))
    assert not is_substantial(deeds([dealt, e.Checked(Seat(2))], at), at, Instant(at + 1))
    assert is_substantial(deeds([e.Checked(Seat(2)), dealt], at), at, Instant(at + 1))
    shown = e.HandShown(Seat(1), (), by_dealer=True)
    assert [*deeds([shown], at)] == []
    shown = e.HandShown(Seat(1), (), by_dealer=False)
    assert [deed.seat for deed in deeds([shown], at)] == [1]


@pytest.mark.rule("cooke-10.17", 3)
def test_a_fouled_deck_voids_the_hand_at_any_time() -> None:
    """A card is in the deck twice, found after ten acts: void, and all bets are returned."""
    game = Game(6, button=6)
    before = {seat: game.stack(seat) for seat in range(1, 7)}
    game.deal()
    game.play("3 calls, 4 calls, 5 raises 60, 6 folds, 1 folds, 2 calls, 3 calls, 4 calls")
    game.play("2 bets 50, 3 calls")
    assert game.refused(VOID).reason is Reason.RULING_TOO_LATE
    stub = game.hand.deck.content[game.hand.dealt :]
    game.mistake(e.StubShuffled(Sealed((*stub[:-1], stub[0])), len(stub), False, False))
    game.do(VOID)
    assert game.hand.is_void
    assert {seat: game.stack(seat) for seat in range(1, 7)} == before
    (voided,) = game.of_hand(e.HandVoided)
    assert {one.seat: chips(one.amount) for one in voided.refunds} == {
        1: 10, 2: 110, 3: 110, 4: 60, 5: 60,
    }  # fmt: skip
    assert not game.table.is_closing
    assert game.table.next_hand_at is not None
    game.deal()
    assert game.table.is_in_hand


@pytest.mark.rule("cooke-10.17", 4)
def test_what_comes_after_the_discovery_does_not_count() -> None:
    """Seat 3 acted before it, seat 4 after it: one act, and the error can be corrected."""
    watched = Watched()
    error = watched.game.at
    found = watched.play("3 calls")
    watched.play("4 calls")
    assert not is_substantial(watched.done, error, found)
    assert is_substantial(watched.done, error, watched.game.at)


@pytest.mark.rule("cooke-10.17")
def test_a_disputed_act_is_presumed_to_come_after() -> None:
    """An act of the very moment of the discovery does not count."""
    at = Instant(5_000)
    done = [Deed(Seat(3), Instant(4_000)), Deed(Seat(4), at)]
    assert not is_substantial(done, Instant(0), at)
    assert is_substantial(done, Instant(0), Instant(at + 1))
