"""Every penalty, by a command and by a form: who is told what, what is on record, and what comes of
it (Cooke 1.06, 3.07)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest

from core.house.conduct import Measure, MeasureKind
from core.house.settings import Overrides
from core.present.documents import Verb

from .evening import Evening, evening
from .sitting import Sitting, chips_on, floor_at, hand_of, in_words
from .venue import How, Member, Reply, Venue

NAMES = ("Ann", "Bob", "Cy", "Dee")
WITH_FINES: Overrides = {"conduct.penalties": True, "deal.between_hands_seconds": 1}
RESTRICTED = "restricted this seating; no reason is implied"

KIND: Final = {
    "warn": MeasureKind.WARN, "sitout": MeasureKind.SIT_OUT, "eject": MeasureKind.EJECT,
    "suspend": MeasureKind.SUSPEND, "bar": MeasureKind.BAR, "fine": MeasureKind.FINE,
    "deny": MeasureKind.DENY, "separate": MeasureKind.SEPARATE, "link": MeasureKind.LINK,
    "forgive": MeasureKind.FORGIVE,
}  # fmt: skip


class Discipline:
    """The measures that a floorperson takes at a table, each looked up in the record."""

    def __init__(self, floor: Sitting) -> None:
        self.floor = floor
        self.venue = floor.venue
        self.flo = floor.flo

    @property
    def record(self) -> tuple[Measure, ...]:
        """All measures of the community."""
        return self.floor.table.stand.room.conduct.record(self.venue.community)

    async def by_command(
        self, word: str, whom: Member | None = None, **said: str | int | Member
    ) -> Measure:
        """By a command, with what goes with it."""
        return await self._taken(
            word, lambda: self.floor.desk.penalise(self.flo, word, whom, **said)
        )

    async def by_form(self, word: str, **fields: str) -> Measure:
        """By a button of her page of penalties, and its form."""
        table, flo = self.floor.table, self.flo

        async def fill_in() -> Reply:
            page = await self.floor.page()
            page = self.venue.page(await table.on_page(flo, page, Verb.PENALTIES))
            choice = next(
                one for one in page.choices
                if one.press and (one.press.verb, one.press.note) == (Verb.PENALTY, word)
            )  # fmt: skip
            form = await self.venue.press(flo, page, choice)
            return await self.floor.desk.fill(flo, form, **fields)

        return await self._taken(word, fill_in)

    async def _taken(self, word: str, take: Callable[[], Awaitable[Reply]]) -> Measure:
        """She alone is answered, and the record has one more measure of that kind, by her."""
        before = len(self.record)
        reply = await take()
        assert reply.how is How.ALONE
        await self.venue.until(lambda: len(self.record) > before)
        (measure,) = self.record[before:]
        assert (measure.kind, measure.by) == (KIND[word], self.flo.id), reply.text
        return measure

    async def is_told(self, member: Member, words: str) -> None:
        """He is told so in private, and nobody else is."""
        await self.venue.until(
            lambda: any(words in page.text for page in self.venue.private_pages(member))
        )
        for other in self.floor.table.others(member):
            assert not any(words in page.text for page in self.venue.private_pages(other))
        assert not any(words in page.text for page in self.venue.pages())


async def test_by_commands(venue: Venue, tmp_path: Path) -> None:
    """Each is answered, recorded and told as it should be; who is kept out cannot sit, by the
    neutral words where no reason is implied, and once forgiven he can."""
    async with evening(venue, tmp_path, *NAMES, house=WITH_FINES) as table:
        floor, _ = await floor_at(table)
        do = Discipline(floor)
        first, second, third, fourth = (table.behind(places) for places in range(4))
        zed, yan, xia = venue.join("Zed", "Yan", "Xia")

        await do.by_command("warn", first, ground="stalling", why="too slow")
        await do.is_told(first, "The floor warns you.")
        await do.by_command("fine", second, amount="10", why="threw his cards")
        await floor.heard(f"{second.name} pays 10 to the pot by decision of the floor")
        assert hand_of(table, second).stack == 100_000 - 1_000 - hand_of(table, second).paid
        assert chips_on(table) == floor.chips
        await do.by_command("sitout", third, hands=2, ground="etiquette")
        await floor.heard(f"{third.name} sits out 2 hands by decision of the floor")

        denied = await do.by_command("deny", zed, why="a private matter")
        await do.by_command("separate", yan, other=first)
        await do.by_command("link", xia, other=second)
        for one in (zed, yan):
            refused = await venue.order(one, "sit 1000")
            assert RESTRICTED in refused.text
            assert "private matter" not in refused.text
        assert "one seat for one player" in (await venue.order(xia, "sit 1000")).text
        assert {one.id for one in table.others()}.isdisjoint({zed.id, yan.id, xia.id})
        await do.by_command("forgive", number=denied.number, why="it was not him")
        assert "Welcome" in (await venue.order(zed, "sit 1000")).text

        await do.by_command("eject", fourth, time="2h", ground="stalling")
        await do.by_command("suspend", first, time="7d", ground="collusion")
        await do.by_command("bar", second, ground="other", why="the third time")
        await table.end_the_hand()
        gone = {fourth.id, first.id, second.id}
        await venue.until(lambda: gone.isdisjoint(one.id for one in table.others()))
        for one, words in ((fourth, "ejected"), (first, "suspended"), (second, "barred")):
            assert words in (await venue.order(one, "sit 1000")).text
        told = (await venue.order(venue.admin, "ruling record")).text
        for words in ("warned", "fined 10", "sits out 2 hands", "not seated", "kept apart",
                      "are one player", "forgiven", "ejected", "suspended", "barred"):  # fmt: skip
            assert words in told, words


@pytest.mark.parametrize("half", ["the mild ones", "the hard ones"])
async def test_by_forms(venue: Venue, tmp_path: Path, half: str) -> None:
    """The same by the buttons of the floor's page, with those who sit here to choose from."""
    async with evening(venue, tmp_path, *NAMES, house=WITH_FINES) as table:
        floor, _ = await floor_at(table)
        do = Discipline(floor)
        first, second, third, fourth = (table.behind(places) for places in range(4))
        if half == "the mild ones":
            await do.by_form("warn", player=in_words(table, first), ground="stalling", why="slow")
            await do.is_told(first, "The floor warns you.")
            await do.by_form("fine", player=in_words(table, second), amount="10")
            await floor.heard(f"{second.name} pays 10 to the pot by decision of the floor")
            assert chips_on(table) == floor.chips
            sat = await do.by_form(
                "sitout", player=in_words(table, third), hands="2", ground="etiquette"
            )
            await floor.heard(f"{third.name} sits out 2 hands by decision of the floor")
            await do.by_form("forgive", number=str(sat.number), why="a mistake")
            await do.by_form("eject", player=in_words(table, fourth), time="2h", ground="abuse")
            await leave_with_the_hand(table, fourth)
        else:
            await do.by_form(
                "separate", player=in_words(table, first), other=in_words(table, second)
            )
            await do.by_form("link", player=in_words(table, first), other=in_words(table, third))
            await do.by_form("deny", player=in_words(table, second), why="a private matter")
            await do.by_form("suspend", player=in_words(table, third), time="7d", ground="abuse")
            await do.by_form("bar", player=in_words(table, fourth), ground="abuse", why="again")
            await leave_with_the_hand(table, second, third, fourth)
            assert RESTRICTED in (await venue.order(second, "sit 1000")).text


async def leave_with_the_hand(table: Evening, *members: Member) -> None:
    """They play this hand, and are gone when it is over."""
    assert {one.id for one in members} <= {one.id for one in table.others()}
    await table.end_the_hand()
    gone = {one.id for one in members}
    await table.venue.until(lambda: gone.isdisjoint(one.id for one in table.others()))
