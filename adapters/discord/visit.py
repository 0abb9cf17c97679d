"""A visit: one person saying one thing, with everything needed to act on it and to answer."""

from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

from adapters.discord.identity import community_id, guild_of, is_ours, person_id, user_of
from core.engine.outcome import Accepted, Outcome
from core.engine.room import CardRoom
from core.ids import CommunityId, Instant, PersonId, PlaceId, TableId
from core.present import refusal as refusal_document
from core.present import reply
from core.present.documents import Document, Form, Slot
from core.refusal import Reason, Refusal
from core.table.commands import TableCommand
from core.table.state import Table
from core.view import TableView, look

T = TypeVar("T")


class AskedBack(Exception):
    """Words said in private could be meant for several tables, or for none."""


class Answering(Protocol):
    """How a visit is answered: through an interaction, or by a private message."""

    async def after(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of ``work``, keeping the platform patient meanwhile."""
        ...

    async def say(self, document: Document) -> bool:
        """Show ``document`` to that person alone."""
        ...

    async def ask(self, form: Form) -> bool:
        """Open a form."""
        ...


class Visit:
    """What a person said, where, and when.

    Attributes:
        guild: the server it was said in, None in private.
        place: the channel or thread it was said in, None in private.
        key: names this very interaction or message, so that it can never count twice.
        said_at: when Discord says it was made.
        may_manage: whether the person has Manage Server there.
    """

    def __init__(
        self,
        room: CardRoom,
        answer: Answering,
        *,
        user: int,
        name: str,
        key: str,
        said_at: Instant,
        guild: int | None = None,
        place: PlaceId | None = None,
        may_manage: bool = False,
    ) -> None:
        self.room = room
        self.answer = answer
        self.user = user
        self.name = name
        self.key = key
        self.said_at = said_at
        self.guild = guild
        self.place = place
        self.may_manage = may_manage
        self._table: Table | None = None

    # ------------------------------------------------------------ who and where

    @property
    def community(self) -> CommunityId:
        """The server this is about: where it was said, or that of the table meant."""
        return community_id(self.guild) if self.guild is not None else self.table().community

    @property
    def person(self) -> PersonId:
        """The person in that server."""
        return person_id(guild_of(self.community), self.user)

    def means(self, table_id: TableId) -> None:
        """Say which table is meant, as a button does.

        Raises:
            Refusal: ``NO_TABLE_HERE`` when that table is no more, or in another server.
        """
        table = self.room.table(table_id)
        if table is None or (self.guild is not None and table.community != self.community):
            raise Refusal(Reason.NO_TABLE_HERE)
        self._table = table

    def table(self) -> Table:
        """The table meant, as it is now.

        Raises:
            Refusal: ``NO_TABLE_HERE`` when none is in this channel.
            AskedBack: in private, when it is not plain which one is meant.
        """
        if self._table is None:
            self._table = self._here() if self.place is not None else self._last_dealt()
        return self.room.table(self._table.id) or self._table

    def view(self) -> TableView:
        """The table as this person may know it now."""
        return self.view_of(self.table())

    def view_of(self, table: Table) -> TableView:
        """``table`` as this person may know it."""
        occupant = table.occupant_of(self.person)
        return look(table, occupant.seat if occupant is not None else None)

    def _here(self) -> Table:
        table = self.room.table_at(self.place) if self.place is not None else None
        if table is None:
            raise Refusal(Reason.NO_TABLE_HERE)
        return table

    def _last_dealt(self) -> Table:
        """The table whose hand was dealt to this user last, when there is only one."""
        persons = {
            occupant.person
            for table in self.room.tables()
            for occupant in table.occupants
            if is_ours(occupant.person) and user_of(occupant.person) == self.user
        }
        dealt = {
            table.id: table
            for table in map(self.room.table_last_dealt_to, persons)
            if table is not None
        }
        if len(dealt) != 1:
            raise AskedBack
        return next(iter(dealt.values()))

    # ---------------------------------------------------------- acting, answering

    async def submit(self, command: TableCommand, *, shows: Slot | None = None) -> Outcome:
        """Put ``command`` to the table and wait until it is committed or refused."""
        return await self.answer.after(
            self.room.submit(
                self.table().id, command, key=self.key, said_at=self.said_at, shows=shows
            )
        )

    async def act(self, command: TableCommand) -> None:
        """Put ``command`` to the table and tell the person what became of it."""
        await self.tell(await self.submit(command))

    async def tell(self, outcome: Outcome) -> None:
        """Answer with what became of a command."""
        if isinstance(outcome, Accepted):
            view = self.view_of(outcome.table)
            await self.answer.say(reply(outcome.events, view, self.person))
        else:
            await self.refuse(outcome.refusal)

    async def refuse(self, refusal: Refusal) -> None:
        """Answer with why not."""
        await self.answer.say(refusal_document(refusal, self.view_if_any()))

    def view_if_any(self) -> TableView | None:
        """The table as this person may know it, None when no table is meant."""
        try:
            return self.view()
        except (Refusal, AskedBack):
            return None

    def must_manage(self) -> None:
        """Let only admins on.

        Raises:
            Refusal: ``NOT_ALLOWED`` without Manage Server.
        """
        if not self.may_manage:
            raise Refusal(Reason.NOT_ALLOWED, right="Manage Server")
