"""A visit: one person saying one thing, with everything needed to act on it and to answer."""

from collections.abc import Awaitable, Callable
from typing import Final

from core.engine.outcome import Accepted, Outcome
from core.engine.room import CardRoom
from core.house.community import House
from core.house.ranks import Rank
from core.house.settings import Overrides
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId
from core.present import lets_choose, reply, with_choices
from core.present import refusal as refusal_document
from core.present.documents import Slot
from core.reception.answering import Answering
from core.reception.counts import Counts
from core.reception.identity import GroupId, Identity, Premises
from core.refusal import Reason, Refusal
from core.table.commands import TableCommand
from core.table.state import Table
from core.view import TableView, look_for
from core.view.choices import Choices, choices_of


class AskedBack(Exception):
    """Words said in private could be meant for several tables, or for none."""


class Visit:
    """What a person said, where, and when.

    Attributes:
        answer: how the person is answered.
        who: the user behind the person.
        premises: what the platform knows of the place.
        name: the person's name as it is shown, cleaned.
        key: names this very interaction or message, so that it can never count twice.
        said_at: when the platform says it was made, None where it does not say.
        here: the community it was said in, None where the platform does not tell.
        place: the channel or thread it was said in, None in private.
        is_message: it came as a message to the dealer, not as a command or by a button: whether
            such words act is for the house (Cooke 10.12).
        counts: how often chips have been counted for whom; the reception lends its own.
    """

    def __init__(
        self,
        room: CardRoom,
        answer: Answering,
        who: Identity,
        premises: Premises,
        *,
        name: str,
        key: str,
        said_at: Instant | None,
        community: CommunityId | None = None,
        place: PlaceId | None = None,
        is_message: bool = False,
    ) -> None:
        self.room = room
        self.answer = answer
        self.who = who
        self.premises = premises
        self.name = name
        self.key = key
        self.said_at = said_at
        self.here = community
        self.place = place
        self.is_message = is_message
        self.counts = Counts()
        self._table: Table | None = None

    # ------------------------------------------------------------ who and where

    @property
    def community(self) -> CommunityId:
        """The community this is about: where it was said, or that of the table meant.

        Raises:
            AskedBack: in private, when neither is known.
        """
        return self.here if self.here is not None else self.table().community

    @property
    def person(self) -> PersonId:
        """The person in that community."""
        return self.who.person_in(self.community)

    def means(self, table_id: TableId) -> None:
        """Say which table is meant, as a button does.

        Raises:
            Refusal: ``NO_TABLE_HERE`` when that table is no more, or in a community that this
                was not said in and that does not know the person.
        """
        table = self.room.table(table_id)
        if table is None or not self._is_let_in(table):
            raise Refusal(Reason.NO_TABLE_HERE)
        self._table = table

    def _is_let_in(self, table: Table) -> bool:
        """In private only to whom a seat there, a wallet or a rank says that he is no outsider.

        What a button carries can be forged, and there the platform does not tell who is a member.
        """
        if self.here is not None:
            return table.community == self.here
        person = self.who.person_in(table.community)
        house = self.room.rules.house(table.community)
        is_known = (
            person in table.people
            or self.room.wallets.knows(person)
            or house.rank_of((person,)) > Rank.PLAYER
        )
        return is_known and self.who.owns(person)

    def table(self) -> Table:
        """The table meant, as it is now.

        Raises:
            Refusal: ``NO_TABLE_HERE`` when none is in this channel.
            AskedBack: in private, when it is not plain which one is meant.
        """
        if self._table is None:
            self._table = self._at(self.place) if self.place is not None else self._seated()
        return self.room.table(self._table.id) or self._table

    def view(self) -> TableView:
        """The table as this person may know it now."""
        return self.view_of(self.table())

    def view_of(self, table: Table) -> TableView:
        """``table`` as this person may know it."""
        return look_for(table, self.person)

    def person_at(self, seat: Seat) -> PersonId:
        """Who sits at ``seat``.

        Raises:
            Refusal: ``NOT_AT_THIS_TABLE`` when nobody does.
        """
        occupant = self.table().occupant(seat)
        if occupant is None:
            raise Refusal(Reason.NOT_AT_THIS_TABLE, typed=f"seat {seat}")
        return occupant.person

    def choices(self) -> Choices:
        """What this person may say there for the next deal."""
        return choices_of(self.table(), self.person, self.room.now())

    def view_if_any(self) -> TableView | None:
        """The table as this person may know it, None when no table is meant."""
        try:
            return self.view()
        except (Refusal, AskedBack):
            return None

    def _at(self, place: PlaceId) -> Table:
        table = self.room.table_at(place)
        if table is None:
            raise Refusal(Reason.NO_TABLE_HERE)
        return table

    def _seated(self) -> Table:
        """The table where this user plays; of several, the one that dealt to him last."""
        seats = {
            table.id: person
            for table in self.room.tables()
            if self.here in (None, table.community)
            for person in table.people
            if self.who.owns(person)
        }
        if len(seats) == 1:
            table = self.room.table(*seats)
        else:
            table = self.room.table_last_dealt_to(*seats.values())
        if table is None or table.id not in seats:
            raise AskedBack
        return table

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
            answer = reply(outcome.events, view, self.person)
            if lets_choose(outcome.events, view):
                answer = with_choices(answer, view, self.choices())
            await self.answer.say(answer)
        else:
            await self.refuse(outcome.refusal)

    async def refuse(self, refusal: Refusal) -> None:
        """Answer with why not."""
        await self.answer.say(refusal_document(refusal, self.view_if_any()))

    def house_values(self) -> Overrides:
        """The values of the community's house rules that differ from the defaults; none where the
        community is not known."""
        try:
            return self.room.rules.overrides(self.community)
        except (AskedBack, Refusal):
            return {}

    # ------------------------------------------------------------------- rights

    async def rank(self) -> Rank:
        """What the visitor may do here (Cooke 3.12, 3.13): the highest of his ranks."""
        person, house = self._known()
        chosen = house.rank_of((person,)) if person is not None else Rank.PLAYER
        if chosen is Rank.ADMIN or await self.answer.after(self.premises.may_manage()):
            return Rank.ADMIN
        highest = max(chosen, await self._rank_of_groups(house))
        owns = person is not None and self._owner_here() == person
        return max(highest, Rank.OWNER if owns else Rank.PLAYER)

    def _known(self) -> tuple[PersonId | None, House]:
        """The visitor and the house he is in; in private both may be unknown."""
        try:
            return self.person, self.room.rules.house(self.community)
        except (AskedBack, Refusal):
            return None, House()

    async def _rank_of_groups(self, house: House) -> Rank:
        groups = [GroupId(one.holder) for one in house.staff if one.is_group]
        if not groups:
            return Rank.PLAYER
        return house.rank_of(await self.answer.after(self.premises.in_groups(groups)))

    def _owner_here(self) -> PersonId | None:
        """Who opened the table meant, if one is."""
        try:
            return self.table().opened_by
        except (AskedBack, Refusal):
            return None

    async def must_be(self, wanted: Rank) -> None:
        """Let only those on who have the rank ``wanted`` or a higher one.

        Raises:
            Refusal: ``NOT_ALLOWED``, with what would do.
        """
        if await self.rank() < wanted:
            raise Refusal(Reason.NOT_ALLOWED, right=self.premises.manage_right, rank=_ALSO[wanted])

    def is_in_hand(self) -> bool:
        """Whether the visitor holds or plays a live hand at the table meant."""
        table = self.table()
        hand = table.hand if table.is_in_hand else None
        player = hand.played_by(self.person) if hand is not None else None
        owner = hand.player_of(self.person) if hand is not None else None
        return any(one is not None and one.is_in for one in (player, owner))

    async def must_rule(self) -> None:
        """Let only the floor on, and nobody who plays for the pot himself (Cooke 3.13).

        Raises:
            Refusal: ``NOT_ALLOWED``, ``MAY_NOT_RULE``.
        """
        await self.must_be(Rank.FLOOR)
        if self.is_in_hand():
            raise Refusal(Reason.MAY_NOT_RULE, "cooke-3.13")


_ALSO: Final = {
    Rank.OWNER: "a rank given by an admin, or to have opened this table",
    Rank.FLOOR: "the rank of floor or admin, which an admin gives",
    Rank.ADMIN: "the rank of admin, which an admin gives",
}
"""What does as well as the platform's own right."""


Work = Callable[[Visit], Awaitable[None]]
"""What is to be done in a visit; it may raise ``Refusal`` or ``AskedBack``."""
