"""Making up both missed blinds, or waiting (Cooke 12.02, 12.04, 12.06, 12.12, 12.20.07, 16.01)."""

import pytest

from core.hand import events as h
from core.hand.forced.posts import PostKind
from core.house.settings import Overrides
from core.ids import Seat
from core.present.board.badges import badges_of
from core.refusal import Reason
from core.table import commands as c
from core.table.blinds.duties import Duties, Entry, Owes
from tests.play import ADMIN, Game, person
from tests.rules.coming_in import (
    BOOK,
    after_h1,
    dead,
    dealt,
    first_hand,
    hands,
    limit,
    limit_before_h3,
    live,
    ways,
)


@pytest.mark.rule("cooke-12.02", 1)
def test_who_dodges_the_big_blind_pays_both_once_a_lap() -> None:
    """Seat 4 leaves out H2 and H3 and comes in behind the button in H4: once 20 and 10."""
    game = limit(6)
    game.play("4 away")
    assert hands(game, 2) == ["B2 SB3 BB5", "B3 SB5 BB6"]
    game.play("4 back, 4 posts")
    assert dealt(game) == "B5 SB6 BB1"
    assert (live(game), dead(game)) == ({6: 10, 1: 20, 4: 20}, {4: 10})
    paid = [post for post in game.all(h.BlindPosted) if post.seat == 4]
    assert [post.kind for post in paid] == [PostKind.ENTRY, PostKind.DEAD]


@pytest.mark.rule("cooke-12.04", 1)
def test_absent_for_the_big_blind_one_owes_both() -> None:
    """Seat 4 sits out before H2: he owes both, gets no hand in H3, and may post 30 in H4."""
    game = limit(6)
    game.play("4 away")
    assert dealt(game) == "B2 SB3 BB5"
    assert game.occupant(4).duties.owes is Owes.BOTH
    game.play("4 back")
    assert dealt(game) == "B3 SB5 BB6"
    assert 4 not in game.hand.seats
    game.skip_hand()
    assert ways(game, 4)["post"] == (20, 10)
    game.play("4 posts")
    assert dealt(game) == "B5 SB6 BB1"
    assert game.pot == 10 + 20 + 20 + 10


@pytest.mark.rule("cooke-12.06", 3)
@pytest.mark.rule("cooke-12.12.01", 1)
@pytest.mark.rule("cooke-12.20.07", 1)
def test_both_made_up_the_big_one_live_the_small_one_dead() -> None:
    """Seat 6 posts 20 and 10: the pot starts with 60, he may check or raise, and owes 20 on 40."""
    game = _six_owes_both()
    game.play("6 posts")
    assert dealt(game) == "B1 SB2 BB3"
    assert (game.pot, live(game), dead(game)) == (60, {2: 10, 3: 20, 6: 20}, {6: 10})
    game.play("4 calls, 5 calls")
    assert game.to_act == 6
    assert game.menu.may_check
    assert game.menu.raise_min == 40_00
    game.play("6 checks, 1 raises 40, 2 folds, 3 folds, 4 folds, 5 folds")
    assert (game.to_act, game.menu.call) == (6, 20_00)
    assert hands(game, 3) == ["B2 SB3 BB4", "B3 SB4 BB5", "B4 SB5 BB6"]
    assert (live(game), dead(game)) == ({5: 10, 6: 20}, {})


def _six_owes_both() -> Game:
    """Seat 6 has missed both blinds and is back before the hand with B1/SB2/BB3."""
    game = after_h1(Game(6, button=3, bets=(20, 40), settings=BOOK))
    game.play("6 away")
    assert hands(game, 2) == ["B4 SB5 BB1", "B5 SB1 BB2"]
    game.play("6 back")
    return game


@pytest.mark.rule("cooke-16.01.03")
def test_missed_blinds_are_marked_until_they_are_made_up() -> None:
    """MISSED BB for both, MISSED SB for the small one alone, and nothing once he is dealt in."""
    game = limit_before_h3()
    assert badges_of(game.view(), Seat(4), person(4)) == ("MISSED BB",)
    dealt(game)
    game.play("4 posts")
    dealt(game)
    assert badges_of(game.view(), Seat(4), person(4)) == ()
    game = limit(6)
    game.play("3 away")
    dealt(game)
    game.play("3 back")
    game.skip_hand()
    assert "MISSED SB" in badges_of(game.view(), Seat(3), person(3))


@pytest.mark.rule("cooke-12.12", 1)
@pytest.mark.rule("cooke-12.12.01", 2)
def test_away_for_the_big_blind_and_back_behind_the_button() -> None:
    """In H3 seat 4 is between button and small blind and refused; in H4 30 are accepted."""
    game = limit_before_h3()
    assert first_hand(game, "4 posts") == (4, 5)
    assert dealt(game) == "B3 SB5 BB6"
    assert 4 not in game.hand.seats
    game.play("4 posts")
    assert dealt(game) == "B5 SB6 BB1"
    assert (live(game), dead(game)) == ({6: 10, 1: 20, 4: 20}, {4: 10})


@pytest.mark.rule("cooke-12.12.01", 2)
def test_letting_the_button_pass_is_said_beforehand() -> None:
    """Seat 4 says so while the button is in front of him, and posts when it has gone by."""
    game = limit_before_h3()
    game.play("4 waits behind")
    assert dealt(game) == "B3 SB5 BB6"
    assert 4 not in game.hand.seats
    assert dealt(game) == "B5 SB6 BB1"
    assert (live(game)[4], dead(game)[4]) == (20, 10)


@pytest.mark.rule("cooke-12.12", 2)
def test_away_for_a_longer_time() -> None:
    """Back before H5 seat 4 posts 30 in the second seat after the big blind, and once only."""
    game = limit(6)
    game.play("4 away")
    assert hands(game, 3) == ["B2 SB3 BB5", "B3 SB5 BB6", "B5 SB6 BB1"]
    game.play("4 back, 4 posts")
    assert dealt(game) == "B6 SB1 BB2"
    assert (live(game), dead(game)) == ({1: 10, 2: 20, 4: 20}, {4: 10})
    assert dealt(game) == "B1 SB2 BB3"
    assert 4 in game.hand.seats
    assert (live(game), dead(game)) == ({2: 10, 3: 20}, {})
    assert game.to_act == 4
    assert dealt(game) == "B2 SB3 BB4"
    assert live(game) == {3: 10, 4: 20}


@pytest.mark.rule("cooke-12.12", 3)
def test_waiting_for_the_big_blind_costs_the_big_blind() -> None:
    """Seat 4 waits from H4 on without a hand, and in H7 posts 20, nothing dead."""
    game = limit_before_h3()
    assert dealt(game) == "B3 SB5 BB6"
    game.play("4 waits")
    for places in ("B5 SB6 BB1", "B6 SB1 BB2", "B1 SB2 BB3"):
        assert dealt(game) == places
        assert 4 not in game.hand.seats
    assert dealt(game) == "B2 SB3 BB4"
    assert (live(game), dead(game)) == ({3: 10, 4: 20}, {})


@pytest.mark.rule("cooke-12.12")
def test_who_says_nothing_waits() -> None:
    """Back in H3 without a word, seat 4 gets his first hand with the big blind in H7."""
    game = limit_before_h3()
    for _ in range(4):
        dealt(game)
        assert 4 not in game.hand.seats
    assert dealt(game) == "B2 SB3 BB4"
    assert game.occupant(4).duties.owes is Owes.NOTHING


@pytest.mark.rule("cooke-12.12")
def test_who_owes_nothing_has_nothing_to_post() -> None:
    """Post, wait and buy are refused to one who is simply dealt in."""
    game = limit(6)
    for line in ("4 posts", "4 waits", "4 waits behind", "4 buys"):
        refusal = game.refusal(line)
        assert (refusal.reason, refusal.rule) == (Reason.NOTHING_TO_MAKE_UP, "cooke-12.12")


@pytest.mark.rule("cooke-12.12")
def test_a_choice_stands_until_it_is_used() -> None:
    """Said during H2 for the next hand that seat 4 may come in: it is made in H4."""
    game = limit(6)
    game.play("4 away")
    assert dealt(game) == "B2 SB3 BB5"
    game.play("4 back, 4 waits behind")
    assert hands(game, 2) == ["B3 SB5 BB6", "B5 SB6 BB1"]
    assert (live(game)[4], dead(game)[4]) == (20, 10)
    assert dealt(game) == "B6 SB1 BB2"
    assert 4 not in live(game)


@pytest.mark.rule("cooke-12.12.01", 3)
def test_a_straddle_instead() -> None:
    """Under the gun seat 4 straddles 40, which clears what he owes; the action starts at 5."""
    game = _four_under_the_gun()
    assert ways(game, 4)["straddle"] == (40, 0)
    game.play("4 straddles")
    assert dealt(game) == "B1 SB2 BB3"
    assert (live(game), dead(game)) == ({2: 10, 3: 20, 4: 40}, {})
    assert game.to_act == 5
    assert game.occupant(4).duties.owes is Owes.NOTHING
    assert dealt(game) == "B2 SB3 BB4"
    assert live(game) == {3: 10, 4: 20}
    assert dealt(game) == "B3 SB4 BB5"


@pytest.mark.rule("cooke-16.01.03", 2)
def test_a_straddle_is_offered_under_the_gun_alone() -> None:
    """Where straddles are allowed, and in no other seat."""
    assert "straddle" in ways(_four_under_the_gun(), 4)
    assert "straddle" not in ways(_four_under_the_gun({"straddle.allowed": False}), 4)
    assert "straddle" not in ways(limit_before_h3(), 4)


def _four_under_the_gun(settings: Overrides | None = None) -> Game:
    """Seat 4 has missed both blinds and is back before a hand with B1/SB2/BB3."""
    house = {**BOOK, **(settings or {})}
    game = after_h1(Game(6, button=1, bets=(20, 40), settings=house))
    game.play("4 away")
    assert hands(game, 4) == ["B2 SB3 BB5", "B3 SB5 BB6", "B5 SB6 BB1", "B6 SB1 BB2"]
    game.play("4 back")
    game.skip_hand()
    return game


@pytest.mark.rule("cooke-12.20.07", 2)
def test_the_big_part_comes_first_when_it_takes_the_last_chips() -> None:
    """With 25 of the 30 he owes, in units of 5, 20 are live and 5 dead."""
    game = after_h1(
        Game(6, button=3, bets=(20, 40), stacks={6: 25},
             settings={**BOOK, "betting.min_unit": 5})
    )  # fmt: skip
    game.play("6 away")
    assert hands(game, 2) == ["B4 SB5 BB1", "B5 SB1 BB2"]
    game.play("6 back, 6 posts")
    assert dealt(game) == "B1 SB2 BB3"
    assert (live(game)[6], dead(game)[6], game.stack(6)) == (20, 5, 0)
    assert game.player(6).is_all_in


@pytest.mark.rule("cooke-16.01.03", 1)
def test_the_button_of_a_missed_big_blind() -> None:
    """Blinds of 1 and 2: seat 4, away for his big blind, comes in for 2 and 1 behind the button."""
    game = after_h1(Game(6, bets=(2, 4), settings=BOOK))
    game.play("4 away")
    assert dealt(game) == "B2 SB3 BB5"
    game.play("4 back")
    game.skip_hand()
    assert first_hand(game, "4 posts") == (4, 5)
    assert dealt(game) == "B3 SB5 BB6"
    assert 4 not in game.hand.seats
    game.play("4 posts")
    assert dealt(game) == "B5 SB6 BB1"
    assert (live(game)[4], dead(game)[4]) == (2, 1)


def test_who_posted_in_a_voided_hand_owes_again() -> None:
    """The floor voids the hand: seat 6 has his 30 back, and posts them with the next deal."""
    game = _six_owes_both()
    game.play("6 posts")
    dealt(game)
    assert game.stack(6) == 970
    game.do(c.VoidHand(ADMIN))
    assert game.stack(6) == 1000
    assert game.occupant(6).duties == Duties(Owes.BOTH, Entry.POST, is_marked=True)
    dealt(game)
    assert (live(game)[6], dead(game)[6]) == (20, 10)


def test_a_blind_that_passed_in_a_voided_hand_was_not_missed() -> None:
    """Away for the hand that is voided, and back for the redeal, seat 4 has his big blind."""
    game = limit(6)
    game.play("4 away")
    assert dealt(game) == "B2 SB3 BB5"
    game.do(c.VoidHand(ADMIN))
    assert game.occupant(4).duties.owes is Owes.NOTHING
    game.play("4 back")
    assert dealt(game) == "B2 SB3 BB4"


def test_missed_blinds_outlast_a_restart() -> None:
    """Killed between two hands and within one, the table knows what seat 4 owes and has chosen."""
    game = limit_before_h3()
    game.play("4 waits behind")
    owed = game.occupant(4).duties
    assert (owed.owes, owed.entry) == (Owes.BOTH, Entry.BEHIND)
    game.restart()
    assert game.occupant(4).duties == owed
    assert dealt(game) == "B3 SB5 BB6"
    game.restart()
    assert game.occupant(4).duties == owed
    assert dealt(game) == "B5 SB6 BB1"
    assert (live(game)[4], dead(game)[4]) == (20, 10)
