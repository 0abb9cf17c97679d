"""Dead hands, hands called live again, and fouled hands: Cooke 10.18."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.hand import events as e
from core.hand.state import Betting
from core.ids import Seat
from core.refusal import Reason
from core.sealed import Sealed
from core.table import commands as c
from tests.play import ADMIN, Game


def live(seat: int, reason: str = "") -> c.RestoreHand:
    """The floor calls the hand at ``seat`` live."""
    return c.RestoreHand(ADMIN, Seat(seat), reason)


def foul(seat: int) -> c.FoulHand:
    """The floor rules that the hand at ``seat`` is foul."""
    return c.FoulHand(ADMIN, Seat(seat))


@pytest.mark.rule("cooke-10.18", 1)
def test_a_folded_hand_is_called_live() -> None:
    """Nobody has acted behind: it is restored and to act; after that only with a reason."""
    game = Game(6, button=1)
    game.deal()
    game.play("4 folds")
    game.do(live(4))
    assert game.to_act == 4
    game.play("4 folds, 5 calls")
    assert game.refused(live(4)).reason is Reason.REASON_NEEDED
    assert game.refused(live(4, "  ")).reason is Reason.REASON_NEEDED
    game.do(live(4, "The button slipped"))
    assert game.to_act == 4
    (_, restored) = game.of_hand(e.FoldRetrieved)
    assert (restored.by_floor, restored.reason) == (True, "The button slipped")
    game.play("4 calls")
    assert game.to_act == 6
    game.play("6 folds, 1 folds, 2 folds, 3 checks")
    assert game.pots == [(70, (3, 4, 5))]


@pytest.mark.rule("cooke-10.18", 1)
def test_it_is_too_late_once_the_round_is_over() -> None:
    """A hand that has not called the bets of a round cannot play for them."""
    game = Game(6, button=1)
    game.deal()
    game.play("4 folds, 5 calls, 6 folds, 1 folds, 2 folds, 3 checks")
    assert game.refused(live(4, "The button slipped")).reason is Reason.FOLD_IS_FINAL
    assert game.refused(live(3)).reason is Reason.NOTHING_TO_CORRECT
    assert game.refused(live(5, "why not")).reason is Reason.NOTHING_TO_CORRECT


@pytest.mark.rule("cooke-10.18", 2)
def test_six_cards_are_dead_at_the_showdown_of_draw() -> None:
    """A faulty correction leaves seat 2 with six cards: once all have drawn his hand is dead."""
    game = Game(3, button=1, game="ace_to_five_lowball", structure=Structure.NO_LIMIT)
    game.deal({2: "As 2d 3c 4h 6s", 3: "Ks Qd Jc 9h 8s"})
    game.play("1 folds, 2 calls, 3 checks, 2 pats")
    extra = game.hand.deck.content[game.hand.dealt]
    game.mistake(e.HoleCardsDealt(Seat(2), Sealed((extra,), (Seat(2),))))
    assert len(game.player(2).down.content) == 6
    game.play("3 pats")
    assert [event.seat for event in game.of_hand(e.HandKilled)] == [2]
    assert game.pushed == [(0, {3: 50})]


def pot_of_200() -> Game:
    """Button 6: five players have put 40 each into the pot, seats 1, 2, 3, 4 and 6."""
    game = Game(6, button=6, blinds=(20, 40), stack=2_000)
    game.deal()
    game.play("3 calls, 4 calls, 5 folds, 6 calls, 1 calls, 2 checks")
    return game


@pytest.mark.rule("cooke-10.18", 3)
def test_a_fouled_hand_leaves_the_pot_to_the_others() -> None:
    """A bets 100 with it into 200, B and C call: of the 500 B and C get 250 each."""
    game = pot_of_200()
    assert game.pot == 200
    game.play("1 checks, 2 checks, 3 bets 100, 4 calls, 6 folds, 1 folds, 2 calls")
    assert game.pots == [(500, (2, 3, 4))]
    game.do(foul(3))
    assert not game.table.is_in_hand
    assert game.pushed == [(0, {2: 250, 4: 250})]
    assert game.shown == []
    assert (game.stack(2), game.stack(3), game.stack(4)) == (2_110, 1_860, 2_110)


@pytest.mark.rule("cooke-10.18", 4)
def test_the_odd_chip_of_a_fouled_hand() -> None:
    """A pot of 505 in units of 5, button 6, seats 2 and 4 left: 255 to seat 2, 250 to seat 4."""
    game = Game(6, button=6, blinds=(5, 10), stack=2_000, settings={"betting.min_unit": 5})
    game.deal()
    game.play("3 raises 40, 4 calls, 5 calls, 6 calls, 1 folds, 2 calls")
    assert game.pot == 205
    game.play("2 checks, 3 bets 100, 4 calls, 5 folds, 6 folds, 2 calls")
    game.do(foul(3))
    assert game.pushed == [(0, {2: 255, 4: 250})]


@pytest.mark.rule("cooke-10.18")
def test_a_bet_that_nobody_called_goes_back_first() -> None:
    """With a raise open, what nobody has called of it goes back before the pot is shared."""
    game = pot_of_200()
    game.play("1 checks, 2 checks, 3 bets 100, 4 raises 400, 6 folds, 1 folds")
    assert isinstance(game.hand.phase, Betting)
    game.do(foul(3))
    (back,) = game.of_hand(e.UncalledReturned)
    assert (back.seat, back.amount) == (4, whole(300))
    assert game.pushed == [(1, {2: 100, 4: 100}), (0, {2: 100, 4: 100})]


@pytest.mark.rule("cooke-10.18")
def test_only_a_hand_that_was_bet_is_foul() -> None:
    """A blind alone is no bet, and a check adds none: such a hand is dead, and the floor is told
    so.  A call is one."""
    game = Game(3, button=3)
    game.deal()
    game.play("3 calls, 1 calls, 2 checks")
    refused = game.refused(foul(2))
    assert (refused.reason, refused.rule) == (Reason.HAND_NOT_BET, "cooke-10.18")
    game.do(foul(3))
    assert game.pushed == [(0, {1: 30, 2: 30})]


@pytest.mark.rule("cooke-10.18")
def test_only_a_live_hand_is_pot_of_200() -> None:
    """A folded hand, an empty seat, and any hand once the pot is pushed are refused."""
    game = pot_of_200()
    game.play("1 checks, 2 checks, 3 bets 100, 4 folds")
    assert game.refused(foul(4)).reason is Reason.NO_LIVE_HAND
    assert game.refused(foul(5)).reason is Reason.NO_LIVE_HAND
    game.skip_hand()
    assert game.refused(foul(3)).reason is Reason.NO_HAND
