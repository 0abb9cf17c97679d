"""House rules on Slack: a modal whose menus search, forged modals, text to copy, user groups."""

from __future__ import annotations

from ..stories.house_desk import HouseDesk
from ..stories.venue import Member, Reply
from .answer import Answer
from .venue import COMMAND, SlackVenue, reply_of
from .world import Json


class SlackHouseDesk(HouseDesk):
    """The buttons under ``/poker house`` and what they open."""

    def __init__(self, venue: SlackVenue) -> None:
        self._venue = venue

    async def choose(
        self, member: Member, search: str, key: str, value: str, scope: str = ""
    ) -> Reply:
        person = self._venue.person(member)
        form = await self._opened(member, "Change a rule")
        offered = [one["value"] for one in await person.search(form, "setting", search)]
        assert key in offered, (search, offered)
        changed = await person.find(form, "setting", key)
        assert "value" in {field.block_id for field in changed.modal.fields}, changed
        more = {"scope": scope} if scope else {}
        return reply_of(await person.submit(form, {"value": value, **more}))

    async def force(self, member: Member, key: str, value: str) -> Reply:
        admin = self._venue.person(self._venue.admin)
        form = await self._opened(self._venue.admin, "Change a rule")
        await admin.search(form, "setting", "button.rule")
        await admin.find(form, "setting", "button.rule")
        option = {"text": {"type": "plain_text", "text": "forged"}, "value": key}
        chosen: Json = {"type": "external_select", "selected_option": option}
        typed: Json = {"type": "plain_text_input", "value": value}
        sent = {"setting": chosen, "value": typed}
        return reply_of(await self._venue.person(member).forge(form, sent))

    async def take_out(self, member: Member) -> str:
        person = self._venue.person(member)
        answer = await person.slash(self._venue.channel, COMMAND, "house export")
        return answer.message.preformatted

    async def read_in(self, member: Member, file: str) -> Reply:
        form = await self._opened(member, "Import")
        return reply_of(await self._venue.person(member).submit(form, {"file": file}))

    async def promote(self, by: Member, group: str, rank: str) -> Reply:
        person = self._venue.person(by)
        words = f"house staff add {group} {rank}"
        return reply_of(await person.slash(self._venue.channel, COMMAND, words))

    async def demote(self, by: Member, group: str) -> Reply:
        person = self._venue.person(by)
        words = f"house staff remove {group}"
        return reply_of(await person.slash(self._venue.channel, COMMAND, words))

    def group(self, name: str, *members: Member) -> str:
        people = (self._venue.person(member).id for member in members)
        return self._venue.workspace.user_group(name, *people)

    async def _opened(self, member: Member, button: str) -> Answer:
        """The modal that a button of the house rules opens."""
        person = self._venue.person(member)
        page = await person.slash(self._venue.channel, COMMAND, "house")
        return await person.press(page.message, button)
