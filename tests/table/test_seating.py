"""Seats and chips: what may be bought when, who is dealt in, and what leaves with whom."""

import pytest

from core.chips import whole
from core.hand import events as h
from core.ids import PersonId, Seat
from core.refusal import Reason
from core.sealed import Sealed
from core.table import events as e
from core.table.commands import CloseTable, ComeBack, GoAway, Leave, SitDown, StartHand, TopUp
from tests.play import ADMIN, Game, person
from tests.stacked import RANKED

NEW = PersonId("newcomer")


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (SitDown(person(1), "P1", whole(500)), Reason.ALREADY_SEATED),
        (SitDown(NEW, "N", whole(500), Seat(1)), Reason.SEAT_TAKEN),
        (SitDown(NEW, "N", whole(500), Seat(5)), Reason.NO_SUCH_SEAT),
        (SitDown(NEW, "N", whole(500), Seat(0)), Reason.NO_SUCH_SEAT),
        (SitDown(NEW, "N", whole(199)), Reason.BUY_IN_TOO_SMALL),
        (SitDown(NEW, "N", whole(0)), Reason.AMOUNT_NOT_POSITIVE),
        (SitDown(NEW, "N", whole(-500)), Reason.AMOUNT_NOT_POSITIVE),
        (SitDown(NEW, "N", whole(500) + 1), Reason.NOT_WHOLE_CHIPS),  # type: ignore[arg-type]
        (Leave(NEW), Reason.NOT_SEATED),
        (GoAway(NEW), Reason.NOT_SEATED),
        (ComeBack(person(1)), Reason.NOT_AWAY),
        (TopUp(NEW, whole(100)), Reason.NOT_SEATED),
        (TopUp(person(1), whole(-100)), Reason.AMOUNT_NOT_POSITIVE),
    ],
)
def test_refusals_of_seating(command: SitDown, reason: Reason) -> None:
    """Each is refused with its own reason, and nothing changes."""
    game = Game(4, taken=(1, 2, 3))
    assert game.refused(command).reason is reason


def test_the_lowest_free_seat() -> None:
    """Who names no seat gets the lowest free one; a full table has none."""
    game = Game(4, taken=(1, 3))
    game.do(SitDown(NEW, "N", whole(500)))
    assert game.occupant(2).person == NEW
    game.do(SitDown(PersonId("another"), "A", whole(500)))
    assert game.refused(SitDown(PersonId("third"), "T", whole(500))).reason is Reason.TABLE_FULL


def capped() -> Game:
    """Buy-ins from 200 to 1,000."""
    return Game(3, button=1, stack=800, buy_in_most=1000)


def test_a_stack_is_topped_up_to_the_maximum() -> None:
    """800 may become 1,000 and no more, whether bought at once or in two parts."""
    game = capped()
    assert game.refusal("1 tops 201").reason is Reason.STACK_AT_MOST
    game.play("1 tops 150")
    assert game.refusal("1 tops 51").reason is Reason.STACK_AT_MOST
    game.play("1 tops 50")


def test_what_does_not_fit_goes_back_to_the_wallet() -> None:
    """Bought in the hand and then won too much: only what fits joins, the rest is returned."""
    game = capped()
    game.deal({1: "As Ad", 2: "Ks Kd"}, "2c 7d 9h Js 4c")
    game.play("1 tops 200, 1 raises 100, 2 calls, 3 folds, all check, all check, all check")
    game.skip_hand()
    assert game.occupant(1).stack == 920_00
    game.deal()
    assert game.last(e.ChipsInPlay).amount == 80_00
    assert game.last(e.ChipsReturned).amount == 120_00
    assert game.player(1).stack + game.player(1).bet == 1000_00


def test_away_in_mid_hand_plays_on_and_is_out_of_the_next() -> None:
    """The hand is his to finish; the next is dealt without him until he comes back."""
    game = Game(3, button=1)
    game.deal()
    game.play("2 away, 1 calls")
    assert game.to_act == 2
    game.play("2 raises 60, 3 folds, 1 folds")
    assert game.stack(2) == 1040
    game.deal()
    assert 2 not in game.hand.seats
    game.play("2 back")
    assert not game.occupant(2).is_away


def test_a_leaver_may_change_his_mind() -> None:
    """Back before the end of the hand he keeps his seat."""
    game = Game(2, button=1)
    game.deal()
    game.play("1 leaves")
    assert game.refusal("1 leaves").reason is Reason.ALREADY_LEAVING
    game.play("1 back, 1 folds")
    assert game.occupant(1).stack == 990_00
    assert game.table.next_hand_at is not None


def test_a_leaver_takes_what_lies_behind_with_him() -> None:
    """Stack and bought chips are cashed out together."""
    game = Game(3, button=1)
    game.deal()
    game.play("1 tops 300, 1 leaves, 1 folds, 2 folds")
    assert game.last(e.PlayerLeft).cashed_out == 1300_00


def test_one_who_was_not_dealt_in_leaves_at_once() -> None:
    """A newcomer gets up in the middle of others' hand, and his seat can be taken."""
    game = Game(4, taken=(1, 2, 3), button=1)
    game.deal()
    game.play("4 sits 500, 4 leaves, 4 sits 500")
    assert game.all(e.PlayerLeft)[0].cashed_out == 500_00
    game.skip_hand()


def test_closing_between_hands_cashes_everybody_out() -> None:
    """Nobody can sit or deal any more; every chip goes home."""
    game = Game(3)
    game.do(CloseTable(ADMIN))
    assert game.table.is_closed
    assert game.table.occupants == ()
    assert sum(left.cashed_out for left in game.all(e.PlayerLeft)) == 3000_00
    assert game.refused(SitDown(NEW, "N", whole(500))).reason is Reason.NO_TABLE_HERE


def test_a_closing_table_takes_nobody() -> None:
    """During its last hand nobody sits down, and it is closed once."""
    game = Game(3, taken=(1, 2))
    game.deal()
    game.do(CloseTable(ADMIN))
    assert game.refused(SitDown(NEW, "N", whole(500))).reason is Reason.TABLE_CLOSING
    assert game.refused(CloseTable(ADMIN)).reason is Reason.TABLE_CLOSING


def test_no_deal_before_its_time_or_in_a_hand() -> None:
    """The next hand is dealt once it is due, and not while one is in play."""
    game = Game(2, button=1)
    deal = StartHand(Sealed(RANKED), Sealed(RANKED))
    game.deal()
    assert game.refused(deal).reason is Reason.HAND_IN_PLAY
    game.play("1 folds")
    assert game.refused(deal).reason is Reason.NO_HAND
    game.wait(8)
    game.do(deal)
    assert len(game.all(h.HandStarted)) == 2


def test_one_player_waits_for_a_second() -> None:
    """No deal is due with one ready player, and one is due once there are two."""
    game = Game(2, button=1)
    game.play("2 away")
    assert game.table.next_hand_at is None
    game.play("2 back")
    assert game.table.next_hand_at == game.at + 8_000


def test_three_newcomers_after_everyone_has_left_draw_for_the_button() -> None:
    """The old game is over; nobody waits for a big blind that is not there."""
    game = Game(3, button=1)
    game.deal()
    game.skip_hand()
    for seat in (1, 2, 3):
        game.play(f"{seat} leaves")
    for seat in (1, 2, 3):
        game.play(f"{seat} sits 500")
    game.deal()
    assert len(game.all(e.ButtonDrawn)) == 2
    assert len(game.hand.players) == 3
