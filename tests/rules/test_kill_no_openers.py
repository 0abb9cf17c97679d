"""Nobody opens, and the first left of the blinds kills the next pot (Cooke 8.04.05)."""

import pytest

from core.hand.commands import Chop, ConfessOpeners
from core.house.settings import Overrides
from core.ids import Seat
from core.table.commands import CloseTable, ReleaseVoid
from core.table.events import CarryReturned, PlayerLeft
from core.table.kills.button_events import KillWhy
from tests.play import ADMIN, Game, chips, person
from tests.rules.jackpots import deal
from tests.rules.killed import must_kill, posts
from tests.rules.winning import NEUTRAL, button, kill, moves

Lies = tuple[object, int | None]


def pass_out(game: Game) -> None:
    """Deal a hand in which nobody has openers: all fold to the big blind."""
    deal(game)
    big = game.hand.big_blind
    while game.table.is_in_hand:
        assert game.to_act != big
        game.play(f"{game.to_act} folds")


def openers(settings: Overrides | None = None) -> Game:
    """Jackpots at 5-10 with two blinds and no antes, where a deal nobody opens kills the next."""
    return Game(
        6, game="jacks_or_better", bets=(5, 10), button=1,
        settings={
            "kill.trigger": "no_openers", "draw.forced_bets": "two_blinds", **(settings or {}),
        },
    )  # fmt: skip


def kill_of_nobody() -> Lies:
    """A kill for which nobody has been named."""
    return kill(0)[0], None


@pytest.mark.rule("cooke-8.04.05", 1)
def test_nobody_opens_so_the_first_left_of_the_new_blinds_kills() -> None:
    """Blinds in 2 and 3, passed out; the button moves, blinds in 3 and 4: seat 5 posts the kill."""
    game = openers()
    pass_out(game)
    assert (game.hand.small_blind, game.hand.big_blind) == (2, 3)
    assert button(game) == kill_of_nobody()
    assert moves(game)[-1].why is KillWhy.NO_OPENERS
    game.deal()
    assert (game.hand.small_blind, game.hand.big_blind) == (3, 4)
    assert (5, chips(2 * game.hand.rules.game_stakes.big_blind)) in posts(game)
    assert button(game) == kill(5)
    assert moves(game)[-1].why is KillWhy.LEFT_OF_BLINDS
    stakes = game.hand.rules.stakes
    assert (chips(stakes.small_bet), chips(stakes.big_bet)) == (10, 20)


@pytest.mark.rule("cooke-8.04.05")
def test_the_kill_of_a_passed_out_deal_survives_a_restart() -> None:
    """Between the deals nobody is named: the process ends, and seat 5 kills all the same."""
    game = openers()
    pass_out(game)
    game.restart()
    game.deal()
    assert game.hand.posts.killer == Seat(5)
    assert game.table.kill.person == person(5)
    game.restart()
    assert button(game) == kill(5)


@pytest.mark.rule("cooke-8.04.05")
def test_a_killed_deal_that_is_opened_leaves_no_kill() -> None:
    """Seat 5 has killed, somebody opens and wins: the button is neutral again."""
    game = openers()
    pass_out(game)
    deal(game, {6: "As Ah Kd 7c 2d"})
    assert (game.hand.posts.killer, game.to_act) == (5, 6)
    game.play(f"6 raises {chips(game.menu.raise_min)}")
    game.skip_hand()
    assert button(game) == NEUTRAL


@pytest.mark.rule("cooke-8.04.05")
def test_a_killed_deal_that_nobody_opens_kills_the_next() -> None:
    """Seat 5 has killed and nobody opens again: seat 6, left of the new blinds, kills."""
    game = openers()
    pass_out(game)
    deal(game)
    game.skip_hand()
    assert button(game) == kill_of_nobody()
    game.deal()
    assert button(game) == kill(6)


@pytest.mark.rule("cooke-8.04.05")
def test_chopped_blinds_are_nobody_opening() -> None:
    """All fold and the blinds take their bets back: nobody opened, and the next pot is killed."""
    game = openers()
    deal(game)
    game.play("4 folds, 5 folds, 6 folds, 1 folds")
    game.do(Chop(person(2)))
    game.do(Chop(person(3)))
    assert not game.table.is_in_hand
    assert button(game) == kill_of_nobody()


@pytest.mark.rule("cooke-8.04.08")
def test_a_kill_paid_dead_is_his_in_a_pot_that_stays() -> None:
    """P3 sits out, has paid his kill of 10, and nobody opens: the pot that stays knows whose each
    chip is.  It can be played for, and a table that closes gives it back."""
    game = openers({"kill.trigger": "two_pots"})
    pass_out(game)
    must_kill(game, 3)
    stacks = {seat: game.stack(seat) for seat in range(1, 7)}
    game.play("3 away")
    deal(game)
    opener = game.to_act
    assert opener is not None
    game.play(f"{opener} calls anyway")
    game.do(ConfessOpeners(person(opener)))
    while game.table.is_in_hand:
        game.play(f"{game.to_act} {'folds' if game.hand.menu is not None else 'passes'}")
    carry = game.table.carry
    assert carry is not None
    assert {one.person: chips(one.amount) for one in carry.paid}[person(3)] == 10
    assert carry.amount == sum(one.amount for one in carry.paid)
    deal(game, {6: "As Ah Kd 7c 2d"})
    assert game.hand.carried == sum(one.antes + one.forfeited for one in game.hand.earlier)
    game.do(ReleaseVoid(ADMIN))
    game.do(CloseTable(ADMIN, anyway=True))
    paid = {left.seat: chips(left.cashed_out) for left in game.all(PlayerLeft)}
    (back,) = game.all(CarryReturned)
    for refund in back.refunds:
        paid[Seat(int(refund.person.removeprefix("person")))] += chips(refund.amount)
    assert paid == stacks
