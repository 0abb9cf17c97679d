"""Objections: play waits for the floor, until the hand is closed (Cooke 9.15, 10.16, 11.13)."""

import pytest

from core.chips import whole
from core.hand.commands import Prompt
from core.hand.state import Act
from core.ids import Seat, later, seconds
from core.refusal import Reason
from core.sealed import Sealed
from core.table import deadlines
from core.table.commands import (
    CallClock,
    CallOff,
    CloseTable,
    CorrectWager,
    ExpireObjection,
    KillHand,
    Object,
    PauseClocks,
    ResumeClocks,
    SettleObjection,
    StartHand,
    VoidHand,
)
from core.table.floor import contest_events as ce
from tests.play import ADMIN, Game, person
from tests.stacked import RANKED

SETTLE = SettleObjection(ADMIN)


def objects(seat: int, reason: str = "That is wrong.", hand: int | None = None) -> Object:
    """``seat`` objects, to ``hand`` where one is named."""
    return Object(person(seat), reason, prompt=Prompt(hand, 1) if hand is not None else None)


def left(game: Game) -> int:
    """Milliseconds until the next deadline."""
    (due,) = deadlines(game.table)
    return due.at - game.at


def on_the_river() -> Game:
    """Seats 4 and 5 have called a bet of 50 on the river, and 6 has folded; hands are shown."""
    game = Game(6, button=1)
    game.deal({4: "As Ad", 5: "Ks Kd"}, "2c 7d 9h Js 4c")
    game.play("4 calls, 5 calls, 6 folds, 1 folds, 2 folds, 3 checks, all check, all check")
    game.play("3 checks, 4 bets 50, 5 calls, 3 folds")
    return game


@pytest.mark.rule("cooke-9.15", 1)
def test_the_payout_waits_for_the_floor() -> None:
    """A table meant for $20-$40 was set up at $10-$20, and on the river seat 5 has called 20
    instead of 40: seat 6, who has folded, objects.  Nothing goes on until the floor has applied
    9.14, in the round: bet and call are made up to 40, and 35 from before and 80 are pushed."""
    game = Game(6, button=1, bets=(10, 20))
    game.deal({4: "As Ad", 5: "Ks Kd"}, "2c 7d 9h Js 4c")
    game.play("4 calls, 5 calls, 6 folds, 1 folds, 2 folds, 3 checks, all check, all check")
    game.play("3 checks, 4 bets 20, 5 calls")
    game.do(objects(6, "This is a table of 20-40."))
    assert game.refusal("3 folds").reason is Reason.OBJECTION_OPEN
    game.do(CorrectWager(ADMIN, whole(40)))
    assert game.refusal("3 folds").reason is Reason.OBJECTION_OPEN
    game.do(SETTLE)
    game.play("3 folds, 4 shows, 5 mucks")
    # 10 each from seats 3, 4 and 5 and a small blind of 5; then 40 each.
    assert game.pushed == [(0, {4: 35 + 2 * 40})]


@pytest.mark.rule("cooke-9.15", 1)
def test_after_the_last_round_the_bets_stand_and_the_payout_waits() -> None:
    """Noticed at the showdown it is too late to correct (9.14), but nobody is paid before the
    floor has heard it: no hand can be shown, and the time to show stands still."""
    game = on_the_river()
    before = left(game)
    game.wait(10)
    game.do(objects(6, "The bet was 60, not 50."))
    assert game.refusal("4 shows").reason is Reason.OBJECTION_OPEN
    assert game.refused(CorrectWager(ADMIN, whole(60))).reason is Reason.ROUND_IS_OVER
    assert game.hand.awards == ()
    game.wait(60)
    game.do(SETTLE)
    assert left(game) == before - 10_000
    game.play("4 shows, 5 mucks")
    assert game.pushed == [(0, {4: 10 + 3 * 20 + 2 * 50})]


@pytest.mark.rule("cooke-9.15")
def test_the_record_of_the_betting_lies_open() -> None:
    """Everybody, the rail too, can read who has done what with how much in the hand, in order."""
    game = on_the_river()
    game.do(objects(6))
    hand = game.view().hand
    assert hand is not None
    record = [(done.seat, done.act.act, done.act.street, done.act.to) for done in hand.record]
    assert record[:5] == [
        (2, Act.SMALL_BLIND, 0, whole(10)),
        (3, Act.BIG_BLIND, 0, whole(20)),
        (4, Act.CALL, 0, whole(20)),
        (5, Act.CALL, 0, whole(20)),
        (6, Act.FOLD, 0, 0),
    ]
    assert record[-4:] == [
        (3, Act.CHECK, 3, 0),
        (4, Act.BET, 3, whole(50)),
        (5, Act.CALL, 3, whole(50)),
        (3, Act.FOLD, 3, 0),
    ]


@pytest.mark.rule("cooke-9.15", 2)
@pytest.mark.rule("cooke-11.13", 2)
def test_the_next_deal_closes_the_hand() -> None:
    """Once the next hand has been dealt the last one is closed; the new one can be objected to."""
    game = Game(3, button=1)
    game.deal()
    game.next_hand()
    assert game.refused(objects(2, hand=1)).reason is Reason.OBJECTION_CLOSED
    game.do(objects(2, hand=2))
    assert game.table.objection is not None


@pytest.mark.rule("cooke-11.13", 1)
def test_the_next_deal_waits_for_the_floor() -> None:
    """Two seconds after the payout of 8 an objection is taken, and no hand is dealt until it has
    been heard; the six seconds that were left are left then."""
    game = Game(3, button=1)
    game.deal()
    game.skip_hand()
    game.wait(2)
    game.do(objects(2))
    game.wait(60)
    deal = StartHand(Sealed(RANKED), Sealed(RANKED))
    assert game.refused(deal).reason is Reason.OBJECTION_OPEN
    game.do(SETTLE)
    assert left(game) == 6_000
    assert game.refused(deal).reason is Reason.NO_HAND
    game.deal()
    assert game.table.hands == 2


@pytest.mark.rule("cooke-11.13")
def test_without_a_hand_there_is_nothing_to_object_to() -> None:
    """Before the first deal an objection has no hand, and a spectator never has a say."""
    game = Game(3, taken=(1, 2), button=1)
    assert game.refused(objects(1)).reason is Reason.NO_HAND
    game.deal()
    assert game.refused(objects(3)).reason is Reason.NOT_SEATED


@pytest.mark.rule("cooke-10.16", 1)
def test_a_late_objection_kills_the_hand() -> None:
    """Seat 4 kept silent about a missing card until the river: the floor rules it late, the error
    stands, his hand is dead, and what he has put in is won by seat 5."""
    game = Game(6, button=1)
    game.deal({4: "As Ad", 5: "Ks Kd"}, "2c 7d 9h Js 4c")
    game.play("4 calls, 5 calls, 6 folds, 1 folds, 2 folds, 3 checks, all check, all check")
    game.do(objects(4, "I had one card too few."))
    game.do(KillHand(ADMIN, Seat(4)))
    game.do(SETTLE)
    assert game.refusal("4 checks").reason is Reason.ALREADY_FOLDED
    game.play("3 checks, 5 bets 40, 3 folds")
    # Blinds of 10 from seat 2; 20 each from seats 3, 4 and 5.
    assert game.pushed == [(0, {5: 10 + 3 * 20})]


@pytest.mark.rule("cooke-10.16", 2)
def test_an_objection_at_once_is_a_misdeal() -> None:
    """Before anybody has acted the floor voids the deal: all bets go back, the next is dealt."""
    game = Game(6, button=1)
    game.deal()
    game.do(objects(4, "I had one card too few."))
    game.do(VoidHand(ADMIN))
    assert [game.stack(seat) for seat in range(1, 7)] == [1000] * 6
    game.do(SETTLE)
    game.deal()
    assert game.table.hands == 2


def test_nobody_can_go_on_meanwhile() -> None:
    """No act, no clock and no expiry is taken; the refusal names who has objected and how long it
    can last: 300 s by default."""
    game = Game(3, button=1)
    game.deal()
    game.do(objects(2))
    for line in ("1 calls", "1 folds", "1 all-in", "3 checks"):
        refused = game.refusal(line)
        assert refused.reason is Reason.OBJECTION_OPEN
        assert refused.facts["seat"] == 2
        assert refused.facts["until"] == game.at + 300_000
    assert game.refused(CallClock(person(2))).reason is Reason.OBJECTION_OPEN
    assert game.refused(objects(3)).reason is Reason.OBJECTION_OPEN


def test_the_time_is_given_back() -> None:
    """Of 70 s on the clock 40 are left at the objection and after it."""
    game = Game(2, button=1)
    game.deal()
    game.play("2 asks clock")
    game.wait(30)
    game.do(objects(2))
    game.wait(100)
    game.do(SETTLE)
    assert left(game) == 40_000
    clock = game.table.clock
    assert clock is not None
    assert clock.request is not None
    assert clock.request.ends_at - clock.request.countdown_at == 10_000


@pytest.mark.parametrize("order", ["os", "opsr", "oprs", "posr", "pors"])
def test_overlapping_times_are_given_back_once(order: str) -> None:
    """However an outage (p to r) and an objection (o to s) overlap, the deadlines move by the time
    in which either stopped the clocks, no more and no less: 90 s of 120 are left throughout."""
    game = Game(2, button=1)
    game.deal()
    game.wait(30)
    for letter in order:
        match letter:
            case "o":
                game.do(objects(2))
            case "s":
                game.do(SETTLE)
            case "p":
                game.do(PauseClocks())
            case _:
                assert game.table.paused_at is not None
                game.do(ResumeClocks(game.table.paused_at))
        last = game.at
        game.wait(40)
    game.at = last
    assert game.table.paused_at is None
    assert left(game) == 90_000


def test_the_floor_s_time_stands_in_an_outage() -> None:
    """Of the 300 s to hear it 200 are left after a pause of any length: nobody could come."""
    game = Game(2, button=1)
    game.deal()
    game.do(objects(2))
    game.wait(100)
    game.do(PauseClocks())
    assert deadlines(game.table) == ()
    game.wait(5_000)
    assert game.table.paused_at is not None
    game.do(ResumeClocks(game.table.paused_at))
    assert left(game) == 200_000


def test_an_objection_that_nobody_hears_ends() -> None:
    """After the house's seconds play goes on, and the log has it that nobody has answered."""
    game = Game(3, button=1, settings={"floor.objection_seconds": 20})
    game.deal()
    game.do(objects(2))
    (due,) = deadlines(game.table)
    assert isinstance(due.command, ExpireObjection)
    assert game.refused(due.command).reason is Reason.STALE
    (expired,) = game.run_deadline()
    assert expired == ce.ObjectionExpired(20_000)
    assert game.refused(due.command).reason is Reason.STALE
    game.play("1 calls")


def test_an_objection_that_nobody_hears_stops_no_other_hand() -> None:
    """Where no floor comes nobody can stop every hand: for an hour, or until the floor is there.

    Others may still object, and are heard; then seat 2 may again, and nobody else has lost it.
    """
    game = Game(3, button=1)
    game.deal()
    game.do(objects(2))
    expires_at = game.table.objection.expires_at  # type: ignore[union-attr]
    game.run_deadline()
    game.next_hand()
    refused = game.refused(objects(2))
    hour = later(expires_at, seconds(3600))
    assert (refused.reason, refused.facts["until"]) == (Reason.OBJECTION_UNHEARD, hour)
    game.restart()
    assert game.refused(objects(2)).reason is Reason.OBJECTION_UNHEARD
    alone = Game(3, button=1)
    alone.table, alone.at = game.table, hour
    alone.would(objects(2))
    game.do(objects(3))
    game.do(SETTLE)
    game.do(objects(2))


def test_it_survives_a_restart() -> None:
    """The process ends and begins again: play still waits, for the same person and as long."""
    game = Game(3, button=1)
    game.deal()
    game.do(objects(2))
    before = game.table.objection
    game.restart()
    assert game.table.objection == before
    assert game.refusal("1 calls").reason is Reason.OBJECTION_OPEN
    game.do(SETTLE)
    game.play("1 calls")


def test_once_a_hand_and_person() -> None:
    """A second objection of the same player in the hand is refused; in the next he has one."""
    game = Game(3, button=1)
    game.deal()
    game.do(objects(2))
    game.do(SETTLE)
    assert game.refused(objects(2)).reason is Reason.ALREADY_OBJECTED
    game.do(objects(3))
    game.do(SETTLE)
    game.next_hand()
    game.do(objects(2))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("", Reason.OBJECTION_NEEDS_REASON),
        (" \n ", Reason.OBJECTION_NEEDS_REASON),
        ("\u200b\u202e", Reason.OBJECTION_NEEDS_REASON),
        ("x" * 201, Reason.OBJECTION_TOO_LONG),
    ],
)
def test_it_says_in_short_what_is_wrong(words: str, reason: Reason) -> None:
    """Without words, or with more than 200 characters, it is not taken."""
    game = Game(3, button=1)
    game.deal()
    assert game.refused(objects(2, words)).reason is reason
    game.do(objects(2, "x" * 200))


def test_a_table_can_be_closed_meanwhile() -> None:
    """Called off, the hand is void and everybody has his chips; closed, it ends after the hand."""
    game = Game(3, button=1)
    game.deal()
    game.do(objects(2))
    game.do(CallOff(ADMIN))
    assert game.table.is_closed
    assert deadlines(game.table) == ()
    other = Game(3, button=1)
    other.deal()
    other.do(objects(2))
    other.do(CloseTable(ADMIN))
    assert other.refusal("1 folds").reason is Reason.OBJECTION_OPEN
    other.do(SETTLE)
    other.play("1 folds, 2 folds")
    assert other.table.is_closed


def test_nothing_to_settle() -> None:
    """Without an objection the floor is told that play waits for nobody."""
    game = Game(3, button=1)
    game.deal()
    assert game.refused(SETTLE).reason is Reason.NO_OBJECTION
