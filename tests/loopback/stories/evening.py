"""An evening at one table: who sits where, what they press, and what has to be true at its end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from core.engine import Accepted
from core.hand.state import Hand
from core.house.settings import Overrides
from core.ids import Seat
from core.present.documents import Verb
from core.reception.opening import Opening
from core.table.commands import SetRule
from tests.engine.kit import audited

from .cardroom import Stand, dealing
from .dealer import HOLDEM
from .playing import Players
from .sightings import Sightings
from .venue import Choice, Member, Page, Reply, Venue
from .witness import Witness

E = TypeVar("E")

_LONG = 60
"""Seconds without a deal: longer than anything here takes."""


class Evening(Players):
    """Players who also do what no plan says."""

    @property
    def venue(self) -> Venue:
        """Where they are."""
        return self.stand.venue

    @property
    def hand(self) -> Hand:
        """The hand in play, or the last one."""
        hand = self.stand.table.hand
        assert hand is not None
        return hand

    @property
    def in_turn(self) -> Member:
        """Who has to act now."""
        member = self.stand.to_act
        assert member is not None
        return member

    def at(self, seat: Seat) -> Member:
        """Who sits there."""
        occupant = self.stand.table.occupant(seat)
        assert occupant is not None
        return self.venue.members[occupant.person]

    def seat_of(self, member: Member) -> Seat:
        """Where he sits."""
        occupant = self.stand.table.occupant_of(member.id)
        assert occupant is not None
        return occupant.seat

    def others(self, *than: Member) -> list[Member]:
        """Everybody at the table but these, in order of seats."""
        sitting = (self.at(occupant.seat) for occupant in self.stand.table.occupants)
        return [member for member in sitting if member not in than]

    def behind(self, places: int) -> Member:
        """Who is to act so many places after the player in turn."""
        assert self.hand.to_act is not None
        seats = [player.seat for player in self.hand.players if player.is_live]
        return self.at(seats[(seats.index(self.hand.to_act) + places) % len(seats)])

    def happened(self, kind: type[E]) -> list[E]:
        """Events of that kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    async def until_happened(self, kind: type[E]) -> E:
        """The newest event of that kind, once there is one."""
        found = await self.venue.until(lambda: self.happened(kind))
        return found[-1]

    def have_their_cards(self) -> bool:
        """Whether everybody has been sent his cards in private."""
        return all(any(self.venue.private_pages(one)) for one in self.others())

    async def end_the_hand(self) -> None:
        """Whoever is in turn bets all he has, and the others fold."""
        while not self.hand.is_over:
            assert self.hand.menu is not None
            verb = Verb.ALL_IN if self.hand.menu.opens else Verb.FOLD
            await self.press(self.in_turn, verb)

    # ------------------------------------------------------------------- pressing

    async def on_board(self, member: Member, verb: Verb) -> Reply:
        """Press the board's button for ``verb``, in turn or not."""
        board, choice = await self.button(verb)
        return await self.venue.press(member, board, choice)

    async def on_reply(self, member: Member, reply: Reply, verb: Verb, label: str = "") -> Reply:
        """Press the button for ``verb`` of what he has been answered."""
        return await self.on_page(member, self.venue.page(reply), verb, label)

    async def on_page(self, member: Member, page: Page, verb: Verb, label: str = "") -> Reply:
        """Press the button for ``verb`` of a message as it was seen once."""
        return await self.venue.press(member, page, choice_of(page, verb, label))

    async def on_news(self, member: Member, verb: Verb) -> Reply:
        """Press the button for ``verb`` of the newest message in the channel that has it."""
        page, choice = await self.news(verb)
        return await self.venue.press(member, page, choice)

    async def news(self, verb: Verb) -> tuple[Page, Choice]:
        """The newest message in the channel with a button for ``verb``."""

        def found() -> Page | None:
            return next((p for p in self.venue.pages() if verb in verbs_of(p)), None)

        page = await self.venue.until(found)
        assert page is not None
        return page, choice_of(page, verb)

    async def my_cards(self, member: Member) -> Page:
        """What My cards shows him now."""
        board = await self.venue.until(self.newest_board)
        assert board is not None
        reply = await self.venue.press(member, board, board.choice("My cards"))
        return self.venue.page(reply)

    def newest_board(self) -> Page | None:
        """The board of the hand in play, or the last one."""
        number = self.stand.table.hands
        return next((page for page in self.venue.pages() if page.hand == number), None)

    async def until_board_says(self, words: str) -> Page:
        """The board, once it says so."""

        def found() -> Page | None:
            board = self.newest_board()
            return board if board is not None and words in board.text else None

        board = await self.venue.until(found)
        assert board is not None
        return board

    # ------------------------------------------------------------------ the table

    async def rule(self, key: str, value: bool | int | str) -> None:
        """The floor changes a house rule; in a hand it counts when that is over."""
        said = SetRule(self.venue.admin.id, key, value)
        outcome = await self.stand.room.submit(self.stand.table.id, said, key=f"test:{key}:{value}")
        assert isinstance(outcome, Accepted), outcome

    async def stay_after_this_hand(self) -> None:
        """No other hand follows for a long while."""
        await self.rule("deal.between_hands_seconds", _LONG)

    def sightings(self) -> Sightings:
        """What is shown from now on."""
        return Sightings(self.venue)


def verbs_of(page: Page) -> set[Verb]:
    """What the buttons of a message mean."""
    return {choice.press.verb for choice in page.choices if choice.press is not None}


def choice_of(page: Page, verb: Verb, label: str = "") -> Choice:
    """The first button of a message for ``verb``, with ``label`` if one is given."""
    for choice in page.choices:
        if choice.press is not None and choice.press.verb is verb and label in choice.label:
            return choice
    raise AssertionError(f"no button for {verb} {label!r} among {page.choices} of {page.title!r}")


@asynccontextmanager
async def evening(
    venue: Venue,
    folder: Path,
    *names: str,
    said: Opening | None = None,
    buy_in: str = "1000",
    chance: str = "chance",
    house: Overrides | None = None,
) -> AsyncIterator[Evening]:
    """A table with everybody dealt in, until the end of the block.

    Then no card has gone astray, every call was a valid one, and the audit finds all chips.
    """
    database = folder / "riffle.sqlite3"
    async with dealing(venue, database, chance=chance) as stand:
        await _open(stand, said, house or {})
        witness, players = Witness(stand), Evening(stand)
        await players.sit_down_first(dict.fromkeys(names, buy_in))
        await venue.until(lambda: stand.prompt and players.have_their_cards())
        await venue.until(lambda: not venue.is_busy)
        yield players
        await venue.until(lambda: not venue.is_busy)
        assert witness.cards_shown() >= len(names)
        assert not list(witness.leaks())
    report = await audited(database)
    assert report.ok, report.faults
    venue.assert_clean()


async def _open(stand: Stand, said: Opening | None, house: Overrides) -> None:
    # The first deal waits a moment, so that everybody is in it.
    settings = {"deal.between_hands_seconds": 1} | dict(house)
    await stand.open_game(said or HOLDEM, **settings)
