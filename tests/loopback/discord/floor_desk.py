"""The floor on Discord: subcommands with options, modals, roles."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from core.house.reports import Matter
from core.notation.spoken_rulings import Takes

from ..stories.floor_desk import FloorDesk, Given
from ..stories.venue import Member, Reply, Sight
from .answer import Answer
from .venue import DiscordVenue, reply_of

OPTIONS = {Takes.SECONDS: "time", Takes.PLACE: "seat", Takes.WHOSE: "seat"}


class DiscordFloorDesk(FloorDesk):
    """The commands of ``/ruling`` and ``/penalty``."""

    def __init__(self, venue: DiscordVenue) -> None:
        self._venue = venue

    async def rule(
        self, member: Member, word: str, given: Given | None = None, why: str = "", rule: str = ""
    ) -> Reply:
        options = {OPTIONS.get(takes, takes.value): value for takes, value in (given or {}).items()}
        options |= {name: said for name, said in (("why", why), ("rule", rule)) if said}
        return await self._command(member, f"ruling {word}", options)

    async def review(self, member: Member, number: int, why: str = "") -> Reply:
        return await self._command(member, "ruling hand", {"number": number, "why": why})

    async def answer(self, member: Member, word: str, whom: Member | None = None) -> Reply:
        options = {"member": self._venue.person(whom)} if whom is not None else {}
        return await self._command(member, f"ruling asked {word}", options)

    async def penalise(
        self, member: Member, word: str, whom: Member | None = None, **said: str | int | Member
    ) -> Reply:
        options = ({"member": whom} if whom is not None else {}) | said
        return await self._command(
            member,
            f"penalty {word}",
            {
                name: self._venue.person(value) if isinstance(value, Member) else value
                for name, value in options.items()
            },
        )

    async def _command(self, member: Member, command: str, options: Mapping[str, Any]) -> Reply:
        person, channel = self._venue.person(member), self._venue.channel
        return reply_of(await person.force(channel, command, **options))

    async def report(self, member: Member, matter: Matter, *about: Member, text: str) -> Reply:
        people = (self._venue.person(one) for one in about)
        options = {"kind": matter.value, "what": text} | dict(
            zip(("about", "other"), people, strict=False)
        )
        return await self._command(member, "floor", options)

    def mention(self, member: Member) -> str:
        return str(self._venue.person(member).mention)

    async def fill(self, member: Member, form: Reply, **fields: str) -> Reply:
        answer: Answer = form.native
        values = {name: [said] if name in answer.menus else said for name, said in fields.items()}
        return reply_of(await self._venue.person(member).submit(answer, values))

    async def choose_floor(self, by: Member, *members: Member) -> str:
        role = self._venue.guild.role("dealers")
        for member in members:
            self._venue.person(member).take_role(role)
        person = self._venue.person(by)
        await person.slash(self._venue.channel, "house staff add", who=role, rank="floor")
        return str(role)

    def notifies(self, sight: Sight, group: str) -> bool:
        return f"<@&{group}>" in sight.text and group in map(str, _roles(json.loads(sight.text)))


def _roles(message: dict[str, list[str]]) -> list[str]:
    return message.get("mention_roles", [])
