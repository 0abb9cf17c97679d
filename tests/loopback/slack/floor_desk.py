"""The floor on Slack: words behind the one command, modals, user groups."""

from __future__ import annotations

import re

from core.house.reports import Matter

from ..stories.floor_desk import FloorDesk, Given, in_words
from ..stories.venue import Member, Reply, Sight
from .venue import COMMAND, SlackVenue, reply_of

ASKED = {
    "clock": "floor clock", "approve": "behind approve", "refuse": "behind refuse",
    "look": "look allow", "nolook": "look refuse",
}  # fmt: skip
"""What answers the floor's questions in words, where it is not one word."""

REPORTS = {Matter.CARDS_SEEN: "cards"}
"""What a report is about in words, where it is another one."""


class SlackFloorDesk(FloorDesk):
    """``/poker ruling ...``."""

    def __init__(self, venue: SlackVenue) -> None:
        self._venue = venue

    async def rule(
        self, member: Member, word: str, given: Given | None = None, why: str = "", rule: str = ""
    ) -> Reply:
        return await self._type(member, "ruling " + in_words(word, given or {}, why, rule))

    async def review(self, member: Member, number: int, why: str = "") -> Reply:
        return await self._type(member, f"ruling hand {number} {why}")

    async def answer(self, member: Member, word: str, whom: Member | None = None) -> Reply:
        about = "" if whom is None else f" {self.mention(whom)}"
        return await self._type(member, ASKED.get(word, word) + about)

    async def penalise(
        self, member: Member, word: str, whom: Member | None = None, **said: str | int | Member
    ) -> Reply:
        parts = (*(() if whom is None else (whom,)), *said.values())
        words = (self.mention(one) if isinstance(one, Member) else str(one) for one in parts)
        return await self._type(member, " ".join(("ruling", word, *words)))

    async def _type(self, member: Member, words: str) -> Reply:
        person = self._venue.person(member)
        return reply_of(await person.slash(self._venue.channel, COMMAND, words))

    async def report(self, member: Member, matter: Matter, *about: Member, text: str) -> Reply:
        kind = REPORTS.get(matter, matter.value)
        people = " ".join(self.mention(one) for one in about)
        return await self._type(member, f"report {kind} {people} {text}")

    def mention(self, member: Member) -> str:
        return str(self._venue.person(member).mention)

    async def fill(self, member: Member, form: Reply, **fields: str) -> Reply:
        return reply_of(await self._venue.person(member).submit(form.native, fields))

    async def choose_floor(self, by: Member, *members: Member) -> str:
        people = (self._venue.person(member).id for member in members)
        mention = self._venue.workspace.user_group("dealers", *people)
        await self._type(by, f"house staff add {mention} floor")
        found = re.search(r"subteam\^(\w+)", mention)
        assert found is not None
        return found[1]

    def notifies(self, sight: Sight, group: str) -> bool:
        return '"usergroup"' in sight.text and f'"{group}"' in sight.text
