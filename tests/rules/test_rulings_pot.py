"""Rulings on the pot: awarded, moved after the push, forfeited (Cooke 1.02, 1.08, 11.05, 16.17)."""

import pytest

from core.bank import Kind
from core.chips import whole
from core.engine.chips.cashier import postings
from core.hand.commands import Prompt
from core.hand.events import HandShown
from core.hand.state import Showdown, Standing
from core.ids import Seat
from core.refusal import Reason
from core.table.commands import AwardPot, ForfeitInterest, Object, SettleObjection
from core.table.floor.ruling_events import PotMoved
from tests.play import Game, person
from tests.rules.floor_rulings import FLO, names, ruled, rules, ruling

BOARD = "2c 7d 9h Js 4c"


def best(*seats: int) -> AwardPot:
    """The pot to ``seats``, or to the best hand."""
    return AwardPot(FLO, tuple(map(Seat, seats)))


def timed_out() -> Game:
    """Seat 1 was pushed 200: seat 2, with the best hand, let the time to show run out."""
    game = Game(2, button=1, settings={"showdown.idle": "auto_muck"})
    game.deal({1: "Ks Kd", 2: "As Ad"}, BOARD)
    game.play("1 raises 100, 2 calls, all check, all check, 2 checks, 1 checks")
    game.run_deadline()
    assert game.pushed == [(0, {1: 200})]
    return game


def at_showdown() -> Game:
    """Seats 1, 2 and 3 have 20 each in the pot; seat 2 has aces, 3 kings and 1 queens."""
    game = Game(3, button=1)
    game.deal({1: "Qs Qd", 2: "As Ad", 3: "Ks Kd"}, BOARD)
    game.play("1 calls, 2 calls, 3 checks, all check, all check, all check")
    assert isinstance(game.hand.phase, Showdown)
    return game


def three_deep() -> Game:
    """Seat 1 is all-in for 100 and shows; 2 and 3 play for a side pot of 200 beside 300."""
    game = Game(3, button=1, stacks={1: 100})
    game.deal({1: "As Ad", 2: "Ks Kd", 3: "Qs Qd"}, BOARD)
    game.play("1 all-in, 2 calls, 3 calls, 2 bets 100, 3 calls, all check, all check")
    return game


@pytest.mark.rule("cooke-1.08", 1)
def test_the_best_hand_gets_the_pot_though_it_was_mucked() -> None:
    """Seat 2 timed out of the showdown with the best hand: until the next deal the floor awards
    the pot to the best, which is tabled, and the rule that it waives stands in the log."""
    game = timed_out()
    assert game.player(2).standing is Standing.MUCKED
    events = rules(game, best(), rule="cooke-11.03")
    assert events[:3] == ["RulingGiven", "HandShown", "PotMoved"]
    assert game.pushed == [(0, {2: 200})]
    assert (game.stack(1), game.stack(2)) == (900, 1100)
    assert ruled(game).rule == "cooke-11.03"
    assert game.last(HandShown).seat == 2


@pytest.mark.rule("cooke-1.08", 2)
def test_after_the_next_deal_the_hand_is_closed() -> None:
    """The same ruling on hand 1 is refused once hand 2 has been dealt."""
    game = timed_out()
    game.deal()
    late = game.refused(ruling(best(), hand=1))
    assert (late.reason, late.rule) == (Reason.OBJECTION_CLOSED, "cooke-1.02")
    assert (game.stack(1) + game.player(1).paid // 100) == 1100


@pytest.mark.rule("cooke-1.02", 1)
def test_what_was_pushed_can_still_move_before_the_next_deal() -> None:
    """A pot of 200 has been pushed to seat 1; seat 2 calls the floor, which moves the 200.  The
    ledger has both ways of it."""
    game = timed_out()
    game.do(Object(person(2), "my time had not run out"))
    before = game.table
    events = game.do(ruling(best(2)))
    assert game.table.objection is None
    moved = [one for one in postings(before, events) if one.kind is Kind.AWARD]
    assert [(one.debit, one.credit, one.amount) for one in moved] == [
        ("stack/t/person1", "pot/t", whole(200)),
        ("pot/t", "stack/t/person2", whole(200)),
    ]
    assert game.pushed == [(0, {2: 200})]


@pytest.mark.rule("cooke-1.02", 2)
def test_after_the_deal_no_chips_move_any_more() -> None:
    """The same call once hand 2 has been dealt is refused for chips, with when objections end:
    what is left is to report the conduct."""
    game = timed_out()
    game.deal()
    late = Object(person(2), "my time had not run out", prompt=Prompt(1, 1))
    refused = game.refused(late)
    assert (refused.reason, refused.rule) == (Reason.OBJECTION_CLOSED, "cooke-1.02")
    assert refused.facts == {"hand": 1, "ends": "the next hand starts"}
    assert game.refused(ruling(best(2), hand=1)).reason is Reason.OBJECTION_CLOSED


@pytest.mark.rule("cooke-1.02", 3)
def test_by_setting_the_hand_is_closed_with_the_push() -> None:
    """With deal.objection_deadline at hand_end a call after the push is refused, though hand 2 has
    not been dealt; one in the hand is taken."""
    game = Game(2, button=1, settings={"deal.objection_deadline": "hand_end"})
    game.deal()
    game.do(Object(person(1), "that was my turn"))
    game.do(ruling(SettleObjection(FLO)))
    game.skip_hand()
    refused = game.refused(Object(person(2), "that was my pot"))
    assert refused.facts == {"hand": 1, "ends": "the hand ends"}
    assert refused.reason is Reason.OBJECTION_CLOSED


@pytest.mark.rule("cooke-11.05", 3)
def test_the_floor_may_give_the_pot_to_one_who_mucked_a_winner() -> None:
    """Seat 1 says "full house" with queens and seat 2 mucks aces: the pot goes to seat 2, whose
    cards nobody sees for it."""
    game = at_showdown()
    game.play("2 mucks anyway, 3 mucks anyway")
    assert game.pushed == [(0, {1: 60})]
    rules(game, best(2), "seat 1 has miscalled his hand")
    assert game.pushed == [(0, {2: 60})]
    assert game.of_hand(HandShown) == []
    view = game.view(3).hand
    assert view is not None
    assert view.player(Seat(2)).shown is None  # type: ignore[union-attr]


@pytest.mark.rule("cooke-16.17", 1)
def test_payment_is_held_until_the_floor_answers() -> None:
    """Seat 1 reports an error while hands are shown: nobody is paid before the floor has ruled,
    and its award ends the hand."""
    game = at_showdown()
    game.do(Object(person(1), "that card was flashed"))
    assert game.refusal("2 shows").reason is Reason.OBJECTION_OPEN
    assert game.hand.awards == ()
    assert rules(game, best(3))[0] == "RulingGiven"
    assert game.pushed == [(0, {3: 60})]
    assert game.table.objection is None


@pytest.mark.rule("cooke-16.17", 2)
@pytest.mark.rule("cooke-16.07", 1)
def test_forfeited_interest_goes_to_the_best_other_hand() -> None:
    """Seat 2 has used a leak: its aces win nothing, and the kings of seat 3 take the 60."""
    game = at_showdown()
    rules(game, ForfeitInterest(FLO, Seat(2)), "he had seen the stub")
    assert game.to_act == 3
    game.play("3 shows, 1 mucks")
    assert game.pushed == [(0, {3: 60})]


@pytest.mark.rule("cooke-16.07", 1)
def test_who_forfeits_while_players_bet_is_out_with_his_chips_in() -> None:
    """Seat 1 has raised to 60 and forfeits: the action goes on with seat 2, and once that has
    folded, seat 3 is pushed all 90."""
    game = Game(3, button=1)
    game.deal()
    game.play("1 raises 60")
    rules(game, ForfeitInterest(FLO, Seat(1)))
    assert (game.to_act, game.pot) == (2, 90)
    assert game.refusal("1 calls").reason is Reason.ALREADY_FOLDED
    game.play("2 folds")
    assert game.pushed == [(0, {3: 90})]
    assert game.refused(ruling(ForfeitInterest(FLO, Seat(1)))).reason is Reason.NO_HAND


@pytest.mark.rule("cooke-16.17", 3)
def test_the_next_deal_ends_money_matters() -> None:
    """Called about hand 1 once hand 2 has been dealt, the floor cannot move a chip of it."""
    game = timed_out()
    game.deal()
    assert game.refused(ruling(best(2), hand=1)).reason is Reason.OBJECTION_CLOSED


@pytest.mark.rule("cooke-1.08")
def test_pot_by_pot_among_those_who_were_in_it() -> None:
    """Seat 3 is awarded what it can have: the side pot with seat 2 and the main pot too; seat 1,
    all-in, can have the main pot alone, and then the side pot stays where the cards put it."""
    game = three_deep()
    game.play("2 shows, 3 mucks")
    assert game.pushed == [(1, {2: 200}), (0, {1: 300})]
    rules(game, best(3))
    assert game.pushed == [(1, {3: 200}), (0, {3: 300})]
    rules(game, best(1), "I meant the main pot")
    assert game.pushed == [(1, {3: 200}), (0, {1: 300})]


@pytest.mark.rule("cooke-11.03")
def test_a_pot_that_goes_by_the_cards_beside_the_one_awarded_is_won_by_a_tabled_hand() -> None:
    """The floor awards seat 1 what he is in; of 2 and 3 the kings win the side pot, and all can
    see that they do; nobody else's cards lie open."""
    game = three_deep()
    rules(game, best(1))
    assert game.pushed == [(1, {2: 200}), (0, {1: 300})]
    assert [event.seat for event in game.all(HandShown) if event.by_dealer] == [2]
    assert game.player(3).standing is not Standing.SHOWN


@pytest.mark.rule("cooke-1.08")
def test_one_who_folded_has_no_claim() -> None:
    """A hand folded while others bet can be awarded nothing, in the hand or after it."""
    game = Game(3, button=1)
    game.deal()
    game.play("1 folds, 2 raises 60")
    assert game.refused(ruling(best(1))).reason is Reason.NO_CLAIM
    game.play("3 folds")
    refused = game.refused(ruling(best(1)))
    assert (refused.reason, refused.facts["seat"]) == (Reason.NO_CLAIM, 1)


@pytest.mark.rule("cooke-1.05")
def test_a_pot_is_split_by_the_floor_at_any_stage() -> None:
    """Before the flop the floor gives the pot to seats 2 and 3: the raise that nobody called goes
    back, and each pot is shared by those of the two who reached it."""
    game = Game(3, button=1)
    game.deal()
    game.play("1 raises 60")
    rules(game, best(2, 3), "the bot was away")
    # 10 each of three are shared, of the next 10 seat 3 alone has put his in beside seat 1.
    assert game.pushed == [(1, {3: 20}), (0, {2: 15, 3: 15})]
    assert [game.stack(seat) for seat in (1, 2, 3)] == [980, 1005, 1015]


@pytest.mark.rule("cooke-1.08")
def test_what_is_spent_cannot_be_moved() -> None:
    """The winner has left with his chips: the refusal says what is missing.  And a pot awarded as
    it lies is refused when seats are named; the best hand may be confirmed."""
    game = timed_out()
    assert game.refused(ruling(best(1))).reason is Reason.AWARD_STANDS
    game.play("1 leaves")
    refused = game.refused(ruling(best(2)))
    assert refused.reason is Reason.AWARD_IS_SPENT
    assert (refused.facts["stack"], refused.facts["needed"]) == (0, whole(200))


@pytest.mark.rule("cooke-1.08")
def test_who_lost_all_by_the_push_is_back_in_the_game() -> None:
    """Seat 2 has lost all its chips and sits out: with the pot of 800 moved to it, it is dealt in
    again, and it is seat 1 that sits out."""
    game = Game(3, button=1, stacks={1: 400, 2: 400})
    game.deal({1: "Ks Kd", 2: "Qs Qd"}, BOARD)
    game.play("1 all-in, 2 calls, 3 folds")
    assert (game.stack(2), game.occupant(2).is_away) == (0, True)
    rules(game, best(2), "seat 1 has acted on a flashed card")
    assert [(game.stack(seat), game.occupant(seat).is_away) for seat in (1, 2)] == [
        (0, True),
        (820, False),
    ]


@pytest.mark.rule("cooke-1.08")
def test_a_pot_that_lies_right_is_confirmed() -> None:
    """Asked for the best hand the answer tells no more than the cards that are tabled: where it
    lies right nothing moves, and it is logged all the same."""
    game = at_showdown()
    game.play("2 shows, 3 mucks, 1 mucks")
    rules(game, best())
    assert game.last(PotMoved).moves == ()
    assert names(game.do(ruling(best())))[0] == "RulingGiven"


@pytest.mark.rule("cooke-1.08")
def test_the_best_hand_is_not_known_before_the_showdown() -> None:
    """While cards are to come the floor has to name who gets the pot."""
    game = Game(3, button=1)
    game.deal()
    assert game.refused(ruling(best())).reason is Reason.BEST_NOT_KNOWN
