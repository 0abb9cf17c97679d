"""Jackpots: what opens, and deals that nobody opens (Cooke 7.02, 7.15, 7.17; USPC)."""

import pytest

from core.chips import whole
from core.hand.commands import Bet
from core.hand.events import AntePosted, HandEnded, OpenerChanged
from core.ids import Seat
from core.present import board
from core.refusal import Reason
from tests.play import Game, person
from tests.rules.jackpots import deal, jackpots, pass_out


@pytest.mark.rule("cooke-7.17", 1)
@pytest.mark.rule("uspc-jackpots-passed-out", 1)
def test_nobody_opens_so_the_button_moves_and_all_ante_again() -> None:
    """Six antes of 2 stay: with the second antes the pot is 24, and the button is in seat 2."""
    game = jackpots()
    pass_out(game)
    assert game.last(HandEnded).carried == whole(12)
    assert not game.of_hand(OpenerChanged)
    deal(game)
    assert game.pot == 24
    assert game.hand.button == 2


@pytest.mark.rule("uspc-jackpots-passed-out", 1)
def test_by_the_other_book_the_same_dealer_deals_again() -> None:
    """The button stays in seat 1."""
    game = jackpots(settings={"draw.passed_out_deal": "same_dealer"})
    pass_out(game)
    deal(game)
    assert (game.pot, game.hand.button) == (24, 1)


@pytest.mark.rule("cooke-7.17", 2)
@pytest.mark.rule("uspc-jackpots-passed-out", 2)
def test_after_the_most_antes_the_cards_are_dealt_without_another() -> None:
    """The third deal is passed out: the next is dealt for the 36 that are there."""
    game = jackpots(settings={"draw.max_antes": 3})
    for _ in range(3):
        pass_out(game)
    deal(game)
    assert game.pot == 36
    assert not game.of_hand(AntePosted)


@pytest.mark.rule("cooke-7.17", 3)
@pytest.mark.rule("cooke-7.16.01", 4)
@pytest.mark.parametrize(
    ("hand", "opens"),
    [
        ("Td Th Ac Kd Qs", False),
        ("Ah Kd Qs Jh 9c", False),
        ("Jh Jd 4c 3d 2s", True),
        ("Ah 2d 3c 4h 5s", True),
        ("Jk Ad 9c 6d 3s", True),
        ("Ac Jk 7d 5h 2c", True),
        ("2c 2d 3h 3s 9c", True),
        ("Jk Td 9c 6d 3s", False),
        ("Jk Kd Kc 7d 3s", True),
    ],
)
def test_a_pair_of_jacks_or_anything_better_opens(hand: str, opens: bool) -> None:
    """Tens do not, a wheel does, and the joker is an ace: with an ace it opens, with a ten not."""
    game = jackpots(settings={"draw.openers_check": "refuse"})
    deal(game, {2: hand})
    if opens:
        game.play("2 bets 5")
        assert game.hand.opener == 2
    else:
        assert game.refusal("2 bets 5").reason is Reason.NO_OPENERS


@pytest.mark.rule("cooke-7.17", 4)
def test_opening_without_openers_is_warned_refused_or_taken() -> None:
    """Tens: they open after the warning, never where they are refused, and at once elsewhere."""
    bets = {}
    for check in ("warn", "refuse", "honor"):
        game = jackpots(settings={"draw.openers_check": check})
        deal(game, {2: "Td Th Ac Kd Qs"})
        bets[check] = game
    warned = bets["warn"].refused(Bet(person(2), whole(5)))
    assert warned.reason is Reason.OPENERS_WARNING
    bets["warn"].play("2 bets 5 anyway")
    assert bets["warn"].hand.opener == 2
    assert bets["refuse"].refusal("2 bets 5 anyway").reason is Reason.NO_OPENERS
    bets["honor"].play("2 bets 5")
    assert bets["honor"].hand.opener == 2


@pytest.mark.rule("cooke-7.17")
def test_once_it_is_open_anybody_may_come_in_and_raise() -> None:
    """Seat 2 has no pair and has checked: he may call, or raise, after seat 4 has opened."""
    game = jackpots()
    deal(game, {4: "Jh Jd 4c 3d 9h"})
    game.play("2 checks, 3 checks, 4 bets 5, 5 raises 10, 6 folds, 1 folds, 2 raises 15")
    assert game.hand.opener == 4


@pytest.mark.rule("cooke-7.17")
def test_where_blinds_are_posted_one_needs_openers_to_come_in() -> None:
    """With two blinds a call opens the pot as a bet does elsewhere; who folds needs nothing."""
    game = jackpots(settings={"draw.forced_bets": "two_blinds", "draw.openers_check": "refuse"})
    deal(game, {5: "Jh Jd 3h 9h 5s"})
    assert game.to_act == 4
    assert game.refusal("4 calls").reason is Reason.NO_OPENERS
    assert game.refusal("4 raises 10").reason is Reason.NO_OPENERS
    game.play("4 folds, 5 calls, 6 calls")
    assert game.hand.opener == 5


@pytest.mark.rule("cooke-7.02", 1, 3)
def test_progressive_openers_rise_with_each_deal_that_is_passed_out() -> None:
    """Jacks do not open the second deal, queens do; when they have, jacks open the next hand."""
    game = jackpots(settings={"draw.progressive_openers": True, "draw.openers_check": "refuse"})
    pass_out(game)
    deal(game, {3: "Jh Jd 5c 3d 2c", 4: "Qh Qs 5h 3s 9h"})
    assert game.refusal("3 bets 5").reason is Reason.NO_OPENERS
    game.play("3 checks, 4 bets 5, 5 folds, 6 folds, 1 folds, 2 folds, 3 folds")
    assert game.pushed == [(0, {4: 24})]
    deal(game, {4: "Jh Jd 5c 3d 2c"})
    game.play("4 bets 5")
    assert game.hand.opener == 4


@pytest.mark.rule("cooke-7.02", 2)
def test_without_it_jacks_open_every_deal() -> None:
    """A deal was passed out, and jacks open all the same."""
    game = jackpots(settings={"draw.openers_check": "refuse"})
    pass_out(game)
    deal(game, {3: "Jh Jd 5c 3d 2c"})
    game.play("3 bets 5")
    assert game.hand.opener == 3


NEEDED = {
    "stay_aces": ["J", "Q", "K", "A", "A"],
    "two_pairs": ["J", "Q", "K", "A", "two pair"],
    "back_to_jacks": ["J", "Q", "K", "A", "J"],
}
PAIRS = {"J": "Jc Js 9h 5s 2d", "Q": "Qh Qs 9h 5s 2d", "K": "Kh Ks 9h 5s 2d", "A": "Ah As 9h 5s 2d"}


@pytest.mark.rule("uspc-progressive-jackpots", 1, 2, 3)
@pytest.mark.parametrize("after", ["stay_aces", "two_pairs", "back_to_jacks"])
def test_what_opens_after_aces_is_the_houses_choice(after: str) -> None:
    """Jacks, queens, kings, aces; then aces again, two pairs, or jacks."""
    game = jackpots(
        5, 1, "progressive_jackpots",
        settings={"draw.progressive_after_aces": after, "draw.openers_check": "refuse"},
    )  # fmt: skip
    for deals, needed in enumerate(NEEDED[after]):
        first = 2 + deals % 5 if deals < 4 else 1
        opening = "3h 3s 2h 2s 4d" if needed == "two pair" else PAIRS[needed]
        below = {"two pair": PAIRS["A"], "J": "Td Th 9d 5c 2h"}.get(needed)
        if below is not None:
            _check_opening(game, first, below, opens=False)
        _check_opening(game, first, opening, opens=True)
        pass_out(game)
    assert game.table.carry is not None
    assert game.table.carry.amount == whole(25)


def _check_opening(game: Game, first: int, hand: str, *, opens: bool) -> None:
    """Whether ``hand`` would open the next deal, which is not dealt for it."""
    table, at, events = game.table, game.at, list(game.events)
    deal(game, {first: hand})
    assert game.to_act == first
    if opens:
        game.play(f"{first} bets 5")
    else:
        assert game.refusal(f"{first} bets 5").reason is Reason.NO_OPENERS
    game.table, game.at, game.events = table, at, events


@pytest.mark.rule("uspc-progressive-jackpots", 1)
def test_two_deals_passed_out_make_fifteen_and_need_kings() -> None:
    """Five antes of 1 each deal: 10 lie there and 5 come; queens cannot open."""
    game = jackpots(5, 1, "progressive_jackpots", settings={"draw.openers_check": "refuse"})
    pass_out(game)
    pass_out(game)
    deal(game, {4: "Qh Qs 5h 3s 9h"})
    assert game.pot == 15
    assert game.refusal("4 bets 5").reason is Reason.NO_OPENERS


@pytest.mark.rule("cooke-7.15", 1)
def test_the_opener_is_marked_and_the_mark_moves_with_a_new_one() -> None:
    """Seat 3 opens; when he confesses and seat 5 declares the pot open, seat 5 has the mark."""
    game = jackpots(5, 1, button=5)
    deal(game, {3: "Td Th 9d 5c 2h", 5: "Qh Qs 7d 5s 2s"})
    game.play("1 checks, 2 checks, 3 bets 5 anyway, 4 calls")
    assert _marked(game) == 3
    game.play("3 confesses, 4 passes, 5 declares open")
    assert _marked(game) == 5


def _marked(game: Game) -> Seat | None:
    view = game.view().hand
    assert view is not None
    return view.opener


@pytest.mark.rule("cooke-7.15")
@pytest.mark.rule("cooke-16.01.07", 1)
@pytest.mark.parametrize("marks", [True, False])
def test_the_table_view_marks_the_opener_where_the_house_uses_the_button(marks: bool) -> None:
    """Seat 3 opens: his line on the board says so through the draw, or it does not."""
    game = jackpots(3, settings={"draw.openers_button": marks})
    deal(game, {3: "Jh Js 9d 7d 5c"})
    assert "OPENER" not in str(board(game.view()))
    game.play("2 checks, 3 bets 5, 1 calls, 2 folds")
    assert ("OPENER" in str(board(game.view()))) == marks
    game.play("3 pats, 1 pats, 3 checks")
    assert ("OPENER" in str(board(game.view()))) == marks
    game.play("1 checks, 3 shows, 1 shows")
    assert not game.table.is_in_hand
    assert "OPENER" not in str(board(game.view()))
