"""Table stakes, side pots and odd chips: Cooke 9.03, 9.05, 9.09, 9.18."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.hand import events as h
from core.hand.sharing.awarding import split
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table import events as e
from tests.play import Game

BROADWAY = "Tc Jd Qh Ks Ac"


@pytest.mark.rule("cooke-9.05", 1)
def test_chips_bought_during_a_hand_play_in_the_next() -> None:
    """Stack 200 and 300 more during the hand: 200 is the most he can wager in it, then 500."""
    game = Game(3, button=1, stacks={1: 200})
    game.deal()
    game.play("1 tops 300")
    assert game.menu.raise_max == 200_00
    game.play("1 folds, 2 folds")
    assert game.stack(1) == 200
    game.deal()
    assert game.stack(1) + game.posts.get(1, 0) == 500


@pytest.mark.rule("cooke-9.05", 2)
def test_no_part_of_a_stack_leaves_the_table() -> None:
    """To take 150 of 400 off and stay is refused, in a hand or between; leaving pays 400."""
    game = Game(3, button=1, stacks={1: 400})
    between = game.refusal("1 cashes 150")
    game.deal()
    assert game.refusal("1 cashes 150") == between
    assert (between.reason, between.rule) == (Reason.TABLE_STAKES, "cooke-9.05")
    assert between.facts == {"typed": 150_00, "stack": 400_00}
    game.play("1 folds, 2 folds")
    game.play("1 leaves")
    assert game.last(e.PlayerLeft).cashed_out == 400_00


@pytest.mark.rule("cooke-9.09", 1)
def test_a_short_call_makes_a_side_pot() -> None:
    """B bets 70, C calls all-in 40, A calls 70: 120 for all three, 60 for A and B."""
    a, b, c = 3, 1, 2
    game = Game(3, button=b, blinds=(5, 10), stacks={a: 160, b: 110, c: 40})
    game.deal()
    game.play(f"{b} raises 70, {c} calls, {a} calls")
    assert game.of_hand(h.Called)[0].is_all_in
    assert game.pots == [(120, (1, 2, 3)), (60, (1, 3))]


@pytest.mark.rule("cooke-9.09", 2)
def test_several_all_ins_make_several_side_pots() -> None:
    """500, 200, 75 and 20 all-in: 80 for four, 165 for three, 250 for two, 300 back."""
    game = Game(4, button=4, blinds=(5, 10), stacks={1: 200, 2: 75, 3: 500, 4: 20})
    game.deal({1: "Ac Ad", 2: "Kc Kd", 3: "Qc Qd", 4: "Jc Jd"}, "2s 7h 9d 4s 3c")
    game.play("3 all-in, 4 calls, 1 calls, 2 calls")
    assert game.pots == [(80, (1, 2, 3, 4)), (165, (1, 2, 3)), (250, (1, 3))]
    (returned,) = game.of_hand(h.UncalledReturned)
    assert (returned.seat, returned.amount) == (3, 300_00)
    assert game.pushed == [(2, {1: 250}), (1, {1: 165}), (0, {1: 80})]


@pytest.mark.rule("cooke-9.09", 3)
def test_chips_of_a_folded_player_stay_in_their_layer() -> None:
    """A folds 50, B is all-in for 100, C and D have 200 in: 350 for B, C, D and 200 for C, D."""
    a, b, c, d = 3, 4, 1, 2
    game = Game(4, button=4, blinds=(5, 10), stacks={b: 100})
    game.deal()
    game.play(f"{a} raises 50, {b} all-in, {c} raises 200, {d} calls, {a} folds")
    assert game.pots == [(350, (c, d, b)), (200, (c, d))]


@pytest.mark.rule("cooke-9.09", 4)
@pytest.mark.parametrize("said", ["1 calls", "1 all-in"])
def test_a_remainder_below_the_unit_does_not_play(said: str) -> None:
    """Unit 5, 23 facing 40: the call is all-in for 20 and 3 stay with their owner."""
    game = Game(3, button=1, blinds=(20, 40), stacks={1: 23}, settings={"betting.min_unit": 5})
    game.deal()
    assert game.menu.call == 20_00
    game.play(said)
    called = game.last(h.Called)
    assert (called.more, called.is_all_in) == (20_00, True)
    assert game.stack(1) == 3


@pytest.mark.rule("cooke-9.03", 1, 3)
def test_less_than_a_unit_is_no_stack() -> None:
    """Unit 5 and a stack of 8: 5 play.  With the 3 that are left he is out until he re-buys."""
    game = Game(3, button=1, blinds=(5, 10), stacks={1: 8}, settings={"betting.min_unit": 5})
    game.deal({1: "2c 3d", 2: "Ac Ad", 3: "Kc Kd"}, "Ah 8s 9d Jc 4h")
    game.play("1 all-in")
    assert game.stack(1) == 3
    game.play("2 calls, 3 checks, all check, all check, all check, 2 shows")
    game.skip_hand()
    assert game.occupant(1).stack == 3_00
    assert game.last(e.WentAway).reason is e.AwayReason.BROKE
    assert game.refusal("1 back").reason is Reason.BROKE
    assert game.refusal("1 tops 95").reason is Reason.SHORT_BUY_TOO_SMALL
    game.play("1 tops 200")
    assert not game.occupant(1).is_away


@pytest.mark.rule("cooke-9.06", 4)
def test_a_short_stack_may_buy_during_the_hand() -> None:
    """Unit 5 and 5 left in the hand: 20 more wait until it ends, whatever the minimum is."""
    game = Game(3, button=1, blinds=(5, 10), stacks={1: 15}, settings={"betting.min_unit": 5})
    game.deal()
    game.play("1 calls, 1 tops 20")
    assert (game.stack(1), game.occupant(1).behind) == (5, 20_00)
    game.play("2 raises 40, 3 folds, 1 folds")
    game.deal()
    assert game.player(1).stack + game.player(1).bet == 25_00


@pytest.mark.rule("cooke-9.06")
def test_chips_bought_in_the_hand_in_which_a_stack_is_lost_are_a_new_buy_in() -> None:
    """20 bought during the hand wait for its end; the stack lost, they lie behind until 400."""
    game = Game(2, button=1, stacks={1: 500})
    game.deal({1: "2c 3d", 2: "Ac Ad"}, "Ah 8s 9d Jc Th")
    game.play("1 tops 20, 1 all-in, 2 calls")
    assert game.occupant(1).behind == 20_00
    assert game.occupant(1).is_away
    assert game.table.next_hand_at is None
    assert game.refusal("1 back").reason is Reason.SHORT_BUY_TOO_SMALL
    game.play("1 tops 380")
    assert game.occupant(1).short_buys == 0
    game.deal()
    assert game.stack(1) + game.posts[1] == 400


def tie(pot_script: str, button: int, settings: Overrides, blinds: tuple[int, int]) -> Game:
    """Unit 5, everybody who stays plays the board."""
    game = Game(6, button=button, blinds=blinds, settings={"betting.min_unit": 5, **settings})
    game.deal({seat: f"{seat + 1}c {seat + 1}d" for seat in range(1, 7)}, BROADWAY)
    game.play(f"{pot_script}, all check, all check, all check")
    while game.table.is_in_hand:
        game.play(f"{game.to_act} shows")
    return game


SEATS_3_AND_6 = "4 folds, 5 folds, 6 raises 100, 1 folds, 2 folds, 3 calls"
"""Button 1, blinds 5/10: seats 3 and 6 contest 205."""


@pytest.mark.rule("cooke-9.18", 1)
@pytest.mark.parametrize(
    ("unit", "shares"),
    [("min_betting_unit", {3: 105, 6: 100}), ("single_chip", {3: 103, 6: 102})],
)
def test_the_odd_chip_goes_left_of_the_button(unit: str, shares: dict[int, int]) -> None:
    """205 in units of 5: 105 and 100, or in single chips 103 and 102."""
    game = tie(SEATS_3_AND_6, 1, {"pot.odd_chip_unit": unit}, (5, 10))
    assert game.pushed == [(0, shares)]


@pytest.mark.rule("cooke-9.18", 2)
def test_two_odd_chips_go_one_each() -> None:
    """220 among seats 2, 4 and 5 with button 6: 75, 75 and 70 in that order."""
    game = tie("3 folds, 4 raises 70, 5 calls, 6 folds, 1 folds, 2 calls", 6, {}, (10, 20))
    assert game.pushed == [(0, {2: 75, 4: 75, 5: 70})]


@pytest.mark.rule("cooke-9.18", 5)
def test_the_odd_chip_may_go_to_the_last_aggressor() -> None:
    """By the USPC laws seat 6, who made the last bet of the hand, has the odd chip."""
    game = tie(SEATS_3_AND_6, 1, {"pot.odd_chip_to": "last_aggressor"}, (5, 10))
    assert game.pushed == [(0, {3: 100, 6: 105})]


@pytest.mark.parametrize(
    ("amount", "seats", "shares"),
    [
        (202, (3, 6), {3: 102, 6: 100}),
        (200, (3, 6), {3: 100, 6: 100}),
        (209, (3, 6), {3: 109, 6: 100}),
        (3, (3, 6), {3: 3}),
    ],
)
def test_a_remainder_below_the_unit_goes_with_the_odd_chip(
    amount: int, seats: tuple[int, ...], shares: dict[int, int]
) -> None:
    """What is less than a unit of 5 goes to whoever has, or would have, the first odd one."""
    parts = split(whole(amount), [Seat(seat) for seat in seats], whole(5))
    assert {part.seat: part.amount for part in parts} == {
        seat: whole(share) for seat, share in shares.items()
    }


@pytest.mark.rule("uspc-law-showdown-odd-chip", 1, 2)
@pytest.mark.parametrize(
    ("to", "shares"),
    [("last_aggressor", {2: 20, 5: 21}), ("position_or_suit", {2: 21, 5: 20})],
)
def test_the_odd_chip_of_the_uspc_laws(to: str, shares: dict[int, int]) -> None:
    """41 between seats 2 and 5, button 6: 21 to 5, who raised last, or to 2, left of the button."""
    house: Overrides = {"betting.min_unit": 1, "pot.odd_chip_to": to}
    script = "3 folds, 4 folds, 5 raises 20, 6 folds, 1 folds, 2 calls"
    assert tie(script, 6, house, (1, 2)).pushed == [(0, shares)]


@pytest.mark.rule("uspc-law-showdown-odd-chip", 1)
def test_the_last_raiser_may_not_be_among_the_tied() -> None:
    """Seat 4 raised last and holds nothing: seats 2 and 5 tie, and Cooke's order serves 2 first."""
    house: Overrides = {"betting.min_unit": 1, "pot.odd_chip_to": "last_aggressor"}
    game = Game(6, button=6, blinds=(1, 2), settings=house)
    game.deal({2: "Ac Ad", 4: "2c 3d", 5: "Ah As"}, "Tc 8d 6h Ks Qc")
    game.play("3 folds, 4 raises 20, 5 calls, 6 folds, 1 folds, 2 calls")
    game.play("all check, all check, all check, 2 shows, 4 mucks, 5 shows")
    assert game.pushed == [(0, {2: 31, 5: 30})]


@pytest.mark.rule("hoyle-table-stakes", 1, 3)
def test_hoyles_side_pot() -> None:
    """A 160, B 110, C 40: B bets 70, C calls 40, A calls 70: 120 for all, 60 for A and B.

    C is best and A second: 120 and 60.  A, who has 50 more than B, can lose 110 at most.
    """
    a, b, c = 3, 1, 2
    game = Game(
        3, button=b, structure=Structure.NO_LIMIT, blinds=(5, 10), stacks={a: 160, b: 110, c: 40}
    )
    game.deal({a: "Kc Kd", b: "Qc Qd", c: "Ac Ad"}, "2s 7h 9d 4s 3c")
    game.play(f"{b} raises 70, {c} calls, {a} calls, {a} checks, {b} checks")
    assert game.pots == [(120, (1, 2, 3)), (60, (1, 3))]
    game.play(f"all check, all check, {a} shows, {b} mucks")
    assert game.pushed == [(1, {a: 60}), (0, {c: 120})]
    game = Game(
        3, button=b, structure=Structure.NO_LIMIT, blinds=(5, 10), stacks={a: 160, b: 110, c: 40}
    )
    game.deal({a: "Kc Kd", b: "Ac Ad", c: "Qc Qd"}, "2s 7h 9d 4s 3c")
    game.play(f"{b} all-in, {c} calls, {a} calls")
    assert game.occupant(a).stack == 50_00


@pytest.mark.rule("hoyle-table-stakes", 2)
def test_the_best_hand_takes_main_and_side_pot() -> None:
    """B is best: he wins all 180."""
    a, b, c = 3, 1, 2
    game = Game(
        3, button=b, structure=Structure.NO_LIMIT, blinds=(5, 10), stacks={a: 160, b: 110, c: 40}
    )
    game.deal({a: "Kc Kd", b: "Ac Ad", c: "Qc Qd"}, "2s 7h 9d 4s 3c")
    game.play(f"{b} raises 70, {c} calls, {a} calls, all check, all check, all check")
    while game.table.is_in_hand:
        game.play(f"{game.to_act} shows")
    assert sum(shares.get(b, 0) for _, shares in game.pushed) == 180
