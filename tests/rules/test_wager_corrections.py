"""Wagers of the wrong size that were taken by mistake: Cooke 8.02.04 and 9.14."""

from collections.abc import Iterable

import pytest

from core.chips import Chips, whole
from core.games.spec import Structure
from core.hand import events as e
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from tests.play import ADMIN, Game, chips


def correct(to: int) -> c.CorrectWager:
    """The floor: the wager should have been one of ``to``."""
    return c.CorrectWager(ADMIN, whole(to))


def taken(game: Game, to: int) -> None:
    """A first bet of ``to`` that the dealer took though it has the wrong size."""
    seat = game.to_act
    assert seat is not None
    menu = game.menu
    more = Chips(whole(to) - menu.bet)
    game.mistake(
        e.BetMade(seat, whole(to), more, is_all_in=False, is_full=True, full_raise=whole(to))
    )


def pot_of_100(seats: int) -> Game:
    """Pot limit, blinds 10 and 20: five call, so that the pot is 100 on the flop."""
    game = Game(seats, button=1, structure=Structure.POT_LIMIT)
    game.deal()
    game.play("4 calls, 5 calls, 6 calls, 1 calls, 2 folds, 3 checks")
    assert game.pot == 110
    return game


def bets(game: Game, seats: Iterable[int]) -> list[int]:
    """What lies in front of the players."""
    return [chips(game.player(seat).bet) for seat in seats]


@pytest.mark.rule("cooke-8.02.04", 2)
def test_an_overbet_with_two_behind_is_cut_back() -> None:
    """Overbet of 160 into 110, one calls and one folds: both bets become 110, 50 go back each."""
    game = pot_of_100(6)
    taken(game, 160)
    game.play("4 calls, 5 folds")
    assert (game.pot, game.stack(3), game.stack(4)) == (430, 820, 820)
    action = game.hand.action
    game.do(correct(110))
    assert bets(game, (3, 4, 5)) == [110, 110, 0]
    assert (game.pot, game.stack(3), game.stack(4)) == (330, 870, 870)
    assert game.to_act == 6
    assert game.hand.action == action + 1
    assert (chips(game.menu.call), chips(game.menu.raise_max)) == (110, 110 + 330 + 110)
    game.play("6 calls, 1 folds")
    assert game.pots == [(440, (3, 4, 6))]


@pytest.mark.rule("cooke-8.02.04", 3)
def test_an_overbet_with_three_behind_stands() -> None:
    """Three players have acted behind: the 160 stand, whatever the floor would like."""
    game = pot_of_100(6)
    taken(game, 160)
    game.play("4 calls, 5 folds, 6 calls")
    refused = game.refused(correct(110))
    assert (refused.reason, refused.rule) == (Reason.BETTING_GONE_ON, "cooke-8.02.04")
    assert (refused.facts["wager"], refused.facts["count"]) == (whole(160), 3)


def turn_bet_of_20() -> Game:
    """$20-$40 dealt with the limits of $10-$20: A bets 20 on the turn and B calls."""
    game = Game(3, button=1, blinds=None, bets=(10, 20), structure=Structure.FIXED)
    game.deal()
    game.play("1 calls, 2 calls, 3 checks, all check, 2 bets 20, 3 calls")
    assert game.pot == 70
    return game


@pytest.mark.rule("cooke-9.14", 1)
def test_the_lower_limit_is_made_up_before_the_round_ends() -> None:
    """A's bet and B's call at 20 are topped up to 40 each, and the next raise is to 80."""
    game = turn_bet_of_20()
    game.do(correct(40))
    assert bets(game, (2, 3, 1)) == [40, 40, 0]
    assert (game.pot, game.stack(2), game.stack(3)) == (110, 950, 950)
    assert game.to_act == 1
    assert chips(game.menu.call) == 40
    assert [chips(size) for size in game.menu.sizes] == [80]
    game.play("1 calls")
    assert game.pots == [(150, (1, 2, 3))]


@pytest.mark.rule("cooke-9.14", 1)
def test_every_bet_of_the_round_is_made_up() -> None:
    """With a raise on it the first bet is made up too: 20 and 40 become 40 and 80."""
    game = turn_bet_of_20()
    game.play("1 raises 40")
    game.do(correct(80))
    assert bets(game, (2, 3, 1)) == [40, 40, 80]
    assert chips(game.menu.call) == 40


@pytest.mark.rule("cooke-9.14", 1)
def test_who_has_less_is_all_in() -> None:
    """A player whose stack does not reach makes it up as far as it goes."""
    game = Game(3, button=1, blinds=None, bets=(10, 20), structure=Structure.FIXED, stacks={3: 45})
    game.deal()
    game.play("1 calls, 2 calls, 3 checks, all check, 2 bets 20, 3 calls")
    game.do(correct(40))
    assert bets(game, (2, 3)) == [40, 35]
    assert game.player(3).is_all_in
    game.play("1 calls")
    assert game.pots == [(135, (1, 2, 3)), (10, (1, 2))]


@pytest.mark.rule("cooke-9.14", 2)
def test_after_the_round_the_bets_stand() -> None:
    """The same noticed on the river: there is nothing to correct any more."""
    game = turn_bet_of_20()
    game.play("1 calls")
    assert game.refused(correct(40)).reason is Reason.NOTHING_TO_CORRECT
    game.play("all check")
    assert game.refused(correct(40)).reason is Reason.ROUND_IS_OVER
    assert game.pot == 90


@pytest.mark.rule("cooke-9.14")
def test_an_excess_in_limit_stands() -> None:
    """Too much for the street is not cut back: it counts as a raise, error or not."""
    game = turn_bet_of_20()
    game.play("1 raises 40")
    assert game.refused(correct(20)).reason is Reason.NOTHING_TO_CORRECT
    assert game.refused(correct(40)).reason is Reason.NOTHING_TO_CORRECT


@pytest.mark.rule("cooke-10.17")
def test_other_wagers_stand_after_substantial_action() -> None:
    """No limit: with one player behind the wager may be corrected, with two it stands."""
    game = Game(4, button=1)
    game.deal()
    game.play("4 calls, 1 calls, 2 calls, 3 checks, 2 bets 100, 3 calls")
    game.do(correct(60))
    assert bets(game, (2, 3)) == [60, 60]
    assert game.refused(correct(0)).reason is Reason.CORRECTION_IMPOSSIBLE
    refused = game.refused(correct(5_000))
    assert refused.reason is Reason.CORRECTION_IMPOSSIBLE
    assert (refused.facts["least"], refused.facts["most"]) == (whole(1), whole(980))
    game.play("4 calls")
    assert game.refused(correct(50)).reason is Reason.BETTING_GONE_ON


@pytest.mark.rule("cooke-8.02.04")
def test_a_short_all_in_has_its_excess_back() -> None:
    """Who called the overbet all-in for more than the pot has the rest back, and chips behind."""
    game = Game(6, button=1, structure=Structure.POT_LIMIT, stacks={4: 150})
    game.deal()
    game.play("4 calls, 5 calls, 6 calls, 1 calls, 2 folds, 3 checks")
    taken(game, 160)
    game.play("4 calls")
    assert game.player(4).is_all_in
    game.do(correct(110))
    assert (game.stack(4), game.player(4).is_all_in) == (20, False)
    assert Seat(4) in {player.seat for player in game.hand.players if player.is_live}
