"""Members who play what they see: boards, buttons, private messages; nothing else is known."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from adapters.discord.codec import decode
from core.hand.commands import Prompt
from core.present.documents import Verb
from tests.loopback.discord.answer import Answer
from tests.loopback.discord.messages import Button, Seen
from tests.loopback.discord.people import Person

from .club import BUY_IN, Club

TURN_SECONDS = 20
"""How long a member waits for the table to go on."""

RECENT = 8
"""How many messages a member sees without scrolling."""

_HAND = re.compile(r"\W*Hand (\d+)\b")
_TO_ACT = re.compile(r"^(\w+) to (?:act:|show or muck)", re.MULTILINE)
_CARD = re.compile(r"`([^`]+)`")


@dataclass(frozen=True)
class Turn:
    """A board that waits for a member, and what its buttons say."""

    board: Seen
    member: Person
    prompt: Prompt
    acts: dict[Verb, Button]


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

    # ------------------------------------------------------------------ what they see

    def boards(self) -> Iterator[Seen]:
        """The boards in the channel, newest first."""
        return (m for m in self.club.channel.newest() if hand_of(m.text) is not None)

    def board(self) -> Seen | None:
        """The newest board."""
        return next(self.boards(), None)

    def turn(self) -> Turn | None:
        """The turn that the newest board shows, unless it has been answered."""
        board = self.board()
        turn = self.turn_on(board) if board is not None else None
        return turn if turn is not None and turn.prompt != self._answered else None

    def turn_on(self, board: Seen) -> Turn | None:
        """Whom a board waits for."""
        named = _TO_ACT.search(board.text)
        presses = [(decode(button.custom_id or ""), button) for button in board.buttons]
        acts = {
            press.verb: button for press, button in presses if press is not None and press.prompt
        }
        prompts = {press.prompt for press, _ in presses if press is not None and press.prompt}
        if named is None or len(prompts) != 1:
            return None
        return Turn(board, self.club.members[named[1]], prompts.pop(), acts)

    def is_between_hands(self) -> bool:
        """Whether the newest board shows a result."""
        board = self.board()
        return board is not None and "Result" in board.text.splitlines()[0]

    def notice_to(self, member: Person) -> bool:
        """Whether the channel tells a member that it is his turn."""
        told = f"{member.mention}, it is your turn"
        return any(m.text.startswith(told) for m in islice(self.club.channel.newest(), RECENT))

    def was_dealt(self, member: Person, hand: int) -> bool:
        """Whether the private message with the cards of a hand has come, if it can."""
        return self.club.is_shut(member) or any(
            hand_of(message.text) == hand for message in islice(member.dm.newest(), RECENT)
        )

    # ------------------------------------------------------------------ what they do

    async def sit_down(self) -> None:
        """Everybody takes a seat."""
        for member in self.club.members.values():
            answer = await member.slash(self.club.channel, "sit", amount=str(BUY_IN))
            assert "Welcome" in answer.text, answer

    async def play(self, stop: Callable[[], object]) -> None:
        """Take turns until ``stop`` holds or the bot is dead."""

        def done() -> bool:
            return self.is_over() or bool(stop())

        while not done():
            turn = await self.club.wire.until(lambda: done() or self.turn(), TURN_SECONDS)
            if isinstance(turn, Turn):
                await self._take(turn)

    async def _take(self, turn: Turn) -> None:
        """Look at the cards, think, act."""
        await self.club.wire.until(
            lambda: self.is_over() or self.was_dealt(turn.member, turn.prompt.hand), TURN_SECONDS
        )
        if self.likes_to_be_told and (turn.prompt.hand + turn.prompt.action) % 3 == 0:
            await self.club.wire.until(
                lambda: self.is_over() or self.notice_to(turn.member), TURN_SECONDS
            )
        if (turn.prompt.hand + turn.prompt.action) % 4 == 1:
            await self.say(turn)
        else:
            await self.act(turn)

    async def say(self, turn: Turn) -> None:
        """Act by a slash command, so that the outbox has to redraw the board."""
        self._answered = turn.prompt
        self.presses += 1
        command = next(word for verb, word in _CHEAP.items() if verb in turn.acts)
        await self.unless_over(turn.member.slash(self.club.channel, command))

    async def act(self, turn: Turn) -> Answer | None:
        """Press a button of the turn's board, though it may have been redrawn since."""
        self._answered = turn.prompt
        button = turn.acts[choice(turn)]
        return await self.press(turn.member, turn.board, button.custom_id or "")

    async def press(self, member: Person, board: Seen, custom_id: str) -> Answer | None:
        """Press what a board showed; None when the bot died before it answered."""
        self.presses += 1
        return await self.unless_over(member.press(board, custom_id=custom_id, as_seen=True))

    async def unless_over(self, act: Coroutine[Any, Any, Answer]) -> Answer | None:
        """The answer to an act; None when the bot died before it came."""
        doing = asyncio.ensure_future(act)
        try:
            await self.club.wire.until(lambda: doing.done() or self.is_over(), TURN_SECONDS)
        finally:
            if not doing.done():
                doing.cancel()
        await asyncio.gather(doing, return_exceptions=True)
        return None if doing.cancelled() else doing.result()


_CHEAP = {Verb.CHECK: "check", Verb.CALL: "call", Verb.SHOW: "show"}
"""What takes a member to the end of the hand, and the slash command for it."""


def choice(turn: Turn) -> Verb:
    """Mostly a cheap look at the next card; now and then a raise or a fold."""
    count = 5 * turn.prompt.hand + turn.prompt.action
    if turn.prompt.action == 2 and Verb.RAISE_TO in turn.acts:
        return Verb.RAISE_TO
    if count % 11 == 0 and Verb.FOLD in turn.acts:
        return Verb.FOLD
    return next(verb for verb in _CHEAP if verb in turn.acts)


def hand_of(text: str) -> int | None:
    """The number of the hand that a message is about."""
    found = _HAND.match(text)
    return int(found[1]) if found else None


def cards_in(text: str) -> tuple[str, ...]:
    """The cards in the first line of a message."""
    return tuple(_CARD.findall(text.partition("\n")[0]))
