"""Members who play a whole session: they see the board, and press, type or use commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from core.hand.commands import Prompt
from core.hand.events import HandEnded
from core.present.documents import Verb
from core.table.events import TableEvent
from core.table.state import Table

from .answer import Answer
from .cardroom import Stand
from .messages import Button, Seen
from .people import Person
from .plans import plan_of

Happening = Callable[["Players"], Awaitable[None]]
"""Something that happens when a hand's first prompt is out."""

_SLASHES = {
    Verb.CHECK: "check", Verb.CALL: "call", Verb.FOLD: "fold", Verb.ALL_IN: "allin",
    Verb.SHOW: "show", Verb.MUCK: "muck", Verb.BET: "bet", Verb.RAISE_TO: "raise",
}  # fmt: skip


class Players:
    """The members at a table, acting by the plan of each hand."""

    def __init__(self, stand: Stand) -> None:
        self.stand = stand
        self.ended: list[int] = []
        """Numbers of the hands that are over."""
        self.events: list[TableEvent] = []
        self.answers: list[Answer] = []
        """Answers to every act of a plan."""
        stand.room.subscribe(self._hear)

    def _hear(self, table: Table, events: tuple[TableEvent, ...]) -> None:
        self.events.extend(events)
        self.ended.extend(event.number for event in events if isinstance(event, HandEnded))
        self.stand.wire.changes.notify()

    async def play(self, hands: int, happenings: Mapping[int, Happening] | None = None) -> None:
        """Play until ``hands`` are over."""
        pending = dict(happenings or {})
        while len(self.ended) < hands:
            prompt = await self.stand.wire.until(
                lambda: self.stand.prompt or len(self.ended) >= hands, 20
            )
            if not isinstance(prompt, Prompt):
                break
            if prompt.hand in pending:
                await pending.pop(prompt.hand)(self)
            else:
                await self.act(prompt)
                await self.buy_back_in()
        assert not pending, f"never came to hands {sorted(pending)}"

    async def act(self, prompt: Prompt) -> None:
        """Whoever is to act says what the plan says, by button or command in turn."""
        hand, person = self.stand.table.hand, self.stand.to_act
        if hand is None or person is None or self.stand.prompt != prompt:
            return
        verb, amount = plan_of(hand)(hand)
        if (hand.number + hand.action) % 2:
            answer = await self.say(person, verb, amount)
        else:
            answer = await self.press(person, verb, amount)
        self.answers.append(answer)
        if verb is Verb.MUCK and self.stand.prompt == prompt:  # asked back: it would win
            self.answers.append(await self.press(person, Verb.SHOW))

    async def press(self, person: Person, verb: Verb, amount: str = "") -> Answer:
        """Press the board's button for ``verb``, by way of the form when there is an amount."""
        board, button = await self.button(Verb.AMOUNT if amount else verb)
        answer = await person.press(board, custom_id=button.custom_id)
        return await person.submit(answer, {"amount": amount}) if amount else answer

    async def say(self, person: Person, verb: Verb, amount: str = "") -> Answer:
        """Use the slash command for ``verb``."""
        options = {"to": amount} if amount else {}
        return await person.slash(self.stand.channel, _SLASHES[verb], **options)

    async def button(self, verb: Verb) -> tuple[Seen, Button]:
        """The button for ``verb`` at the present prompt, once the board shows it."""
        found = await self.stand.wire.until(lambda: self.stand.button(verb), 20)
        assert found is not None
        return found

    async def buy_back_in(self) -> None:
        """Whoever has lost everything tops up and comes back."""
        for occupant in self.stand.table.occupants:
            person = next(
                p for p in self.stand.people.values() if self.stand.id_of(p) == occupant.person
            )
            hand = self.stand.table.hand
            player = hand.player_of(occupant.person) if hand and not hand.is_over else None
            if not occupant.stack + occupant.behind and occupant.is_away and player is None:
                await person.slash(self.stand.channel, "topup", amount="600")
                await person.slash(self.stand.channel, "back")
