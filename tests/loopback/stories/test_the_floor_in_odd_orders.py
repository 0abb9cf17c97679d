"""The floor in odd orders: pressed twice, too late, by two of them, on a table that stands still or
closes, with a form still open, and in words that nobody can read."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.house.settings import Overrides
from core.notation.spoken_rulings import Takes
from core.present.documents import Verb
from core.table.floor.contest_events import ObjectionRaised
from core.table.floor.ruling_events import RulingGiven, TablePaused
from core.table.floor.ruling_record import RulingKind

from .evening import Evening, choice_of, evening, verbs_of
from .sitting import PATIENT, Sitting, about, floor_at, hand_of, in_words, next_hand
from .venue import How, Member, Page, Reply, Venue

K = RulingKind
NAMES = ("Ann", "Bob", "Cy")
OLD = "from an earlier moment"
NO_TABLE = "There is no table here"
A_SECOND: Overrides = {"deal.between_hands_seconds": 1}


async def press(floor: Sitting, page: Page, word: str) -> Reply:
    """She presses the button for a ruling on a page as it was once."""
    choice = next(one for one in page.choices if one.press and one.press.note == word)
    return await floor.venue.press(floor.flo, page, choice)


async def second_floor(floor: Sitting) -> Sitting:
    """Max is of the floor too."""
    (max_,) = floor.venue.join("Max")
    await floor.desk.choose_floor(floor.venue.admin, max_)
    return Sitting(floor.table, max_)


async def nothing_comes_of(table: Evening, reply: Reply, words: str, version: int) -> None:
    """He alone is told so, and the table is as it was."""
    assert reply.how is How.ALONE
    assert words in reply.text
    assert table.stand.table.version == version


@pytest.mark.rule("cooke-1.01")
async def test_a_table_that_stands_still(venue: Venue, tmp_path: Path) -> None:
    """Paused twice: once.  The board says so and has no act to press; a player who calls the floor
    is not told that play goes on by itself, nor that it does when he has been heard; her page
    begins with it, and the news has the button that resumes, for the floor alone."""
    async with evening(venue, tmp_path, *NAMES) as table:
        floor, _ = await floor_at(table)
        page, player = await floor.page(), table.in_turn
        await press(floor, page, "pause")
        await table.until_board_says("The floor has paused the table.")
        version = table.stand.table.version
        await nothing_comes_of(table, await press(floor, page, "pause"), "has paused", version)
        await nothing_comes_of(table, await venue.order(player, "call"), "has paused", version)
        assert not {Verb.CALL, Verb.FOLD} & verbs_of(await shown_board(table))

        await venue.order(player, "floor hurry up")
        await floor.heard("“hurry up”. The floor has paused the table already.")
        mine = await floor.page()
        assert mine.text.startswith("For the floor\nThe floor has paused the table.")
        assert "at the latest" not in mine.text
        await table.on_page(floor.flo, mine, Verb.GO_ON)
        await floor.heard("The floor has heard the objection; the table is still paused.")

        news = await floor.heard("The table stands still until the floor resumes it.")
        resume = choice_of(news, Verb.RULING)
        refused = await venue.press(player, news, resume)
        assert "needs the right" in refused.text
        await venue.press(floor.flo, news, resume)
        await floor.heard("Ruling by Flo: the table goes on")
        version = table.stand.table.version
        again = await venue.press(floor.flo, news, resume)
        await nothing_comes_of(table, again, "not paused", version)
        assert len(table.happened(TablePaused)) == 1
        await table.press(player, Verb.CALL)


async def shown_board(table: Evening) -> Page:
    """The board as it is now."""
    board = await table.venue.until(table.newest_board)
    assert board is not None
    return board


@pytest.mark.rule("cooke-1.02")
async def test_an_old_page(venue: Venue, tmp_path: Path) -> None:
    """A form that was open while the hand ended is refused for what is over, and after the next
    deal neither it nor any button of the old page does anything."""
    async with evening(venue, tmp_path, *NAMES, house=A_SECOND) as table:
        floor, _ = await floor_at(table)
        page, number = await floor.page(), table.hand.number
        one = in_words(table, table.in_turn)
        dead, award = await press(floor, page, "dead"), await press(floor, page, "award")
        await table.end_the_hand()
        version = table.stand.table.version
        late = await floor.desk.fill(floor.flo, dead, seat=one)
        await nothing_comes_of(table, late, "no betting", version)
        await next_hand(table, number)
        version = table.stand.table.version
        for reply in (
            await floor.desk.fill(floor.flo, award, seats=one),
            *[await press(floor, page, word) for word in ("pause", "void", "dead", "time")],
        ):
            await nothing_comes_of(table, reply, OLD, version)


@pytest.mark.rule("cooke-2.03")
async def test_two_of_the_floor(venue: Venue, tmp_path: Path) -> None:
    """Both have the page of one call before them: the first answer counts, the other is told that
    nobody waits; and on the same bet the second word is refused, with the name of the first."""
    async with evening(venue, tmp_path, *NAMES) as table:
        floor, _ = await floor_at(table)
        other = await second_floor(floor)
        raiser = table.in_turn
        await table.press(raiser, Verb.AMOUNT, "40")
        await venue.order(table.in_turn, "floor he said thirty")
        await table.until_happened(ObjectionRaised)
        mine, yours = await floor.page(), await other.page()
        open_form = await press(other, yours, "correct")
        await floor.rules(K.CORRECT_WAGER, "correct", {Takes.AMOUNT: "30"})
        version = table.stand.table.version
        late = await table.on_page(other.flo, yours, Verb.GO_ON)
        await nothing_comes_of(table, late, "Nobody has objected", version)
        for reply in (
            await other.desk.fill(other.flo, open_form, amount="35"),
            await other.desk.rule(other.flo, "correct", {Takes.AMOUNT: "35"}, "I heard it"),
        ):
            await nothing_comes_of(table, reply, "it is Flo alone who can amend it", version)
        again = await table.on_page(floor.flo, mine, Verb.GO_ON)
        await nothing_comes_of(table, again, "Nobody has objected", version)
        assert hand_of(table, raiser).bet == 3_000


async def test_a_form_sent_twice(venue: Venue, tmp_path: Path) -> None:
    """Two forms of one ruling were open: the second finds the hand dead already, and a third that
    was opened for a player who has folded since is refused."""
    async with evening(venue, tmp_path, *NAMES) as table:
        floor, _ = await floor_at(table)
        page, player = await floor.page(), table.behind(1)
        forms = [await press(floor, page, "dead") for _ in range(3)]
        await floor.desk.fill(floor.flo, forms[0], seat=in_words(table, player))
        await table.until_happened(RulingGiven)
        version = table.stand.table.version
        twice = await floor.desk.fill(floor.flo, forms[1], seat=in_words(table, player))
        await nothing_comes_of(table, twice, "no live hand", version)
        folded = table.in_turn
        await table.press(folded, Verb.FOLD)
        version = table.stand.table.version
        late = await floor.desk.fill(floor.flo, forms[2], seat=in_words(table, folded))
        assert late.how is How.ALONE
        assert table.stand.table.version == version
        assert len(table.happened(RulingGiven)) == 1


async def test_a_table_that_closes(venue: Venue, tmp_path: Path) -> None:
    """It closes after the hand: until then the floor rules as ever; afterwards neither the old page
    nor an open form nor a command finds a table, and a penalty that needs none still counts."""
    async with evening(venue, tmp_path, *NAMES) as table:
        floor, _ = await floor_at(table)
        ann = table.others()[0]
        await venue.order(venue.admin, "table close")
        page = await floor.page()
        await floor.rules(K.PAUSE, "pause")
        await floor.rules(K.RESUME, "resume")
        form, seat = await press(floor, page, "dead"), in_words(table, ann)
        for _ in NAMES[1:]:
            await table.press(table.in_turn, Verb.FOLD)
        await venue.until(lambda: table.stand.room.table_at(venue.place) is None)
        for reply in (
            await press(floor, page, "pause"),
            await floor.desk.fill(floor.flo, form, seat=seat),
            await floor.desk.rule(floor.flo, "pause"),
            await venue.order(floor.flo, "floor"),
            await floor.desk.penalise(floor.flo, "sitout", ann, hands=3),
        ):
            assert reply.how is How.ALONE
            assert NO_TABLE in reply.text
        warned = await floor.desk.penalise(floor.flo, "warn", ann, ground="stalling")
        assert "Ann warned" in warned.text


MISTYPED = {
    "ruling ded seat 2": "ruling dead seat 3",
    "ruling misdael too many": "ruling misdeal too many",
    "ruling misdeal": "Say what is wrong with the deal",
    "ruling dead": "Say whom you mean",
    "ruling dead nobody": "names nobody at this table",
    "ruling time": "Say how long, as 90, 2 min, 1 hour or 7 days.",
    "ruling correct": "Say how much: 120, 1.5k or 3bb.",
    "ruling correct 40 50": "I cannot read “40 50” as an amount",
    "ruling dead seat 1 becuase he left": "I do not know “becuase he left”",
    "ruling dead seat 1 rule 99.99": "There is no rule 99.99",
    "ruling pause please": "I do not know “please”",
    "ruling fine seat 1": "Say how much",
    "ruling sitout seat 1": "Say for how many hands",
    "ruling forgive": "No measure of that number stands",
    "penalty warn": "Say whom you mean",
    "report colusion seat 1": "report collusion",
}
"""What is typed, and what it is answered with."""


async def test_words_that_nobody_can_read(venue: Venue, tmp_path: Path) -> None:
    """Each is answered in private with what would do, and nothing happens."""
    async with evening(venue, tmp_path, *NAMES, house=PATIENT) as table:
        floor, _ = await floor_at(table)
        version = table.stand.table.version
        for typed, words in MISTYPED.items():
            page = await answer_to(floor, floor.flo, typed)
            assert words in page.text, typed
        assert table.stand.table.version == version
        assert not table.stand.table.rulings
        assert not table.stand.room.conduct.record(venue.community)
        await floor.rules(K.DEAD_HAND, "dead", about(table, table.behind(1)))


async def answer_to(floor: Sitting, member: Member, typed: str) -> Page:
    """What he alone is answered who says it to the dealer in the channel."""
    venue = floor.venue
    seen = len(list(venue.own_pages(member)))
    venue.write(member, typed, to_dealer=True)
    await venue.until(lambda: len(list(venue.own_pages(member))) > seen)
    return next(iter(venue.own_pages(member)))
