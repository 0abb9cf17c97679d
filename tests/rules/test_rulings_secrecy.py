"""What the floor sees: nothing hidden while the hand is on, and after it only on record (3.09)."""

import pytest
from msgspec import json

from core.ids import PersonId, Seat
from core.refusal import Reason, Refusal
from core.table.commands import ExposeCard, InspectHand, Object, ReviewHand, SettleObjection
from core.table.floor.offering import offers_of_floor
from core.table.floor.ruling_events import HandInspected, RulingGiven
from core.table.floor.ruling_record import RulingKind
from core.view.facts import facts_of
from core.view.floor import floor_view, inspected
from core.view.seen import seen
from tests.play import Game, person
from tests.rules.floor_rulings import FLO, MAX, WHY, rules, ruling

LOOK = InspectHand(FLO, Seat(3))


def folded() -> Game:
    """Seat 3 has folded in a hand that is over."""
    game = Game(3, button=1)
    game.deal({1: "As Ad", 2: "Ks Kd", 3: "Qs Qd"})
    game.play("1 raises 60, 2 calls, 3 folds, all check, all check, all check, 2 shows, 1 shows")
    return game


@pytest.mark.rule("cooke-3.09", 1)
def test_a_discarded_hand_is_inspected_after_the_hand() -> None:
    """The cards are for the one floorperson who asked, until the next deal; that he has looked, at
    whose hand and why, stays on the tape, and nobody at the table is told."""
    game = folded()
    before = [game.view(seat) for seat in (1, 2, 3, None)]
    assert rules(game, LOOK) == ["HandInspected"]
    (shown,) = inspected(game.table, FLO)
    assert (shown.seat, len(shown.hand.cards)) == (3, 2)
    assert inspected(game.table, MAX) == ()
    noted = game.last(HandInspected).inspection
    assert (noted.by, noted.name, noted.seat, noted.person, noted.why) == (
        FLO, "Flo", 3, person(3), WHY
    )  # fmt: skip
    assert all(seen(game.last(HandInspected), seat) is None for seat in (Seat(1), Seat(3), None))
    assert [game.view(seat) for seat in (1, 2, 3, None)] == before
    assert game.all(RulingGiven) == []
    game.deal()
    assert inspected(game.table, FLO) == ()


@pytest.mark.rule("cooke-3.09", 2)
def test_no_hand_is_inspected_while_it_is_live() -> None:
    """Whoever asks, seated in it or not, is refused until it is over."""
    game = Game(3, button=1)
    game.deal()
    game.play("1 folds")
    for by in (FLO, person(1)):
        refused = game.refused(ruling(InspectHand(by, Seat(3)), by=by))
        assert refused.reason is Reason.INSPECT_AFTER_HAND
    assert game.refused(ruling(LOOK, "")).reason is Reason.RULING_NEEDS_REASON
    game.play("2 folds")
    game.do(ruling(LOOK))
    with pytest.raises(AssertionError):
        game.refused(ruling(LOOK))


def reviewed(hand: int, by: PersonId = FLO, why: str = WHY) -> ReviewHand:
    """Hands 1 and 2 of an earlier deal are looked at, by their seats in it."""
    return ReviewHand(by, "Flo", hand, (Seat(1), Seat(2)), (person(1), person(2)), why)


@pytest.mark.rule("cooke-3.09", 1)
def test_that_the_floor_looks_at_an_earlier_hand_nobody_sees() -> None:
    """In the middle of hand 2 she looks at two hands of hand 1: it stands on the tape, with her
    reason, once for each, and from no seat anything has changed, nor does the clock."""
    game = folded()
    game.deal()
    before = [game.view(seat) for seat in (1, 2, 3, None)]
    clock = game.table.clock
    events = game.do(reviewed(1))
    assert [type(one) for one in events] == [HandInspected, HandInspected]
    noted = [one.inspection for one in game.all(HandInspected)]
    assert [(one.hand, one.person, one.why) for one in noted] == [
        (1, person(1), WHY), (1, person(2), WHY),
    ]  # fmt: skip
    assert all(seen(one, seat) is None for one in events for seat in (Seat(1), Seat(2), None))
    assert [game.view(seat) for seat in (1, 2, 3, None)] == before
    assert game.table.clock == clock
    table = game.table
    game.restart()
    assert game.table == table


@pytest.mark.rule("cooke-3.09", 2)
def test_no_earlier_hand_by_who_plays_and_none_that_is_on() -> None:
    """One who holds a live hand is refused, whatever hand he asks for; so is everybody for the one
    that is on, for one to come, and with a reason as long as a letter."""
    game = folded()
    game.deal()
    assert game.refused(reviewed(1, by=person(2))).reason is Reason.MAY_NOT_RULE
    assert game.refused(reviewed(2)).reason is Reason.INSPECT_AFTER_HAND
    for hand in (0, 3):
        assert game.refused(reviewed(hand)) == Refusal(Reason.NO_SUCH_HAND, "cooke-3.09", hand=hand)
    assert game.refused(reviewed(1, why="so " * 80)).reason is Reason.RULING_TOO_LONG


@pytest.mark.rule("cooke-1.04")
def test_nothing_of_the_floor_rests_on_hidden_cards() -> None:
    """In two hands whose cards alone differ the floor has the same facts, questions and offers at
    every moment, and no card is among them."""
    hands = ({1: "As Ad", 2: "Ks Kd", 3: "Qs Qd"}, {1: "7h 6h", 2: "3s 8d", 3: "Ac Ah"})
    games = [Game(3, button=1), Game(3, button=1)]
    for game, cards in zip(games, hands, strict=True):
        game.deal(cards, "2c 7d 9h Js 4c")
    script = (
        "1 calls, 2 calls, 3 checks, 2 checks, 3 bets 40, 1 calls, 2 folds, 3 checks, 1 checks,"
        " 3 checks, 1 checks"
    )
    for line in script.split(","):
        for game in games:
            game.play(line.strip())
        assert of_floor(games[0]) == of_floor(games[1])
    for game in games:
        game.do(Object(person(2), "he has shown his neighbour"))
    assert of_floor(games[0]) == of_floor(games[1])


def of_floor(game: Game) -> bytes:
    """All that the floor is told."""
    table = game.table
    told = (facts_of(table), floor_view(table), offers_of_floor(table, game.at, FLO))
    return json.encode(told)


@pytest.mark.rule("cooke-2.06")
def test_what_is_offered_would_be_taken() -> None:
    """What lies open decides: an act to take back, hands to kill, a pot to award, nothing that
    would be refused; nothing at all for one who plays for the pot."""
    game = Game(3, button=1)
    game.deal()
    kinds = {one.kind for one in offers_of_floor(game.table, game.at, FLO)}
    assert {RulingKind.VOID, RulingKind.RELEASE, RulingKind.DEAD_HAND} <= kinds
    assert not kinds & {RulingKind.TAKE_BACK, RulingKind.GO_ON, RulingKind.INSPECT}
    game.play("1 raises 60")
    offers = {one.kind: one for one in offers_of_floor(game.table, game.at, FLO)}
    assert offers[RulingKind.TAKE_BACK].seats == (1,)
    assert offers[RulingKind.AWARD].seats == (1, 2, 3)
    assert offers[RulingKind.CORRECT_WAGER].least == 2100
    assert offers_of_floor(game.table, game.at, person(2)) == ()
    game.do(Object(person(2), "wrong pot"))
    assert RulingKind.GO_ON in {one.kind for one in offers_of_floor(game.table, game.at)}
    game.do(ruling(SettleObjection(FLO)))
    game.skip_hand()
    after = {one.kind: one for one in offers_of_floor(game.table, game.at, FLO)}
    assert after[RulingKind.INSPECT].seats == (1, 2, 3)
    assert RulingKind.DEAD_HAND not in after


@pytest.mark.rule("cooke-10.20", 2)
def test_cards_named_in_talk_are_for_the_floor() -> None:
    """Six have been dealt in and seat 3 names his cards: seat 5 calls the floor, which lets them
    lie open.  They are not replaced, his hand is live, and the hand goes on."""
    game = Game(6, button=1)
    game.deal({3: "As Ad"})
    game.do(Object(person(5), "seat 3 says that he has aces"))
    before = game.player(3).down
    rules(game, ExposeCard(FLO, Seat(3), before.content[0], by_owner=True), "he named it himself")
    assert game.player(3).down == before
    assert game.player(3).exposed == before.content[:1]
    assert game.player(3).is_live
    assert game.table.objection is None
    game.play("4 folds, 5 folds, 6 folds, 1 folds, 2 folds")
    assert game.pushed == [(0, {3: 20})]
