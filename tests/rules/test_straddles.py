"""Straddles, re-straddles and sleepers: Cooke 12.18."""

import pytest

from core.chips import whole
from core.games.spec import Structure
from core.hand import events as h
from core.house.settings import Overrides
from core.refusal import Reason
from core.table.blinds import events as b
from core.table.blinds.duties import Owes
from core.table.commands import PostStraddle
from tests.play import Game, person
from tests.rules.killed import between_hands, must_kill
from tests.rules.limit_holdem import may, span


def twenty_forty(seats: int = 6, settings: Overrides | None = None) -> Game:
    """20-40 hold'em between H0 and H1, in which the button is at seat 1 (blinds 2 and 3)."""
    game = Game(seats, bets=(20, 40), button=seats, settings=settings)
    game.deal()
    game.skip_hand()
    return game


def no_limit(settings: Overrides | None = None) -> Game:
    """No-limit hold'em, blinds 5 and 10, before the same hand."""
    game = Game(6, blinds=(5, 10), button=6, settings=settings)
    game.deal()
    game.skip_hand()
    return game


def raised_blind(game: Game) -> list[tuple[str, int, int]]:
    """The blind raises that were posted: the kind, the seat, and the total in front of it."""
    kinds = {"straddle", "sleeper", "sleeper_in_turn"}
    return [
        (post.kind.value, post.seat, post.amount // 100)
        for post in game.hand.posts.due
        if post.kind.value in kinds
    ]


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


@pytest.mark.rule("cooke-12.18", 4)
def test_a_sleeper_is_not_live() -> None:
    """Seat 6 leaves 40: seat 4 begins and faces it, and unraised nobody asks seat 6."""
    game = twenty_forty()
    game.play("6 straddles")
    game.deal()
    assert raised_blind(game) == [("sleeper", 6, 40)]
    assert (game.to_act, may(game)) == (4, (40, [60]))
    game.play("4 calls, 5 calls, 1 calls, 2 calls, 3 calls")
    assert game.order[:5] == [4, 5, 1, 2, 3]
    assert (game.hand.street, game.pot) == (1, 240)


@pytest.mark.rule("cooke-12.18", 4)
def test_a_sleeper_that_is_raised_acts() -> None:
    """Seat 5 makes it 60: the sleeper has 20 to call, and may raise to 80."""
    game = twenty_forty()
    game.play("6 straddles")
    game.deal()
    game.play("4 folds, 5 raises 60")
    assert (game.to_act, may(game)) == (6, (20, [80]))


@pytest.mark.rule("cooke-12.18", 4)
def test_a_sleeper_that_counts_in_turn() -> None:
    """On his turn the sleeper becomes a raise to 40: before it seats 4 and 5 face 20."""
    game = twenty_forty(settings={"straddle.sleeper_effect": "on_turn"})
    game.play("6 straddles")
    game.deal()
    assert (game.to_act, may(game)) == (4, (20, [40]))
    game.play("4 calls")
    assert (game.to_act, may(game)) == (5, (20, [40]))
    game.play("5 calls")
    assert (game.last(h.SleeperRaised).seat, game.last(h.SleeperRaised).to) == (6, whole(40))
    assert (game.to_act, may(game)) == (1, (40, [60]))
    game.play("1 calls, 2 calls, 3 calls")
    assert (game.to_act, may(game)) == (4, (20, [60]))
    game.play("4 calls, 5 calls")
    assert game.order[:7] == [4, 5, 1, 2, 3, 4, 5]
    assert (game.hand.street, game.pot) == (1, 240)


@pytest.mark.rule("cooke-12.18", 4)
def test_a_sleeper_in_turn_that_was_overtaken_is_a_part_of_the_call() -> None:
    """Raised to 40 before his turn, the sleeper of 40 has matched it, and he may raise to 60."""
    game = twenty_forty(settings={"straddle.sleeper_effect": "on_turn"})
    game.play("6 straddles")
    game.deal()
    game.play("4 raises 40, 5 raises 60")
    assert (game.to_act, may(game)) == (6, (20, [80]))
    assert game.of_hand(h.SleeperRaised) == []


@pytest.mark.rule("cooke-12.18", 4)
def test_sleepers_in_turn_are_raises_of_the_cap() -> None:
    """Two sleepers in turn, of 40 and 60, then raises to 80 and 100: that is the cap."""
    game = twenty_forty(settings={"straddle.sleeper_effect": "on_turn"})
    game.play("5 straddles, 1 straddles")
    game.deal()
    assert raised_blind(game) == [("sleeper_in_turn", 5, 40), ("sleeper_in_turn", 1, 60)]
    game.play("4 calls")
    assert (game.to_act, may(game)) == (6, (40, [60]))
    game.play("6 calls")
    assert (game.to_act, may(game)) == (2, (50, [80]))
    game.play("2 raises 80, 3 raises 100")
    assert (game.to_act, may(game)) == (4, (80, []))


@pytest.mark.rule("cooke-12.18", 4)
def test_a_sleeper_of_all_his_chips_counts_at_once() -> None:
    """Who is all-in for his sleeper has no turn any more: his 40 are the price from the start."""
    game = Game(
        6, bets=(20, 40), button=6, stacks={6: 40}, settings={"straddle.sleeper_effect": "on_turn"}
    )
    game.deal()
    game.skip_hand()
    game.play("6 straddles")
    game.deal()
    assert (game.to_act, may(game)) == (4, (40, [60]))
    game.play("all call")
    assert game.hand.street == 1


@pytest.mark.rule("cooke-12.18", 4)
def test_a_raised_straddle_is_no_re_straddle_from_another_seat() -> None:
    """Over seat 4's straddle, 6 leaves a sleeper of 60: 5 begins, and 6 is not asked again."""
    game = twenty_forty()
    game.play("4 straddles, 6 straddles")
    refusal = game.refusal("5 straddles")
    assert (refusal.reason, refusal.facts["seat"]) == (Reason.STRADDLE_NOT_BEHIND, 6)
    game.deal()
    assert raised_blind(game) == [("straddle", 4, 40), ("sleeper", 6, 60)]
    game.play("5 calls, 1 calls, 2 calls, 3 calls, 4 calls")
    assert game.order[:5] == [5, 1, 2, 3, 4]
    assert (game.hand.street, game.pot) == (1, 360)


@pytest.mark.rule("cooke-12.18", 4)
def test_a_blind_may_sleep() -> None:
    """The big blind makes it 40 blind: he adds 20, and unraised he has no option."""
    game = twenty_forty()
    game.play("3 straddles")
    game.deal()
    assert game.pot == 50
    game.play("all call")
    assert game.order[:5] == [4, 5, 6, 1, 2]
    assert (game.hand.street, game.pot) == (1, 240)


@pytest.mark.rule("cooke-12.18", 5)
def test_straddles_may_be_prohibited() -> None:
    """``straddle.allowed`` off: neither under the gun nor elsewhere."""
    game = twenty_forty(settings={"straddle.allowed": False})
    for seat in range(1, 7):
        assert game.refusal(f"{seat} straddles").reason is Reason.STRADDLES_PROHIBITED


@pytest.mark.rule("cooke-12.18", 6)
def test_sleepers_may_be_prohibited_alone() -> None:
    """``straddle.sleepers`` off: seat 6 is refused, seat 4 may; three raises are the cap at 80."""
    game = twenty_forty(settings={"straddle.sleepers": False, "betting.raise_cap": 3})
    refusal = game.refusal("6 straddles")
    assert (refusal.reason, refusal.facts["seat"]) == (Reason.SLEEPERS_PROHIBITED, 4)
    game.play("4 straddles, 5 straddles, 6 straddles")
    assert game.refusal("1 straddles 100").reason is Reason.STRADDLES_CAPPED
    game.deal()
    assert [total for _, _, total in raised_blind(game)] == [40, 60, 80]
    assert (game.to_act, may(game)) == (1, (80, []))


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
def test_limit_straddles_have_one_size() -> None:
    """20-40: a straddle of 50 is refused with the 40 it has to be."""
    refusal = twenty_forty().refusal("4 straddles 50")
    assert (refusal.reason, refusal.facts["least"]) == (Reason.STRADDLE_IS_FIXED, whole(40))


@pytest.mark.rule("cooke-12.18")
def test_it_takes_three() -> None:
    """Heads-up nobody straddles; with a third dealt in the button may, who is under the gun."""
    game = twenty_forty(2)
    assert game.refusal("1 straddles").reason is Reason.STRADDLE_NEEDS_THREE
    game = twenty_forty(3)
    game.play("1 straddles")
    game.deal()
    assert (game.places, raised_blind(game)) == ("B1 SB2 BB3", [("straddle", 1, 40)])
    game.play("2 calls, 3 calls")
    assert game.to_act == 1
    assert game.menu.may_check


@pytest.mark.rule("cooke-12.18")
def test_it_is_said_before_the_cards() -> None:
    """During a hand nobody straddles: neither this hand nor the next."""
    game = twenty_forty()
    game.deal()
    refusal = game.refusal("5 straddles")
    assert (refusal.reason, refusal.rule) == (Reason.HAND_IN_PLAY, "cooke-12.18")


@pytest.mark.rule("cooke-12.18")
def test_before_the_button_is_drawn_nobody_is_under_the_gun() -> None:
    """In a new game there is nothing to straddle before the first deal."""
    assert Game(6).refusal("4 straddles").reason is Reason.STRADDLE_NEEDS_BUTTON


@pytest.mark.rule("cooke-12.18")
def test_there_is_nothing_to_straddle_without_blinds() -> None:
    """Stud and games of antes have no blinds."""
    game = Game(6, game="seven_card_stud", bets=(20, 40))
    game.deal()
    while game.table.is_in_hand:
        verb = "brings in" if game.menu.bring_in else "folds"
        game.play(f"{game.to_act} {verb}")
    assert game.refusal("4 straddles").reason is Reason.STRADDLE_NEEDS_BLINDS


@pytest.mark.rule("cooke-12.18")
def test_a_straddle_has_to_be_covered() -> None:
    """With 35 a straddle of 40 is refused with both numbers; with 40 it is all-in, and live.

    Unlike a blind that is due (12.19) it is a raise of one's own free will, and a raise that is
    too short for a full one would bind nobody.
    """
    game = Game(6, bets=(20, 40), button=6, stacks={4: 35, 5: 40})
    game.deal()
    game.skip_hand()
    refusal = game.refusal("4 straddles")
    assert refusal.reason is Reason.STRADDLE_TOO_DEAR
    assert (refusal.facts["due"], refusal.facts["stack"]) == (whole(40), whole(35))
    game.play("4 away, 5 straddles")
    game.deal()
    assert game.player(5).is_all_in
    assert (game.to_act, may(game)) == (6, (40, [60]))


@pytest.mark.rule("cooke-12.18")
@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("4 leaves", Reason.STRADDLE_NOT_DEALT_IN),
        ("4 away", Reason.STRADDLE_NOT_DEALT_IN),
        ("3 away", Reason.STRADDLE_OUT_OF_PLACE),
        ("1 away, 2 leaves, 3 leaves, 5 away", Reason.STRADDLE_OUT_OF_PLACE),
    ],
)
def test_who_is_gone_or_elsewhere_straddles_nothing(said: str, reason: Reason) -> None:
    """A straddle is dropped at once, and told, when its owner is no longer under the gun."""
    game = twenty_forty()
    game.play(f"4 straddles, {said}")
    assert game.table.straddles == ()
    dropped = game.last(b.StraddleDropped)
    assert (dropped.straddle.seat, dropped.reason) == (4, reason)
    if game.table.next_hand_at is not None:
        game.deal()
        assert raised_blind(game) == []


@pytest.mark.rule("cooke-12.18")
def test_what_raised_a_dropped_straddle_is_dropped_too() -> None:
    """4 straddles 40 and 5 makes it 60; 4 goes away: under the gun now, 5 may say 40 anew."""
    game = twenty_forty()
    game.play("4 straddles, 5 straddles, 4 away")
    assert game.table.straddles == ()
    game.play("5 straddles 40")
    game.deal()
    assert raised_blind(game) == [("straddle", 5, 40)]


@pytest.mark.rule("cooke-12.18")
def test_a_button_for_a_straddle_is_never_a_sleeper() -> None:
    """Pressed when he has become the big blind, [Straddle 40] does nothing; in words it sleeps."""
    game = twenty_forty()
    game.play("3 away")
    press = PostStraddle(person(4), whole(40), is_sleeper=False)
    assert game.refused(press).reason is Reason.STRADDLE_OUT_OF_PLACE
    game.play("4 straddles 40")
    assert game.table.straddles[0].is_sleeper


@pytest.mark.rule("cooke-12.18")
def test_nobody_raises_himself() -> None:
    """A second word of the straddler raises nothing."""
    game = twenty_forty()
    game.play("4 straddles")
    assert game.refusal("4 straddles 60").reason is Reason.STRADDLED_ALREADY


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


@pytest.mark.rule("cooke-12.18")
@pytest.mark.rule("cooke-8.04.10")
def test_nobody_straddles_a_kill() -> None:
    """Where the next pot is killed a straddle is refused, and one said before is off."""
    assert must_kill(between_hands(), 1).refusal("4 straddles").reason is (
        Reason.STRADDLE_IN_KILLED_POT
    )
    game = between_hands()
    game.play("4 straddles")
    must_kill(game, 1).deal()
    assert game.last(b.StraddleDropped).reason is Reason.STRADDLE_IN_KILLED_POT
    assert raised_blind(game) == []
    assert game.table.straddles == ()


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


@pytest.mark.rule("cooke-12.12.01")
def test_a_sleeper_makes_up_no_blinds() -> None:
    """One place further round he is not under the gun, and a blind raise does not deal him in."""
    game = owing_both(back_early=True)
    assert game.refusal("4 straddles").reason is Reason.STRADDLE_NOT_DEALT_IN


def owing_both(*, back_early: bool = False) -> Game:
    """Six at 20-40: seat 4 has missed both blinds and is back, to be under the gun of B1/SB2/BB3.

    ``back_early`` a hand before that.
    """
    game = Game(6, bets=(20, 40), button=1)
    game.deal()
    game.skip_hand()
    game.play("4 away")
    for _ in range(4 - back_early):
        game.deal()
        game.skip_hand()
    game.play("4 back")
    return game
