"""Chips from player to player, and tips (Cooke 9.05; USPC)."""

import pytest

from core.chips import Chips, whole
from core.games.spec import Structure
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from core.table import events as e
from core.table.money import money_events as m
from tests.play import Game, person

NEVER: Overrides = {"buyin.chip_gift": "never"}
IN_LIMIT: Overrides = {"buyin.chip_gift": "limit_games_only"}


def _game(settings: Overrides | None = None, stacks: dict[int, int] | None = None) -> Game:
    return Game(3, blinds=(5, 10), button=1, stacks=stacks, settings=settings)


def _limit(settings: Overrides | None = None) -> Game:
    return Game(3, bets=(20, 40), structure=Structure.FIXED, button=1, settings=settings)


def _give(giver: int, to: int, amount: int) -> c.GiveChips:
    return c.GiveChips(person(giver), Seat(to), whole(amount))


def _in_play(game: Game) -> dict[int, int]:
    """What each player starts the hand with."""
    return {one.seat: (one.stack + one.bet) // 100 for one in game.hand.players}


@pytest.mark.rule("cooke-9.05", 3)
def test_a_gift_is_carried_out_unless_somebody_objects() -> None:
    """Seat 1 gives seat 2 a hundred: seat 3 objects and nothing moves; else 2 starts with it."""
    game = _game()
    game.do(_give(1, 2, 100))
    assert [gift.amount for gift in game.view().gifts] == [whole(100)]
    game.do(c.ObjectToGift(person(3), Seat(1)))
    game.deal()
    assert _in_play(game) == {1: 1000, 2: 1000, 3: 1000}
    game.skip_hand()
    before = {seat: game.stack(seat) for seat in (1, 2, 3)}
    game.do(_give(1, 2, 100))
    assert game.stack(1) == before[1]
    game.deal()
    assert _in_play(game) == {1: before[1] - 100, 2: before[2] + 100, 3: before[3]}
    assert game.table.gifts == ()


@pytest.mark.rule("cooke-9.05", 4)
def test_gifts_in_limit_games_only() -> None:
    """By the alternate no limit refuses the gift; at 20-40 it is done without asking."""
    assert _game(IN_LIMIT).refused(_give(1, 2, 100)).reason is Reason.GIFTS_IN_LIMIT_ONLY
    game = _limit(IN_LIMIT)
    game.do(_give(1, 2, 100))
    assert (game.stack(1), game.stack(2), game.table.gifts) == (900, 1100, ())


@pytest.mark.rule("cooke-9.05", 5)
@pytest.mark.rule("uspc-banker", 2)
def test_no_gifts_but_tips() -> None:
    """Never: refused in limit and no limit; a tip of 5 leaves 195 of 200, and is no cash-out."""
    for game in (_limit(NEVER), _game(NEVER)):
        assert game.refused(_give(1, 2, 20)).reason is Reason.GIFTS_PROHIBITED
    game = _game(NEVER, {1: 200})
    game.do(c.Tip(person(1), whole(5)))
    assert game.stack(1) == 195
    assert game.all(e.PlayerLeft) == []
    assert game.last(m.Tipped).amount == whole(5)


def test_gifts_and_tips_are_made_between_hands() -> None:
    """During a hand nothing leaves a stack: both are refused by 10.15."""
    game = _game()
    game.deal()
    for command in (_give(1, 2, 100), c.Tip(person(1), whole(5))):
        refused = game.refused(command)
        assert (refused.reason, refused.rule) == (Reason.HAND_IN_PLAY, "cooke-10.15")


def test_nobody_gives_what_is_not_his() -> None:
    """More than the stack, what is promised, what the bank has advanced: all refused."""
    game = _game(stacks={1: 100})
    game.do(_give(1, 2, 70))
    refused = game.refused(_give(1, 3, 40))
    assert (refused.reason, refused.facts["stack"]) == (Reason.TOO_LITTLE_TO_GIVE, whole(30))
    assert game.refused(c.Tip(person(1), whole(40))).reason is Reason.TOO_LITTLE_TO_GIVE
    game = _game(stacks={1: 40})
    game.do(c.PlayBehind(person(1), whole(300)))
    game.deal()
    game.play("1 folds, 2 folds")
    assert game.refused(_give(1, 2, 50)).reason is Reason.TOO_LITTLE_TO_GIVE
    game.do(_give(1, 2, 40))


def test_a_gift_takes_two_players_and_whole_chips() -> None:
    """Not to oneself, not to an empty seat, not half a chip, not nothing."""
    game = Game(4, taken=(1, 2, 3), blinds=(5, 10), button=1)
    assert game.refused(_give(1, 1, 10)).reason is Reason.NOT_WITH_YOURSELF
    assert game.refused(_give(1, 4, 10)).reason is Reason.SEAT_EMPTY
    assert game.refused(_give(1, 2, 0)).reason is Reason.AMOUNT_NOT_POSITIVE
    half = c.GiveChips(person(1), Seat(2), Chips(50))
    assert game.refused(half).reason is Reason.NOT_WHOLE_CHIPS
    assert game.refused(c.Tip(person(1), Chips(0))).reason is Reason.AMOUNT_NOT_POSITIVE
    assert game.refused(c.ObjectToGift(person(2), Seat(1))).reason is Reason.NO_SUCH_GIFT


def test_a_gift_is_no_way_round_the_buy_in() -> None:
    """A broke player comes to the minimum by it, and nobody above the maximum (Cooke 9.02)."""
    game = _game(stacks={3: 200})
    game.deal({3: "2c 7d", 1: "As Ah"}, board="Kd Kh 9s 4c 3d")
    game.play("1 raises 200, 2 folds, 3 calls")
    assert game.stack(3) == 0
    assert game.refused(_give(1, 3, 100)).reason is Reason.BUY_IN_TOO_SMALL
    game.do(_give(1, 3, 200))
    capped = Game(3, blinds=(5, 10), button=1, stack=950, buy_in_most=1000)
    assert capped.refused(_give(1, 2, 100)).reason is Reason.STACK_AT_MOST


def test_a_gift_brings_a_broke_player_back() -> None:
    """Two are left and one is broke: a gift makes a deal due, and he is dealt in with it."""
    game = Game(2, blinds=(5, 10), button=1, stacks={2: 200})
    game.deal({2: "2c 7d", 1: "As Ah"}, board="Kd Kh 9s 4c 3d")
    game.play("1 raises 200, 2 calls")
    assert (game.occupant(2).is_away, game.table.next_hand_at) == (True, None)
    game.do(_give(1, 2, 200))
    game.deal()
    assert _in_play(game) == {1: 1000, 2: 200}


def test_who_gives_everything_is_broke() -> None:
    """Seat 1 gives all of his 100 away: with the deal he sits out."""
    game = Game(4, blinds=(5, 10), button=2, stacks={1: 100})
    game.do(_give(1, 2, 100))
    game.deal()
    assert 1 not in game.hand.seats
    assert game.occupant(1).is_away


def test_a_gift_goes_with_its_giver() -> None:
    """Seat 1 leaves before the deal: he takes all his chips along."""
    game = _game()
    game.do(_give(1, 2, 100))
    game.play("1 leaves")
    assert game.last(e.PlayerLeft).cashed_out == whole(1000)
    assert game.table.gifts == ()
