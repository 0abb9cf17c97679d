"""A killed session from deal to deal: who plays which hand, and what is arranged between them."""

from __future__ import annotations

from collections.abc import Sequence

from core.hand.state import Hand
from core.ids import PersonId, Seat
from core.present.documents import Verb
from core.table.blinds.duties import Duties
from core.table.state import Table
from tests.loopback.stories.evening import choice_of, verbs_of
from tests.loopback.stories.venue import Member, Page, Reply

from .book import Book, read
from .members import TURN_SECONDS, Turn
from .once import said
from .survival import Session

_AGAIN = "stood still"
"""What the channel is told when time runs again."""


class Deals:
    """Members who play hand by hand, and a bot that is killed wherever a story wants it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.venue = session.club.venue
        self.members = session.members

    async def book(self) -> Book:
        """What is stored."""
        return await read(self.session.club.database)

    async def table(self) -> Table:
        """The table as it is stored."""
        return (await self.book()).table

    async def hand(self) -> Hand:
        """The hand in play, or the last one, as it is stored."""
        hand = (await self.table()).hand
        assert hand is not None
        return hand

    def at(self, table: Table, seat: Seat | None) -> Member:
        """Who sits there."""
        assert seat is not None
        occupant = table.occupant(seat)
        assert occupant is not None
        return self.session.club.members[occupant.name]

    # ------------------------------------------------------------------ playing

    async def first_hand_of_all(self, seats: Sequence[int] = ()) -> None:
        """Sit down, in these ``seats`` if there are any, and play until everybody is dealt in and
        the first is to act."""
        await self.session.begin()
        await self.members.sit_down(seats)

        def found() -> bool:
            turn = self.members.turn()
            names = self.session.club.members
            return turn is not None and all(name in turn.board.text for name in names)

        await self.members.play(found)

    async def turn(self) -> Turn:
        """The next turn, whose player has his cards."""
        turn = await self.venue.until(self.members.turn, TURN_SECONDS)
        assert turn is not None
        await self.venue.until(
            lambda: self.members.was_dealt(turn.member, turn.prompt.hand), TURN_SECONDS
        )
        return turn

    async def act(self, turn: Turn, verb: Verb) -> None:
        """Whoever is in turn presses the board's button for ``verb``."""
        self.members.has_answered(turn.prompt)
        reply = await self.members.press(turn.member, turn.board, turn.acts[verb])
        assert reply is not None
        assert reply.is_answered

    async def fold_out(self) -> None:
        """Nobody wants to play this hand."""
        while not self.members.is_between_hands():
            if self.members.turn() is not None:
                turn = await self.turn()
                await self.act(turn, Verb.FOLD if Verb.FOLD in turn.acts else Verb.CHECK)
            await self._goes_on()

    async def wins_on_the_turn(self, winner: Member) -> None:
        """All see the flop; ``winner`` bets it, is called, and bets the turn, where all fold."""
        while not self.members.is_between_hands():
            if self.members.turn() is not None:
                turn = await self.turn()
                await self.act(turn, _winning(turn, winner))
            await self._goes_on()

    async def next_hand(self, after: int) -> Turn:
        """The first turn of the hand that follows hand ``after``."""
        await self.venue.until(
            lambda: (turn := self.members.turn()) is not None and turn.prompt.hand > after,
            TURN_SECONDS,
        )
        return await self.turn()

    async def _goes_on(self) -> None:
        await self.venue.until(
            lambda: self.members.turn() is not None or self.members.is_between_hands(),
            TURN_SECONDS,
        )

    # ------------------------------------------------------------------ between hands

    async def says(self, member: Member, words: str) -> Reply:
        """He uses a command, and is answered."""
        reply = await self.venue.order(member, words)
        assert reply.is_answered
        return reply

    async def choices_of(self, member: Member) -> Page:
        """What the board between hands offers him for the next deal, when he asks."""
        return self.venue.page(await self.presses_news(member, Verb.CHOICES))

    async def presses_news(self, member: Member, verb: Verb) -> Reply:
        """He presses the button for ``verb`` of the newest message that has one."""
        page = await self.news(verb)
        return await self.venue.press(member, page, choice_of(page, verb))

    async def news(self, verb: Verb) -> Page:
        """The newest message in the channel with a button for ``verb``."""
        page = await self.venue.until(
            lambda: next((p for p in self.venue.pages() if verb in verbs_of(p)), None)
        )
        assert page is not None
        return page

    # ------------------------------------------------------------------ killing

    async def is_killed(self) -> Table:
        """SIGKILL now, and another life: the table as the dead bot left it.

        In a hand the next one first sets the clocks going, and nothing arranged is any other then;
        between two, what comes of it is seen in the next deal.
        """
        await self.session.ended(await self.session.lives.die())
        left, heard = await self.book(), said(self.venue.posted(), _AGAIN)
        await self.session.begin()
        if left.table.is_in_hand:
            await self.venue.until(lambda: said(self.venue.posted(), _AGAIN) > heard, TURN_SECONDS)
            taken_up = (await self.book()).moments[len(left.moments)]
            assert arranged(taken_up.table) == arranged(left.table)
        return left.table


def arranged(table: Table) -> dict[str, object]:
    """All that is settled for the deals to come."""
    return {
        "button and blinds": table.pointers,
        "straddles": table.straddles,
        "kill button": table.kill,
        "announced kills": table.kill_offers,
        "seat changes": table.seat_changes,
        "proposals": [(one.number, one.conditions, one.objectors) for one in table.proposals],
        "seats": [(one.person, one.seat, one.overs, one.is_away) for one in table.occupants],
        "duties": duties(table),
    }


def duties(table: Table) -> dict[PersonId, Duties]:
    """What everybody owes or waits for."""
    return {one.person: one.duties for one in table.occupants}


def _winning(turn: Turn, winner: Member) -> Verb:
    is_later = "Turn" in turn.board.title
    if turn.member == winner and Verb.BET in turn.acts and (is_later or "Flop" in turn.board.title):
        return Verb.BET
    if Verb.CHECK in turn.acts:
        return Verb.CHECK
    return Verb.FOLD if is_later else Verb.CALL
