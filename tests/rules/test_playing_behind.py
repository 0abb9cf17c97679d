"""Playing behind, and what else than the stack plays (Cooke 9.07, 9.08, 9.13)."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.hand import commands as h
from core.house.settings import Overrides
from core.ids import Seat
from core.present import board
from core.present.documents import plain
from core.refusal import Reason
from core.table import commands as c
from core.table import events as e
from core.table.money import money_events as m
from tests.play import ADMIN, Game, person


def _game(stacks: dict[int, int] | None = None, settings: Overrides | None = None) -> Game:
    """Three players, blinds of 5 and 10, so that the smallest buy-in is 200; button in seat 1."""
    return Game(3, blinds=(5, 10), button=1, stacks=stacks, settings=settings)


def _behind(game: Game, seat: int, amount: int | None = None, wallet: int = 0) -> None:
    named = None if amount is None else whole(amount)
    game.do(c.PlayBehind(person(seat), named, whole(wallet)))


def _settle(game: Game, seat: int, *, is_approved: bool) -> None:
    game.do(c.SettleBehind(ADMIN, Seat(seat), is_approved))


def _bust(game: Game, loser: int, winner: int) -> None:
    """The two go all-in, and ``loser`` loses everything."""
    game.deal({loser: "2c 7d", winner: "As Ah"}, board="Kd Kh 9s 4c 3d")
    while game.table.is_in_hand:
        seat = game.to_act
        assert seat is not None
        verb = "all-in" if seat in (loser, winner) and game.menu.may_raise else "calls"
        game.play(f"{seat} {verb if seat in (loser, winner) else 'folds'}")


def _empty_seat_3(settings: Overrides | None = None) -> Game:
    """Seat 3 has lost its stack of 200 and sits out."""
    game = _game({3: 200}, settings)
    _bust(game, 3, 1)
    assert (game.occupant(3).stack, game.occupant(3).is_away) == (0, True)
    return game


@pytest.mark.rule("cooke-9.07", 1)
def test_an_empty_stack_plays_the_minimum_buy_in() -> None:
    """Seat 3 is broke and announces no amount: he is dealt in with 200, and all are told."""
    game = _empty_seat_3()
    _behind(game, 3)
    announced = game.last(m.BehindAnnounced)
    assert (announced.seat, announced.total, announced.amount) == (3, whole(200), whole(200))
    game.deal()
    assert game.player(3).stack + game.player(3).bet == whole(200)


@pytest.mark.rule("cooke-9.07", 2)
def test_a_player_wagers_his_stack_and_what_is_behind() -> None:
    """Stack 40, 300 announced: he may go to 340, and after calling 100 he owes 60 of it."""
    game = _game({1: 40})
    _behind(game, 1, 300)
    game.deal()
    assert game.menu.raise_max == whole(340)
    game.play("1 calls, 2 calls, 3 raises 100, 1 calls")
    seen = game.view().seat(Seat(1))
    assert seen is not None
    assert (seen.stack, seen.owed, seen.advance.in_play) == (whole(240), whole(60), whole(300))
    player = game.view().hand.player(Seat(1))  # type: ignore[union-attr]
    assert player is not None
    assert (player.behind, player.owed) == (whole(300), whole(60))


@pytest.mark.rule("cooke-9.07", 3)
def test_what_is_announced_during_a_hand_waits_for_the_next() -> None:
    """300 announced after the first card: all-in for 40 now, for 340 in the next hand."""
    game = _game({1: 40})
    game.deal()
    _behind(game, 1, 300)
    assert game.menu.raise_max == whole(40)
    game.play("1 folds, 2 folds")
    game.deal()
    assert game.player(1).stack + game.player(1).bet == whole(340)


@pytest.mark.rule("cooke-9.07", 4)
def test_a_house_in_which_unapproved_chips_never_play() -> None:
    """Off: an empty stack with 200 announced and not approved is not dealt in.

    Approved it is, once the big blind has come round to it.
    """
    game = _empty_seat_3({"buyin.playing_behind": False})
    _behind(game, 3, 200)
    game.deal()
    assert game.hand.player(Seat(3)) is None
    game.skip_hand()
    _settle(game, 3, is_approved=True)
    assert not game.occupant(3).is_away
    game.deal()
    while 3 not in game.hand.seats:
        game.next_hand()
    assert game.player(3).stack + game.player(3).bet == whole(200)


@pytest.mark.rule("cooke-9.13", 1)
def test_the_wallet_does_not_play() -> None:
    """Stack 100, and whatever the wallet holds: all-in in no limit is for 100."""
    game = _game({1: 100})
    game.deal()
    assert game.menu.raise_max == whole(100)
    refused = game.refused(c.AnnounceWallet(person(1), whole(400)))
    assert refused.reason is Reason.WALLET_NEVER_PLAYS


@pytest.mark.rule("cooke-9.13", 2)
def test_announced_before_the_deal_it_plays() -> None:
    """Stack 100, wallet 5,000, 400 announced behind before the deal: all-in is for 500.

    The wallet holds them, so nobody has to be asked and nothing is owed.
    """
    game = _game({1: 100})
    _behind(game, 1, 400, wallet=5000)
    game.deal()
    assert game.menu.raise_max == whole(500)
    assert game.occupant(1).advance.unsettled == 0
    (bought,) = game.all(e.ChipsBought)
    assert bought.amount == whole(400)


@pytest.mark.rule("cooke-9.13", 3)
def test_a_house_where_the_wallet_plays_in_big_bet_games() -> None:
    """400 of the wallet announced as the hand starts: no limit is for 500, limit for 100."""
    house: Overrides = {"buyin.wallet_plays": "no_limit_only"}
    game = _game({1: 100}, house)
    game.do(c.AnnounceWallet(person(1), whole(400)))
    game.deal()
    assert game.menu.raise_max == whole(500)
    late = game.refused(c.AnnounceWallet(person(1), whole(400)))
    assert late.reason is Reason.HAND_IN_PLAY
    limit = Game(
        3, bets=(20, 40), structure=Structure.FIXED, button=1, stacks={1: 100}, settings=house
    )
    refused = limit.refused(c.AnnounceWallet(person(1), whole(400)))
    assert refused.reason is Reason.WALLET_PLAYS_BIG_BET
    limit.deal()
    assert limit.player(1).stack + limit.player(1).bet == whole(100)


def _late(hidden_money: str) -> Game:
    """Stack 100, 200 asked for before the deal and approved after it had begun."""
    settings: Overrides = {"buyin.playing_behind": False, "buyin.hidden_money": hidden_money}
    game = _game({1: 100}, settings)
    _behind(game, 1, 200)
    game.deal()
    _settle(game, 1, is_approved=True)
    assert game.menu.raise_max == whole(100)
    return game


@pytest.mark.rule("cooke-9.08", 3)
def test_chips_that_came_after_the_deal() -> None:
    """They are not in this hand, unless the house lets a floorperson count them, and he does."""
    game = _late("never_plays")
    refused = game.refused(c.CountChips(ADMIN, Seat(1)))
    assert refused.reason is Reason.HIDDEN_NEVER_PLAYS
    game.play("1 folds, 2 folds")
    game.deal()
    assert game.player(1).stack + game.player(1).bet == whole(300)
    game = _late("floor_decides")
    assert game.refused(c.CountChips(ADMIN, Seat(2))).reason is Reason.NOTHING_TO_COUNT
    game.do(c.CountChips(ADMIN, Seat(1)))
    assert game.menu.raise_max == whole(300)
    assert game.refused(c.CountChips(ADMIN, Seat(1))).reason is Reason.NOTHING_TO_COUNT


def test_a_raise_announced_before_the_count_stands() -> None:
    """Seat 1 says "raise", then the floor counts 200 more for him: he still has to raise."""
    game = _late("floor_decides")
    game.do(h.AnnounceRaise(person(1)))
    game.do(c.CountChips(ADMIN, Seat(1)))
    assert (game.menu.must_raise, game.menu.raise_max) == (True, whole(300))
    assert game.refusal("1 folds").reason is Reason.RAISE_ANNOUNCED


def test_what_was_asked_for_during_the_hand_is_never_counted() -> None:
    """200 asked for and approved after the deal: the floor cannot count them."""
    settings: Overrides = {"buyin.playing_behind": False, "buyin.hidden_money": "floor_decides"}
    game = _game({1: 100}, settings)
    game.deal()
    _behind(game, 1, 200)
    _settle(game, 1, is_approved=True)
    assert game.refused(c.CountChips(ADMIN, Seat(1))).reason is Reason.NOTHING_TO_COUNT


def test_what_the_table_has_no_room_for_is_never_counted() -> None:
    """The 200 came late, and he has won meanwhile: they go back, and can be counted no more."""
    settings: Overrides = {"buyin.playing_behind": False, "buyin.hidden_money": "floor_decides"}
    game = Game(3, blinds=(5, 10), button=1, stacks={1: 700}, buy_in_most=1000, settings=settings)
    _behind(game, 1, 200)
    game.deal({1: "As Ad", 2: "Kc Kd", 3: "7h 2c"}, board="3c 4d 9s Jh Qd")
    _settle(game, 1, is_approved=True)
    game.play("1 raises 600, 2 calls, 3 folds, all check, all check, all check, 2 shows, 1 shows")
    game.deal()
    assert (game.player(1).stack + game.player(1).bet, game.occupant(1).behind) == (1310_00, 0)
    assert game.refused(c.CountChips(ADMIN, Seat(1))).reason is Reason.NOTHING_TO_COUNT


@pytest.mark.rule("cooke-9.08", 1)
def test_everybody_is_told_what_is_in_play_as_the_hand_starts() -> None:
    """The message at the start lists seat, name and stack of all, and what seat 4 has behind."""
    game = Game(4, blinds=(5, 10), button=1, stacks={4: 40})
    _behind(game, 4, 300)
    game.deal()
    hand = game.view().hand
    assert hand is not None
    there = {one.seat: (one.stack + one.bet, one.behind) for one in hand.players}
    assert there[Seat(4)] == (whole(340), whole(300))
    assert [there[Seat(seat)] for seat in (1, 2, 3)] == [(whole(1000), 0)] * 3
    told = plain(board(game.view())).splitlines()
    for seat, stack in ((1, "1,000"), (2, "995"), (3, "990"), (4, "340")):
        (line,) = (one for one in told if f"{seat} P{seat}" in one)
        assert stack in line
        assert ("BEHIND 300" in line) == (seat == 4)


def test_an_approved_advance_is_the_players() -> None:
    """300 approved during the hand: he leaves with the 340 that he then has."""
    game = _game({1: 40})
    _behind(game, 1, 300)
    game.deal()
    _settle(game, 1, is_approved=True)
    game.play("1 folds, 2 folds, 1 leaves")
    assert game.last(e.PlayerLeft).cashed_out == whole(340)


def test_a_refused_advance_is_taken_from_what_he_wins() -> None:
    """40 and 300 behind win 340 of another: 300 go back when the hand is over, 380 are his."""
    game = _game({1: 40})
    _behind(game, 1, 300)
    game.deal({1: "As Ah", 2: "2c 7d"}, board="Kd Kh 9s 4c 3d")
    game.play("1 all-in, 2 calls, 3 folds")
    assert game.occupant(1).stack == whole(340 + 340 + 10)
    game = _game({1: 40})
    _behind(game, 1, 300)
    game.deal({1: "As Ah", 2: "2c 7d"}, board="Kd Kh 9s 4c 3d")
    _settle(game, 1, is_approved=False)
    game.play("1 all-in, 2 calls, 3 folds")
    assert game.occupant(1).stack == whole(340 + 10 + 40)
    assert game.occupant(1).advance.unsettled == 0


def test_what_was_lost_is_a_debt_and_the_floors_matter() -> None:
    """All 340 are lost, then 300 refused: he owes 300, and cannot announce any more.

    He buys 250 and leaves: the 250 go to the bank, and 50 are still owed when he comes back.
    """
    game = _game({3: 40})
    _behind(game, 3, 300)
    _bust(game, 3, 1)
    _settle(game, 3, is_approved=False)
    noted = game.last(m.DebtNoted)
    assert (noted.seat, noted.amount) == (3, whole(300))
    refused = game.refused(c.PlayBehind(person(3), whole(300)))
    assert (refused.reason, refused.facts["due"]) == (Reason.BEHIND_UNSETTLED, whole(300))
    game.play("3 tops 250, 3 leaves")
    assert game.last(e.PlayerLeft).cashed_out == 0
    assert [debt.amount for debt in game.table.debts] == [whole(50)]
    game.do(c.SitDown(person(3), "P3", whole(250), Seat(3)))
    assert game.occupant(3).advance.debt == whole(50)
    _settle(game, 3, is_approved=True)
    assert game.occupant(3).advance.unsettled == 0
    assert game.table.debts == ()


def test_who_leaves_unanswered_gives_the_advance_back() -> None:
    """Nobody has answered: 300 of his 340 go back to the bank, and he leaves with 40."""
    game = _game({1: 40})
    _behind(game, 1, 300)
    game.deal()
    game.play("1 folds, 2 folds, 1 leaves")
    assert game.last(e.PlayerLeft).cashed_out == whole(40)
    assert game.last(m.BehindRecalled).amount == whole(300)


@pytest.mark.rule("cooke-3.13")
def test_nobody_lets_his_own_chips_come() -> None:
    """The player in seat 1 is of the floor: his 300 wait for another's word; to refuse them he
    needs nobody."""
    game = _game({1: 40})
    _behind(game, 1, 300)
    own = c.SettleBehind(person(1), Seat(1), is_approved=True)
    refused = game.refused(own)
    assert (refused.reason, refused.rule) == (Reason.OWN_MATTER, "cooke-3.13")
    game.do(c.SettleBehind(person(1), Seat(1), is_approved=False))
    game.deal()
    assert game.menu.raise_max == whole(40)


def test_a_refusal_before_the_deal_takes_it_all_back() -> None:
    """300 announced, advanced and refused between hands: he plays his 40."""
    game = _game({1: 40})
    _behind(game, 1, 300)
    _settle(game, 1, is_approved=False)
    game.deal()
    assert game.menu.raise_max == whole(40)
    assert game.refused(c.SettleBehind(ADMIN, Seat(1), is_approved=True)).reason is (
        Reason.NOTHING_TO_SETTLE
    )


def test_a_change_of_the_rule_counts_from_the_next_deal() -> None:
    """300 announced, then the house lets nothing unapproved play: it waits for a banker again."""
    game = _game({1: 40})
    _behind(game, 1, 300)
    game.do(c.SetRule(ADMIN, "buyin.playing_behind", False))
    game.deal()
    assert game.menu.raise_max == whole(40)
    assert game.occupant(1).advance.asked == whole(300)
    _settle(game, 1, is_approved=True)
    game.play("1 folds, 2 folds")
    game.deal()
    assert game.player(1).stack + game.player(1).bet == whole(340)


def test_so_much_may_be_announced() -> None:
    """Five smallest buy-ins without a maximum, the maximum where there is one, one at a time."""
    game = _game()
    refused = game.refused(c.PlayBehind(person(1), whole(1001)))
    assert (refused.reason, refused.facts["most"]) == (Reason.BEHIND_TOO_MUCH, whole(1000))
    assert game.refused(c.PlayBehind(person(1))).reason is Reason.BEHIND_NEEDS_AMOUNT
    _behind(game, 1, 1000)
    assert game.refused(c.PlayBehind(person(1), whole(10))).reason is Reason.BEHIND_UNSETTLED
    capped = Game(3, blinds=(5, 10), button=1, stack=800, buy_in_most=1000)
    assert capped.refused(c.PlayBehind(person(1), whole(300))).reason is Reason.STACK_AT_MOST


def test_a_void_hand_leaves_the_advance_where_it_was() -> None:
    """The hand is called off: everyone has his chips back, the bank its 300 when all get up."""
    game = _game({1: 40})
    _behind(game, 1, 300)
    game.deal()
    game.play("1 raises 200, 2 calls")
    game.do(c.CallOff(ADMIN))
    out = {left.seat: left.cashed_out for left in game.all(e.PlayerLeft)}
    assert out == {1: whole(40), 2: whole(1000), 3: whole(1000)}
    assert game.table.is_closed
