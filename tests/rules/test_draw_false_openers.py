"""Jackpots: showing, splitting and falsely holding openers (Cooke 7.17.01 to 7.17.03)."""

import pytest

from core.cards import parse_cards
from core.chips import whole
from core.hand.draw_games.holding_openers import breaks_openers
from core.hand.events import ChipsTakenBack, HandEnded, HandKilled, OpenersShown
from core.hand.state import Offer
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from tests.play import Game, chips
from tests.rules.jackpots import deal, jackpots

TENS = "Td Th 9d 5s 3s"
"""One pair that does not open."""

OTHERS = {5: "2d 4d 8h 9c Ah", 1: "3c 4c 8c 9h Qd"}
"""Hands of seats 5 and 1 without a ten."""

ALL_FOLD = "4 folds, 5 folds, 6 folds, 1 folds, 2 folds"


def five(hands: dict[int, str]) -> Game:
    """Five players at 5-10 with antes of 1 and the button in seat 5."""
    game = jackpots(5, 1, button=5)
    deal(game, hands)
    return game


def taken_back(game: Game) -> dict[int, int]:
    """Who got how much of his bets back in this hand."""
    return {back.seat: chips(back.amount) for back in game.of_hand(ChipsTakenBack)}


# showing (Cooke 7.17.01)


@pytest.mark.rule("cooke-7.17.01", 1)
@pytest.mark.rule("uspc-jackpots-show-openers", 1)
def test_an_opener_who_wins_uncalled_shows_his_openers_and_no_more() -> None:
    """He opens, bets after the draw and all fold: two jacks are shown and the pot is his."""
    game = Game(seats=4, game="jacks_or_better", bets=(10, 20), ante=2)
    game.deal({3: "Js Jh 8c 5d 2c"})
    game.play("2 checks, 3 bets 10, 4 calls, 1 folds, 2 folds, 3 draws 8c, 4 pats")
    game.play("3 bets 20, 4 folds")
    shown = game.last(OpenersShown)
    assert (shown.seat, sorted(shown.cards)) == (3, sorted(parse_cards("Jh Js")))
    assert game.pushed == [(0, {3: 28})]
    assert game.view().hand.player(game.hand.seats[1]).exposed == shown.cards  # type: ignore[union-attr]


@pytest.mark.rule("cooke-7.17.01")
def test_a_hand_that_opens_only_as_a_whole_is_shown_as_a_whole() -> None:
    """Of a flush any fewer cards prove nothing."""
    game = jackpots()
    deal(game, {3: "Kd Jd 9d 7d 2d"})
    game.play("2 checks, 3 bets 5, 4 folds, 5 folds, 6 folds, 1 folds, 2 folds")
    assert sorted(game.last(OpenersShown).cards) == sorted(parse_cards("Kd Jd 9d 7d 2d"))


@pytest.mark.rule("cooke-7.17.01", 2)
def test_without_openers_nobody_wins_what_was_not_called() -> None:
    """He opened on tens for 10 and all folded: the antes and his 10 go to the next hand."""
    game = Game(seats=6, game="jacks_or_better", bets=(10, 20), ante=2)
    deal(game, {3: TENS})
    game.play("2 checks, 3 bets 10 anyway, " + ALL_FOLD)
    assert game.pushed == []
    assert game.last(HandEnded).carried == whole(12 + 10)
    assert game.stack(3) == 1000 - 2 - 10


@pytest.mark.rule("cooke-7.17.01")
@pytest.mark.rule("uspc-law-false-openers-all-dropped", 1)
def test_others_have_their_bets_back_when_the_last_of_them_folds_to_false_openers() -> None:
    """Five antes of 1; he opens 5 falsely, one calls, he bets 10 after the draw and that one folds.

    The caller has his 5 back and the opener his 10: the antes and the opening 5 are carried on.
    """
    game = five({2: TENS})
    game.play("1 checks, 2 bets 5 anyway, 3 calls, 4 folds, 5 folds, 1 folds")
    game.play("2 pats, 3 pats, 2 bets 10, 3 folds")
    assert taken_back(game) == {2: 10, 3: 5}
    assert game.last(HandEnded).carried == whole(5 + 5)
    assert (game.stack(2), game.stack(3)) == (994, 999)


@pytest.mark.rule("cooke-7.17.01")
@pytest.mark.rule("uspc-law-false-openers-after-draw", 1)
def test_at_a_showdown_false_openers_lose_to_the_best_other_hand() -> None:
    """His three tens would beat sevens, but he opened on a pair: the sevens win, his chips too."""
    game = five({2: TENS, 3: "7c 7h Kd Jd 2c", 4: "6c 6h Ks Js 2s", **OTHERS})
    game.next_cards(". Tc")
    game.play("1 checks, 2 bets 5 anyway, 3 calls, 4 calls, 5 folds, 1 folds")
    game.play("2 draws 9d, 3 pats, 4 pats, 2 checks, 3 checks, 4 checks, 2 shows")
    assert [killed.seat for killed in game.of_hand(HandKilled)] == [2]
    game.play("3 shows, 4 shows")
    assert game.pushed == [(0, {3: 20})]


@pytest.mark.rule("cooke-7.17.01")
def test_an_opener_shows_his_hand_like_anybody_at_a_showdown() -> None:
    """All five lie open, so the openers need no showing of their own."""
    game = five({2: "Jc Jh 9d 5s 3s", 3: "7c 7h Kd Jd 2c"})
    game.play("1 checks, 2 bets 5, 3 calls, 4 folds, 5 folds, 1 folds, 2 pats, 3 pats")
    game.play("2 checks, 3 checks, 2 shows, 3 mucks")
    assert game.pushed == [(0, {2: 15})]
    assert game.of_hand(OpenersShown) == []


# false openers before the draw (Cooke 7.17.02)

FIRST_CASE = "1 checks, 2 bets 5 anyway, 3 calls, 4 raises 10, 2 confesses"


@pytest.mark.rule("cooke-7.17.02", 1)
@pytest.mark.rule("uspc-law-false-openers-before-draw", 2)
def test_another_with_openers_declares_the_pot_open() -> None:
    """Seat 2 is dead and his 5 stays; seat 5 must call 10 or raise to 15, others' bets stand."""
    game = five({2: TENS, 5: "Qh Qs 7d 3h 2h"})
    game.play(FIRST_CASE + ", 3 passes, 4 passes, 5 declares open")
    assert game.hand.opener == 5
    assert not game.player(2).is_in
    assert taken_back(game) == {}
    assert game.pot == 5 + 5 + 5 + 10
    assert game.to_act == 5
    assert (game.menu.call, game.menu.sizes) == (whole(10), (whole(15),))
    game.play("5 calls, 1 folds, 3 calls, 3 pats, 4 pats, 5 pats")
    assert game.to_act == 5


@pytest.mark.rule("cooke-7.17.02", 2)
@pytest.mark.rule("uspc-law-false-openers-before-draw", 4)
def test_all_but_the_opening_bet_goes_back_to_the_false_opener() -> None:
    """He re-raised to 15 and confesses: 10 go back and 5 stay; seats 3 and 4 may declare."""
    game = five({2: TENS, 4: "Kc Kh 7d 3h 2h"})
    game.play("1 checks, 2 bets 5 anyway, 3 calls, 4 raises 10, 5 folds, 1 folds")
    game.play("2 raises 15, 2 confesses")
    assert taken_back(game) == {2: 10}
    assert game.hand.phase == Offer(Seat(3), (Seat(4),), Seat(3))
    game.play("3 passes, 4 declares open")
    assert game.pot == 5 + 5 + 5 + 10
    assert game.to_act == 3
    assert game.menu.call == whole(5)


@pytest.mark.rule("cooke-7.17.02", 3)
@pytest.mark.rule("uspc-law-false-openers-before-draw", 3)
def test_if_nobody_declares_the_bets_go_back_and_the_pot_is_carried() -> None:
    """Seat 3 gets 5 and seat 4 gets 10 back; 5 and five antes stay, and all five ante again."""
    game = five({2: TENS})
    game.play(FIRST_CASE + ", 3 passes, 4 passes, 5 passes")
    assert taken_back(game) == {3: 5, 4: 10}
    assert game.last(HandEnded).carried == whole(10)
    deal(game)
    assert len(game.hand.players) == 5
    assert game.pot == 15


@pytest.mark.rule("cooke-7.17.02", 4)
def test_who_passed_openers_may_not_declare() -> None:
    """Seat 1 checked kings before seat 2 opened: he is not asked, and cannot say it."""
    game = five({1: "Kc Kh 7d 3h 2h", 2: TENS})
    game.play(FIRST_CASE)
    assert game.hand.phase == Offer(Seat(3), (Seat(4), Seat(5)), Seat(5))
    assert game.refusal("1 declares open").reason is Reason.NOT_YOUR_TURN
    game.play("3 passes, 4 passes, 5 passes")
    assert not game.table.is_in_hand


@pytest.mark.rule("cooke-7.17.02")
def test_everybody_is_asked_but_only_openers_are_taken() -> None:
    """Seat 3 is asked with nothing in his hand, and a yes of his is not taken."""
    game = five({2: TENS})
    game.play(FIRST_CASE)
    assert game.to_act == 3
    assert game.refusal("3 declares open").reason is Reason.NO_OPENERS
    assert game.refusal("3 declares open anyway").reason is Reason.NO_OPENERS


@pytest.mark.rule("cooke-7.17.02")
def test_who_does_not_answer_in_time_lets_it_go_by() -> None:
    """The clock runs out on seat 3: seat 4 is asked."""
    game = five({2: TENS})
    game.play(FIRST_CASE)
    game.run_deadline()
    game.run_deadline()
    assert game.to_act == 4


@pytest.mark.rule("cooke-7.17.02")
def test_only_a_false_opener_can_confess_and_only_before_the_draw() -> None:
    """Not another, not one with openers, not after the draw, not in a game without openers."""
    game = five({2: "Jc Jh 9d 5s 3s"})
    game.play("1 checks, 2 bets 5, 3 calls")
    assert game.refusal("3 confesses").reason is Reason.NOT_THE_OPENER
    assert game.refusal("2 confesses").reason is Reason.HAS_OPENERS
    late = five({2: TENS})
    late.play("1 checks, 2 bets 5 anyway, 3 calls, 4 folds, 5 folds, 1 folds, 2 pats")
    assert late.refusal("2 confesses").reason is Reason.TOO_LATE_TO_CONFESS
    any_hand = Game(seats=3, game="five_card_draw", bets=(10, 20), ante=2)
    any_hand.deal()
    any_hand.play("2 bets 10")
    assert any_hand.refusal("2 confesses").reason is Reason.NOT_THE_OPENER


@pytest.mark.rule("cooke-7.17.02")
def test_the_last_player_left_wins_by_declaring_it_open() -> None:
    """All others have folded to seat 4's raise, and he has openers: the pot is his."""
    game = five({2: TENS, 4: "Kc Kh 7d 3h 2h"})
    game.play("1 checks, 2 bets 5 anyway, 3 folds, 4 raises 10, 5 folds, 1 folds, 2 confesses")
    game.play("4 declares open")
    assert sorted(game.last(OpenersShown).cards) == sorted(parse_cards("Kc Kh"))
    assert game.pushed == [(0, {4: 15})]
    assert game.stack(4) == 1000 + 4 + 5


# splitting (Cooke 7.17.03)

QUEENS = "Qh Qs Jd Tc 9h"
TENS_AND_NINE = "Tc Th 9h 8d 7s"


def splitting(
    hand: str, discard: str, drawn: str, *, says: bool, settings: Overrides | None = None
) -> Game:
    """Seat 2 opens on ``hand``, throws ``discard`` and draws ``drawn``; seat 3 holds sevens."""
    game = jackpots(3, 1, button=1, settings=settings)
    game.deal({2: hand, 3: "6h 6s 2d 3d 4c", 1: "2h 3h 5h 8h Kc"})
    game.next_cards(f". {drawn}")
    game.play("2 bets 5 anyway, 3 calls, 1 folds")
    game.play(f"2 {'splits' if says else 'draws'} {discard}, 3 pats, 2 checks, 3 checks")
    game.play("2 shows")
    if game.table.is_in_hand and game.to_act == 3:
        game.play("3 shows")
    return game


@pytest.mark.rule("cooke-7.17.03", 1)
def test_a_declared_split_is_proved_by_the_discard() -> None:
    """Queens, one of them thrown, make a straight with the king: it wins, the queen is shown."""
    game = splitting(QUEENS, "Qs", "Kd", says=True)
    assert game.pushed == [(0, {2: 13})]
    assert set(parse_cards("Qs Qh")) <= set(game.last(OpenersShown).cards)


@pytest.mark.rule("cooke-7.17.03", 2)
def test_an_undeclared_split_proves_nothing() -> None:
    """The same straight without a word: the sixes win."""
    game = splitting(QUEENS, "Qs", "Kd", says=False)
    assert game.pushed == [(0, {3: 13})]


@pytest.mark.rule("cooke-7.17.03")
def test_by_the_other_book_a_split_need_not_be_declared() -> None:
    """The discards are kept as proof anyway."""
    game = splitting(
        QUEENS, "Qs", "Kd", says=False, settings={"draw.split_openers_announce": False}
    )
    assert game.pushed == [(0, {2: 13})]
    assert set(parse_cards("Qs Qh")) <= set(game.last(OpenersShown).cards)


@pytest.mark.rule("cooke-7.17.03", 3)
def test_a_split_of_what_never_opened_is_no_proof() -> None:
    """Tens with 9-8-7, one ten thrown for a jack: a straight that cannot win."""
    game = splitting(TENS_AND_NINE, "Th", "Jc", says=True)
    assert game.pushed == [(0, {3: 13})]


@pytest.mark.rule("cooke-7.17.03", 4)
def test_keeping_openers_is_no_split() -> None:
    """Of three jacks one is thrown and a pair kept: nothing has to be said, and it wins."""
    jacks = "Jh Js Jd Tc 9h"
    game = splitting(jacks, "Jd", "Kd", says=False)
    assert game.pushed == [(0, {2: 13})]
    hand = parse_cards(jacks)
    assert not breaks_openers(game.hand.rules, hand, parse_cards("Jd"))
    assert breaks_openers(game.hand.rules, hand, parse_cards("Jd Js"))


@pytest.mark.rule("cooke-7.17.03")
def test_a_split_announced_on_the_first_draw_holds_on_the_next() -> None:
    """Double draw: he splits queens, then draws once more without a word; the proof stands."""
    game = jackpots(3, 1, settings={"draw.draws": 2})
    game.deal({2: QUEENS, 3: "6h 6s 2d 3d 4c", 1: "2h 3h 5h 8h Kc"})
    game.next_cards(". 2s . Kd")
    game.play("2 bets 5, 3 calls, 1 folds, 2 splits Qs, 3 pats, 2 checks, 3 checks")
    game.play("2 draws 2s, 3 pats, 2 checks, 3 checks, 2 shows, 3 shows")
    assert game.pushed == [(0, {2: 13})]


@pytest.mark.rule("cooke-7.17.03")
def test_a_split_may_be_taken_back_with_the_draw() -> None:
    """He names the queen and then changes his mind before seat 3 has chosen: nothing is split."""
    game = jackpots(3, 1)
    game.deal({2: QUEENS, 3: "6h 6s 2d 3d 4c", 1: "2h 3h 5h 8h Kc"})
    game.play("2 bets 5, 3 calls, 1 folds, 2 splits Qs, 2 draws 9h, 3 pats")
    assert not game.hand.opening.is_split


@pytest.mark.rule("cooke-7.17.03")
def test_only_the_opener_can_split_openers() -> None:
    """Seat 3 has nothing to split."""
    game = jackpots(3, 1, button=1)
    game.deal({2: QUEENS, 3: "6h 6s 2d 3d 4c"})
    game.play("2 bets 5, 3 calls, 1 folds, 2 pats")
    assert game.refusal("3 splits 6h").reason is Reason.NOT_THE_OPENER
