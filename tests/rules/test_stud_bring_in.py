"""The first round of stud: Cooke 4.07, 5.01 to 5.07, 5.14, the stud sheet 2 to 4 and 11."""

from typing import Any

import pytest

from core.chips import whole
from core.games import GAMES
from core.hand import events as h
from core.ids import Seat
from core.refusal import Reason
from core.table import events as t
from tests.play import Game
from tests.stud_table import deal_up, stud, to_showdown, to_street

LOW_OPENS = {1: "Kd", 2: "2h", 3: "9s", 4: "2c"}


def doors(upcards: dict[int, str], game: str = "seven_card_stud", **settings: Any) -> Game:
    """A hand with these door cards by seat."""
    table = stud(max(upcards), game, taken=tuple(upcards), **settings)
    deal_up(table, upcards)
    return table


@pytest.mark.rule("cooke-4.07", 1)
@pytest.mark.rule("cooke-5.06", 1)
@pytest.mark.rule("scs-3", 1)
def test_the_lowest_upcard_opens() -> None:
    """Of Kd, 2h, 9s and 2c the deuce of clubs opens: clubs are the lowest suit."""
    game = doors(LOW_OPENS)
    assert game.order == [4]
    assert (game.menu.bring_in, game.menu.raise_min) == (5_00, 15_00)


@pytest.mark.rule("cooke-4.07", 1)
@pytest.mark.rule("scs-3", 1)
def test_the_highest_upcard_opens_where_the_house_has_it() -> None:
    """With the high card opening it is Kd, and of Kd and Ks the king of spades."""
    assert doors(LOW_OPENS, stud__bringin_card="high").to_act == 1
    assert doors({1: "Kd", 2: "Ks", 3: "9s"}, stud__bringin_card="high").to_act == 2


@pytest.mark.rule("cooke-4.07", 2)
def test_the_highest_upcard_opens_razz() -> None:
    """The same cards in razz: Kd opens."""
    assert doors(LOW_OPENS, "razz").to_act == 1


@pytest.mark.rule("cooke-4.07", 3)
def test_either_card_opens_eight_or_better() -> None:
    """The same cards in eight-or-better: 2c by default, Kd where the house has the high card."""
    assert doors(LOW_OPENS, "stud_hilo").to_act == 4
    assert doors(LOW_OPENS, "stud_hilo", stud__hilo_bringin="high").to_act == 1


@pytest.mark.rule("cooke-5.06", 2)
def test_the_ace_is_high_for_the_bring_in() -> None:
    """Of Ac and 3s the three opens, and the ace where the high card does."""
    assert doors({1: "Ac", 2: "3s"}).to_act == 2
    assert doors({1: "Ac", 2: "3s"}, stud__bringin_card="high").to_act == 1


@pytest.mark.rule("cooke-5.06", 1)
@pytest.mark.rule("scs-3", 1)
@pytest.mark.parametrize(
    ("said", "wager"), [("4 bets 5", 5), ("4 brings in", 5), ("4 bets 15", 15)]
)
def test_the_opener_chooses_the_bring_in_or_a_full_bet(said: str, wager: int) -> None:
    """15-30: five or fifteen, as he likes."""
    game = doors(LOW_OPENS)
    game.play(said)
    assert game.hand.wager == wager * 100
    assert game.to_act == 1


@pytest.mark.rule("scs-3", 1)
@pytest.mark.parametrize("amount", [4, 6, 10, 14, 20, 30])
def test_the_opener_may_not_open_for_anything_else(amount: int) -> None:
    """Any other amount is refused."""
    refusal = doors(LOW_OPENS).refusal(f"4 bets {amount}")
    assert refusal.reason in (Reason.NOT_A_LIMIT_BET, Reason.NOT_THE_LIMIT_BET)


@pytest.mark.rule("cooke-5.06", 3)
def test_the_opener_may_neither_fold_nor_check() -> None:
    """Both are refused with the two ways to open; his time-out posts the 5 from his stack."""
    game = doors(LOW_OPENS)
    for said in ("4 folds", "4 checks", "4 calls"):
        refusal = game.refusal(said)
        assert refusal.reason is Reason.MUST_BRING_IN
        assert (refusal.facts["least"], refusal.facts["most"]) == (5_00, 15_00)
    game.run_deadline()
    game.run_deadline()
    assert game.last(h.BroughtIn) == h.BroughtIn(Seat(4), whole(5), whole(5), is_all_in=False)
    assert game.stack(4) == 1000 - 2 - 5


@pytest.mark.rule("cooke-5.01")
def test_stud_has_no_button() -> None:
    """Nobody has a button or posts a blind; cards are dealt from the lowest seat on."""
    game = stud(6, taken=(2, 4, 5))
    game.deal()
    assert (game.hand.button, game.hand.small_blind, game.hand.big_blind) == (None, None, None)
    assert game.hand.seats == (2, 4, 5)


@pytest.mark.rule("cooke-5.02", 1)
@pytest.mark.rule("cooke-5.09", 1)
@pytest.mark.rule("scs-7", 1)
def test_the_size_of_the_bets_by_round() -> None:
    """15-30: bets of 15, 15, 30, 30, 30 in five rounds; on the big streets raises to 60 and 90."""
    game = stud(3)
    game.deal()
    for street, size in ((3, 15), (4, 15), (5, 30), (6, 30), (7, 30)):
        to_street(game, street)
        assert [to // 100 for to in game.menu.sizes] == [size]
    for total in (30, 60, 90):
        assert [size // 100 for size in game.menu.sizes] == [total]
        game.play(f"{game.to_act} {'bets' if game.menu.opens else 'raises'} {total}")


@pytest.mark.rule("cooke-5.02", 2)
def test_the_bring_in_is_live_and_the_ante_is_dead() -> None:
    """He who brought in 5 calls a completion to 15 with 10 more; his ante of 2 does not count."""
    game = doors(LOW_OPENS)
    game.play("4 brings in, 1 completes, 2 folds, 3 folds")
    assert game.menu.call == 10_00
    game.play("4 calls")
    assert game.player(4).paid == 17_00


@pytest.mark.rule("cooke-5.02", 3)
@pytest.mark.rule("cooke-5.03", 1)
@pytest.mark.rule("cooke-5.10", 1)
def test_the_deal_of_seven_card_stud() -> None:
    """Two down and one up, then a burn before each of three upcards and the last card down.

    A betting round follows each; in the end four cards of every hand are open, three hidden.
    """
    game = stud(3)
    game.deal()
    to_street(game, 7)
    told = {
        h.HoleCardsDealt: "down", h.UpcardsDealt: "up", h.CardBurned: "burn", h.RoundOpened: "bet"
    }  # fmt: skip
    course = [told[type(event)] for event in game.events if type(event) in told]
    up, down = ["up"] * 3, ["down"] * 3
    street = ["burn", *up, "bet"]
    assert course == [*down, *up, "bet", *street * 3, "burn", *down, "bet"]
    assert all((len(p.up), len(p.down.content)) == (4, 3) for p in game.hand.players)


@pytest.mark.rule("cooke-5.10", 2)
@pytest.mark.rule("cooke-5.03")
def test_the_best_five_of_seven() -> None:
    """Nines full of kings out of 9-9-9 in the hole and K-K-2-5 open beat an ace-high flush."""
    game = stud(2)
    game.deal({1: "9h 9c Ks Kd 2c 5d 9s", 2: "Ah 8h 4c Th 3h 6s Qd"})
    to_street(game, 7)
    to_showdown(game)
    assert game.pushed == [(0, {1: 14})]


@pytest.mark.rule("cooke-5.02", 4)
@pytest.mark.parametrize(("ante", "pot"), [(0, 5), (-1, 17)])
def test_the_ante_of_the_house(ante: int, pot: int) -> None:
    """15-30 for six: no ante leaves the bring-in of 5; Appendix A's ante makes it 6 x 2 + 5."""
    game = stud(6, stud__ante=ante)
    game.deal()
    game.play(f"{game.to_act} brings in")
    assert game.pot == pot


@pytest.mark.rule("cooke-5.02")
def test_the_bring_in_of_the_house() -> None:
    """A bring-in of 10 where the house has set one."""
    game = stud(3, stud__bringin=10)
    game.deal()
    assert game.menu.bring_in == 10_00


@pytest.mark.rule("cooke-5.05", 1)
@pytest.mark.rule("scs-2", 1)
def test_only_those_who_ante_get_a_hand() -> None:
    """Of six seated players one sits out: five hands are dealt, and the antes of 2 make 10."""
    game = stud(6)
    game.play("3 away")
    game.deal()
    assert game.hand.seats == (1, 2, 4, 5, 6)
    assert game.pot == 10


@pytest.mark.rule("cooke-5.07", 1)
@pytest.mark.rule("scs-4", 1)
def test_raises_are_counted_from_the_completion() -> None:
    """Bring-in 5, completed to 15, raises to 30, 45, 60 and 75; then the betting is capped."""
    game = doors({1: "Kd", 2: "9s", 3: "2c"})
    game.play("3 brings in, 1 completes, 2 raises 30, 3 raises 45, 1 raises 60, 2 raises 75")
    assert isinstance(game.of_hand(h.Completed)[0], h.Completed)
    assert game.menu.no_raise is Reason.RAISES_CAPPED
    assert game.refusal("3 raises 90").reason is Reason.RAISES_CAPPED


@pytest.mark.rule("cooke-5.07", 2)
@pytest.mark.parametrize(("cap", "raises"), [(4, [30, 45, 60, 75]), (3, [30, 45, 60])])
@pytest.mark.parametrize("opening", ["3 bets 15, 1 calls", "3 brings in, 1 completes"])
def test_a_bet_and_as_many_raises_as_the_house_has(
    opening: str, cap: int, raises: list[int]
) -> None:
    """An opener in for the full 15 is raised to 75, at a cap of three to 60; a completion too."""
    game = stud(3, betting__raise_cap=cap)
    deal_up(game, {1: "Kd", 2: "9s", 3: "2c"})
    game.play(opening)
    for total in raises:
        game.play(f"{game.to_act} raises {total}")
    assert game.menu.no_raise is Reason.RAISES_CAPPED


@pytest.mark.rule("cooke-5.07", 3)
@pytest.mark.rule("scs-4", 2)
def test_the_opener_has_had_his_chance() -> None:
    """All call the 5: the round is over."""
    game = doors({1: "Kd", 2: "9s", 3: "2c"})
    game.play("3 brings in, 1 calls, 2 calls")
    assert game.hand.street == 1


@pytest.mark.rule("cooke-5.07", 3)
@pytest.mark.rule("scs-4", 2)
def test_the_opener_may_complete_where_the_house_has_it() -> None:
    """All call the 5: with the alternate the opener makes it 15 and the others must respond."""
    game = doors({1: "Kd", 2: "9s", 3: "2c"}, stud__opener_may_complete=True)
    game.play("3 brings in, 1 calls, 2 calls")
    assert (game.hand.street, game.to_act, game.menu.may_check) == (0, 3, True)
    game.play("3 completes")
    assert (game.to_act, game.menu.call) == (1, 10_00)
    game.play("1 calls, 2 folds")
    assert game.hand.street == 1


@pytest.mark.rule("cooke-5.07", 3)
def test_the_opener_need_not_complete() -> None:
    """Under the alternate he may check as well, and fourth street follows."""
    game = doors({1: "Kd", 2: "9s", 3: "2c"}, stud__opener_may_complete=True)
    game.play("3 brings in, 1 calls, 2 calls, 3 checks")
    assert game.hand.street == 1


@pytest.mark.rule("cooke-5.07", 4)
def test_a_spread_bring_in_is_the_smallest_bet() -> None:
    """1 to 5: a bring-in of 1 may be called or raised to 2 up to 6; 7 is refused."""
    game = stud(3, bets=(1, 5))
    deal_up(game, {1: "Kd", 2: "9s", 3: "2c"})
    game.play("3 brings in")
    assert (game.menu.call, game.menu.raise_min, game.menu.raise_max) == (1_00, 2_00, 6_00)
    assert game.refusal("1 raises 7").reason is Reason.WAGER_TOO_LARGE
    game.play("1 raises 6")
    assert game.last(h.Raised).to == 6_00


@pytest.mark.rule("cooke-5.14", 1)
@pytest.mark.rule("scs-11", 1)
def test_a_hand_takes_the_ante_and_the_bring_in() -> None:
    """Ante 2, bring-in 5: a stack of 6 is passed over and told what it needs; 7 is dealt in."""
    game = stud(4, stacks={2: 6, 3: 7})
    game.deal()
    assert game.hand.seats == (1, 3, 4)
    assert (game.occupant(2).needs, game.occupant(3).needs) == (7_00, 0)
    assert game.stack(2) == 6


@pytest.mark.rule("cooke-5.14", 2)
@pytest.mark.rule("scs-11", 1)
def test_an_ante_alone_may_be_enough() -> None:
    """A stack of 2 is all-in for the ante; its low card leaves the choice to the next player.

    He may put in 5 or 15, or fold, and the others call 5.
    """
    game = stud(4, stacks={2: 2}, stud__min_to_deal="ante")
    deal_up(game, {1: "Kd", 2: "2c", 3: "9s", 4: "Td"})
    assert game.player(2).is_all_in
    assert game.last(h.BringInStands) == h.BringInStands(Seat(2), whole(5))
    assert (game.to_act, game.menu.call, game.menu.raise_min) == (3, 5_00, 15_00)
    assert game.menu.may_fold
    game.play("3 folds")
    assert (game.to_act, game.menu.call) == (4, 5_00)
    game.play("4 calls, 1 completes, 4 calls")
    assert game.hand.street == 1
    assert game.pots == [(8, (1, 2, 4)), (30, (1, 4))]


@pytest.mark.rule("cooke-5.14", 2)
def test_a_part_of_the_bring_in_goes_in() -> None:
    """A stack of 4 puts in the ante and its last 2; the next player still faces 5."""
    game = stud(4, stacks={2: 4}, stud__min_to_deal="ante")
    deal_up(game, {1: "Kd", 2: "2c", 3: "9s", 4: "Td"})
    assert (game.player(2).bet, game.stack(2), game.pot) == (2_00, 0, 10)
    assert (game.to_act, game.menu.call, game.menu.raise_min) == (3, 5_00, 15_00)


@pytest.mark.rule("cooke-5.14")
def test_one_with_a_part_of_the_bring_in_opens_for_it() -> None:
    """In units of one chip he is asked, and can say nothing but that part."""
    game = stud(4, stacks={2: 4}, stud__min_to_deal="ante", betting__min_unit=1)
    deal_up(game, {1: "Kd", 2: "2c", 3: "9s", 4: "Td"})
    assert (game.to_act, game.menu.bring_in, game.menu.may_raise) == (2, 2_00, False)
    assert game.refusal("2 folds").reason is Reason.MUST_BRING_IN
    game.play("2 brings in")
    assert (game.to_act, game.menu.call, game.menu.raise_min) == (3, 5_00, 15_00)


@pytest.mark.rule("cooke-5.14", 3)
def test_chips_in_transit_count() -> None:
    """A rebuy of 100 that waits for the next hand lets a stack of 6 be dealt in."""
    game = stud(4, stacks={2: 6})
    game.play("2 tops 100")
    game.deal()
    assert game.hand.seats == (1, 2, 3, 4)
    assert game.stack(2) == 104


@pytest.mark.rule("cooke-5.14")
def test_one_who_was_passed_over_is_told_once_and_comes_back_by_himself() -> None:
    """He hears what he needs once, not every hand, and is dealt in when he has it."""
    game = stud(4, stacks={2: 6})
    for _ in range(2):
        game.deal()
        game.play(f"{game.to_act} brings in")
        game.skip_hand()
    assert [event.seat for event in game.all(t.PassedOver)] == [2]
    game.play("2 tops 5")
    game.deal()
    assert game.hand.seats == (1, 2, 3, 4)
    assert game.occupant(2).needs == 0


@pytest.mark.rule("cooke-5.14")
def test_no_hand_is_dealt_to_one_player_with_enough() -> None:
    """Heads-up with one short stack the table waits, and goes on once he has bought chips."""
    game = stud(2, stacks={2: 12})
    deal_up(game, {1: "Kd", 2: "2c"})
    game.play("2 brings in, 1 completes, 2 folds")
    assert game.stack(2) == 5
    assert game.table.next_hand_at is None
    assert game.last(t.PassedOver) == t.PassedOver(Seat(2), whole(7))
    game.play("2 tops 5")
    game.deal()
    assert game.hand.seats == (1, 2)


@pytest.mark.rule("uspc-game-five-card-stud", 1)
@pytest.mark.rule("uspc-law-stud-betting", 1)
def test_the_high_card_has_to_bet_where_the_house_has_it() -> None:
    """Of K, 9 and 4 the king must bet the minimum: no check, no fold, no less; idle, he bets it."""
    game = doors({1: "Kd", 2: "9s", 3: "4c"}, "five_card_stud", stud__opening="high_card_must_bet")
    assert (game.to_act, game.menu.may_check, game.menu.may_fold) == (1, False, False)
    for said in ("1 checks", "1 folds", "1 calls"):
        assert game.refusal(said).reason is Reason.MUST_BET
    assert game.menu.sizes == (15_00,)
    game.run_deadline()
    game.run_deadline()
    assert game.last(h.BetMade).to == 15_00
    assert game.to_act == 2


@pytest.mark.rule("uspc-game-five-card-stud", 2, 3)
def test_later_rounds_may_be_checked() -> None:
    """With the bring-in the 4 opens; in the second round the high hand may check."""
    game = doors({1: "Kd", 2: "9s", 3: "4c"}, "five_card_stud")
    assert game.to_act == 3
    game.play("3 brings in, 1 calls, 2 calls")
    assert game.menu.may_check


def test_every_stud_game_has_a_bring_in() -> None:
    """What has been shown of seven-card stud goes for each game with upcards."""
    studs = [game.id for game in GAMES.values() if game.bring_in is not None]
    assert {"seven_card_stud", "razz", "stud_hilo", "five_card_stud"} < set(studs)
    for name in studs:
        game = stud(3, name)
        game.deal()
        assert game.menu.must_bet or game.menu.bring_in == 5_00
        assert not game.menu.may_check
