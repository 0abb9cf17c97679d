"""House rules on Discord: autocomplete, forged commands, attachments, roles."""

from __future__ import annotations

from typing import Any

from ..stories.house_desk import HouseDesk
from ..stories.venue import Member, Reply
from .venue import DiscordVenue, reply_of

NAME, CHOICES = 100, 25


class DiscordHouseDesk(HouseDesk):
    """The commands of ``/house``."""

    def __init__(self, venue: DiscordVenue) -> None:
        self._venue = venue

    async def choose(
        self, member: Member, search: str, key: str, value: str, scope: str = ""
    ) -> Reply:
        person, channel = self._venue.person(member), self._venue.channel
        rules = await person.complete(channel, "house set", typing=("setting", search))
        assert key in _values(rules), (search, rules)
        values = await person.complete(
            channel, "house set", typing=("value", value[:3]), setting=key
        )
        assert value in _values(values), (key, values)
        more = {"scope": scope} if scope else {}
        answer = await person.slash(channel, "house set", setting=key, value=value, **more)
        return reply_of(answer)

    async def force(self, member: Member, key: str, value: str) -> Reply:
        person = self._venue.person(member)
        answer = await person.force(self._venue.channel, "house set", setting=key, value=value)
        return reply_of(answer)

    async def take_out(self, member: Member) -> str:
        person = self._venue.person(member)
        answer = await person.slash(self._venue.channel, "house export")
        (file,) = answer.files.values()
        return file.decode()

    async def read_in(self, member: Member, file: str) -> Reply:
        upload = ("house-rules.toml", file.encode())
        person = self._venue.person(member)
        return reply_of(await person.slash(self._venue.channel, "house import", file=upload))

    async def promote(self, by: Member, group: str, rank: str) -> Reply:
        person, role = self._venue.person(by), int(group)
        answer = await person.slash(self._venue.channel, "house staff add", who=role, rank=rank)
        self._venue.guild.let_use("house", role)
        return reply_of(answer)

    async def demote(self, by: Member, group: str) -> Reply:
        person = self._venue.person(by)
        answer = await person.slash(self._venue.channel, "house staff remove", who=int(group))
        return reply_of(answer)

    def group(self, name: str, *members: Member) -> str:
        role = self._venue.guild.role(name)
        for member in members:
            self._venue.person(member).take_role(role)
        return str(role)


def _values(choices: list[dict[str, Any]]) -> list[str]:
    """What is said when one of them is chosen; they keep to Discord's numbers."""
    assert len(choices) <= CHOICES
    for choice in choices:
        assert 1 <= len(choice["name"]) <= NAME
        assert 1 <= len(choice["value"]) <= NAME
    return [choice["value"] for choice in choices]
