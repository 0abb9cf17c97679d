"""A session that is killed again and again, and played to its end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from core.bank import wallet
from core.hand.state import Standing
from tests.loopback.fixtures import StartBot
from tests.loopback.stories.venue import How, Page

from .book import Book, open_letters, read
from .club import Club
from .kills import Kill, kill
from .lives import Death, Lives
from .members import TURN_SECONDS, Members
from .once import check_cards, check_once
from .resumed import check_resumed


class Session:
    """Members at a table, and the bot that is killed under their hands."""

    def __init__(self, club: Club, bot_process: StartBot, pace: str = "") -> None:
        self.club = club
        self.lives = Lives(club.venue, bot_process, club.database, pace)
        self.members = Members(club)
        self.members.is_over = lambda: self.lives.is_over
        self._dead: tuple[Book, Death, Page | None] | None = None

    async def play(self, kills: Sequence[Kill]) -> None:
        """Sit down, live through the kills, play the last hand to its end, check everything."""
        for number, how in enumerate(kills):
            await self.begin(how.crash_at)
            if not number:
                await self.members.sit_down()
            await self.killed(how)
        await self.begin()
        await self.close()

    async def begin(self, crash_at: str = "") -> None:
        """Start the bot; what members saw when it died still works, as long as it lives."""
        await self.lives.begin(crash_at)
        self.members.look_again()
        if self._dead is not None:
            before, _, board = self._dead
            await self._look_at_cards(before, board)
            await self._press_the_old_button(before, board)

    async def killed(self, how: Kill) -> None:
        """Play until the kill."""
        await self.ended(await kill(self.lives, self.members, how))

    async def ended(self, death: Death) -> None:
        """The bot is dead: look at what it left."""
        await self.lives.audit()
        await self._compare()
        self._dead = (await read(self.club.database), death, self.members.board())

    async def close(self) -> None:
        """The admin closes the table; the hand in play is finished first."""
        venue = self.club.venue
        reply = await venue.order(venue.admin, "table close anyway")
        assert reply.is_answered
        await self.members.play(
            lambda: any("The table is closed" in page.text for page in islice(venue.pages(), 3))
        )
        await venue.until(lambda: not open_letters(self.club.database), TURN_SECONDS)
        await self.lives.stop()
        await self.lives.audit()
        await self._compare()
        book = await read(self.club.database)
        assert book.table.is_closed
        check_once(self.club, book)
        check_cards(self.club, book)
        wallets = (book.balances[wallet(m.id)] for m in self.club.members.values())
        assert sum(wallets) == self.club.chips

    async def _compare(self) -> None:
        if self._dead is not None:
            before, death, _ = self._dead
            check_resumed(before, death, await read(self.club.database))

    async def _look_at_cards(self, before: Book, board: Page | None) -> None:
        """My cards, pressed on an old message, shows the cards dealt before the kill."""
        hand = before.table.hand
        if hand is None or hand.is_over or board is None:
            return
        button = board.choice("My cards")
        for player in hand.players:
            member = self.club.members[player.name]
            reply = await self.members.press(member, board, button)
            if reply is None or player.standing not in (Standing.LIVE, Standing.SHOWN):
                continue
            assert reply.how is How.ALONE
            shown = self.club.venue.cards_in(reply.text.partition("\n")[0])
            assert shown == player.cards

    async def _press_the_old_button(self, before: Book, board: Page | None) -> None:
        """The turn that the old board shows is still on: its button acts; else it is refused."""
        hand = before.table.hand
        turn = self.members.turn_on(board) if board is not None else None
        if hand is None or turn is None:
            return
        reply = await self.members.act(turn)
        if reply is None:
            return
        is_on = not hand.is_over and (hand.number, hand.action) == (
            turn.prompt.hand,
            turn.prompt.action,
        )
        assert reply.how is (How.REDRAWN if is_on else How.ALONE), reply
