"""The floor is called, sees the facts, and rules: every kind of ruling in played hands."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.house.conduct import MeasureKind
from core.ids import Seat
from core.notation.spoken_rulings import SPOKEN, Takes
from core.present.documents import NOWHERE, Press, Verb
from core.table.floor.contest_events import ObjectionRaised, ObjectionSettled
from core.table.floor.ruling_events import FactsStated, RulingGiven
from core.table.floor.ruling_record import RulingKind

from .evening import Evening, evening
from .floor_desks import desk_of
from .sitting import PATIENT, WHY, chips_on, floor_at, hand_of, next_hand
from .test_forged_presses import forge
from .venue import How, Member, Venue

K = RulingKind
NAMES = ("Ann", "Bob", "Cy")
REFUSED = "needs the right"


@pytest.mark.rule("cooke-1.01")
@pytest.mark.rule("cooke-1.04")
async def test_the_floor_is_called(venue: Venue, tmp_path: Path) -> None:
    """A player calls with a few words: the floor's role is notified, the clock stands, and acts
    are answered that play waits.  One press opens the floor its page, those involved say what
    they saw, and by one more press the hand goes on as it was; the page was hers alone."""
    async with evening(venue, tmp_path, *NAMES) as table:
        floor, group = await floor_at(table)
        flo, first, caller = floor.flo, table.in_turn, table.behind(1)
        board, call = await table.button(Verb.CALL)
        shown = table.sightings()
        await venue.order(caller, "floor the pot is short")
        await table.until_happened(ObjectionRaised)
        await venue.until(lambda: any(floor.desk.notifies(one, group) for one in shown.all()))
        waits = await venue.press(first, board, call)
        assert waits.how is How.ALONE
        assert "play waits" in waits.text
        assert first.name not in waits.text

        opened = await table.on_news(flo, Verb.FLOOR)
        page = venue.page(opened)
        for words in ("the pot is short", "The facts", "In order", "posts the big blind",
                      "Players", "You may rule", "Not heard yet"):  # fmt: skip
            assert words in page.text
        assert shown.viewers("You may rule") == {flo.id}
        hearing = table.stand.table.hearing
        assert hearing is not None
        for seat in hearing.order:
            member = table.at(seat)
            form = await table.on_news(member, Verb.STATE)
            await venue.fill(member, form, f"{member.name} put it all in")
        stated = await venue.until(lambda: len(table.happened(FactsStated)) == len(hearing.order))
        assert stated
        heard = venue.page(await venue.order(venue.admin, "ruling")).text
        assert "“Ann put it all in”" in heard
        await table.on_news(flo, Verb.GO_ON)
        settled = await table.until_happened(ObjectionSettled)
        assert settled.by == flo.id
        await table.press(first, Verb.CALL)
        assert chips_on(table) == floor.chips


async def test_nobody_else_rules(venue: Venue, tmp_path: Path) -> None:
    """A member without rank is refused by command, typed word and forged press, each alone, and
    nothing happens; nor does a player who is of the floor rule on a hand he plays."""
    async with evening(venue, tmp_path, *NAMES) as table:
        desk, ann, seat = desk_of(venue), table.in_turn, int(table.seat_of(table.behind(1)))
        version = table.stand.table.version
        await is_refused(table, ann, seat, REFUSED)
        await desk.choose_floor(venue.admin, ann)
        await is_refused(table, ann, seat, "3.13")
        assert table.stand.table.version == version
        assert table.stand.room.conduct.record(venue.community) == ()


async def is_refused(table: Evening, member: Member, seat: int, words: str) -> None:
    """Every way to a ruling and a penalty ends with ``words``, for him alone."""
    venue, desk = table.venue, desk_of(table.venue)
    replies = [
        await desk.rule(member, "dead", {Takes.SEAT: seat}),
        await desk.rule(member, "pause"),
        await desk.penalise(member, "warn", table.at(Seat(seat))),
    ]
    here, prompt = table.stand.table.id, table.stand.prompt
    for press in (
        *(Press(here, Verb.RULING, prompt, note=one.word) for one in SPOKEN),
        Press(here, Verb.PENALTIES),
        Press(here, Verb.PENALTY, note="bar"),
        Press(here, Verb.FLOOR),
    ):
        replies.append(await venue.press(member, *await forge(table, press)))
    for reply in replies:
        assert reply.how is How.ALONE
        assert words in reply.text
    forged = await forge(table, Press(NOWHERE, Verb.RULING, note="pause"))
    assert (await venue.press(member, *forged)).how is How.ALONE
    seen = len(list(venue.own_pages(member)))
    venue.write(member, f"ruling dead seat {seat} because I say so", to_dealer=True)
    await venue.until(lambda: len(list(venue.own_pages(member))) > seen)
    assert any(words in page.text for page in venue.own_pages(member))


async def test_rulings_on_the_deal_and_the_bets(venue: Venue, tmp_path: Path) -> None:
    """Over four hands: a misdeal is dealt anew, a raise is corrected and then taken back, a hand
    is void before substantial action, and another after it with all chips back."""
    async with evening(venue, tmp_path, *NAMES, house=PATIENT) as table:
        floor, _ = await floor_at(table)
        number, button = table.hand.number, table.hand.button
        await floor.rules(K.MISDEAL, "misdeal", {Takes.CAUSE: "too_many"})
        await next_hand(table, number)
        assert table.hand.button == button

        raiser = table.in_turn
        await table.press(raiser, Verb.AMOUNT, "40")
        await floor.presses(K.CORRECT_WAGER, "correct", amount="30")
        player = table.hand.player_of(raiser.id)
        assert player is not None
        assert player.bet == 3_000
        await floor.presses(K.TAKE_BACK, "takeback", why=WHY)
        assert table.in_turn == raiser
        number = table.hand.number
        await floor.rules(K.VOID, "void")
        await next_hand(table, number)

        await table.press(table.in_turn, Verb.CALL)
        await table.press(table.in_turn, Verb.CALL)
        number = table.hand.number
        await floor.presses(K.RELEASE, "refund", why="the deck is short")
        await next_hand(table, number)
        assert {one.stack + one.bet for one in table.hand.players} == {100_000}


async def test_rulings_on_hands_and_the_pot(venue: Venue, tmp_path: Path) -> None:
    """A folded hand is live, another dead, a third forfeits; time is given, the table paused and
    resumed; a player is moved and the pot awarded.  Another floorperson's second word on the pot
    is refused as final; she may amend it herself, looks at a hand that nobody was shown, and puts
    the button right between the hands."""
    async with evening(venue, tmp_path, *NAMES, house=PATIENT) as table:
        floor, _ = await floor_at(table)
        first = table.in_turn
        await table.stay_after_this_hand()
        await table.press(first, Verb.FOLD)
        await floor.rules(K.LIVE_HAND, "live", {Takes.SEAT: int(table.seat_of(first))})
        await floor.rules(K.GIVE_TIME, "time", {Takes.SECONDS: "30s"})
        await floor.presses(K.PAUSE, "pause")
        waits = await venue.order(table.others()[0], "call")
        assert "paused" in waits.text
        await floor.presses(K.RESUME, "resume")
        dead = table.in_turn
        await floor.presses(K.DEAD_HAND, "dead", seat=f"seat {table.seat_of(dead)}")
        await floor.rules(
            K.MOVE_PLAYER, "move", {Takes.SEAT: int(table.seat_of(dead)), Takes.TO: 6}
        )
        one, other = (member for member in table.others(dead))
        await floor.rules(K.AWARD, "award", {Takes.SEATS: f"seat {table.seat_of(one)}"})
        await venue.until(lambda: table.hand.is_over)
        won = table.hand.player_of(one.id)
        assert won is not None
        version = table.stand.table.version
        final = await desk_of(venue).rule(
            venue.admin, "award", {Takes.SEATS: f"seat {table.seat_of(other)}"}, WHY
        )
        assert "Flo" in final.text
        assert "2.03" in final.text
        assert table.stand.table.version == version
        await floor.rules(K.AWARD, "award", {Takes.SEATS: f"seat {table.seat_of(other)}"})
        assert table.happened(RulingGiven)[-1].ruling.amends
        await floor.inspects(dead)
        assert set(hand_of(table, dead).down.content) <= set(
            venue.cards_in((await floor.page()).text)
        )
        await floor.rules(K.MOVE_BUTTON, "button", {Takes.PLACE: int(table.seat_of(other))})
        assert table.seat_of(dead) == 6
        kinds = [event.ruling.kind for event in table.happened(RulingGiven)]
        assert len(kinds) == len(table.stand.table.rulings)


async def test_penalties(venue: Venue, tmp_path: Path) -> None:
    """A player is warned by a form; another suspended by a command: he leaves when the hand is
    over and cannot sit again before the date.  Both stand in the record and in the history of the
    house, which only the floor may read."""
    async with evening(venue, tmp_path, *NAMES, house=PATIENT) as table:
        floor, _ = await floor_at(table)
        ann, bob = table.in_turn, table.behind(1)
        page = venue.page(await table.on_reply(
            floor.flo, await venue.order(floor.flo, "floor"), Verb.PENALTIES
        ))  # fmt: skip
        form = await table.on_page(floor.flo, page, Verb.PENALTY, "Warn")
        said = {"player": f"seat {table.seat_of(ann)}", "ground": "stalling", "why": "too slow"}
        await floor.desk.fill(floor.flo, form, **said)
        record = table.stand.room.conduct.record
        await venue.until(lambda: len(record(venue.community)) == 1)
        await floor.desk.penalise(
            floor.flo, "suspend", bob, time="7d", ground="abuse", why="cursed the dealer"
        )
        await venue.until(lambda: len(record(venue.community)) == 2)
        assert [one.kind for one in record(venue.community)] == [
            MeasureKind.WARN, MeasureKind.SUSPEND,
        ]  # fmt: skip
        await table.end_the_hand()
        await venue.until(lambda: table.stand.table.occupant_of(bob.id) is None)
        back = await venue.order(bob, "sit 1000")
        assert "suspended" in back.text
        assert table.stand.table.occupant_of(bob.id) is None
        for words in ("ruling record", "house history"):
            told = await venue.order(venue.admin, words)
            for part in ("Bob", "suspended", "cursed the dealer", "warned", "too slow"):
                assert part in told.text, words
            assert told.how is How.ALONE
