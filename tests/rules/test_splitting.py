"""Splitting a pot by agreement (Cooke 9.10; USPC)."""

import pytest

from core.games.spec import Structure
from core.hand import commands as h
from core.hand import events as e
from core.house.settings import Overrides
from core.ids import Instant, PersonId, Seat, later, seconds
from core.refusal import Reason
from core.table import commands as c
from tests.play import Game, person

NO_OBJECTION: Overrides = {"pot.split_agreements_limit": "no_objection"}


def _limit(settings: Overrides | None = None) -> Game:
    """Limit 20-40: seats 2 and 3 are left on the flop, with seats 1, 4 and 5 folded."""
    game = Game(5, bets=(20, 40), structure=Structure.FIXED, button=1, settings=settings)
    game.deal()
    game.play("4 folds, 5 folds, 1 calls, 2 calls, 3 checks, 2 bets 20, 3 calls, 1 folds")
    assert game.pot == 100
    return game


def _agree(game: Game, *seats: int) -> None:
    for seat in seats:
        game.do(h.Split(person(seat)))


@pytest.mark.rule("cooke-9.10", 3)
def test_two_players_of_a_big_bet_game_split() -> None:
    """No limit, a pot of 900 and two players: each gets 450 without a showdown; not in limit."""
    game = Game(3, blinds=(5, 10), button=1)
    game.deal()
    game.play("1 raises 200, 2 calls, 3 calls, 2 bets 150, 3 calls, 1 folds")
    assert game.pot == 900
    before = {seat: game.stack(seat) for seat in (2, 3)}
    _agree(game, 2)
    assert (game.table.is_in_hand, game.pot) == (True, 900)
    _agree(game, 3)
    assert (game.table.is_in_hand, game.pot) == (False, 0)
    assert {seat: game.stack(seat) - before[seat] for seat in (2, 3)} == {2: 450, 3: 450}
    assert (game.shown, game.pushed) == ([], [(0, {2: 450, 3: 450})])
    assert _limit().refused(h.Split(person(2))).reason is Reason.SPLIT_PROHIBITED


@pytest.mark.rule("cooke-9.10", 4)
def test_an_objection_stops_a_split_until_it_is_taken_back() -> None:
    """Seats 2 and 3 agree, seat 5, who has folded, objects: no split, now or in later hands."""
    game = _limit(NO_OBJECTION)
    _agree(game, 2, 3)
    assert game.table.is_in_hand
    game.do(c.AllowSplits(person(5), allows=False))
    assert (game.table.is_in_hand, game.pot, game.to_act) == (True, 100, 2)
    assert game.view().splits_objected == (5,)
    refused = game.refused(h.Split(person(2)))
    assert (refused.reason, refused.facts["name"]) == (Reason.SPLITS_OBJECTED, "P5")
    game.skip_hand()
    game.deal()
    assert game.refused(h.Split(person(4))).reason is Reason.SPLITS_OBJECTED
    game.do(c.AllowSplits(person(5), allows=True))
    assert game.view().splits_objected == ()
    game.do(h.Split(person(4)))


@pytest.mark.rule("uspc-law-number-of-players", 1)
def test_nobody_splits_where_it_is_prohibited() -> None:
    """Both players type split in limit: both are refused, and the pot is played for."""
    game = _limit()
    for seat in (2, 3):
        assert game.refused(h.Split(person(seat))).reason is Reason.SPLIT_PROHIBITED
    assert game.view().hand.splitters == ()  # type: ignore[union-attr]


def test_a_split_in_limit_waits_for_objections() -> None:
    """All agree and nobody objects for the seconds of a deal: then each gets half of 100."""
    game = _limit(NO_OBJECTION)
    before = {seat: game.stack(seat) for seat in (2, 3)}
    _agree(game, 2, 3)
    game.run_deadline()
    assert {seat: game.stack(seat) - before[seat] for seat in (2, 3)} == {2: 50, 3: 50}


def test_an_act_undoes_what_was_agreed() -> None:
    """Seat 2 bets before the time to object is over: the hand goes on, and time runs for 3."""
    game = _limit(NO_OBJECTION)
    _agree(game, 2, 3)
    stale = c.PushSplit(h.Prompt(game.hand.number, game.hand.action))
    game.play("2 bets 40")
    assert game.refused(stale).reason is Reason.STALE
    game.play("3 calls")
    assert game.pot == 180


def test_one_takes_back_what_he_agreed_to() -> None:
    """Seat 3 changes his mind in that time: no split, and nobody has lost his turn."""
    game = _limit(NO_OBJECTION)
    _agree(game, 2, 3)
    game.do(h.Split(person(3), agrees=False))
    assert (game.to_act, game.table.clock.split_at) == (2, None)  # type: ignore[union-attr]


def _end_of_clock(game: Game) -> Instant:
    """When the time of the player to act is over; he is on the clock."""
    clock = game.table.clock
    assert clock is not None
    assert clock.request is not None
    return clock.request.ends_at


def test_a_split_that_comes_to_nothing_gives_nobody_more_time() -> None:
    """Seat 2 is on the clock: the 5 s in which a split waits are given back, and no more.

    It cannot be offered again before somebody acts, or the two could stop the clock for ever.
    """
    game = _limit(NO_OBJECTION)
    game.wait(40)
    game.do(c.CallClock(person(5)))
    ends_at = _end_of_clock(game)
    game.wait(20)
    _agree(game, 2, 3)
    game.wait(5)
    game.do(h.Split(person(3), agrees=False))
    assert _end_of_clock(game) == later(ends_at, seconds(5))
    assert game.refused(h.Split(person(2))).reason is Reason.ACCORD_DECLINED
    game.run_deadline()
    assert (game.at, game.to_act) == (later(ends_at, seconds(5 + 2)), 3)
    _agree(game, 2, 3)


def test_a_pause_in_that_time_is_given_back_once() -> None:
    """The process is down for 60 s of the 65 in which the split waits: 65 s are given back."""
    game = _limit(NO_OBJECTION)
    game.wait(40)
    game.do(c.CallClock(person(5)))
    ends_at = _end_of_clock(game)
    _agree(game, 2, 3)
    game.wait(5)
    game.do(c.PauseClocks())
    game.wait(60)
    game.do(c.ResumeClocks(game.at))
    game.do(h.Split(person(3), agrees=False))
    assert _end_of_clock(game) == later(ends_at, seconds(65))


def test_an_objector_who_was_not_dealt_in_stops_the_clock_once() -> None:
    """Seat 6 sat down during the hand and objects; the clock of seat 2 goes on where it was."""
    game = Game(6, taken=(1, 2, 3), bets=(20, 40), structure=Structure.FIXED, settings=NO_OBJECTION)
    game.deal()
    game.play("1 calls, 2 calls, 3 checks, 2 bets 20, 3 calls, 1 folds")
    newcomer = PersonId("newcomer")
    game.do(c.SitDown(newcomer, "N", game.table.config.buy_in_least, Seat(6)))
    game.wait(40)
    game.do(c.CallClock(person(1)))
    ends_at = _end_of_clock(game)
    _agree(game, 2, 3)
    game.do(c.AllowSplits(newcomer, allows=False))
    game.do(c.AllowSplits(newcomer, allows=True))
    assert _end_of_clock(game) == ends_at
    refused = game.refused(h.Split(person(2)))
    assert (refused.reason, refused.facts["seat"]) == (Reason.ACCORD_DECLINED, 6)


def test_a_leaver_takes_his_objection_along() -> None:
    """Seat 5 objects and leaves: others may split again."""
    game = _limit(NO_OBJECTION)
    game.do(c.AllowSplits(person(5), allows=False))
    game.skip_hand()
    game.play("5 leaves")
    assert game.table.split_objectors == ()
    game.deal()
    game.do(h.Split(person(4)))


def test_all_in_players_have_to_agree_too() -> None:
    """Seat 1 is all-in for 100 in the main pot of 300: without him there is no split.

    With him the main pot is shared by three, and the side pot of 400 by the two others.
    """
    game = Game(3, blinds=(5, 10), button=1, stacks={1: 100})
    game.deal()
    game.play("1 all-in, 2 calls, 3 calls, 2 bets 200, 3 calls")
    assert game.pots == [(300, (1, 2, 3)), (400, (2, 3))]
    _agree(game, 2, 3)
    assert game.table.is_in_hand
    _agree(game, 1)
    assert game.pushed == [(1, {2: 200, 3: 200}), (0, {1: 100, 2: 100, 3: 100})]


def test_what_nobody_called_is_no_part_of_a_split() -> None:
    """Seat 2 bets 200 into 90, and seat 3 agrees to split: the 200 go back, 45 are each one's."""
    game = Game(3, blinds=(5, 10), button=1)
    game.deal()
    game.play("1 folds, 2 raises 45, 3 calls, 2 bets 200")
    _agree(game, 2, 3)
    assert (game.stack(2), game.stack(3)) == (1000, 1000)
    (back,) = game.of_hand(e.UncalledReturned)
    assert (back.seat, back.amount) == (2, 20_000)


def test_the_odd_chip_of_a_split_goes_left_of_the_button() -> None:
    """A pot of 45 in whole chips: seat 3, nearer to the left of B1 than he himself, has 23."""
    game = Game(3, blinds=(5, 10), button=1)
    game.deal()
    game.play("1 raises 20, 2 folds, 3 calls")
    assert game.pot == 45
    _agree(game, 1, 3)
    assert game.pushed == [(0, {3: 23, 1: 22})]


def test_a_split_that_is_declined_is_not_asked_again() -> None:
    """Seat 3 says no to seat 2: before anybody has acted nobody asks again."""
    game = Game(2, blinds=(5, 10), button=1)
    game.deal()
    game.do(h.Split(person(1)))
    game.do(h.Split(person(2), agrees=False))
    assert game.refused(h.Split(person(1))).reason is Reason.ACCORD_DECLINED
    game.play("1 calls")
    game.do(h.Split(person(1)))


def test_nobody_splits_what_is_decided() -> None:
    """At the showdown it is too late, and nobody who has folded has a say."""
    game = Game(3, blinds=(5, 10), button=1)
    game.deal()
    game.play("1 folds, 2 calls, 3 checks")
    assert game.refused(h.Split(person(1))).reason is Reason.ALREADY_FOLDED
    game.play("all check, all check, all check")
    assert game.refused(h.Split(person(2))).reason is Reason.SPLIT_NOT_NOW


def test_big_bet_games_ask_nobody_else() -> None:
    """No limit: nobody can object, and the answer says so; where limit forbids it, neither."""
    game = Game(3, blinds=(5, 10), button=1)
    refused = game.refused(c.AllowSplits(person(1), allows=False))
    assert refused.reason is Reason.SPLIT_NEEDS_NO_LEAVE
    refused = _limit().refused(c.AllowSplits(person(1), allows=False))
    assert refused.reason is Reason.SPLIT_PROHIBITED
    game = _limit(NO_OBJECTION)
    assert game.refused(c.AllowSplits(person(1), allows=True)).reason is Reason.NOT_OBJECTED
    game.do(c.AllowSplits(person(1), allows=False))
    again = game.refused(c.AllowSplits(person(1), allows=False))
    assert again.reason is Reason.SPLITS_OFF_ALREADY
