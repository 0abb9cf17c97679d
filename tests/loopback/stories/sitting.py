"""A floorperson beside a table: every ruling is checked against the chips and the journal, and by
what the channel and the floor itself are shown of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from core.chips import Chips
from core.hand.state import Player, Standing
from core.house.settings import Overrides
from core.ids import PersonId
from core.notation.spoken_rulings import BY_WORD, Takes
from core.present.documents import Verb
from core.table.floor.ruling_events import RulingGiven
from core.table.floor.ruling_record import Ruling, RulingKind
from core.view import look

from .evening import Evening
from .floor_desk import Given
from .floor_desks import desk_of
from .venue import How, Member, Page, Reply

PATIENT: Overrides = {"deal.between_hands_seconds": 2}
"""A house with time between its hands."""

WHY: Final = "the facts were heard"
_GROUNDS: Final = f"“{WHY}” (Cooke 1.05)"


class Sitting:
    """What one floorperson does at a table."""

    def __init__(self, table: Evening, flo: Member) -> None:
        self.table = table
        self.venue = table.venue
        self.flo = flo
        self.desk = desk_of(table.venue)
        self.chips = chips_on(table)

    async def page(self) -> Page:
        """Her own page, which shows no card that lies face down (Cooke 3.09)."""
        page = self.venue.page(await self.venue.order(self.flo, "floor"))
        hand = self.table.hand
        if not hand.is_over:
            hidden = {
                card
                for player in hand.players
                if player.standing is not Standing.SHOWN
                for card in player.down.content
            }
            assert hidden.isdisjoint(self.venue.cards_in(page.text))
        return page

    async def heard(self, words: str) -> Page:
        """The newest message in the channel that says so, once there is one."""

        def found() -> Page | None:
            return next((page for page in self.venue.pages() if words in page.text), None)

        page = await self.venue.until(found)
        assert page is not None
        return page

    async def rules(self, kind: RulingKind, word: str, given: Given | None = None) -> Reply:
        """She rules by a command, with a reason and a rule of her own; the channel reads both."""
        ruling, reply = await self._given(
            kind, lambda: self.desk.rule(self.flo, word, given, WHY, "1.05")
        )
        assert (ruling.why, ruling.rule) == (WHY, "cooke-1.05")
        await self.heard(_GROUNDS)
        return reply

    async def presses(self, kind: RulingKind, word: str, **fields: str) -> Reply:
        """She rules by the button of her page, by way of its form where it has one."""
        _, reply = await self._given(kind, lambda: self.button(word, **fields))
        return reply

    async def button(self, word: str, **fields: str) -> Reply:
        """She presses the button for ``word`` of her page, and sends its form where it has one."""
        page = await self.page()
        choice = next(one for one in page.choices if one.press and one.press.note == word)
        reply = await self.venue.press(self.flo, page, choice)
        return await self.desk.fill(self.flo, reply, **fields) if reply.how is How.FORM else reply

    async def says(self, word: str, given: Given | None = None) -> Reply:
        """She says by a command what is no ruling."""
        assert BY_WORD[word].kind is None
        return await self.desk.rule(self.flo, word, given)

    async def answers(self, kind: RulingKind, verb: Verb) -> Reply:
        """She presses a button of her page that answers what the floor has been asked."""
        page = await self.page()
        _, reply = await self._given(kind, lambda: self.table.on_page(self.flo, page, verb))
        return reply

    async def inspects(self, member: Member, *, by_button: bool = False) -> Reply:
        """She looks at his hand once it is over: no ruling, and nobody is told (Cooke 3.09)."""
        rulings, seen = self.table.stand.table.rulings, len(self.venue.sights())
        seat = hand_of(self.table, member).seat
        if by_button:
            reply = await self.button("inspect", seat=f"seat {seat}", why=WHY)
        else:
            reply = await self.desk.rule(self.flo, "inspect", {Takes.SEAT: int(seat)}, WHY)
        assert reply.how is How.ALONE
        assert set(hand_of(self.table, member).down.content) <= set(
            self.venue.cards_in(self.venue.page(reply).text)
        )
        assert viewers_of(self.table, member, seen) == {self.flo.id}
        assert self.table.stand.table.rulings == rulings
        return reply

    async def is_refused(self, word: str, given: Given | None, *words: str) -> None:
        """She is answered with these words, alone, and nothing happens."""
        version = self.table.stand.table.version
        reply = await self.desk.rule(self.flo, word, given, WHY, "1.05")
        assert reply.how is How.ALONE
        for said in words:
            assert said in reply.text
        assert self.table.stand.table.version == version

    async def _given(
        self, kind: RulingKind, give: Callable[[], Awaitable[Reply]]
    ) -> tuple[Ruling, Reply]:
        """The journal has one more ruling of that kind, by her; no chip is made or lost."""
        before = len(self.table.happened(RulingGiven))
        reply = await give()
        await self.venue.until(lambda: len(self.table.happened(RulingGiven)) > before)
        (event,) = self.table.happened(RulingGiven)[before:]
        ruling = event.ruling
        assert (ruling.kind, ruling.by, ruling.name) == (kind, self.flo.id, "Flo"), reply.text
        assert ruling.rule is not None
        assert chips_on(self.table) == self.chips, kind
        return ruling, reply


def chips_on(table: Evening) -> Chips:
    """All chips at the table: in the middle, before the players, and behind."""
    now = table.stand.table
    view = look(now, None)
    behind = sum(one.behind for one in now.occupants)
    if view.hand is None or not now.is_in_hand:
        return Chips(behind + sum(one.stack for one in now.occupants))
    return Chips(behind + view.hand.pot + sum(one.stack for one in view.hand.players))


async def floor_at(table: Evening) -> tuple[Sitting, str]:
    """Flo, who has no seat, is of the floor by a role or user group; its id."""
    (flo,) = table.venue.join("Flo")
    sitting = Sitting(table, flo)
    return sitting, await sitting.desk.choose_floor(table.venue.admin, flo)


def about(table: Evening, member: Member) -> Given:
    """A ruling about him."""
    return {Takes.SEAT: int(table.seat_of(member))}


def in_words(table: Evening, member: Member) -> str:
    """Him as a form has it."""
    return f"seat {table.seat_of(member)}"


def hand_of(table: Evening, member: Member) -> Player:
    """His hand in play, or in the last one."""
    player = table.hand.player_of(member.id)
    assert player is not None
    return player


async def next_hand(table: Evening, number: int) -> None:
    """A hand after ``number`` is in play, and its board is there."""
    await table.venue.until(lambda: table.hand.number > number and table.stand.prompt)
    await table.venue.until(table.stand.board)


async def check_it_down(table: Evening) -> None:
    """Whoever is asked checks or calls, and shows, until the hand is over."""
    while not table.hand.is_over:
        menu = table.hand.menu
        verb = Verb.SHOW if menu is None else Verb.CHECK if menu.may_check else Verb.CALL
        await table.press(table.in_turn, verb)


def viewers_of(table: Evening, member: Member, since: int = 0) -> set[PersonId]:
    """Who has been shown both his cards at once by anything since ``since``."""
    cards, sights = set(hand_of(table, member).down.content), table.venue.sights()
    return {
        viewer
        for number in range(since, len(sights))
        if cards <= set(table.venue.cards_in(sights[number].text))
        for viewer in sights[number].viewers
    }
