"""Rulings: who may give one, with what reason, and that it is final (Cooke 1.05, 2.03, 3.13)."""

import pytest

from core.chips import whole
from core.hand.state import Standing
from core.ids import Seat
from core.refusal import Reason
from core.table.commands import (
    AwardPot,
    CorrectWager,
    FoulHand,
    KillHand,
    MoveButton,
    Object,
    ReleaseVoid,
    RestoreHand,
    SettleObjection,
    VoidHand,
)
from core.table.floor.ruling_events import RulingGiven
from core.table.floor.ruling_record import RulingKind
from core.table.floor.ruling_traits import TRAITS
from tests.play import Game, person
from tests.rules.floor_rulings import FLO, MAX, ruled, rules, ruling


def dealt(seats: int = 4) -> Game:
    """A hand whose first player is seat 4, who has called."""
    game = Game(seats, button=1, ante=1)
    game.deal()
    game.play("4 calls")
    return game


def mucked() -> Game:
    """Seat 3 was pushed the pot: seat 2 has mucked the better hand."""
    game = Game(3, button=1)
    game.deal({2: "As Ad", 3: "Ks Kd"}, "2c 7d 9h Js 4c")
    game.play("1 folds, 2 calls, 3 checks, all check, all check, all check")
    game.play("2 mucks anyway")
    return game


@pytest.mark.rule("cooke-1.05", 1)
def test_a_free_void_gives_back_what_everybody_put_in() -> None:
    """Bets of 10, 10 and 30 beside antes of 1 in the middle of a hand, after a flop and two acts:
    the floor voids it without a rule, and each has his 1,000 again; the story is in the journal."""
    game = Game(3, button=1, blinds=(5, 10), ante=1)
    game.deal()
    game.play("1 calls, 2 calls, 3 raises 30")
    paid = [game.player(seat).paid for seat in (1, 2, 3)]
    assert paid == [whole(11), whole(11), whole(31)]
    assert game.refused(ruling(VoidHand(FLO))).reason is Reason.RULING_TOO_LATE
    assert rules(game, ReleaseVoid(FLO), "bot outage")[:3] == [
        "RulingGiven", "HandVoided", "HandEnded"
    ]  # fmt: skip
    assert [game.stack(seat) for seat in (1, 2, 3)] == [1000] * 3
    given = ruled(game)
    assert (given.kind, given.why, given.rule) == (RulingKind.RELEASE, "bot outage", None)
    game.deal()
    assert game.table.rulings == ()


@pytest.mark.rule("cooke-1.05", 2)
@pytest.mark.rule("cooke-2.06")
def test_beyond_the_rules_a_reason_is_due() -> None:
    """Without a rule and without a reason no ruling stands; with either it does.  What voids a
    hand at any stage takes a reason even where a rule is cited."""
    game = dealt()
    assert game.refused(ruling(ReleaseVoid(FLO), "  ")).reason is Reason.RULING_NEEDS_REASON
    kill = KillHand(FLO, Seat(4))
    assert game.refused(ruling(kill, "")).reason is Reason.RULING_NEEDS_REASON
    cited = ruling(ReleaseVoid(FLO), "", rule="cooke-1.05")
    assert game.refused(cited).reason is Reason.RULING_NEEDS_REASON
    rules(game, kill, "", rule="cooke-10.16")
    assert (ruled(game).rule, ruled(game).why) == ("cooke-10.16", "")


@pytest.mark.rule("cooke-1.05")
def test_every_act_of_the_floor_has_its_traits() -> None:
    """Each kind of ruling belongs to one act, and its word to it alone."""
    assert len({traits.kind for traits in TRAITS.values()}) == len(TRAITS)
    assert len({traits.word for traits in TRAITS.values()}) == len(TRAITS)


@pytest.mark.rule("cooke-2.03", 1)
def test_who_has_been_answered_does_not_call_again() -> None:
    """Seat 2 has called the floor and Flo has ruled: his second call on that hand is refused as
    final, and names her.  On the next hand he may call again."""
    game = dealt()
    game.do(Object(person(2), "that was out of turn"))
    rules(game, SettleObjection(FLO), "")
    again = game.refused(Object(person(2), "it was, though"))
    assert (again.reason, again.rule) == (Reason.RULING_FINAL, "cooke-2.03")
    assert again.facts["who"] == "Flo"
    game.next_hand()
    game.do(Object(person(2), "and now this"))


@pytest.mark.rule("cooke-2.03", 2)
@pytest.mark.rule("cooke-2.01")
def test_who_ruled_may_amend_it_and_nobody_else() -> None:
    """Flo has given the pot to seat 2 and meant seat 3: she amends it, which is logged; Max is
    refused, and once the next hand has been dealt so is she."""
    game = mucked()
    rules(game, AwardPot(FLO, (Seat(2),)))
    refused = game.refused(ruling(AwardPot(MAX, (Seat(3),)), by=MAX))
    assert (refused.reason, refused.facts["who"]) == (Reason.RULING_FINAL, "Flo")
    rules(game, AwardPot(FLO, (Seat(3),)), "I meant seat 3")
    assert [one.amends for one in game.table.rulings] == [0, 1]
    assert game.pushed == [(0, {3: 40})]
    game.deal()
    late = game.refused(ruling(AwardPot(FLO, (Seat(2),)), hand=1))
    assert (late.reason, late.facts["hand"]) == (Reason.OBJECTION_CLOSED, 1)
    assert [one.ruling.by for one in game.all(RulingGiven)] == [FLO, FLO]


@pytest.mark.rule("cooke-2.03")
def test_another_matter_is_anybody_s() -> None:
    """That Flo has killed the hand of seat 4 binds Max for that hand alone: he may kill another,
    and correct a bet; but not call hers live again, which she may."""
    game = Game(4, button=1)
    game.deal()
    game.play("4 raises 60")
    rules(game, KillHand(FLO, Seat(4)))
    live = RestoreHand(MAX, Seat(4), "it was retrievable")
    assert game.refused(ruling(live, by=MAX)).reason is Reason.RULING_FINAL
    rules(game, KillHand(MAX, Seat(1)), by=MAX)
    assert game.player(1).standing is Standing.FOLDED


@pytest.mark.rule("cooke-2.03")
def test_each_round_is_a_matter_of_its_own() -> None:
    """A bet that Flo has corrected before the flop binds nobody on the flop."""
    game = Game(3, button=1)
    game.deal()
    game.play("1 raises 60")
    rules(game, CorrectWager(FLO, whole(40)))
    other = ruling(CorrectWager(MAX, whole(60)), by=MAX)
    assert game.refused(other).reason is Reason.RULING_FINAL
    game.play("2 calls, 3 calls, 2 bets 60")
    rules(game, CorrectWager(MAX, whole(50)), by=MAX)
    assert game.hand.wager == whole(50)


@pytest.mark.rule("cooke-3.13")
def test_a_floorperson_with_a_live_hand_does_not_rule() -> None:
    """Seat 4 is a floorperson too: as long as he plays for the pot, and until the next deal where
    he was in to the end, he may not rule on it; once he has folded he may."""
    game = Game(4, button=1)
    game.deal()
    mine = ruling(ReleaseVoid(person(4)), by=person(4))
    assert game.refused(mine).reason is Reason.MAY_NOT_RULE
    game.play("4 folds")
    game.would(mine)
    game.play("1 folds, 2 folds")
    theirs = ruling(MoveButton(person(3), Seat(4)), by=person(3))
    assert game.refused(theirs).reason is Reason.MAY_NOT_RULE


@pytest.mark.rule("cooke-1.01")
@pytest.mark.rule("cooke-1.04")
def test_a_ruling_answers_the_call_unless_told_otherwise() -> None:
    """With the ruling play goes on; where the floor keeps the call open, it waits further."""
    game = dealt()
    game.do(Object(person(2), "that was out of turn"))
    game.do(ruling(KillHand(FLO, Seat(4)), keeps_call_open=True))
    assert game.refusal("1 calls").reason is Reason.OBJECTION_OPEN
    events = rules(game, SettleObjection(FLO), "it stands as it is")
    assert events[:2] == ["RulingGiven", "ObjectionSettled"]
    assert ruled(game).kind is RulingKind.GO_ON
    game.play("1 calls")


@pytest.mark.rule("cooke-10.18")
def test_foul_and_dead_hands_are_ruled() -> None:
    """The fouled hand of seat 4 costs its chips: the others share them, and the ruling tells it."""
    game = Game(3, button=1)
    game.deal()
    game.play("1 raises 60, 2 calls, 3 calls")
    rules(game, FoulHand(FLO, Seat(1)))
    assert game.pushed == [(0, {2: 90, 3: 90})]
    assert (ruled(game).kind, ruled(game).seat) == (RulingKind.FOUL_HAND, 1)
