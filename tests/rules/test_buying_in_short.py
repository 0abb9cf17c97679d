"""Buying in: short buys, adding chips, and whole stacks (Cooke 9.03, 9.06; Hoyle)."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.house.settings import Overrides
from core.ids import PersonId, Seat
from core.refusal import Reason
from core.table import events as e
from core.table.commands import ComeBack, Leave, SitDown, TopUp, Visit
from tests.play import Game, person
from tests.wording import sentence

NEW = PersonId("newcomer")


def broke(stack: int = 0, settings: Overrides | None = None) -> Game:
    """A $20-$40 limit table, minimum 200, unit 5; seat 3 has ``stack`` left and no hand."""
    return Game(
        4,
        taken=(1, 2, 3),
        bets=(20, 40),
        structure=Structure.FIXED,
        stacks={3: stack},
        settings=settings,
    )


def loses_again(game: Game) -> Game:
    """Seat 3 is dealt in and loses all he has; the others fold to seat 1, who calls him."""
    while True:
        game.deal({1: "As Ad", 3: "2c 7d"}, "Ah Kd 9s 5c 3h")
        while game.table.is_in_hand and game.to_act is not None:
            at = game.to_act
            if at not in (1, 3):
                game.play(f"{at} folds")
            elif game.menu.may_raise:
                game.play(f"{at} raises {game.menu.raise_min // 100}")
            else:
                game.play(f"{at} checks" if game.menu.may_check else f"{at} calls")
        if game.occupant(3).stack < whole(5):
            return game


@pytest.mark.rule("cooke-9.06", 1)
def test_one_short_buy_a_session() -> None:
    """Broke at a minimum of 200: 100 is taken as the short buy; broke again, only 200 is."""
    game = broke()
    game.play("3 tops 100")
    assert [event.seat for event in game.all(e.BoughtShort)] == [3]
    assert game.occupant(3).short_buys == 1
    loses_again(game)
    refusal = game.refusal("3 tops 100")
    assert refusal.reason is Reason.SHORT_BUY_USED
    assert sentence(refusal) == (
        "You have used your short buy this session; the minimum is 200 (Cooke 9.06)."
    )
    game.play("3 tops 200")
    assert len(game.all(e.BoughtShort)) == 1


@pytest.mark.rule("cooke-9.06", 2)
def test_half_the_minimum_at_least() -> None:
    """95 of 200 is less than half, and refused; the refusal names 100 and 200."""
    game = broke()
    refusal = game.refusal("3 tops 95")
    assert sentence(refusal) == (
        "95 is too little: a short buy is 100 or more, and the minimum is 200 (Cooke 9.06)."
    )
    assert game.occupant(3).short_buys == 0


@pytest.mark.rule("cooke-9.06", 3)
def test_with_a_unit_left_any_amount_may_be_added() -> None:
    """Unit 5 and 5 left, not in a hand: 20 more are taken, and the short buy is still unused."""
    game = broke(5)
    game.play("3 tops 20")
    assert game.all(e.BoughtShort) == []
    assert game.occupant(3).short_buys == 0
    game.deal()
    assert game.stack(3) + game.posts.get(3, 0) == 25


@pytest.mark.rule("cooke-9.06", 4)
def test_with_a_hand_it_waits_for_its_end() -> None:
    """5 left and still in the hand: 20 more play from the next one on."""
    game = Game(3, button=3, bets=(20, 40), structure=Structure.FIXED, stacks={3: 25})
    game.deal()
    game.play("3 calls, 1 calls, 2 checks")
    assert game.stack(3) == 5
    game.play("3 tops 20")
    assert game.stack(3) == 5
    game.play("1 bets 20, 2 calls, 3 folds")
    game.next_hand()
    assert game.stack(3) + game.posts.get(3, 0) == 25
    assert game.all(e.BoughtShort) == []


@pytest.mark.rule("cooke-9.06", 5)
@pytest.mark.parametrize("scope", ["first_buyin_too", "rebuy_only"])
def test_whether_the_first_buy_in_may_be_short(scope: str) -> None:
    """A first buy-in of 100 of 200 is a short buy where the house has it so, else refused."""
    game = broke(settings={"buyin.short_buy_scope": scope})
    first = SitDown(NEW, "N", whole(100), Seat(4))
    if scope == "rebuy_only":
        assert game.refused(first).reason is Reason.BUY_IN_TOO_SMALL
        return
    game.do(first)
    assert game.occupant(4).short_buys == 1
    back = Visit(game.at, whole(0), short_buys=1)
    again = SitDown(PersonId("other"), "O", whole(100), None, visit=back)
    game.do(Leave(NEW))
    assert game.refused(again).reason is Reason.SHORT_BUY_USED


@pytest.mark.rule("cooke-9.06")
def test_the_short_buy_of_the_session_is_not_won_by_leaving() -> None:
    """Who has used it, left and come back has used it; in a new session he has one again."""
    game = broke()
    for minutes, is_used in ((119, True), (120, False)):
        left = Visit(type(game.at)(game.at - minutes * 60_000), whole(0), short_buys=1)
        table = game.would(SitDown(NEW, "N", whole(200), Seat(4), visit=left)).table
        newcomer = table.occupant_of(NEW)
        assert newcomer is not None
        assert (newcomer.short_buys == 1) == is_used


@pytest.mark.rule("cooke-9.06")
@pytest.mark.parametrize(("most", "taken"), [(0, 0), (1, 1), (2, 2)])
def test_how_many_short_buys_a_house_allows(most: int, taken: int) -> None:
    """None, one or two a session; where there are none the refusal does not speak of them."""
    game = broke(settings={"buyin.short_buys_per_session": most})
    for _ in range(taken):
        game.play("3 tops 100")
        loses_again(game)
    reason = Reason.SHORT_BUY_USED if most else Reason.BUY_IN_TOO_SMALL
    assert game.refusal("3 tops 100").reason is reason


@pytest.mark.rule("cooke-9.06")
def test_chips_bought_in_the_hand_that_broke_him() -> None:
    """Broke with 100 bought during the hand: Back plays them as his short buy; 90 are too few."""
    for bought, reason in ((100, None), (90, Reason.SHORT_BUY_TOO_SMALL)):
        game = Game(2, button=1, blinds=(5, 10), stacks={1: 40, 2: 1000})
        game.deal({1: "2c 7d", 2: "As Ad"}, "Ah Kd 9s 5c 3h")
        game.play(f"1 tops {bought}, 1 all-in, 2 calls")
        assert game.last(e.WentAway).reason is e.AwayReason.BROKE
        if reason is not None:
            assert game.refusal("1 back").reason is reason
            continue
        game.play("1 back")
        assert game.occupant(1).short_buys == 1
        game.deal()
        assert game.stack(1) + game.posts.get(1, 0) == 100


@pytest.mark.rule("cooke-9.06")
def test_a_short_buy_survives_a_hand_of_the_others() -> None:
    """Bought while others play, it still plays when their hand is over."""
    game = Game(4, taken=(1, 2, 3), button=1, blinds=(5, 10), stacks={3: 0})
    game.deal()
    assert 3 not in game.hand.seats
    game.play("3 tops 100")
    game.skip_hand()
    assert not game.occupant(3).is_away
    game.deal()
    assert game.occupant(3).behind == 0


@pytest.mark.rule("cooke-9.03", 3)
def test_less_than_a_unit_is_nothing() -> None:
    """Unit 5 and 3 left: he has no chips, buys in for the minimum or short, and keeps the 3."""
    game = broke(3)
    assert game.refusal("3 tops 20").reason is Reason.SHORT_BUY_TOO_SMALL
    assert game.refused(TopUp(person(3), whole(0))).reason is Reason.AMOUNT_NOT_POSITIVE
    game.play("3 tops 200")
    game.deal()
    assert game.stack(3) + game.posts.get(3, 0) == 203


@pytest.mark.rule("hoyle-table-stakes-add", 1)
@pytest.mark.rule("uspc-limit-table-stakes", 2)
def test_nobody_adds_to_his_chips_in_a_hand() -> None:
    """80 and a hand: 100 more are booked after it; the stack is the same until the next deal."""
    game = Game(3, button=3, blinds=(5, 10), stacks={3: 80})
    game.deal()
    game.play("3 tops 100")
    assert game.stack(3) == 80
    assert game.menu.raise_max == whole(80)
    game.next_hand()
    assert game.stack(3) + game.posts.get(3, 0) == 180


@pytest.mark.rule("uspc-limit-table-stakes", 1)
def test_a_player_s_limit_is_what_he_has() -> None:
    """A has 10 and B bets 25: A may call all-in for 10, for a main pot of 20 and the antes."""
    game = Game(
        2, button=1, game="five_card_draw", bets=(5,), structure=Structure.NO_LIMIT, ante=2,
        stacks={1: 500, 2: 12},
    )  # fmt: skip
    game.deal()
    first, second = game.to_act, 3 - (game.to_act or 0)
    verb = "all-in" if first == 2 else "bets 25"
    game.play(f"{first} {verb}")
    game.play(f"{second} calls")
    assert game.pots[0] == (24, (1, 2))


@pytest.mark.rule("uspc-limit-table-stakes", 3)
def test_no_chips_go_back_to_the_banker() -> None:
    """To take 50 back and stay seated is refused."""
    game = broke(400)
    assert game.refusal("3 cashes 50").reason is Reason.TABLE_STAKES


@pytest.mark.rule("hoyle-rebuy-stack", 1)
def test_another_stack_is_the_original_amount() -> None:
    """Whole stacks of 200 and none left: 120 is refused as no stack, 200 is taken; 400 are two."""
    game = broke(settings={"buyin.rebuy_amount": "exact_stack"})
    refusal = game.refusal("3 tops 120")
    assert refusal.reason is Reason.NOT_WHOLE_STACKS
    assert sentence(refusal) == (
        "120 cannot be bought: chips here come in stacks of 200 (Hoyle: rebuy stack)."
    )
    game.would(TopUp(person(3), whole(400)))
    game.play("3 tops 200")
    assert game.refused(SitDown(NEW, "N", whole(300), Seat(4))).reason is Reason.NOT_WHOLE_STACKS
    game.do(SitDown(NEW, "N", whole(400), Seat(4)))


@pytest.mark.rule("hoyle-rebuy-stack", 2)
def test_a_stack_may_be_added_to_what_is_left() -> None:
    """Whole stacks of 100 and 20 left between deals: 80 is refused, 100 taken, which is 120."""
    game = Game(
        3, button=1, bets=(10, 20), structure=Structure.FIXED, stacks={3: 20},
        settings={"buyin.rebuy_amount": "exact_stack"},
    )  # fmt: skip
    assert game.table.config.buy_in_least == whole(100)
    assert game.refusal("3 tops 80").reason is Reason.NOT_WHOLE_STACKS
    game.play("3 tops 100")
    game.deal()
    assert game.stack(3) + game.posts.get(3, 0) == 120


@pytest.mark.rule("hoyle-rebuy-stack")
def test_whole_stacks_and_what_one_took() -> None:
    """Who took 730 brings back 730 or a stack more, or whole stacks: 800; 750 is neither."""
    game = broke(settings={"buyin.rebuy_amount": "exact_stack"})
    left = Visit(game.at, whole(730))

    def sits(amount: int) -> SitDown:
        return SitDown(NEW, "N", whole(amount), Seat(4), visit=left)

    assert game.refused(sits(750)).reason is Reason.NOT_WHOLE_STACKS
    for amount in (730, 800, 930):
        game.would(sits(amount))


def test_nothing_bought_is_nothing_to_come_back_with() -> None:
    """Without chips behind, Back tells a broke player the minimum."""
    game = broke()
    game.play("3 away")
    assert game.refused(ComeBack(person(3))).reason is Reason.BROKE
