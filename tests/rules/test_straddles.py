"""Straddles and re-straddles under the gun (Cooke 12.18)."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.hand import events as h
from core.refusal import Reason
from core.table.blinds.duties import Owes
from tests.play import Game
from tests.rules.limit_holdem import may, span
from tests.rules.straddled import no_limit, owing_both, raised_blind, twenty_forty


@pytest.mark.rule("cooke-12.18", 1)
def test_a_straddle_is_live() -> None:
    """Seat 4 straddles 40: the action begins at 5 and ends with him, who may raise to 60."""
    game = twenty_forty()
    game.play("4 straddles")
    assert game.table.straddles[0].amount == whole(40)
    game.deal()
    assert (game.places, game.pot) == ("B1 SB2 BB3", 70)
    assert (game.to_act, may(game)) == (5, (40, [60]))
    game.play("5 calls, 6 calls, 1 calls, 2 calls, 3 calls")
    assert game.order == [5, 6, 1, 2, 3, 4]
    assert game.menu.may_check
    assert may(game) == (0, [60])
    game.play("4 raises 60")
    assert (game.to_act, may(game)) == (5, (20, [80]))
    game.skip_hand()
    for places in ("B2 SB3 BB4", "B3 SB4 BB5", "B4 SB5 BB6"):
        game.deal()
        assert game.places == places
        assert raised_blind(game) == []
        game.skip_hand()


@pytest.mark.rule("cooke-12.18", 1)
def test_a_straddle_checked_ends_the_round() -> None:
    """All call and the straddler checks: the flop comes with six bets of 40."""
    game = twenty_forty()
    game.play("4 straddles")
    game.deal()
    game.play("all call")
    assert (game.hand.street, game.pot) == (1, 240)


@pytest.mark.rule("cooke-12.18", 2)
def test_capped_blind() -> None:
    """40, 60, 80 and 100 blind are the cap: nobody may raise, and the last has no option."""
    game = twenty_forty()
    game.play("4 straddles, 5 straddles, 6 straddles, 1 straddles")
    refusal = game.refusal("2 straddles")
    assert (refusal.reason, refusal.facts["most"]) == (Reason.STRADDLES_CAPPED, whole(100))
    game.deal()
    assert [total for _, _, total in raised_blind(game)] == [40, 60, 80, 100]
    assert {kind for kind, _, _ in raised_blind(game)} == {"straddle"}
    for seat, price in ((2, 90), (3, 80), (4, 60), (5, 40), (6, 20)):
        assert (game.to_act, may(game)) == (seat, (price, []))
        assert game.menu.no_raise is Reason.RAISES_CAPPED
        game.play(f"{seat} calls")
    assert game.order[:5] == [2, 3, 4, 5, 6]
    assert (game.hand.street, game.pot) == (1, 600)


@pytest.mark.rule("cooke-12.18", 3)
def test_a_re_straddle_has_the_option() -> None:
    """4 posts 40 and 5 posts 60: the action begins at 6 and ends with 5, who may make it 80."""
    game = twenty_forty()
    game.play("4 straddles, 5 straddles")
    game.deal()
    game.play("6 calls, 1 calls, 2 calls, 3 calls, 4 calls")
    assert game.order == [6, 1, 2, 3, 4, 5]
    assert game.menu.may_check
    assert may(game) == (0, [80])


@pytest.mark.rule("cooke-12.18", 7)
def test_no_limit_straddles() -> None:
    """5/10: 20 at least, a re-straddle of 40 at least; with a multiple of 3 it is 30."""
    game = no_limit()
    assert game.refusal("4 straddles 15").reason is Reason.STRADDLE_TOO_SMALL
    game.play("4 straddles")
    assert game.table.straddles[0].amount == whole(20)
    refusal = game.refusal("5 straddles 35")
    assert (refusal.reason, refusal.facts["least"]) == (Reason.STRADDLE_TOO_SMALL, whole(40))
    game.play("5 straddles 40")
    game.deal()
    assert raised_blind(game) == [("straddle", 4, 20), ("straddle", 5, 40)]
    assert (game.to_act, game.menu.call) == (6, whole(40))
    game = no_limit({"straddle.multiple": 3})
    assert game.refusal("4 straddles 20").reason is Reason.STRADDLE_TOO_SMALL
    game.play("4 straddles")
    assert game.table.straddles[0].amount == whole(30)


@pytest.mark.rule("cooke-12.18", 7)
@pytest.mark.rule("cooke-8.01.02")
def test_the_next_raise_adds_what_the_straddle_added() -> None:
    """Over a straddle of 20 the least raise is to 30, over a re-straddle of 50 to 80."""
    game = no_limit()
    game.play("4 straddles")
    game.deal()
    assert span(game) == (30, 1000)
    game = no_limit()
    game.play("4 straddles, 5 straddles 50")
    game.deal()
    assert span(game) == (80, 1000)
    game.play("6 raises 80, 1 raises 200")
    assert span(game)[0] == 320


@pytest.mark.rule("cooke-12.18")
def test_pot_limit_straddles_up_to_the_pot() -> None:
    """5/10 pot limit: seat 4 raises blind to 35 at most, as he could with his cards."""
    game = Game(6, blinds=(5, 10), button=6, structure=Structure.POT_LIMIT)
    game.deal()
    game.skip_hand()
    refusal = game.refusal("4 straddles 40")
    assert (refusal.reason, refusal.facts["most"]) == (Reason.STRADDLE_TOO_LARGE, whole(35))
    game.play("4 straddles 35")
    game.deal()
    assert span(game) == (60, 120)


@pytest.mark.rule("cooke-12.18")
def test_an_announcement_outlives_the_process() -> None:
    """Killed between two hands, the table knows who straddles the next one, and within it too."""
    game = twenty_forty()
    game.play("4 straddles, 5 straddles")
    before = game.table
    game.restart()
    assert game.table == before
    game.deal()
    before = game.table
    game.restart()
    assert game.table == before
    assert (game.to_act, raised_blind(game)) == (6, [("straddle", 4, 40), ("straddle", 5, 60)])


@pytest.mark.rule("cooke-12.18")
def test_a_straddle_that_is_folded_to_wins_the_blinds() -> None:
    """All fold to a straddle of 40: what nobody called goes back, and the pot is his."""
    game = twenty_forty()
    game.play("4 straddles")
    game.deal()
    game.skip_hand()
    assert game.last(h.UncalledReturned).amount == whole(20)
    assert game.stack(4) == 1030


@pytest.mark.rule("cooke-12.12.01", 3)
@pytest.mark.rule("cooke-16.01.03", 2)
def test_a_straddle_instead_of_missed_blinds() -> None:
    """Seat 4 owes both and is back under the gun: 40 live, debts cleared, he posts his next BB."""
    game = owing_both()
    game.play("4 straddles")
    game.deal()
    assert game.places == "B1 SB2 BB3"
    assert raised_blind(game) == [("straddle", 4, 40)]
    assert (game.pot, game.to_act) == (70, 5)
    assert game.occupant(4).duties.owes is Owes.NOTHING
    for places, posts in (("B2 SB3 BB4", {3: 10, 4: 20}), ("B3 SB4 BB5", {4: 10, 5: 20})):
        game.skip_hand()
        game.deal()
        assert (game.places, game.posts) == (places, posts)


@pytest.mark.rule("cooke-12.18")
@pytest.mark.rule("cooke-8.03")
def test_straddles_of_a_spread_go_up_by_its_big_blind() -> None:
    """2-10 with blinds of 1 and 2: a straddle of 4, and a re-straddle of 6."""
    game = Game(6, bets=(2, 10), button=6, structure=Structure.SPREAD)
    game.deal()
    game.skip_hand()
    game.play("4 straddles, 5 straddles")
    assert [one.amount for one in game.table.straddles] == [whole(4), whole(6)]
    game.deal()
    assert (game.to_act, game.menu.call) == (6, whole(6))
