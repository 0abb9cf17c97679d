"""The desk: where presses, commands, forms and words become visits to the reception."""

import logging

from adapters.slack import limits
from adapters.slack.answers import UrlAnswer
from adapters.slack.fields import Option, option
from adapters.slack.form_answer import Acknowledge, FormAnswer
from adapters.slack.forms import chosen_in, press_in, said_in
from adapters.slack.groups import Groups
from adapters.slack.home import Homes
from adapters.slack.home_answer import HomeAnswer
from adapters.slack.identity import (
    SlackUser,
    community_id,
    instant,
    message_ref,
    person_in,
    place_id,
)
from adapters.slack.members import Members
from adapters.slack.messenger import SlackMessenger
from adapters.slack.once import Once
from adapters.slack.open_form_answer import OpenFormAnswer
from adapters.slack.opened import OpenForms
from adapters.slack.payloads import Payload, Source, meant
from adapters.slack.premises import SlackPremises
from adapters.slack.settings import SlackSettings
from adapters.slack.typed import TypedAnswer
from adapters.slack.web import Web
from adapters.slack.workspace import Workspace
from core.engine.room import CardRoom
from core.house.in_force import InForce
from core.ids import Instant, PersonId, PlaceId
from core.present.documents import Choice, Press
from core.present.presses import text as press_text
from core.reception import Answering, PressedBoard, Reception, Visit
from core.reception.house import offers as house_offers
from core.table.commands import Leave

_log = logging.getLogger(__name__)


class Desk:
    """Everything a bolt app needs to serve people."""

    def __init__(
        self, room: CardRoom, settings: SlackSettings, web: Web, messenger: SlackMessenger
    ) -> None:
        self._room = room
        self._settings = settings
        self._web = web
        self._messenger = messenger
        self._reception = Reception(room, _log.error)
        self._members = Members(web)
        self._groups = Groups(web)
        self._homes = Homes(web, room, self._members, settings.command)
        self._forms = OpenForms()
        self._once = Once()

    # ----------------------------------------------------------------- commands

    async def command(self, source: Source, body: Payload) -> None:
        """Serve a slash command: words after ours, else it is a word itself."""
        key = f"slack:{body['trigger_id']}"
        if not self._once.is_new(key):
            return
        text, name = meant(str(body.get("text") or "")), str(body["command"])
        if name != self._settings.command:
            text = f"{name.removeprefix('/')} {text}"
        answer = UrlAnswer(self._web, source.workspace, body, self._forms)
        await self._reception.hear(await self._visit(source, answer, key), text)

    # ------------------------------------------------------------------ presses

    async def press(self, source: Source, body: Payload) -> None:
        """Serve a press of one of our buttons, however old."""
        key = f"slack:{body['trigger_id']}"
        if not self._once.is_new(key):
            return
        action = body["actions"][0]
        press = press_text.decode(str(action.get("value") or ""))
        said_at = instant(str(action.get("action_ts") or ""))
        if not source.channel:
            await self._press_at_home(source, body, press, key, said_at)
            return
        stands_in_channel = not source.is_ephemeral and not source.is_private
        ref = None
        if stands_in_channel and self._reception.is_board(press):
            ref = message_ref(source.community, source.channel, source.message)
        answer = UrlAnswer(
            self._web,
            source.workspace,
            body,
            self._forms,
            thread=source.thread,
            board=ref,
            replaces=source.is_ephemeral,
            is_private=source.is_private,
        )
        visit = await self._visit(source, answer, key, said_at)
        board = PressedBoard(answer, ref) if ref is not None else None
        await self._reception.press(visit, press, board)
        if ref is not None:
            self._messenger.spares.keep(ref, answer)

    async def _press_at_home(
        self, source: Source, body: Payload, press: Press | None, key: str, said_at: Instant | None
    ) -> None:
        seen = str((body.get("view") or {}).get("hash") or "")
        answer = HomeAnswer(
            self._web,
            self._homes,
            self._forms,
            self._person(source),
            str(body["trigger_id"]),
            seen,
        )
        await self._reception.press(await self._visit(source, answer, key, said_at), press)
        await answer.finish()

    # -------------------------------------------------------------------- forms

    async def form_sent(self, source: Source, body: Payload, ack: Acknowledge) -> None:
        """Serve a form that was sent, whether or not this process opened it."""
        view = body["view"]
        key = f"slack:{body['trigger_id']}"
        if not self._once.is_new(key):
            await ack()
            return
        press = press_in(view)
        table = self._room.table(press.table) if press is not None else None
        place = table.place if table is not None else None
        otherwise = TypedAnswer(self._messenger, self._person(source), place, key)
        opener = self._forms.opener(str(view["id"]))
        answer = FormAnswer(ack, view, self._settings.patience, opener, otherwise)
        visit = await self._visit(source, answer, key)
        board = None
        if opener is not None and opener.board is not None and self._reception.is_board(press):
            board = PressedBoard(answer, opener.board)
        try:
            await self._reception.form_sent(visit, press, said_in(view), board)
        finally:
            await answer.close()

    async def form_changed(self, source: Source, body: Payload) -> None:
        """Have an open form ask what follows from the choice that was made in it."""
        key = f"slack:{body['trigger_id']}"
        if not self._once.is_new(key):
            return
        view = body.get("view") or {}
        press = press_in(view)
        answer = OpenFormAnswer(self._web, source.workspace, view, self._forms)
        visit = await self._visit(source, answer, key)
        await self._reception.form_changed(visit, press, said_in(view) | chosen_in(body))

    def options(self, source: Source, body: Payload) -> list[Option]:
        """House rules that what is being typed may mean, for a menu."""
        press = press_in(body.get("view") or {})
        table = self._room.table(press.table) if press is not None else None
        is_theirs = table is not None and table.community == source.community
        settings = (
            table.config.settings
            if table is not None and is_theirs
            else self._room.rules.overrides(source.community)
        )
        house = InForce(settings)
        found = house_offers.rules(str(body.get("value") or ""), house, limits.MENU_OPTIONS)
        return [option(Choice(rule.name, rule.key), f"{rule.key}: {rule.now}") for rule in found]

    # -------------------------------------------------------------- typed words

    async def words(self, source: Source, text: str, stamp: str, *, is_reply: bool = False) -> None:
        """Serve words said in private or to the dealer's mention, at ``stamp``.

        ``is_reply`` says that they stand in a thread under one of the dealer's own messages.
        """
        key = f"slack:{source.workspace.word}:{source.channel}:{stamp}"
        if not self._once.is_new(key):
            return
        place = self._place(source, is_reply=is_reply)
        nonce = f"typed-{stamp}"
        answer = TypedAnswer(self._messenger, self._person(source), place, nonce)
        visit = await self._visit(source, answer, key, instant(stamp), is_reply=is_reply)
        visit.is_message = True
        await self._reception.hear(visit, text)

    # ----------------------------------------------------------------- gestures

    async def reaction(self, source: Source, sign: str, stamp: str) -> None:
        """Serve a reaction made at ``stamp`` on a message that asks for an act now."""
        ref = message_ref(source.community, source.channel, source.message)
        table = self._reception.signalled(ref, sign)
        said = f"{source.workspace.word}:{source.channel}:{stamp}:{source.user}:{sign}"
        key = f"slack:{said}"
        if table is None or not self._once.is_new(key):
            return
        answer = TypedAnswer(self._messenger, self._person(source), table.place, key)
        visit = await self._visit(source, answer, key, instant(stamp), place=table.place)
        await self._reception.reacted(visit, sign)

    # -------------------------------------------------------------------- pages

    async def home_opened(self, source: Source, seen: str) -> None:
        """Show a person's own page; ``seen`` is the hash of the one he looks at."""
        await self._homes.show(self._person(source), seen)

    async def user_changed(self, workspace: Workspace, user: Payload) -> None:
        """Note a member's new name; who has been deactivated gets up, with his chips."""
        who = str(user["id"])
        member = self._members.note(workspace, user, who)
        if not member.is_gone:
            return
        person = person_in(community_id(workspace), who)
        for table in self._room.tables_of(person):
            key = f"slack:{workspace.word}:gone:{who}:{table.id}:{table.version}"
            await self._room.submit(table.id, Leave(person), key)

    # ------------------------------------------------------------------- inside

    async def _visit(
        self,
        source: Source,
        answer: Answering,
        key: str,
        said_at: Instant | None = None,
        *,
        place: PlaceId | None = None,
        is_reply: bool = False,
    ) -> Visit:
        """``place`` where the payload does not tell the thread."""
        member = await self._members.look(source.workspace, source.user, source.name)
        place = place or self._place(source, is_reply=is_reply)
        person = self._person(source)
        return Visit(
            self._room,
            answer,
            SlackUser(source.user),
            SlackPremises(
                self._web, self._members, self._groups, self._settings.command, person, place
            ),
            name=member.name,
            key=key,
            said_at=said_at,
            community=source.community,
            place=place,
        )

    def _place(self, source: Source, *, is_reply: bool = False) -> PlaceId | None:
        """The channel or thread meant; under a message of the dealer's it is the channel."""
        if not source.channel or source.is_private:
            return None
        channel = place_id(source.community, source.channel)
        if not source.thread:
            return channel
        thread = place_id(source.community, source.channel, source.thread)
        return channel if is_reply and self._room.table_at(thread) is None else thread

    def _person(self, source: Source) -> PersonId:
        return person_in(source.community, source.user)
