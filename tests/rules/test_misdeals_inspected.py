"""Which deals are misdeals, item by item: Cooke 14.20 a to l, Hoyle, USPC."""

from typing import Any

import pytest
from msgspec.structs import replace

from core.hand.misdeals.causes import Cause
from core.hand.misdeals.inspecting import inspect
from core.hand.misdeals.record import DealRecord, Exposure, Move, Verdict
from core.hand.misdeals.rules import DealRules
from core.ids import Seat
from tests.rules.misdealt import deal_of

COOKE = DealRules()
THREE = [1, 2, 3, 1, 2, 3]
"""Three players, the button in seat 3: the first two cards of each."""


def verdict(record: DealRecord, rules: DealRules = COOKE, **facts: Any) -> Verdict:
    """What the dealer finds in ``record`` with these facts."""
    return inspect(replace(record, **facts), rules)


def three(*to: int, **facts: Any) -> Verdict:
    """Three players, the button in seat 3, these cards."""
    return verdict(deal_of(to or THREE, 3, 3), **facts)


def moved(found: Verdict) -> dict[int, int]:
    """Which card, counted from 1, goes to which seat."""
    assert found.cause is None
    return {move.at + 1: int(move.seat) for move in found.moves}


@pytest.mark.rule("cooke-14.20")
def test_a_proper_deal_stands() -> None:
    """Nothing is wrong with it, so nothing is done."""
    assert three().stands
    assert verdict(deal_of([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6], 6, 6)).stands


@pytest.mark.rule("cooke-14.20.a")
def test_without_shuffle_or_cut_it_is_a_misdeal() -> None:
    """Either is enough."""
    assert three(is_shuffled=False).cause is Cause.NOT_SHUFFLED
    assert three(is_cut=False).cause is Cause.NOT_SHUFFLED


@pytest.mark.rule("cooke-14.20.b", 1)
def test_the_first_card_to_the_wrong_player() -> None:
    """The button is on seat 3, seats 4 and 5 are taken: the first card to seat 5 is a misdeal."""
    record = DealRecord((Seat(4), Seat(5), Seat(3)), 2, (Seat(5),), is_over=False)
    assert verdict(record).cause is Cause.WRONG_FIRST


@pytest.mark.rule("cooke-14.20.b")
def test_in_stud_the_cards_are_moved_instead() -> None:
    """The first card went to seat 2: every card goes to its owner, however many there are."""
    record = replace(deal_of([2, 3, 1], 3, 3, rounds=1), is_stud=True)
    assert moved(verdict(record)) == {1: 1, 2: 2, 3: 3}


@pytest.mark.rule("cooke-14.20.c", 1)
def test_two_cards_that_nobody_looked_at_are_pushed_back() -> None:
    """Six, button in 6, seat 5 skipped: c5 lies at 6 and c6 at 1, and both go to their owners."""
    found = verdict(deal_of([1, 2, 3, 4, 6, 1], 6, 6, is_over=False))
    assert moved(found) == {5: 5, 6: 6}


@pytest.mark.rule("cooke-14.20.c", 2)
def test_three_cards_astray_are_a_misdeal() -> None:
    """The same, noticed when c7 already lies at seat 2."""
    found = verdict(deal_of([1, 2, 3, 4, 6, 1, 2], 6, 6, is_over=False))
    assert found.cause is Cause.WRONG_CARDS


@pytest.mark.rule("cooke-14.20.c", 3)
@pytest.mark.parametrize("seat", [1, 6])
def test_a_card_that_was_looked_at_is_not_pushed_back(seat: int) -> None:
    """Two cards astray, but the one at this seat was peeked at: a misdeal."""
    record = deal_of([1, 2, 3, 4, 6, 1], 6, 6, is_over=False)
    assert verdict(record, looked=(Seat(seat),)).cause is Cause.WRONG_CARDS
    assert verdict(record, looked=(Seat(2),)).cause is None


@pytest.mark.rule("cooke-14.20.d", 1)
def test_who_has_money_in_may_not_be_dealt_out() -> None:
    """The big blind has posted and has no cards: a misdeal."""
    record = DealRecord(
        (Seat(1), Seat(2), Seat(3)), 2, (Seat(1), Seat(3), Seat(1), Seat(3)), must_have=(Seat(2),)
    )
    assert verdict(record).cause is Cause.LEFT_OUT


@pytest.mark.rule("cooke-14.20.d", 2)
def test_who_had_asked_for_a_hand_may_not_be_dealt_around() -> None:
    """Found when three of six have cards: a misdeal; once all six have theirs: none."""
    six = [1, 2, 3, 4, 5, 6]
    asked = (Seat(7),)
    early = deal_of([*six, 1, 2, 3], 6, 6, is_over=False)
    assert verdict(early, asked=asked).cause is Cause.LEFT_OUT
    assert verdict(deal_of([*six, *six], 6, 6), asked=asked).stands


@pytest.mark.rule("cooke-14.20.e", 1)
def test_the_last_card_too_many_is_the_burn() -> None:
    """Three players: the button got c7 as a third card and has not peeked: it is the burn."""
    found = three(*THREE, 3)
    assert found.cause is None
    assert [at + 1 for at in found.burns] == [7]


@pytest.mark.rule("cooke-14.20.e", 2)
def test_the_last_card_too_many_that_was_seen_is_a_misdeal() -> None:
    """The button has peeked."""
    assert three(*THREE, 3, looked=(Seat(3),)).cause is Cause.TOO_MANY


@pytest.mark.rule("cooke-14.20.e", 3)
def test_a_card_too_many_in_the_middle_is_a_misdeal() -> None:
    """The small blind got a surplus card in the first round."""
    assert three(1, 1, 2, 3, 1, 2, 3).cause is Cause.TOO_MANY


@pytest.mark.rule("cooke-14.20.f", 1)
def test_who_lacks_the_last_card_gets_the_next() -> None:
    """The button has one card and c6 is on top: it is his."""
    assert moved(three(1, 2, 3, 1, 2)) == {6: 3}


@pytest.mark.rule("cooke-14.20.f", 2)
def test_a_card_too_few_elsewhere_is_a_misdeal() -> None:
    """The small blind has one card and everyone else two."""
    assert three(1, 2, 3, 2, 3).cause is Cause.TOO_FEW


@pytest.mark.rule("cooke-14.20.g", 1, 2)
@pytest.mark.parametrize("at", [0, 1])
def test_the_first_two_cards_exposed(at: int) -> None:
    """In hold'em c1 or c2, exposed by the dealer, is a misdeal."""
    assert three(exposed=(Exposure(at),)).cause is Cause.FIRST_EXPOSED


@pytest.mark.rule("cooke-14.20.g", 3)
def test_a_later_card_exposed_is_replaced() -> None:
    """c3, the button's first: he gets the card that would have been the burn, c7."""
    found = three(exposed=(Exposure(2),))
    assert found.cause is None
    assert found.replaced == ((2, Move(6, Seat(3))),)


@pytest.mark.rule("cooke-14.20.g", 4)
def test_a_card_that_its_owner_shows_stays() -> None:
    """c1, posted by its owner, is neither replaced nor a misdeal."""
    assert three(exposed=(Exposure(0, by_owner=True),)).stands


@pytest.mark.rule("cooke-14.20.g", 5)
def test_in_draw_the_game_has_its_own_rule_of_the_first_cards() -> None:
    """Lowball: the first card kept is no misdeal, and one replaced is none either."""
    record = replace(deal_of([1, 2, 3] * 5, 3, 3, rounds=5), is_draw=True)
    assert verdict(record, exposed=(Exposure(0, is_kept=True),)).stands
    found = verdict(record, exposed=(Exposure(0),))
    assert (found.cause, found.replaced) == (None, ((0, Move(15, Seat(1))),))


@pytest.mark.rule("cooke-14.20.h", 1)
def test_two_cards_to_be_replaced_are_a_misdeal() -> None:
    """Hold'em: c3 and c5, both exposed by the dealer."""
    assert three(exposed=(Exposure(2), Exposure(4))).cause is Cause.TWO_EXPOSED


@pytest.mark.rule("cooke-14.20.h", 2, 3)
def test_cards_that_must_be_kept_do_not_count() -> None:
    """Lowball: 4d and 6h are kept, so there is no misdeal; 9d and Qh are two to be replaced."""
    record = replace(deal_of([1, 2, 3] * 5, 3, 3, rounds=5), is_draw=True)
    kept = (Exposure(3, is_kept=True), Exposure(7, is_kept=True))
    assert verdict(record, exposed=kept).stands
    assert verdict(record, exposed=(Exposure(3), Exposure(7))).cause is Cause.TWO_EXPOSED


@pytest.mark.rule("cooke-14.20.i", 1, 2)
def test_boxed_cards() -> None:
    """Two boxed cards among a deal to six are a misdeal; one is skipped and the deal stands."""
    record = deal_of([1, 2, 3, 4, 5, 6] * 2, 6, 6)
    assert verdict(record, boxed=2).cause is Cause.TWO_BOXED
    assert verdict(record, boxed=1).stands


@pytest.mark.rule("cooke-14.20.j")
def test_a_deck_that_is_not_whole_is_a_misdeal() -> None:
    """Whatever else may be wrong."""
    assert three(1, 1, is_whole=False).cause is Cause.DECK_INCOMPLETE


@pytest.mark.rule("cooke-14.20.k", 1)
def test_cards_of_the_flop_dealt_with_the_hands() -> None:
    """Six players: a fourteenth card is a misdeal; the thirteenth alone, unseen, is the burn."""
    six = [1, 2, 3, 4, 5, 6] * 2
    assert verdict(deal_of([*six, 1, 2], 6, 6)).cause is Cause.LATER_CARDS
    found = verdict(deal_of([*six, 1], 6, 6))
    assert (found.cause, found.burns) == (None, (12,))


@pytest.mark.rule("cooke-14.20.l", 1, 2)
def test_dealt_in_without_a_post() -> None:
    """The big blind's post failed: a misdeal; where the house has it so, his hand is dead."""
    record = replace(deal_of(THREE, 3, 3), unposted=(Seat(2),))
    assert verdict(record).cause is Cause.NOT_POSTED
    found = verdict(record, DealRules(unposted_is_dead=True))
    assert (found.cause, found.dead) == (None, (Seat(2),))


@pytest.mark.rule("cooke-14.20.l", 3)
def test_cards_of_somebody_without_a_place_are_dead() -> None:
    """Seat 2 is sitting out and got cards: his hand is dead, and there is no misdeal."""
    found = three(strangers=(Seat(2),))
    assert (found.cause, found.dead) == (None, (Seat(2),))


@pytest.mark.rule("cooke-14.20.l", 4)
@pytest.mark.rule("scs-16.5")
def test_in_stud_a_hand_without_an_ante_is_dead() -> None:
    """Seat 2 has not anted: he is dealt his three cards, and they are killed."""
    record = replace(deal_of([1, 2, 3] * 3, 3, 3, rounds=3), is_stud=True, unposted=(Seat(2),))
    found = verdict(record)
    assert (found.cause, found.dead) == (None, (Seat(2),))


FIVE = [1, 2, 3, 4, 5]


@pytest.mark.rule("hoyle-misdeal", 3)
def test_more_than_two_wrong_hands() -> None:
    """Three players with four cards each are a misdeal; two are repaired from the deck."""
    rules = DealRules(wrong_hands=2)
    full = [FIVE[at % 5] for at in range(25)]
    lacking = [seat for at, seat in enumerate(full) if at not in (20, 21, 22)]
    assert verdict(deal_of(lacking, 5, 5, rounds=5), rules).cause is Cause.TOO_FEW
    two = [seat for at, seat in enumerate(full) if at not in (20, 21)]
    assert moved(verdict(deal_of(two, 5, 5, rounds=5), rules)) == {24: 1, 25: 2}


@pytest.mark.rule("uspc-law-misdeal-causes")
def test_more_than_one_hand_with_too_many_cards() -> None:
    """USPC counts the long hands: one is repaired, two are a misdeal, and short ones are none."""
    rules = DealRules(wrong_hands=1, counts_long_hands_only=True)
    full = [FIVE[at % 5] for at in range(25)]
    assert verdict(deal_of([*full[:5], 2, *full[5:]], 5, 5, rounds=5), rules).cause is None
    two_long = [*full[:5], 2, 3, *full[5:24]]
    assert verdict(deal_of(two_long[:26], 5, 5, rounds=5), rules).cause is Cause.TOO_MANY
    assert verdict(deal_of([*full[:18], *full[20:]], 5, 5, rounds=5), rules).cause is None


@pytest.mark.rule("hoyle-incorrect-hand", 1, 2, 3)
def test_wrong_hands_are_corrected_while_nobody_has_looked() -> None:
    """A card of the long hand goes to the short one; a short hand gets the top card.

    A long hand that was looked at is dead.
    """
    rules = DealRules(wrong_hands=2)
    full = [FIVE[at % 5] for at in range(25)]
    swapped = [*full[:21], 1, *full[22:]]
    found = verdict(deal_of(swapped, 5, 5, rounds=5), rules)
    assert moved(found) == {22: 2}
    short = [seat for at, seat in enumerate(full) if at != 22]
    assert moved(verdict(deal_of(short, 5, 5, rounds=5), rules)) == {25: 3}
    long = [*full[:5], 4, *full[5:]]
    found = verdict(deal_of(long, 5, 5, rounds=5), rules, looked=(Seat(4),))
    assert (found.cause, found.dead, found.moves) == (None, (Seat(4),), ())


@pytest.mark.rule("uspc-law-too-few-hands")
def test_who_was_dealt_out_has_his_ante_back_by_the_house() -> None:
    """Seat 2 has anted and got no cards: the others' deal is right without him."""
    record = DealRecord(
        (Seat(1), Seat(2), Seat(3)), 2, (Seat(1), Seat(3), Seat(1), Seat(3)), must_have=(Seat(2),)
    )
    found = verdict(record, DealRules(refunds_omitted=True))
    assert (found.cause, found.refunded, found.moves) == (None, (Seat(2),), ())
