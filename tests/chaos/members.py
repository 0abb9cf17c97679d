"""Members who play what they see: boards, buttons, private messages; nothing else is known."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, zip_longest
from typing import Any

from core.hand.commands import Prompt
from core.present.documents import Verb
from tests.loopback.stories.venue import Choice, Member, Page, Reply

from .club import BUY_IN, Club

TURN_SECONDS = 20
"""How long a member waits for the table to go on."""

RECENT = 8
"""How many messages a member sees without scrolling."""

_TO_ACT = re.compile(r"^(\w+) to (?:act:|show or muck|draw)", re.MULTILINE)


@dataclass(frozen=True)
class Turn:
    """A board that waits for a member, and what its buttons say."""

    board: Page
    member: Member
    prompt: Prompt
    acts: dict[Verb, Choice]


class Members:
    """The members of a club at its table.

    ``is_over`` says that the bot is dead: then nobody waits for an answer any more.
    """

    def __init__(self, club: Club) -> None:
        self.club = club
        self.is_over: Callable[[], bool] = lambda: False
        self.presses = 0
        self.likes_to_be_told = True
        """Every third turn a member waits for the notice that it is his."""
        self._answered: Prompt | None = None

    def look_again(self) -> None:
        """The bot is back: what was pressed before may have been lost."""
        self._answered = None

    def has_answered(self, prompt: Prompt | None) -> None:
        """A member has answered this prompt without us: a board that still shows it is old."""
        self._answered = prompt

    # ------------------------------------------------------------------ what they see

    def boards(self) -> Iterator[Page]:
        """The boards in the channel, newest first."""
        return (page for page in self.club.venue.pages() if page.hand is not None)

    def board(self) -> Page | None:
        """The newest board."""
        return next(self.boards(), None)

    def turn(self) -> Turn | None:
        """The turn that the newest board shows, unless it has been answered."""
        board = self.board()
        turn = self.turn_on(board) if board is not None else None
        return turn if turn is not None and turn.prompt != self._answered else None

    def turn_on(self, board: Page) -> Turn | None:
        """Whom a board waits for."""
        named = _TO_ACT.search(board.text)
        asked = [(c.press, c) for c in board.choices if c.press is not None and c.press.prompt]
        prompts = {press.prompt for press, _ in asked if press.prompt is not None}
        if named is None or len(prompts) != 1:
            return None
        acts = {press.verb: choice for press, choice in asked}
        return Turn(board, self.club.members[named[1]], prompts.pop(), acts)

    def is_between_hands(self) -> bool:
        """Whether the newest board shows a result."""
        board = self.board()
        return board is not None and "Result" in board.title

    def notice_to(self, member: Member) -> bool:
        """Whether the channel tells a member that it is his turn."""
        told = self.club.venue.told_to_act(member)
        return any(page.text.startswith(told) for page in islice(self.club.venue.pages(), RECENT))

    def was_dealt(self, member: Member, hand: int) -> bool:
        """Whether the private message with the cards of a hand has come, if it can."""
        recent = islice(self.club.venue.private_pages(member), RECENT)
        return self.club.is_shut(member) or any(page.hand == hand for page in recent)

    # ------------------------------------------------------------------ what they do

    async def sit_down(self, seats: Sequence[int] = ()) -> None:
        """Everybody takes a seat, the first of them these."""
        for member, seat in zip_longest(self.club.members.values(), seats):
            where = "" if seat is None else f" seat {seat}"
            reply = await self.club.venue.order(member, f"sit {BUY_IN}{where}")
            assert "Welcome" in reply.text, reply

    async def play(self, stop: Callable[[], object]) -> None:
        """Take turns until ``stop`` holds or the bot is dead."""

        def done() -> bool:
            return self.is_over() or bool(stop())

        while not done():
            turn = await self.club.venue.until(lambda: done() or self.turn(), TURN_SECONDS)
            if isinstance(turn, Turn):
                await self._take(turn)

    async def _take(self, turn: Turn) -> None:
        """Look at the cards, think, act."""
        await self.club.venue.until(
            lambda: self.is_over() or self.was_dealt(turn.member, turn.prompt.hand), TURN_SECONDS
        )
        if self.likes_to_be_told and (turn.prompt.hand + turn.prompt.action) % 3 == 0:
            await self.club.venue.until(
                lambda: self.is_over() or self.notice_to(turn.member), TURN_SECONDS
            )
        if (turn.prompt.hand + turn.prompt.action) % 4 == 1 and _CHEAP.keys() & turn.acts.keys():
            await self.say(turn)
        else:
            await self.act(turn)

    async def say(self, turn: Turn) -> None:
        """Act by a command, so that the outbox has to redraw the board."""
        self._answered = turn.prompt
        self.presses += 1
        command = next(word for verb, word in _CHEAP.items() if verb in turn.acts)
        await self.unless_over(self.club.venue.order(turn.member, command))

    async def act(self, turn: Turn) -> Reply | None:
        """Press a button of the turn's board, though it may have been redrawn since."""
        self._answered = turn.prompt
        return await self.press(turn.member, turn.board, turn.acts[choice(turn)])

    async def press(self, member: Member, board: Page, button: Choice) -> Reply | None:
        """Press what a board showed; None when the bot died before it answered."""
        self.presses += 1
        return await self.unless_over(self.club.venue.press(member, board, button))

    async def unless_over(self, act: Coroutine[Any, Any, Reply]) -> Reply | None:
        """The answer to an act; None when the bot died before it came."""
        doing = asyncio.ensure_future(act)
        try:
            await self.club.venue.until(lambda: doing.done() or self.is_over(), TURN_SECONDS)
        finally:
            if not doing.done():
                doing.cancel()
        await asyncio.gather(doing, return_exceptions=True)
        reply = None if doing.cancelled() else doing.result()
        return reply if reply is not None and (reply.is_answered or not self.is_over()) else None


_CHEAP = {Verb.CHECK: "check", Verb.CALL: "call", Verb.SHOW: "show", Verb.DRAW: "pat"}
"""What takes a member to the end of the hand, and the command for it."""


def choice(turn: Turn) -> Verb:
    """Mostly a cheap look at the next card; now and then a raise or a fold."""
    count = 5 * turn.prompt.hand + turn.prompt.action
    if turn.prompt.action == 2 and Verb.RAISE_TO in turn.acts:
        return Verb.RAISE_TO
    if count % 11 == 0 and Verb.FOLD in turn.acts:
        return Verb.FOLD
    # Who has to bring it in has nothing cheaper.
    return next((verb for verb in _CHEAP if verb in turn.acts), Verb.BET)
