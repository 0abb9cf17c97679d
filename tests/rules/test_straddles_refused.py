"""Who may not straddle, and what becomes of a straddle that does not hold (Cooke 12.18)."""

import pytest

from core.chips import whole
from core.refusal import Reason
from core.table.blinds import events as b
from core.table.commands import PostStraddle
from tests.play import Game, person
from tests.rules.killed import between_hands, must_kill
from tests.rules.limit_holdem import may
from tests.rules.straddled import owing_both, raised_blind, twenty_forty


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


@pytest.mark.rule("cooke-12.12.01")
def test_a_sleeper_makes_up_no_blinds() -> None:
    """One place further round he is not under the gun, and a blind raise does not deal him in."""
    game = owing_both(back_early=True)
    assert game.refusal("4 straddles").reason is Reason.STRADDLE_NOT_DEALT_IN
