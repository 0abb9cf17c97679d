"""What the other stories rule by a command is ruled by a button here, and the other way round."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.house.settings import Overrides
from core.notation.spoken_rulings import Takes
from core.present.documents import Verb
from core.table.floor.contest_events import ObjectionRaised, ObjectionSettled
from core.table.floor.misdeals.errors import DealError
from core.table.floor.misdeals.events import MisdealCalled
from core.table.floor.ruling_events import FactsStated, TableAsked
from core.table.floor.ruling_record import RulingKind

from .evening import evening, verbs_of
from .sitting import WHY, about, floor_at, hand_of, in_words, next_hand
from .venue import Venue

K = RulingKind
NAMES = ("Ann", "Bob", "Cy")
A_SECOND: Overrides = {"deal.between_hands_seconds": 1}
THE_SHUFFLE = "it was not shuffled"


async def test_the_deal_and_the_bets(venue: Venue, tmp_path: Path) -> None:
    """A misdeal with its cause and player chosen in the form, a void hand, a bet corrected and
    taken back, all chips back, and a foul hand."""
    async with evening(venue, tmp_path, *NAMES, house=A_SECOND) as table:
        floor, _ = await floor_at(table)
        number, dealt = table.hand.number, table.in_turn
        await floor.presses(K.MISDEAL, "misdeal", cause="too_many", whose=in_words(table, dealt))
        assert table.happened(MisdealCalled)[-1].seat == table.seat_of(dealt)
        await floor.heard("a player got a card too many")
        await next_hand(table, number)

        number = table.hand.number
        await floor.presses(K.VOID, "void", why=THE_SHUFFLE)
        await floor.heard(f"the hand is void: “{THE_SHUFFLE}” (Cooke 10.17)")
        await next_hand(table, number)

        raiser, number = table.in_turn, table.hand.number
        await table.press(raiser, Verb.AMOUNT, "40")
        await floor.rules(K.CORRECT_WAGER, "correct", {Takes.AMOUNT: "30"})
        assert hand_of(table, raiser).bet == 3_000
        await floor.rules(K.TAKE_BACK, "takeback")
        assert (table.in_turn, hand_of(table, raiser).bet) == (raiser, 0)
        await floor.rules(K.RELEASE, "refund")
        await next_hand(table, number)

        caller = table.in_turn
        await table.press(caller, Verb.CALL)
        await floor.rules(K.FOUL_HAND, "foul", about(table, caller))
        assert table.hand.is_over
        assert hand_of(table, caller).stack == 99_000


async def test_hands_seats_and_the_pot(venue: Venue, tmp_path: Path) -> None:
    """By the buttons of her page: a folded hand is live, one was seen, time is given, a player
    moves, the pot is awarded, the button set right and a hand looked at; the table is paused and
    resumed by commands."""
    async with evening(venue, tmp_path, *NAMES, house=A_SECOND) as table:
        floor, _ = await floor_at(table)
        first = table.in_turn
        await table.stay_after_this_hand()
        await table.press(first, Verb.FOLD)
        await floor.presses(K.LIVE_HAND, "live", seat=in_words(table, first), why="his cat did it")
        assert hand_of(table, first).is_live
        await floor.presses(K.GIVE_TIME, "time", seconds="45s")
        await floor.presses(K.HAND_SEEN, "leak", seat=in_words(table, first))
        await floor.rules(K.PAUSE, "pause")
        assert "paused" in (await venue.order(table.in_turn, "call")).text
        await floor.rules(K.RESUME, "resume")
        await floor.presses(K.MOVE_PLAYER, "move", seat=in_words(table, first), to="5")
        one, other = table.others(first)
        await floor.presses(
            K.AWARD, "award", seats=f"{in_words(table, one)} and {in_words(table, other)}"
        )
        await venue.until(lambda: table.hand.is_over)
        assert {hand_of(table, player).stack for player in (one, other)} == {100_000}
        await floor.presses(K.MOVE_BUTTON, "button", place="5")
        await floor.inspects(first, by_button=True)


@pytest.mark.rule("cooke-14.22")
@pytest.mark.parametrize("way", ["commands", pytest.param("buttons", marks=pytest.mark.slow)])
async def test_the_floor_hears_of_an_error(venue: Venue, tmp_path: Path, way: str) -> None:
    """Told of a card exposed after action the dealer calls the floor, and the hand goes on as it
    is."""
    async with evening(venue, tmp_path, *NAMES) as table:
        floor, _ = await floor_at(table)
        player, first = table.behind(1), table.in_turn
        if way == "commands":
            seat = int(table.seat_of(player))
            await floor.says("error", {Takes.ERROR: "exposed_late", Takes.WHOSE: seat})
        else:
            await floor.button("error", error="exposed_late", whose=in_words(table, player))
        raised = await table.until_happened(ObjectionRaised)
        assert raised.objection.fault is not None
        assert raised.objection.fault.error is DealError.EXPOSED_LATE
        assert "play waits" in (await venue.order(first, "call")).text
        if way == "commands":
            await floor.rules(K.GO_ON, "continue")
        else:
            assert Verb.GO_ON in verbs_of(await floor.page())
            await floor.answers(K.GO_ON, Verb.GO_ON)
        settled = await table.until_happened(ObjectionSettled)
        assert settled.by == floor.flo.id
        await table.press(first, Verb.CALL)


@pytest.mark.rule("cooke-1.04")
@pytest.mark.parametrize("way", ["a button", pytest.param("a command", marks=pytest.mark.slow)])
async def test_the_whole_table_is_asked(venue: Venue, tmp_path: Path, way: str) -> None:
    """One who has folded is not asked for the facts; once the floor asks the table he may say what
    he saw, and her page has it."""
    async with evening(venue, tmp_path, *NAMES) as table:
        floor, _ = await floor_at(table)
        folded, caller = table.in_turn, table.behind(1)
        await table.press(folded, Verb.FOLD)
        await venue.order(caller, "floor the pot is short")
        await table.until_happened(ObjectionRaised)
        early = await venue.order(folded, "state I saw it")
        assert "wait until the floor asks" in early.text
        await (floor.says("ask") if way == "a command" else floor.button("ask"))
        await table.until_happened(TableAsked)
        await floor.heard("The floor asks everybody")
        await venue.order(folded, "state I saw it")
        await table.until_happened(FactsStated)
        assert "“I saw it”" in (await floor.page()).text
        again = await floor.says("ask")
        assert "asked already" in again.text
        await floor.rules(K.GO_ON, "continue")


@pytest.mark.rule("cooke-3.09")
async def test_a_hand_long_over(venue: Venue, tmp_path: Path) -> None:
    """Where the house lets it the floor looks at the hands of an earlier deal by its number, while
    the next one is on: it alone sees them; a player is refused, and of the hand in play so is the
    floor."""
    house: Overrides = {"floor.inspection": "any_hand", "deal.between_hands_seconds": 1}
    async with evening(venue, tmp_path, *NAMES, house=house) as table:
        floor, _ = await floor_at(table)
        number, players = table.hand.number, table.hand.players
        await table.end_the_hand()
        await next_hand(table, number)
        since = len(venue.sights())
        refused = await floor.desk.review(table.others()[0], number)
        assert "needs the right" in refused.text
        early = await floor.desk.review(floor.flo, table.hand.number, WHY)
        assert "wait until it is over" in early.text
        page = venue.page(await floor.desk.review(floor.flo, number, WHY))
        cards = {card for player in players for card in player.down.content}
        assert set(venue.cards_in(page.text)) == cards
        shown = [venue.sights()[at] for at in range(since, len(venue.sights()))]
        seen = [one.viewers for one in shown if cards <= set(venue.cards_in(one.text))]
        assert set().union(*seen) == {floor.flo.id}
