"""Number, place and size of blinds (Cooke 12.01, 12.05, 4.07, 7.03, 18 middle blind)."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.hand import events as h
from core.hand.commands import Check, Chop
from core.house.settings import Overrides
from core.refusal import Reason, Refusal
from core.table.setup.opening import configure
from tests.play import Game, chips, person
from tests.rules.layouts import before_and_after_the_flop, laid_out, posts, three


@pytest.mark.rule("cooke-12.01", 1)
def test_who_acts_first_before_and_after_the_flop() -> None:
    """Left of the last blind, later left of the button; a hand later all is one seat on."""
    game = Game(6, button=1)
    game.deal()
    assert before_and_after_the_flop(game) == ([4, 5, 6, 1, 2, 3], [2, 3, 4, 5, 6, 1])
    game.play("all check, all check")
    assert game.order[12:24] == [2, 3, 4, 5, 6, 1] * 2
    game.next_hand()
    assert game.places == "B2 SB3 BB4"
    assert before_and_after_the_flop(game)[0] == [5, 6, 1, 2, 3, 4]
    for places in ("B3 SB4 BB5", "B4 SB5 BB6"):
        game.next_hand()
        assert game.places == places


@pytest.mark.rule("cooke-12.01", 2)
def test_folded_seats_are_skipped_on_the_flop() -> None:
    """Both blinds have folded before the flop: seat 4 is first on it."""
    game = Game(6, button=1)
    game.deal()
    game.play("4 raises 40, 5 calls, 6 calls, 1 calls, 2 folds, 3 folds")
    assert (game.hand.street, game.to_act) == (1, 4)


@pytest.mark.rule("cooke-12.01", 3)
def test_under_the_gun_may_fold_call_or_raise() -> None:
    """Facing the big blind of 20 a check is refused; 20 calls and 40 raises."""
    game = Game(6, button=1, bets=(20, 40))
    game.deal()
    assert game.to_act == 4
    assert game.refused(Check(person(4))).reason is Reason.FACING_BET
    assert (game.menu.may_check, game.menu.call, game.menu.sizes) == (False, whole(20), (4000,))
    game.play("4 folds, 5 calls, 6 raises 40")
    assert [chips(game.player(seat).bet) for seat in (4, 5, 6)] == [0, 20, 40]


@pytest.mark.rule("cooke-12.01", 4)
def test_with_two_big_blinds_the_action_starts_left_of_the_second() -> None:
    """Under No Dead Button seat 3 leaves after H1: big blinds in seats 4 and 5, seat 6 is first."""
    game = Game(6, button=1, settings={"button.rule": "no_dead_button"})
    game.deal()
    game.skip_hand()
    game.play("3 leaves")
    game.deal()
    assert (game.posts, game.to_act) == ({4: 20, 5: 20}, 6)


@pytest.mark.rule("cooke-12.05", 2)
@pytest.mark.rule("cooke-4.07", 4)
def test_a_further_blind_on_the_button() -> None:
    """$20-$40: 10 on the button, then 10 and 20; the first to act is left of the big blind."""
    game = laid_out("button_small_big")
    assert posts(game, 3) == [
        {1: 10, 2: 10, 3: 20},
        {2: 10, 3: 10, 4: 20},
        {3: 10, 4: 10, 5: 20},
    ]
    assert game.to_act == 6
    assert game.pot == 40


@pytest.mark.rule("cooke-12.05", 3)
def test_two_large_blinds() -> None:
    """Both seats left of the button post 20, and both may raise when nobody has."""
    game = laid_out("two_big")
    assert posts(game, 1) == [{2: 20, 3: 20}]
    game.play("all fold to 2, 2 checks")
    assert (game.to_act, game.menu.may_check, game.menu.sizes) == (3, True, (whole(40),))
    assert posts(game, 2) == [{3: 20, 4: 20}, {4: 20, 5: 20}]


@pytest.mark.rule("cooke-12.05", 4)
def test_the_blind_on_the_button_may_be_a_big_one() -> None:
    """``blinds.button_amount`` at ``big_blind``: the button posts 20, the others 10 and 20."""
    game = laid_out("button_small_big", blinds__button_amount="big_blind")
    assert posts(game, 1) == [{1: 20, 2: 10, 3: 20}]
    assert game.to_act == 4
    game.play("all fold to 1")
    assert (game.menu.may_check, game.menu.may_raise) == (True, True)


@pytest.mark.rule("cooke-12.05", 5)
@pytest.mark.rule("cooke-4.07", 4)
def test_a_single_blind() -> None:
    """Left of the button seat 2 posts and seat 3 is first; on the button, 1 posts, 2 is first."""
    left = laid_out("single_big")
    assert posts(left, 1) == [{2: 20}]
    assert before_and_after_the_flop(left) == ([3, 4, 5, 6, 1, 2], [2, 3, 4, 5, 6, 1])
    assert posts(left, 1) == [{3: 20}]
    assert (left.hand.button, left.to_act) == (2, 4)
    on = laid_out("single_button")
    assert posts(on, 1) == [{1: 20}]
    assert on.hand.button == 1
    assert before_and_after_the_flop(on) == ([2, 3, 4, 5, 6, 1], [2, 3, 4, 5, 6, 1])
    assert posts(on, 1) == [{2: 20}]
    assert on.to_act == 3


@pytest.mark.rule("cooke-12.05", 6)
def test_three_blinds_left_of_the_button() -> None:
    """5, 10 and 20 from seats 2, 3 and 4, and seat 5 acts first; then from 3, 4 and 5."""
    game = three("small_middle_big")
    assert posts(game, 1) == [{2: 5, 3: 10, 4: 20}]
    assert game.to_act == 5
    assert [post.kind for post in game.of_hand(h.BlindPosted)] == ["small", "middle", "big"]
    assert posts(game, 1) == [{3: 5, 4: 10, 5: 20}]
    assert game.hand.button == 2


@pytest.mark.rule("cooke-4.07", 4)
def test_first_to_act_by_layout() -> None:
    """Button at seat 1: with blinds in 2 and 3 seat 4, with one blind seat 3, with three seat 4."""
    first = {}
    for layout in ("small_big", "single_big", "button_small_big"):
        game = laid_out(layout)
        game.deal()
        first[layout] = (sorted(game.posts), game.to_act)
    assert first == {
        "small_big": ([2, 3], 4),
        "single_big": ([2], 3),
        "button_small_big": ([1, 2, 3], 4),
    }


@pytest.mark.rule("cooke-18-middle-blind", 1, 2)
@pytest.mark.parametrize(
    ("layout", "posted", "first"),
    [
        ("button_small_then_middle_big", {1: 1, 2: 3, 3: 5}, 4),
        ("small_middle_big", {2: 1, 3: 3, 4: 5}, 5),
    ],
)
def test_where_three_blinds_are_posted(layout: str, posted: dict[int, int], first: int) -> None:
    """1, 3 and 5: by the articles the smallest is on the button, by the definitions none is."""
    game = Game(6, button=1, blinds=(3, 5), button_blind=1, settings={"blinds.layout": layout})
    game.deal()
    assert (game.posts, game.to_act) == (posted, first)


@pytest.mark.rule("cooke-12.07", 4)
def test_three_blinds_the_smallest_on_the_button() -> None:
    """No limit 5/10/20: seats 1, 2 and 3 post them, then 2, 3, 4, then 3, 4, 5."""
    game = three("button_small_then_middle_big")
    assert posts(game, 3) == [
        {1: 5, 2: 10, 3: 20},
        {2: 5, 3: 10, 4: 20},
        {3: 5, 4: 10, 5: 20},
    ]


@pytest.mark.rule("cooke-12.05")
def test_amounts_that_a_layout_needs_follow_from_the_big_blind() -> None:
    """``nl 10`` says it all where there is one blind, or two of one size."""
    for layout, blinds in (
        ("two_big", (0, 10, 10)), ("single_big", (0, 0, 10)), ("single_button", (0, 0, 10)),
    ):  # fmt: skip
        stakes = configure(
            seats=6, bets=(whole(10),), structure=Structure.NO_LIMIT,
            settings={"blinds.layout": layout},
        ).stakes  # fmt: skip
        there = (stakes.button_blind, stakes.small_blind, stakes.big_blind)
        assert there == tuple(map(whole, blinds))


@pytest.mark.rule("cooke-12.05", 7)
@pytest.mark.parametrize(("small", "fits"), [(10, True), (5, True), (12, False)])
def test_the_small_blind_of_15_30(small: int, fits: bool) -> None:
    """$15-$30 in units of 5: 10 and 5 are whole units, 12 is none."""
    amounts = (whole(15), whole(30))
    settings: Overrides = {"betting.min_unit": 5}
    if fits:
        config = configure(seats=6, bets=amounts, small_blind=whole(small), settings=settings)
        assert config.stakes.small_blind == whole(small)
        return
    with pytest.raises(Refusal):
        configure(seats=6, bets=amounts, small_blind=whole(small), settings=settings)


@pytest.mark.rule("cooke-7.03")
def test_the_houses_own_layout_is_dealt_in_lowball_too() -> None:
    """Lowball has three blinds, the smallest on the button, until the house lays them out anew."""
    for layout, posted in (
        ("small_big", {1: 10, 2: 20, 3: 30}),
        ("small_middle_big", {2: 10, 3: 20, 4: 30}),
        ("single_big", {2: 30}),
    ):
        game = Game(
            6, game="ace_to_five_lowball", bets=(30, 60), settings={"blinds.layout": layout}
        )
        game.deal()
        assert game.posts == posted


@pytest.mark.rule("cooke-9.10")
def test_two_large_blinds_may_be_chopped() -> None:
    """Everybody else has folded: both big blinds take theirs back, if the house lets them."""
    game = Game(
        6, button=1, bets=(20, 40),
        settings={"blinds.layout": "two_big", "pot.chop_blinds": "allowed"},
    )  # fmt: skip
    game.deal()
    game.play("all fold to 2")
    game.do(Chop(person(2)))
    game.do(Chop(person(3)))
    assert [game.stack(seat) for seat in (2, 3)] == [1000, 1000]
