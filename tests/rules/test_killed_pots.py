"""Killed pots: what the killer posts, and what the hand is played for (Cooke 8.04)."""

from typing import Final

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.hand.commands import Bet, PutIn
from core.hand.events import BetMade
from core.hand.forced.posts import PostKind
from core.house.settings import Overrides
from core.refusal import Reason
from core.table.commands import GoAway, KillPot
from tests.play import chips, person
from tests.rules.killed import between_hands, killed, must_kill, order, posts
from tests.rules.limit_holdem import may, sizes, span

SEATS: Final = range(1, 7)
BLINDS: Final = [(2, 5), (3, 10)]
"""10-20 with the button in seat 1."""


@pytest.mark.rule("cooke-8.04.01", 1)
def test_the_limits_of_all_streets_double() -> None:
    """Killer on the button: 5 + 10 + 20 = 35 before the deal; the bets are 20, 20, 40 and 40."""
    game = killed(1)
    assert posts(game) == [*BLINDS, (1, 20)]
    assert chips(game.hand.pot) == 35
    bets = []
    for street in range(4):
        assert game.hand.street == street
        bets.append(sizes(game)[0] - chips(game.hand.wager))
        game.play("all call" if street == 0 else "all check")
    assert bets == [20, 20, 40, 40]


@pytest.mark.rule("cooke-8.04.01", 2)
def test_a_killer_in_the_big_blind_posts_the_kill_alone_or_both() -> None:
    """Seat 3 has the big blind: 20 in front of him, 25 in all; by setting 10 dead besides, 35."""
    game = killed(3)
    assert (chips(game.player(3).bet), chips(game.hand.pot)) == (20, 25)
    assert game.hand.big_blind == 3
    both = killed(3, settings={"kill.killer_in_blind": "both"})
    assert (chips(both.player(3).bet), chips(both.hand.dead), chips(both.hand.pot)) == (20, 10, 35)
    assert (both.hand.big_blind, chips(both.menu.call)) == (3, 20)


@pytest.mark.rule("cooke-8.04.01", 2)
def test_a_killer_in_the_small_blind_posts_the_kill_alone_or_both() -> None:
    """Seat 2 has the small blind: 20 + 10 = 30; by setting his 5 dead besides, 35."""
    game = killed(2)
    assert (posts(game), game.hand.small_blind) == ([(3, 10), (2, 20)], 2)
    both = killed(2, settings={"kill.killer_in_blind": "both"})
    assert posts(both) == [(2, 5), (3, 10), (2, 20)]
    assert (chips(both.player(2).bet), chips(both.hand.dead), chips(both.hand.pot)) == (20, 5, 35)


@pytest.mark.rule("cooke-8.04.01", 3)
def test_the_next_hand_is_played_at_the_limits_of_the_game() -> None:
    """Nothing kills the hand after: two blinds, and a raise to 20."""
    game = killed(1)
    game.skip_hand()
    game.deal()
    assert posts(game) == [(3, 5), (4, 10)]
    assert (sizes(game), game.hand.rules.unkilled) == ([20], None)


@pytest.mark.rule("cooke-8.04.01")
def test_a_short_killer_is_all_in_and_the_limits_double_all_the_same() -> None:
    """He has 12: they are posted; the others call 20 or raise to 40, and his are the main pot's."""
    game = killed(6, stacks={6: 12})
    assert posts(game)[-1] == (6, 12)
    assert game.player(6).is_all_in
    assert may(game) == (20, [40])
    game.play("4 calls, 5 folds, 1 folds, 2 folds, 3 folds")
    assert chips(game.hand.pots[0].amount) == 5 + 10 + 12 + 12


@pytest.mark.rule("cooke-8.04.07", 1)
def test_the_killer_acts_in_his_turn() -> None:
    """Killer in seat 6: order 4, 5, 6, 1, 2, 3; seat 4 calls 20 or raises to 40, no check."""
    game = killed(6)
    assert (game.to_act, may(game), game.menu.may_check) == (4, (20, [40]), False)
    assert order(game) == [4, 5, 6, 1, 2, 3]


@pytest.mark.rule("cooke-8.04.07", 2)
def test_a_killer_under_the_gun_acts_after_the_big_blind() -> None:
    """Killer in seat 4: three blinds in a row, order 5, 6, 1, 2, 3, 4; he may check or raise."""
    game = killed(4)
    assert order(game) == [5, 6, 1, 2, 3, 4]


@pytest.mark.rule("cooke-8.04.07", 1, 2)
@pytest.mark.parametrize("killer", SEATS)
def test_the_order_with_a_killer_in_every_seat(killer: int) -> None:
    """Left of the big blind, unless the killer is there: then left of him; he has his option."""
    game = killed(killer)
    first = 5 if killer == 4 else 4
    expected = [(first - 1 + step) % 6 + 1 for step in range(6)]
    assert order(game) == expected
    assert game.hand.street == 1
    assert [chips(player.paid) for player in game.hand.players] == [20] * 6


@pytest.mark.rule("cooke-8.04.07")
@pytest.mark.parametrize("killer", SEATS)
def test_the_killer_may_raise_in_his_turn(killer: int) -> None:
    """Nobody has raised: he may check or make it 40, and the action goes on at his left."""
    game = killed(killer)
    while game.to_act != killer:
        game.play(f"{game.to_act} calls")
    assert (game.menu.may_check, sizes(game)) == (True, [40])
    game.play(f"{killer} raises 40")
    assert game.to_act == killer % 6 + 1
    seat = game.to_act
    assert may(game)[0] == 40 - chips(game.player(seat).bet)


@pytest.mark.rule("cooke-8.04.07", 3)
@pytest.mark.parametrize("killer", SEATS)
def test_by_the_alternate_the_killer_acts_last(killer: int) -> None:
    """``kill.action_order = killer_last``: the order begins at his left, whatever his seat."""
    game = killed(killer, settings={"kill.action_order": "killer_last"})
    assert order(game) == [(killer + step) % 6 + 1 for step in range(6)]


@pytest.mark.rule("cooke-8.04.07", 4)
def test_the_blinds_make_up_the_difference() -> None:
    """Unraised: the small blind adds 15 to call, and the big blind 10."""
    game = killed(6)
    game.play("4 calls, 5 calls, 6 checks, 1 calls")
    assert (game.to_act, chips(game.menu.call)) == (2, 15)
    game.play("2 calls")
    assert (game.to_act, chips(game.menu.call)) == (3, 10)


@pytest.mark.rule("cooke-8.04.07", 2)
def test_heads_up_a_killer_on_the_button_is_under_the_gun() -> None:
    """Two players, the killer on the button and small blind: the big blind acts first, he last."""
    game = killed(1, 2)
    assert posts(game) == [(2, 10), (1, 20)]
    assert order(game) == [2, 1]


@pytest.mark.rule("cooke-8.04.09", 1)
def test_a_half_kill_is_half_as_much_again() -> None:
    """10-20: the kill is 15 and the bets 15 and 30; the first player calls 15 or makes it 30."""
    game = killed(1, settings={"kill.size": "half"})
    assert posts(game) == [*BLINDS, (1, 15)]
    assert may(game) == (15, [30])
    game.play("all call")
    assert sizes(game) == [15]
    game.play("all check")
    assert sizes(game) == [30]


@pytest.mark.rule("cooke-8.04.09", 2)
def test_a_half_kill_in_a_spread() -> None:
    """2-6 becomes 3-9."""
    assert _spread(2, 6, settings={"kill.size": "half"}) == (3, 9)


@pytest.mark.rule("cooke-8.04.09", 3)
def test_a_half_kill_is_rounded_up_to_whole_units() -> None:
    """3-6 in single chips: the kill is 5, and the bets 5 and 10."""
    game = killed(1, bets=(3, 6), settings={"kill.size": "half"})
    assert posts(game)[-1] == (1, 5)
    assert may(game) == (5, [10])
    game.play("all call, all check")
    assert sizes(game) == [10]


@pytest.mark.rule("cooke-8.03", 5)
def test_a_kill_raises_both_ends_of_a_spread() -> None:
    """2-6 killed: bets from 4 to 12."""
    assert _spread(2, 6) == (4, 12)


def _spread(*bets: int, settings: Overrides | None = None) -> tuple[int, int]:
    """The smallest and the largest bet on the flop of a killed hand."""
    game = killed(1, 4, structure=Structure.SPREAD, bets=bets, settings=settings)
    game.play("all call")
    return span(game)


@pytest.mark.rule("cooke-8.04.11", 2)
def test_the_bet_of_the_game_is_no_bet_in_a_killed_pot() -> None:
    """10-20 killed: on the flop a bet of 10 is refused, the bets being 20, and so is 20 as 40."""
    game = killed(1)
    assert game.refusal("4 raises 20").reason is Reason.KILL_POT_BET
    game.play("all call")
    refusal = game.refusal("2 bets 10")
    assert (refusal.reason, refusal.rule) == (Reason.KILL_POT_BET, "cooke-8.04.11")
    assert refusal.facts == {"typed": 10_00, "bet": 20_00, "least": 20_00}
    game.play("all check")
    assert game.refused(Bet(person(2), whole(20))).facts["bet"] == 40_00
    game.do(Bet(person(2), whole(17)))
    assert chips(game.last(BetMade).to) == 40


@pytest.mark.rule("cooke-8.04.11")
def test_who_puts_in_the_unkilled_amount_has_to_complete_it() -> None:
    """The kill lies on the table: 10 put in without a word is a call of 20."""
    game = killed(1)
    game.do(PutIn(person(4), whole(10)))
    assert chips(game.player(4).bet) == 20


@pytest.mark.rule("cooke-8.04.11", 1)
def test_one_kill_a_deal() -> None:
    """Seat 3 is due a kill: seat 6, who asks for one of his own, is refused."""
    game = must_kill(between_hands(), 3)
    refusal = game.refused(KillPot(person(6)))
    assert (refusal.reason, refusal.rule) == (Reason.KILL_TAKEN, "cooke-8.04.11")
    game.deal()
    assert [post for post in posts(game) if post[1] == 20] == [(3, 20)]


@pytest.mark.rule("cooke-8.04.11")
def test_a_house_may_have_two_kills_a_deal() -> None:
    """``kill.max_per_deal = 2``: seat 6 kills the killed pot again, with 40, for 40-80."""
    game = must_kill(between_hands(settings={"kill.max_per_deal": 2}), 1)
    game.do(KillPot(person(6)))
    assert game.refused(KillPot(person(2))).reason is Reason.KILL_TAKEN
    game.deal()
    assert posts(game)[-2:] == [(1, 20), (6, 40)]
    assert may(game) == (40, [80])
    assert game.hand.posts.killer == 1


@pytest.mark.rule("cooke-8.04.08")
@pytest.mark.rule("cooke-8.04.11", 1)
def test_a_kill_that_lies_dead_is_one_of_the_kills_of_the_deal() -> None:
    """Seat 1, due a kill, sits out: seat 6 may not kill the same deal.  Where two may, his is 40
    over the 20 that lie dead."""
    game = must_kill(between_hands(), 1)
    game.do(GoAway(person(1)))
    assert game.refused(KillPot(person(6))).reason is Reason.KILL_TAKEN
    game = must_kill(between_hands(settings={"kill.max_per_deal": 2}), 1)
    game.do(GoAway(person(1)))
    game.do(KillPot(person(6)))
    game.deal()
    assert (chips(game.hand.dead), posts(game)[-1]) == (20, (6, 40))
    assert may(game) == (40, [80])


@pytest.mark.rule("cooke-8.04.01")
def test_a_kill_is_no_raise() -> None:
    """A bet of 20 and three raises to 80, as the house allows; the kill is the first bet."""
    game = killed(1, settings={"betting.raise_cap": 3})
    game.play("4 raises 40, 5 raises 60, 6 raises 80")
    assert game.menu.no_raise is Reason.RAISES_CAPPED


@pytest.mark.rule("cooke-8.04.01")
def test_the_post_says_what_it_is() -> None:
    """The kill is its own kind of post, and its seat the killer of the hand."""
    game = killed(5)
    post = game.hand.posts.due[-1]
    assert (post.seat, post.kind) == (5, PostKind.KILL)
    assert game.hand.posts.killer == 5
