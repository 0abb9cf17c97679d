"""Calling a misdeal, and the deal that follows it: Cooke 14.20, USPC, Hoyle."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.hand import events as h
from core.hand.commands import Call, Prompt
from core.hand.misdeals.causes import Cause
from core.house.settings import Overrides
from core.house.values import Value
from core.ids import Seat
from core.refusal import Reason
from core.sealed import Sealed
from core.table import commands as c
from core.table.events import NextHandDue
from core.table.floor.misdeals.calling import causes
from core.table.floor.misdeals.events import MisdealCalled
from tests.play import ADMIN, Game, chips, person
from tests.rules.two_pots import due
from tests.rules.winning import button, kill
from tests.stud_table import bring_in

WRONG = c.CallMisdeal(ADMIN, Cause.WRONG_CARDS)


def six(**settings: Value) -> Game:
    """Six players with 1,000 each, the button in seat 6, a hand dealt."""
    house = {key.replace("__", "."): value for key, value in settings.items()}
    game = Game(6, button=6, settings=house)
    game.deal()
    return game


def stacks(game: Game) -> dict[int, int]:
    """What everybody has behind."""
    return {seat: game.stack(seat) for seat in range(1, 7)}


@pytest.mark.rule("cooke-14.20", 1)
def test_one_act_does_not_stand_in_the_way() -> None:
    """Reported after the first player called: his call goes back, and the blinds are due again."""
    game = six()
    before = stacks(game)
    game.play("3 calls")
    game.do(WRONG)
    assert {one.seat: chips(one.amount) for one in game.last(h.HandVoided).refunds} == {
        1: 10, 2: 20, 3: 20,
    }  # fmt: skip
    called = game.last(MisdealCalled)
    assert (called.number, called.cause, called.by) == (1, Cause.WRONG_CARDS, ADMIN)
    game.deal()
    assert stacks(game) == before
    assert game.places == "B6 SB1 BB2"


@pytest.mark.rule("cooke-14.20", 2)
@pytest.mark.rule("uspc-law-redeal", 3)
def test_two_acts_make_the_deal_stand() -> None:
    """After a fold and a call it is refused with the reason, and the hand goes on."""
    game = six()
    game.play("3 folds, 4 calls")
    refused = game.refused(WRONG)
    assert (refused.reason, refused.rule) == (Reason.MISDEAL_TOO_LATE, "cooke-14.20")
    assert refused.facts["why"] == "Two players have acted"
    assert causes(game.table) == ()
    game.play("5 calls")


@pytest.mark.rule("cooke-14.20", 3)
def test_one_act_and_the_flop_make_the_deal_stand() -> None:
    """One player has called and the flop lies on the table: refused."""
    game = six()
    game.play("3 calls")
    flop = game.hand.deck.content[13:16]
    game.mistake(h.BoardTurned(1, 0, flop, Sealed(game.hand.deck.content[12:13])))
    refused = game.refused(WRONG)
    assert refused.facts["why"] == "A player has acted, and the dealer has dealt on"


@pytest.mark.rule("cooke-14.20", 4)
@pytest.mark.rule("uspc-law-redeal", 1)
def test_the_redeal_has_a_new_deck_and_the_same_button_and_blinds() -> None:
    """It is dealt at once from another deck, under a number of its own; the old cards are void."""
    game = six()
    places, posts, deck = game.places, game.posts, game.hand.deck.content
    mine = game.player(3).cards
    game.do(WRONG)
    assert game.hand.is_void
    assert game.last(NextHandDue).at == game.at
    assert game.view(3).hand.is_void  # type: ignore[union-attr]
    game.deal({3: "As Ah"})
    assert (game.places, game.posts) == (places, posts)
    assert game.hand.number == 2
    assert game.hand.deck.content != deck
    assert game.player(3).cards != mine


@pytest.mark.rule("cooke-14.20")
def test_a_press_on_the_void_deal_does_nothing() -> None:
    """Neither before the next deal nor in it."""
    game = six()
    old = Call(person(3), Prompt(game.hand.number, game.hand.action))
    game.do(WRONG)
    assert game.refused(old).reason is Reason.STALE
    game.deal()
    assert game.refused(old).reason is Reason.STALE


@pytest.mark.rule("cooke-14.20")
def test_what_cannot_be_called() -> None:
    """Without a hand, and of a seat that was not dealt in."""
    game = Game(6, button=6)
    assert game.refused(WRONG).reason is Reason.NO_HAND
    assert causes(game.table) == ()
    game.deal()
    nobody = c.CallMisdeal(ADMIN, Cause.TOO_FEW, Seat(9))
    assert game.refused(nobody).reason is Reason.NOT_IN_HAND
    assert causes(game.table) == tuple(Cause)


@pytest.mark.rule("cooke-14.20")
def test_the_first_hand_of_a_game_is_dealt_again_with_the_button_that_was_drawn() -> None:
    """Nobody draws for it a second time."""
    game = Game(6, button=4)
    game.deal()
    game.do(WRONG)
    game.button = Seat(2)
    game.deal()
    assert game.places == "B4 SB5 BB6"


@pytest.mark.rule("cooke-14.20")
@pytest.mark.parametrize(
    ("played", "settings"),
    [
        ("jacks_or_better", {}),
        ("seven_card_stud", {"blinds.ante_for_all": True}),
    ],
)
def test_where_there_are_no_blinds_the_same_player_deals_again(
    played: str, settings: Overrides
) -> None:
    """The first hand and the second are each void once: the button is where it was, and who antes
    for all does so again."""
    game = Game(4, game=played, button=3, bets=(10, 20), ante=2, settings=settings)
    for dealer in (3, 4):
        for is_void in (True, False):
            game.deal()
            assert game.table.pointers is not None
            assert game.table.pointers.button == dealer
            assert game.hand.posts.antes_for_all == (dealer if settings else None)
            if is_void:
                game.do(WRONG)
        if game.menu.bring_in:
            bring_in(game)
        game.skip_hand()


@pytest.mark.rule("uspc-law-redeal")
@pytest.mark.parametrize(
    ("until", "before", "after_one"),
    [
        ("before_second_round", False, False),
        ("before_first_action", True, False),
        ("before_substantial_action", True, True),
    ],
)
def test_until_when_the_house_has_it_called(until: str, before: bool, after_one: bool) -> None:
    """Until the cards are out, until the first act, or until substantial action."""
    game = six(deal__redeal_until=until)
    assert bool(causes(game.table)) is before
    game.play("3 calls")
    assert bool(causes(game.table)) is after_one


@pytest.mark.rule("uspc-law-redeal", 2)
def test_who_has_his_cards_may_not_ask_any_more() -> None:
    """The cards have been sent out, so it is refused by the older law."""
    game = six(deal__redeal_until="before_second_round")
    refused = game.refused(WRONG)
    assert (refused.reason, refused.facts["why"]) == (
        Reason.MISDEAL_TOO_LATE, "Somebody has his cards",
    )  # fmt: skip


@pytest.mark.rule("uspc-law-misdeal", 1)
def test_antes_stay_in_and_blinds_go_back() -> None:
    """Six ante 1 and one opens blind for 5: nobody pays a second ante, and the 5 go back."""
    game = Game(6, button=6, game="five_card_draw", bets=(5, 10), ante=1, structure=Structure.FIXED)
    game.deal()
    before = stacks(game)
    game.play(f"{game.to_act} bets 5")
    opened = stacks(game)
    assert opened != before
    game.do(WRONG)
    game.deal()
    assert stacks(game) == before
    assert game.pot == 6


@pytest.mark.rule("uspc-law-misdeal", 2)
@pytest.mark.parametrize(("dealer", "places"), [
    ("same_dealer", "B6 SB1 BB2"), ("next_dealer", "B1 SB2 BB3"),
])  # fmt: skip
def test_a_misdeal_may_cost_the_deal(dealer: str, places: str) -> None:
    """By Cooke the same button deals again, by the older laws it moves one seat."""
    game = six(deal__misdeal=dealer)
    game.do(WRONG)
    game.deal()
    assert game.places == places
    assert sum(stacks(game).values()) + game.pot == 6000


@pytest.mark.rule("uspc-law-misdeal", 2)
def test_a_later_misdeal_moves_the_button_by_one_seat_only() -> None:
    """In the third hand too."""
    game = six(deal__misdeal="next_dealer")
    game.next_hand()
    assert game.places == "B1 SB2 BB3"
    game.do(WRONG)
    game.deal()
    assert game.places == "B2 SB3 BB4"


@pytest.mark.rule("cooke-14.20")
def test_a_kill_that_was_posted_is_due_again() -> None:
    """P3 sits out and has paid 20 dead: he has them back, and they go into the next deal."""
    game = due()
    stack = game.stack(3)
    game.play("3 away")
    game.deal()
    game.do(WRONG)
    assert (game.stack(3), button(game)) == (stack, kill(3))
    game.deal()
    assert chips(game.hand.dead) == 20


@pytest.mark.rule("cooke-14.20")
@pytest.mark.rule("cooke-12.13")
@pytest.mark.parametrize("hands", [1, 2])
def test_without_a_dead_button_nobody_owes_a_blind_for_a_void_deal(hands: int) -> None:
    """In the first hand too, where there was none before it that the button went on from."""
    game = Game(6, button=5, settings={"button.rule": "no_dead_button"})
    game.deal()
    for _ in range(1, hands):
        game.next_hand()
    places, posts = game.places, game.posts
    game.do(WRONG)
    game.deal()
    assert (game.places, game.posts) == (places, posts)
    game.next_hand()
    assert len(game.posts) == 2


@pytest.mark.rule("cooke-14.20")
def test_a_straddle_that_was_posted_holds_for_the_redeal() -> None:
    """Under the gun has straddled for 40: he does not have to say so again, and pays once."""
    game = Game(6, button=6)
    game.deal()
    game.skip_hand()
    game.do(c.PostStraddle(person(4), whole(40)))
    game.deal()
    posts = game.posts
    assert posts == {2: 10, 3: 20, 4: 40}
    game.do(WRONG)
    game.deal()
    assert game.posts == posts
    assert game.stack(4) == 960
