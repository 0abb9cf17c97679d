"""What users of other poker programs reported of coming and going, with the right value."""

from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.refusal import Reason
from core.table import events as e
from tests.play import Game
from tests.rules.coming_in import BOOK


def test_r22_a_newcomer_in_mid_hand_waits_for_the_next_deal() -> None:
    """R22: people sit down during a hand: its showdown is the players' alone, and it ends."""
    game = Game(6, taken=(1, 2), button=1)
    game.deal()
    game.play("1 calls, 3 sits 500, 2 checks, all check, all check, 4 sits 500, all check")
    assert game.last(h.ShowdownOpened).queue == (2, 1)
    assert game.refusal("3 shows").reason is Reason.NOT_IN_HAND
    game.play("2 shows, 1 shows")
    assert not game.table.is_in_hand
    assert game.table.next_hand_at is not None


def test_r64_nobody_has_the_big_blind_twice_beside_an_absent_player() -> None:
    """R64: with one of three away the big blind moves every hand."""
    game = Game(3, button=1)
    game.deal()
    game.skip_hand()
    game.play("2 away")
    bigs = []
    for _ in range(4):
        game.deal()
        bigs += [post.seat for post in game.of_hand(h.BlindPosted) if post.kind is PostKind.BIG]
        game.skip_hand()
    assert bigs == [1, 3, 1, 3]


def test_r71_the_roster_is_fixed_at_the_start_of_the_hand() -> None:
    """R71: a blind who leaves right after the deal stays listed, and the hand goes on."""
    game = Game(3, button=1)
    game.deal()
    game.play("3 leaves, 2 leaves, 1 calls")
    assert game.hand.seats == (2, 3, 1)
    game.play("2 folds, 3 checks, 3 checks, 1 checks, 3 bets 20, 1 folds")
    assert not game.table.is_in_hand
    assert [left.seat for left in game.all(e.PlayerLeft)] == [2, 3]


def test_r88_who_drops_out_is_folded_in_place() -> None:
    """R88: gone in mid-hand, his clock folds him, his chips stay in the pot, nobody is short."""
    game = Game(3, button=1)
    game.deal()
    game.play("1 raises 60, 2 calls, 3 calls, 2 bets 100, 3 calls, 1 away")
    game.run_deadline()
    game.run_deadline()
    assert game.last(h.Folded).seat == 1
    assert game.pot == 380
    game.skip_hand()
    assert sum(game.stack(seat) for seat in (1, 2, 3)) == 3000


def test_r90_an_all_in_outlives_its_owner_s_absence() -> None:
    """R90: all-in and gone: the hand plays on, and what he wins is his when he is seen off."""
    game = Game(3, button=1, stacks={1: 100})
    game.deal({1: "As Ad", 2: "Ks Kd", 3: "Qs Qd"}, "2c 7d 9h Js 4c")
    game.play("1 all-in, 1 leaves, 2 calls, 3 calls, all check, all check, all check")
    game.skip_hand()
    left = game.last(e.PlayerLeft)
    assert (left.seat, left.cashed_out) == (1, 300_00)


def test_r95_a_newcomer_gets_no_free_hand() -> None:
    """R95: in a game that is neither new nor short he posts, or waits for the big blind."""
    game = Game(4, taken=(1, 2, 3), button=1, settings=BOOK)
    game.deal()
    game.skip_hand()
    game.play("4 sits 500")
    game.deal()
    assert game.places == "B2 SB3 BB4"
    assert game.posts[4] == 20
    game = Game(5, taken=(1, 2, 3, 4), button=1, settings=BOOK)
    game.deal()
    game.skip_hand()
    game.play("5 sits 500")
    game.deal()
    assert game.places == "B2 SB3 BB4"
    assert 5 not in game.hand.seats


def test_r69_chips_can_be_asked_for_at_any_time() -> None:
    """R69: in a hand or between, after folding or before; they play from the next deal on."""
    game = Game(3, button=1)
    game.deal()
    game.play("1 tops 100, 1 folds, 1 tops 100, 2 folds, 1 tops 100")
    assert game.occupant(1).behind == 300_00
    game.deal()
    assert game.player(1).stack + game.player(1).bet == 1300_00
