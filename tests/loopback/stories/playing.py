"""Members who play a whole session: they see the board, and press, fill in or use commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from core.hand.commands import Prompt
from core.hand.events import HandEnded
from core.present.documents import Verb
from core.table.events import TableEvent
from core.table.state import Table

from .cardroom import Stand
from .plans import plan_of
from .venue import Choice, Member, Page, Reply

Happening = Callable[["Players"], Awaitable[None]]
"""Something that happens when a hand's first prompt is out."""

_WORDS = {
    Verb.CHECK: "check", Verb.CALL: "call", Verb.FOLD: "fold", Verb.ALL_IN: "allin",
    Verb.SHOW: "show", Verb.MUCK: "muck", Verb.BET: "bet", Verb.RAISE_TO: "raise",
}  # fmt: skip


def words_for(verb: Verb, amount: str = "") -> str:
    """What a member types for ``verb``."""
    return f"{_WORDS[verb]} {amount}".strip()


class Players:
    """The members at a table, acting by the plan of each hand."""

    def __init__(self, stand: Stand) -> None:
        self.stand = stand
        self.ended: list[int] = []
        """Numbers of the hands that are over."""
        self.events: list[TableEvent] = []
        self.replies: list[Reply] = []
        """Answers to every act of a plan."""
        stand.room.subscribe(self._hear)

    def _hear(self, table: Table, events: tuple[TableEvent, ...]) -> None:
        self.events.extend(events)
        self.ended.extend(event.number for event in events if isinstance(event, HandEnded))
        self.stand.venue.changes.notify()

    async def sit_down(self, buy_ins: Mapping[str, str]) -> None:
        """New members take seats, each with an amount."""
        members = self.stand.venue.join(*buy_ins)
        for member, amount in zip(members, buy_ins.values(), strict=True):
            reply = await self.stand.venue.order(member, f"sit {amount}")
            assert "Welcome" in reply.text, reply

    async def sit_down_first(self, buy_ins: Mapping[str, str]) -> None:
        """The same before any hand is dealt: meanwhile the clocks stand still."""
        venue, room = self.stand.venue, self.stand.room
        room.connections.community_lost(venue.community)
        await self.sit_down(buy_ins)
        room.connections.community_back(venue.community)

    async def play(self, hands: int, happenings: Mapping[int, Happening] | None = None) -> None:
        """Play until ``hands`` are over; each happening comes in its hand or soon after."""
        pending = dict(happenings or {})
        while len(self.ended) < hands:
            prompt = await self.stand.venue.until(
                lambda: self.stand.prompt or len(self.ended) >= hands
            )
            if not isinstance(prompt, Prompt):
                break
            due = min(pending, default=prompt.hand + 1)
            if due <= prompt.hand:
                await pending.pop(due)(self)
            else:
                await self.act(prompt)
                await self.buy_back_in()
        assert not pending, f"never came to hands {sorted(pending)}"

    async def act(self, prompt: Prompt) -> None:
        """Whoever is to act says what the plan says, by button or command in turn."""
        hand, member = self.stand.table.hand, self.stand.to_act
        if hand is None or member is None or self.stand.prompt != prompt:
            return
        verb, amount = plan_of(hand)(hand)
        if (hand.number + hand.action) % 2:
            reply = await self.say(member, verb, amount)
        else:
            reply = await self.press(member, verb, amount)
        self.replies.append(reply)
        if verb is Verb.MUCK and self.stand.prompt == prompt:  # asked back: it would win
            self.replies.append(await self.press(member, Verb.SHOW))

    async def press(self, member: Member, verb: Verb, amount: str = "") -> Reply:
        """Press the board's button for ``verb``, by way of the form when there is an amount."""
        board, button = await self.button(Verb.AMOUNT if amount else verb)
        reply = await self.stand.venue.press(member, board, button)
        return await self.stand.venue.fill(member, reply, amount) if amount else reply

    async def say(self, member: Member, verb: Verb, amount: str = "") -> Reply:
        """Use the command for ``verb``."""
        return await self.stand.venue.order(member, words_for(verb, amount))

    async def button(self, verb: Verb) -> tuple[Page, Choice]:
        """The button for ``verb`` at the present prompt, once the board shows it."""
        found = await self.stand.venue.until(lambda: self.stand.button(verb))
        assert found is not None
        return found

    async def buy_back_in(self) -> None:
        """Whoever has lost everything tops up and comes back."""
        for occupant in self.stand.table.occupants:
            member = self.stand.venue.members[occupant.person]
            hand = self.stand.table.hand
            player = hand.player_of(occupant.person) if hand and not hand.is_over else None
            if not occupant.stack + occupant.behind and occupant.is_away and player is None:
                await self.stand.venue.order(member, "topup 600")
                await self.stand.venue.order(member, "back")
