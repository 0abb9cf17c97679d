"""Buttons that the dealer never gave anybody: what they carry is judged anew, by who presses."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from core.chips import Chips
from core.hand.commands import Prompt
from core.ids import Seat
from core.present.documents import Press, Verb
from core.reception.opening import Opening

from .between_hands import between_hands, choices_of, from_the_big_blind, next_deal
from .evening import Evening, choice_of, evening
from .venue import Choice, How, Member, Page, Venue

LIMIT = Opening(stakes="20-40", buy_in="400", seats=6)

FLOORS = (
    Verb.EJECT, Verb.SPARE, Verb.APPROVE, Verb.REFUSE, Verb.COUNT_CHIPS, Verb.GO_ON,
    Verb.ALLOW_LOOK, Verb.REFUSE_LOOK, Verb.FLOOR, Verb.FLOOR_CLOCK, Verb.CLOSE_ANYWAY,
    Verb.RULING, Verb.PENALTIES, Verb.PENALTY, Verb.REPORTS,
)  # fmt: skip
"""What only admins say."""

LATE = (
    Verb.CHECK, Verb.CALL, Verb.FOLD, Verb.ALL_IN, Verb.BET, Verb.RAISE_TO, Verb.AMOUNT,
    Verb.ANNOUNCE, Verb.PUT_IN, Verb.PUT_IN_WHOLE, Verb.PUT_IN_LEAVE, Verb.TIME, Verb.CHOP,
    Verb.NO_CHOP, Verb.SPLIT_POT, Verb.NO_SPLIT_POT, Verb.KEEP_CALL, Verb.KEEP_FOLD,
    Verb.KEEP_CHECK, Verb.KEEP_CHECK_FOLD, Verb.KEEP_NOTHING, Verb.UNDO, Verb.CLOCK,
)  # fmt: skip
"""What belongs to a turn of a hand in play."""

NEXT_DEAL = (
    Verb.POST, Verb.WAIT, Verb.POST_BEHIND, Verb.BUY_BUTTON, Verb.STRADDLE, Verb.SLEEPER, Verb.KILL,
)  # fmt: skip
"""What is said for the next deal, and carries the hand before it."""

STANDING = (
    Verb.OVERS, Verb.SUPER_OVERS, Verb.NO_OVERS, Verb.CHANGE_SEAT, Verb.KEEP_SEAT,
    Verb.OBJECT_TO_KILL, Verb.OBJECT_TO_CHANGE, Verb.AGREE_TO_CHANGE,
)  # fmt: skip
"""What a player may say at any time."""


async def forge(table: Evening, press: Press) -> tuple[Page, Choice]:
    """A message of the dealer's whose button carries ``press`` instead of its own."""
    board = await table.venue.until(table.newest_board)
    assert board is not None
    choice = board.choice("My cards")
    return table.venue.forged(board, choice, press)


@pytest.mark.parametrize("who", ["a player", "a stranger"])
async def test_the_floors_buttons(venue: Venue, tmp_path: Path, who: str) -> None:
    """Whoever is no admin and sends what a button of the floor's would carry is refused in
    private, and nothing happens."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy") as table:
        version = table.stand.table.version
        member = table.in_turn if who == "a player" else venue.join("Rail")[0]
        seat = table.seat_of(table.behind(1))
        for verb in FLOORS:
            page, choice = await forge(table, Press(table.stand.table.id, verb, seat=seat))
            reply = await venue.press(member, page, choice)
            assert reply.how is How.ALONE, verb
            assert "needs the right" in reply.text, verb
        assert table.stand.table.version == version


async def test_presses_after_the_hand(venue: Venue, tmp_path: Path) -> None:
    """Every act of a turn, with the prompt of the hand that is over, and early or confirmed as it
    may say of itself: nothing happens."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy") as table:
        prompt = table.stand.prompt
        member = table.in_turn
        await table.stay_after_this_hand()
        await table.end_the_hand()
        await venue.until(lambda: not venue.is_busy)
        version = table.stand.table.version
        for verb in LATE:
            press = Press(table.stand.table.id, verb, prompt, Chips(4_000))
            for one in (press, replace(press, is_early=True), replace(press, is_confirmed=True)):
                page, choice = await forge(table, one)
                reply = await venue.press(member, page, choice)
                assert reply.how is How.ALONE, verb
        assert table.stand.table.version == version


async def test_presses_for_a_deal_that_is_past(venue: Venue, tmp_path: Path) -> None:
    """Whatever is offered for the next deal is for that one alone: with the number of an earlier
    hand, or of one to come, it does nothing."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy", "Dan", said=LIMIT) as table:
        await between_hands(table)
        await next_deal(table)
        number = table.hand.number
        await table.stay_after_this_hand()
        await table.end_the_hand()
        await venue.until(lambda: not venue.is_busy)
        version, gun = table.stand.table.version, from_the_big_blind(table)[2]
        offer = choice_of(venue.page(await choices_of(table, gun)), Verb.STRADDLE).press
        assert offer is not None
        assert offer.prompt == Prompt(number, 0)
        for hand in (number - 1, number + 1):
            for verb in NEXT_DEAL:
                page, choice = await forge(table, replace(offer, verb=verb, prompt=Prompt(hand, 0)))
                reply = await venue.press(gun, page, choice)
                assert reply.how is How.ALONE, verb
        assert table.stand.table.version == version


async def test_presses_for_the_next_deal_by_others(venue: Venue, tmp_path: Path) -> None:
    """Who has no seat, and who has no blind to make up and no straddle or seat to ask for, is
    refused in private."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy", "Dan", said=LIMIT) as table:
        await table.stay_after_this_hand()
        await table.end_the_hand()
        await venue.until(lambda: not venue.is_busy)
        version, (rail,) = table.stand.table.version, venue.join("Rail")
        ident, prompt = table.stand.table.id, Prompt(table.hand.number, 0)
        for verb in (*NEXT_DEAL, *STANDING):
            press = Press(ident, verb, prompt, Chips(4_000), seat=Seat(5))
            await refused(table, rail, press)
        small = from_the_big_blind(table)[0]
        for verb in (Verb.POST, Verb.POST_BEHIND, Verb.BUY_BUTTON, Verb.STRADDLE):
            await refused(table, small, Press(ident, verb, prompt, Chips(4_000)))
        for amount in (Chips(-4_000), Chips(4_001), Chips(10**40)):
            await refused(table, small, Press(ident, Verb.SLEEPER, prompt, amount))
        for seat in (None, Seat(0), Seat(-1), Seat(99), table.seat_of(small)):
            await refused(table, small, Press(ident, Verb.CHANGE_SEAT, seat=seat))
            await refused(table, small, Press(ident, Verb.OBJECT_TO_KILL, prompt, seat=seat))
        assert table.stand.table.version == version


async def refused(table: Evening, member: Member, press: Press) -> None:
    """What the forged button says is not done, and he is told so in private."""
    page, choice = await forge(table, press)
    reply = await table.venue.press(member, page, choice)
    assert reply.how is How.ALONE, press
    assert reply.text, press


async def test_numbers_that_no_button_has(venue: Venue, tmp_path: Path) -> None:
    """Amounts below nothing, seats that are none and prompts to come change nothing."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy") as table:
        ident, prompt = table.stand.table.id, table.stand.prompt
        version = table.stand.table.version
        assert prompt is not None
        for press in (
            Press(ident, Verb.RAISE_TO, prompt, Chips(-4_000)),
            Press(ident, Verb.PUT_IN, prompt, Chips(0)),
            Press(ident, Verb.CALL, Prompt(prompt.hand + 5, 1)),
            Press(ident, Verb.SHOW_ALL, prompt, seat=None),
            Press(ident, Verb.ASK_TO_SEE, prompt, seat=None),
            Press(ident, Verb.SHOW_TO, prompt, seat=None),
            Press(ident, Verb.OBJECT_TO_GIFT, seat=None),
            Press(ident, Verb.OBJECT_TO_PROXY, seat=None),
        ):
            page, choice = await forge(table, press)
            reply = await venue.press(table.in_turn, page, choice)
            assert reply.is_answered
            assert table.stand.table.version == version, press


@pytest.mark.parametrize("amount", [10**15, 2**64, 10**40])
async def test_more_than_there_is(venue: Venue, tmp_path: Path, amount: int) -> None:
    """A raise to more than all the chips of the world is no more than all of his own."""
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy") as table:
        first = table.in_turn
        press = Press(table.stand.table.id, Verb.RAISE_TO, table.stand.prompt, Chips(amount))
        page, choice = await forge(table, press)
        await venue.press(first, page, choice)
        player = table.hand.player_of(first.id)
        assert player is not None
        assert (player.stack, player.bet) == (0, 100_000)
