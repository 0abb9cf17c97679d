"""What the dealer puts right himself, and what needs the floor: Cooke 14.22."""

import pytest
from msgspec.structs import replace

from core.hand import events as h
from core.hand.state import Standing
from core.ids import PersonId, Seat
from core.present import board
from core.present.documents import plain
from core.refusal import Reason
from core.sealed import Sealed
from core.table import commands as c
from core.table import deadlines
from core.table.floor import contest_events as e
from core.table.floor.misdeals.errors import HANDLINGS, DealError, Fault
from core.table.floor.misdeals.events import DealRepaired, ErrorFixed
from tests.play import Game, person
from tests.rules.misdealt import dealt_to
from tests.rules.test_misdeals_patched import dealt_early, on_street

FLO = PersonId("flo")


def told(error: DealError, seat: int | None = None) -> c.ReportIrregularity:
    """Somebody has seen an error."""
    return c.ReportIrregularity(FLO, error, None if seat is None else Seat(seat))


def on_the_flop(*, burned: bool = True) -> Game:
    """Three players see a flop, which was turned without a burn unless it was ``burned``."""
    game = Game(3, button=3)
    game.deal()
    game.play("3 calls, 1 calls, 2 checks")
    if not burned:
        hand, deck = game.hand, game.hand.deck.content
        unburned = replace(hand, burns=Sealed(()), boards=(deck[6:9],), dealt=9)
        game.table = replace(game.table, hand=unburned)
    return game


def no_floor(game: Game) -> None:
    """Nobody comes: the time that play waits for the floor runs out."""
    game.run_deadline()


@pytest.mark.rule("cooke-14.22", 1)
def test_a_missed_burn_is_made_up_without_a_pause() -> None:
    """Noticed before the turn: the dealer burns, says so, and play goes on."""
    game = on_the_flop(burned=False)
    deck = game.hand.deck.content
    game.do(told(DealError.BURN_MISSED))
    assert list(game.hand.burns.content) == [deck[9]]
    fix = game.last(ErrorFixed).fix
    assert (fix.fault.error, fix.until - game.at) == (DealError.BURN_MISSED, 10_000)
    assert game.table.objection is None
    game.play("1 checks, 2 checks, 3 checks")
    # The turn has a burn of its own: c11, and c12 is the turn.
    assert list(game.hand.burns.content) == [deck[9], deck[10]]
    assert game.hand.boards[0][-1] == deck[11]


@pytest.mark.rule("cooke-14.22")
def test_a_burn_that_was_not_missed_is_not_made_up() -> None:
    """Nothing has been burned twice by a mistaken report."""
    game = on_the_flop()
    assert game.refused(told(DealError.BURN_MISSED)).reason is Reason.NOTHING_TO_CORRECT


@pytest.mark.rule("cooke-14.22", 2)
def test_an_early_flop_calls_the_floor_and_changes_nothing() -> None:
    """With C still to act the clocks stop, nobody can act, and the cards lie as they lay."""
    game = Game(3, button=3)
    game.deal()
    game.play("3 calls, 1 calls")
    before = game.hand
    game.do(told(DealError.EARLY_CARDS))
    assert game.hand == before
    objection = game.table.objection
    assert objection is not None
    assert (objection.person, objection.seat) == (None, None)
    assert objection.fault == Fault(DealError.EARLY_CARDS, None, FLO)
    assert game.refusal("2 checks").reason is Reason.FLOOR_AWAITED
    assert game.refused(told(DealError.CARDS_LOST)).reason is Reason.FLOOR_AWAITED
    (due,) = deadlines(game.table)
    assert isinstance(due.command, c.ExpireObjection)
    text = plain(board(game.view()))
    assert "cards came before the action was complete" in text
    game.wait(40)
    game.do(c.SettleObjection(FLO))
    game.play("2 checks")


@pytest.mark.rule("cooke-14.22", 3)
def test_an_objection_to_a_fix_calls_the_floor() -> None:
    """B objects within ten seconds: the hand is paused, and the floor learns what it is about."""
    game = on_the_flop(burned=False)
    game.do(told(DealError.BURN_MISSED))
    game.wait(9)
    game.do(c.Object(person(2), "The burn changes the turn"))
    objection = game.table.objection
    assert objection is not None
    assert objection.fault == Fault(DealError.BURN_MISSED, None, FLO)
    assert game.refusal("1 checks").reason is Reason.OBJECTION_OPEN
    # Nobody came to hear it: what the dealer did stands.
    burns = game.hand.burns
    no_floor(game)
    assert game.hand.burns == burns
    game.play("1 checks")


@pytest.mark.rule("cooke-14.22")
def test_a_fix_may_be_objected_to_by_one_who_has_objected_before() -> None:
    """Within the ten seconds; after them his one objection of this hand is used up."""
    game = on_the_flop(burned=False)
    game.do(c.Object(person(2), "Something else"))
    game.do(c.SettleObjection(FLO))
    assert game.refused(c.Object(person(2), "Again")).reason is not Reason.OBJECTION_OPEN
    game.do(told(DealError.BURN_MISSED))
    game.would(c.Object(person(2), "The burn changes the turn"))
    game.wait(11)
    late = c.Object(person(2), "The burn changes the turn")
    assert game.refused(late).reason in (Reason.ALREADY_OBJECTED, Reason.RULING_FINAL)


@pytest.mark.rule("cooke-14.22")
def test_an_unseen_card_before_the_wrong_player_is_moved() -> None:
    """Two cards have changed places: the dealer puts them right, and says so."""
    game = Game(3, button=3)
    game.deal()
    dealt_to(game, [1, 2, 3, 1, 3, 2])
    game.do(told(DealError.CARD_MISPLACED))
    deck = game.hand.deck.content
    assert set(game.player(2).cards) == {deck[1], deck[4]}
    assert game.last(DealRepaired).by == FLO
    assert game.table.fix is not None
    game.next_hand()
    assert game.table.fix is None


@pytest.mark.rule("cooke-14.22")
def test_what_is_shown_wrong_is_shown_again() -> None:
    """Nothing changes but what people see."""
    game = on_the_flop()
    before = game.hand
    game.do(told(DealError.SHOWN_WRONG))
    assert game.hand == before
    assert game.last(ErrorFixed).fix.fault.error is DealError.SHOWN_WRONG


# nobody of the floor is there


@pytest.mark.rule("cooke-14.22")
@pytest.mark.parametrize("error", [DealError.CARDS_LOST, DealError.DECK_SUSPECT])
def test_without_a_rule_for_the_case_all_chips_go_back(error: DealError) -> None:
    """The time for the floor is over: the hand is void, and the button stays."""
    game = on_the_flop()
    game.do(told(error, 1))
    no_floor(game)
    assert game.hand.is_void
    assert [game.stack(seat) for seat in (1, 2, 3)] == [1000] * 3
    game.deal()
    assert game.places == "B3 SB1 BB2"


@pytest.mark.rule("cooke-14.22")
def test_the_books_rule_is_applied_where_there_is_one() -> None:
    """An early card of stud is set aside with one for each other; an exposed card lies open."""
    game = on_street(4, 4)
    dealt_early(game, 1)
    game.do(told(DealError.EARLY_CARDS))
    no_floor(game)
    assert len(game.hand.aside.content) == 4
    game = on_the_flop()
    before = game.hand
    game.do(told(DealError.EXPOSED_LATE, 2))
    no_floor(game)
    assert game.hand.players == before.players
    game.play("1 checks")


@pytest.mark.rule("cooke-14.22")
def test_an_early_flop_of_which_nothing_can_be_told_is_void() -> None:
    """There are no cards on the table that could go anywhere: chips go back."""
    game = Game(3, button=3)
    game.deal()
    game.play("3 calls, 1 calls")
    game.do(told(DealError.EARLY_CARDS))
    no_floor(game)
    assert game.hand.is_void


@pytest.mark.rule("cooke-14.22")
@pytest.mark.rule("cooke-10.18")
def test_a_fouled_hand_without_a_floor_is_foul() -> None:
    """It was bet, by a call: the others share the pot, 60 in it, 30 each (Cooke 10.18)."""
    game = on_the_flop()
    refused = game.refused(told(DealError.HAND_FOULED, 7))
    assert refused.reason is Reason.NO_LIVE_HAND
    game.do(told(DealError.HAND_FOULED, 3))
    no_floor(game)
    assert not game.table.is_in_hand
    assert [game.stack(seat) for seat in (1, 2, 3)] == [1010, 1010, 980]
    assert game.player(3).standing is Standing.FOLDED


@pytest.mark.rule("cooke-14.22")
@pytest.mark.rule("cooke-10.18")
def test_a_fouled_hand_that_was_not_bet_is_dead() -> None:
    """The big blind has only checked: without a floor his hand is dead, and the others play on for
    the 60; at the showdown, too."""
    game = on_the_flop()
    game.do(told(DealError.HAND_FOULED, 2))
    no_floor(game)
    assert game.table.is_in_hand
    assert not game.player(2).is_in
    game.play("1 bets 40, 3 folds")
    assert (game.stack(1), game.stack(2)) == (1040, 980)

    game = on_the_flop()
    game.play("all check, all check, all check")
    game.do(told(DealError.HAND_FOULED, 2))
    no_floor(game)
    assert not game.player(2).is_in
    game.skip_hand()
    assert game.stack(2) == 980


@pytest.mark.rule("cooke-14.22")
def test_the_table_of_errors_is_complete() -> None:
    """Each error is either the dealer's or the floor's, with an entry of the book behind it."""
    assert set(HANDLINGS) == set(DealError)
    game = Game(3)
    assert game.refused(told(DealError.CARDS_LOST)).reason is Reason.NO_HAND
    assert {error for error, how in HANDLINGS.items() if how.is_dealers} == {
        DealError.BURN_MISSED, DealError.CARD_MISPLACED, DealError.DEAD_SEAT,
        DealError.SHOWN_WRONG,
    }  # fmt: skip


def test_the_floor_is_called_with_what_went_wrong() -> None:
    """The line says what it is, by what rule it is dealt with, and until when play waits."""
    game = on_the_flop()
    events = game.do(told(DealError.CARDS_LOST, 2))
    assert any(isinstance(event, e.ObjectionRaised) for event in events)
    assert not any(isinstance(event, h.HandVoided) for event in events)
