"""Jackpots: playing on without chips, and coming into a carried pot (Cooke 7.13, 7.14)."""

import pytest

from core.bank import net, pot, wallet
from core.chips import whole
from core.engine.chips.cashier import postings
from core.engine.journal import codec
from core.hand.events import AntePosted, HandEnded
from core.hand.state import Offer
from core.ids import Seat, TableId
from core.refusal import Reason
from core.table import events as e
from core.table.commands import AnteIn, CallOff, CloseTable, ComeBack, GoAway, Leave, TopUp
from tests.play import ADMIN, Game, chips, person
from tests.rules.jackpots import deal, jackpots, pass_out

TENS = "Td Th 9d 5s 3s"
QUEENS = "Qh Qs 7d 3h 2h"


# all-in for the ante (Cooke 7.13)


@pytest.mark.rule("cooke-7.13", 1)
def test_a_player_without_chips_declares_the_pot_open() -> None:
    """Seat 3 has two queens and only his ante: others must put in 5; he can win but the antes."""
    game = jackpots(stacks={3: 2})
    deal(game, {3: QUEENS})
    game.play("2 checks")
    assert game.hand.phase == Offer(Seat(3))
    game.play("3 declares open")
    assert (game.hand.opener, game.to_act) == (3, 4)
    assert game.menu.call == whole(5)
    game.play("4 calls, 5 folds, 6 folds, 1 folds, 2 calls")
    assert game.pots == [(12, (2, 3, 4)), (10, (2, 4))]
    game.play("2 pats, 3 pats, 4 pats, 4 checks, 2 checks, 4 shows, 2 shows")
    assert (0, {3: 12}) in game.pushed


@pytest.mark.rule("cooke-7.13")
def test_one_without_chips_who_passes_is_not_asked_again() -> None:
    """Seat 3 passes, seat 4 opens: nobody asks him whether he calls."""
    game = jackpots(stacks={3: 2})
    deal(game, {4: QUEENS})
    game.play("2 checks, 3 passes, 4 bets 5, 5 folds, 6 folds, 1 calls, 2 calls")
    assert game.pots == [(12, (1, 2, 3, 4)), (15, (1, 2, 4))]


@pytest.mark.rule("cooke-7.13")
def test_he_is_warned_or_refused_without_openers_as_anybody() -> None:
    """Tens do not open, by a bet or by a word."""
    game = jackpots(stacks={3: 2})
    deal(game, {3: TENS})
    game.play("2 checks")
    assert game.refusal("3 declares open").reason is Reason.OPENERS_WARNING
    strict = jackpots(stacks={3: 2}, settings={"draw.openers_check": "refuse"})
    deal(strict, {3: TENS})
    strict.play("2 checks")
    assert strict.refusal("3 declares open anyway").reason is Reason.NO_OPENERS


@pytest.mark.rule("cooke-7.13")
def test_where_any_hand_opens_he_may_always_declare_it() -> None:
    """Five-card draw has no openers: ten high opens it."""
    game = jackpots(game="five_card_draw", stacks={3: 2})
    deal(game)
    game.play("2 checks, 3 declares open, 4 calls")
    assert game.hand.opener == 3


@pytest.mark.rule("cooke-7.13", 2)
def test_a_false_declaration_costs_the_ante_and_the_seat_in_this_pot() -> None:
    """Seat 3 declared on tens and nobody else can: his ante is lost, he is not dealt in again.

    He buys in for 200 and still waits; when seat 4 has won the pot he is dealt in.
    """
    game = jackpots(stacks={3: 2})
    deal(game, {3: TENS})
    game.play("2 checks, 3 declares open anyway, 4 calls, 3 confesses")
    game.play("4 passes, 5 passes, 6 passes, 1 passes")
    assert game.last(HandEnded).carried == whole(12)
    assert game.stack(4) == 998
    game.do(TopUp(person(3), whole(200)))
    assert game.refused(AnteIn(person(3))).reason is Reason.BARRED_FROM_POT
    deal(game, {4: QUEENS})
    assert Seat(3) not in game.hand.seats
    assert game.pot == 12 + 10
    game.play("4 bets 5, 5 folds, 6 folds, 1 folds, 2 folds")
    assert game.pushed == [(0, {4: 22})]
    deal(game)
    assert Seat(3) in game.hand.seats


@pytest.mark.rule("cooke-7.13", 3)
def test_he_plays_on_for_the_antes_that_he_has_matched() -> None:
    """Six antes of 2, passed out: seat 3 plays for the first 12, the second 10 are a side pot."""
    game = jackpots(stacks={3: 2})
    pass_out(game)
    deal(game, {4: QUEENS})
    assert Seat(3) in game.hand.seats
    assert [post.seat for post in game.of_hand(AntePosted) if post.seat == 3] == []
    game.play("3 passes, 4 bets 5, 5 folds, 6 folds, 1 folds, 2 calls")
    assert game.pots == [(12, (2, 3, 4)), (10 + 10, (2, 4))]


@pytest.mark.rule("cooke-7.13")
def test_what_is_less_than_a_unit_is_no_chips_to_bet_with() -> None:
    """The unit is 5, seat 3 has 2 left and no further ante is due: he may pass or declare."""
    game = jackpots(stacks={3: 4}, settings={"betting.min_unit": 5, "draw.max_antes": 1})
    pass_out(game)
    deal(game, {4: QUEENS})
    assert game.player(3).stack == whole(2)
    game.play("3 passes, 4 bets 5, 5 folds, 6 folds, 1 folds, 2 calls")
    assert game.pots == [(12, (2, 3, 4)), (10, (2, 4))]


@pytest.mark.rule("cooke-7.13", 4)
def test_part_of_an_ante_plays_for_as_much_of_every_other() -> None:
    """Seat 3 has just 1: the main pot is 6, one from each, and the other 5 are without him."""
    game = jackpots(stacks={3: 1})
    deal(game, {4: QUEENS})
    game.play("2 checks, 3 passes, 4 bets 5, 5 folds, 6 folds, 1 folds, 2 calls")
    assert game.pots == [(6, (2, 3, 4)), (5 + 10, (2, 4))]


@pytest.mark.rule("cooke-7.13")
def test_two_players_without_chips_open_by_a_word_or_deal_again() -> None:
    """Nobody can bet: each is asked; the first passes, the second declares, and they draw."""
    game = jackpots(2, game="five_card_draw", stacks={1: 2, 2: 2})
    deal(game)
    game.play("2 passes, 1 declares open, 2 pats, 1 pats")
    assert [amount for _, shares in game.pushed for amount in shares.values()] == [4]


# ante in (Cooke 7.14)


@pytest.mark.rule("cooke-7.14", 1)
def test_who_sat_out_antes_in_for_all_the_antes() -> None:
    """Passed out twice with antes of 2: he pays 2 x 2 and the new 2."""
    game = jackpots()
    game.do(GoAway(person(6)))
    pass_out(game)
    pass_out(game)
    game.do(ComeBack(person(6)))
    game.do(AnteIn(person(6)))
    assert game.last(e.AntesIn).due == whole(4)
    deal(game)
    paid = {post.seat: chips(post.amount) for post in game.of_hand(AntePosted)}
    assert paid == {1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 6}
    assert game.pot == 20 + 16
    assert game.refused(AnteIn(person(6))).reason is Reason.HAND_IN_PLAY


@pytest.mark.rule("cooke-7.14")
def test_who_does_not_ante_in_waits_for_the_pot_to_be_won() -> None:
    """Seat 6 comes back without a word: he is not dealt in, until seat 4 has won the pot."""
    game = jackpots()
    game.do(GoAway(person(6)))
    pass_out(game)
    game.do(ComeBack(person(6)))
    deal(game, {4: QUEENS})
    assert Seat(6) not in game.hand.seats
    game.play("3 checks, 4 bets 5, 5 folds, 1 folds, 2 folds, 3 folds")
    deal(game)
    assert Seat(6) in game.hand.seats


@pytest.mark.rule("cooke-7.14", 2)
def test_nobody_comes_into_a_pot_with_forfeited_money() -> None:
    """A false opener's 5 are in it: seat 6, who was not in that hand, cannot ante in."""
    game = jackpots()
    game.do(GoAway(person(6)))
    deal(game, {3: TENS})
    game.play("2 checks, 3 bets 5 anyway, 4 folds, 5 folds, 1 folds, 2 folds")
    assert game.last(HandEnded).carried == whole(15)
    game.do(ComeBack(person(6)))
    assert game.refused(AnteIn(person(6))).reason is Reason.POT_HOLDS_FORFEITS
    deal(game, {4: QUEENS})
    game.play("3 checks, 4 bets 5, 5 folds, 1 folds, 2 folds, 3 folds")
    assert game.pushed == [(0, {4: 25})]
    deal(game)
    assert Seat(6) in game.hand.seats


@pytest.mark.rule("cooke-7.14")
def test_to_ante_in_takes_a_carried_pot_and_the_chips_for_it() -> None:
    """There is none yet; who was dealt in plays for it anyway; and one has too little."""
    game = jackpots(stacks={6: 2})
    assert game.refused(AnteIn(person(1))).reason is Reason.NO_POT_TO_ANTE_IN
    game.do(GoAway(person(6)))
    pass_out(game)
    assert game.refused(AnteIn(person(1))).reason is Reason.PLAYS_FOR_POT
    game.do(ComeBack(person(6)))
    assert game.refused(AnteIn(person(6))).reason is Reason.ANTES_TOO_HIGH


@pytest.mark.rule("cooke-7.17.02")
def test_what_a_false_opener_has_forfeited_is_for_all_who_have_anted() -> None:
    """Seat 3 left 5 and is dealt in again: he has no pot of his own, and seat 4 wins them.

    Seat 5 has no chips left but his first ante: he plays for the antes he has matched alone.
    """
    game = jackpots(stacks={5: 2})
    deal(game, {3: TENS})
    game.play("2 checks, 3 bets 5 anyway, 4 folds, 6 folds, 1 folds, 3 confesses, 5 passes")
    assert game.last(HandEnded).carried == whole(12 + 5)
    deal(game, {4: QUEENS})
    game.play("3 checks, 4 bets 5, 6 folds, 1 folds, 2 folds, 3 calls")
    assert game.pots == [(12, (3, 4, 5)), (10 + 5 + 10, (3, 4))]


# leaving a carried pot


def test_the_last_player_left_takes_the_pot() -> None:
    """All who were dealt in have gone but seat 2; newcomers have no claim to it."""
    game = jackpots(3)
    game.do(GoAway(person(3)))
    pass_out(game)
    game.do(ComeBack(person(3)))
    game.do(Leave(person(1)))
    game.deal()
    assert game.last(e.CarryAwarded).amount == whole(4)
    assert game.pot == 4
    assert game.stack(2) == 1000 - 2 + 4 - 2


def test_a_pot_that_nobody_is_left_for_is_open_to_all() -> None:
    """Both who were dealt in have gone: the next two play for their antes as well."""
    game = jackpots(4)
    for seat in (3, 4):
        game.do(GoAway(person(seat)))
    pass_out(game)
    for seat in (3, 4):
        game.do(ComeBack(person(seat)))
    for seat in (1, 2):
        game.do(Leave(person(seat)))
    game.deal({3: QUEENS, 4: TENS})
    assert game.pot == 8
    first, second = game.hand.seats
    _play_to(game, first, second)
    assert game.pushed == [(0, {3: 8})]


def _play_to(game: Game, first: Seat, second: Seat) -> None:
    script = "3 bets 5, 4 folds" if first == 3 else "4 checks, 3 bets 5, 4 folds"
    assert {first, second} == {3, 4}
    game.play(script)


@pytest.mark.parametrize("in_hand", [True, False])
def test_a_closing_table_gives_a_carried_pot_back(in_hand: bool) -> None:
    """Everybody has his 1,000 again, also who has left before, and the pot's account is empty."""
    game = jackpots(3)
    pass_out(game)
    game.do(Leave(person(1)))
    if in_hand:
        deal(game)
    before = game.table
    lies_there = whole(6) if not in_hand else whole(6 + 4)
    moved = net(postings(before, game.do(CallOff(ADMIN) if in_hand else CloseTable(ADMIN))))
    assert moved[pot(TableId("t"))] == -lies_there
    assert moved[wallet(person(1))] == whole(2)
    assert moved[wallet(person(2))] == moved[wallet(person(3))] == whole(1000)
    assert game.table.is_closed
    assert game.table.carry is None


def test_a_carried_pot_and_an_open_offer_outlive_the_process() -> None:
    """Told anew from its journal the table is the same, between deals and while one is asked."""
    game = jackpots(stacks={3: 2})
    pass_out(game)
    _check_restart(game)
    deal(game)
    assert game.hand.phase == Offer(Seat(3))
    _check_restart(game)


def _check_restart(game: Game) -> None:
    before = game.table
    assert codec.decode_table(codec.encode(before)) == before
    game.restart()
    assert game.table == before
