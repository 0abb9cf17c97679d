"""Calls to Slack for each six-handed hand, by tier: the real messenger before a counting Slack.

A press redraws the board through its own ``response_url``, which no tier limits, and has some
answers left for acts that are typed; when those are used up a typed act costs an edit.
"""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from adapters.slack.answers import KEPT_FOR_FORMS
from adapters.slack.gates import POST
from adapters.slack.limits import ANSWER_USES, TIER_OF
from adapters.slack.messenger import SlackMessenger
from adapters.slack.workspace import Workspace
from adapters.sqlite import SqliteStore
from bot.bench.counting import CountingMessenger, JumpingClock
from bot.bench.game import Game
from core.engine.ports import MessageRef
from core.ids import CommunityId, PersonId, PlaceId
from core.present.documents import Document, Slot

THINKING: Final = 4_000
"""Milliseconds for each act: at a busy table nobody needs a turn notice."""

ANSWER: Final = "response_url"
"""How an answer through a press is counted."""

_NAMES: Final = {POST: "posts", ANSWER: "answers"}
_COMMUNITY: Final = CommunityId("slack:T1")


class Sent(Struct, frozen=True):
    """One call: when, in seconds, and whether it is an edit that no other follows."""

    at: float
    method: str
    is_last: bool = False


class SlackTrace(Struct, frozen=True):
    """The calls of one table over ``hands`` hands and ``seconds``."""

    sent: tuple[Sent, ...]
    hands: int
    seconds: float

    def by_tier(self) -> dict[str, float]:
        """Calls for each hand: ``tier_3``, and by name what no tier limits."""
        counts = Counter(_tier_of(call.method) for call in self.sent)
        return {tier: count / self.hands for tier, count in sorted(counts.items())}


def _tier_of(method: str) -> str:
    return f"tier_{TIER_OF[method]}" if method in TIER_OF else _NAMES[method]


async def trace_slack(folder: Path, hands: int = 20, *, pressed_every: int = 1) -> SlackTrace:
    """Six persons play ``hands`` hands, taking their time over each act.

    Each ``pressed_every``-th act is pressed and the others typed; 0 for all typed.
    """
    clock = JumpingClock()
    slack = CountingSlack(clock)
    store = await SqliteStore.open(folder / f"slack-{pressed_every}.sqlite3")
    try:
        messenger = CountingSlackMessenger(slack)
        game = Game(store, messenger, clock, _COMMUNITY)
        await game.room.start()
        try:
            await game.sit_down()
            await game.deal(1)
            slack.sent.clear()
            began = clock.now()
            await _play(game, messenger, hands, pressed_every)
            return SlackTrace(tuple(slack.sent), hands, (clock.now() - began) / 1000)
        finally:
            await game.room.stop()
    finally:
        await store.close()


async def _play(
    game: Game, messenger: "CountingSlackMessenger", hands: int, pressed_every: int
) -> None:
    acts = 0
    for hand in range(hands):
        while game.table.is_in_hand:
            acts += 1
            game.clock.jump(THINKING)
            if pressed_every and acts % pressed_every == 0:
                await game.press()
                messenger.pressed()
            else:
                await game.type()
        await game.deal(hand + 2)


class CountingSlack:
    """A Slack that does everything at once, and keeps what was asked of it and when."""

    def __init__(self, clock: JumpingClock) -> None:
        self.sent: list[Sent] = []
        self._clock = clock

    def note(self, method: str, *, is_last: bool = False) -> None:
        """Keep a call."""
        self.sent.append(Sent(self._clock.now() / 1000, method, is_last))

    async def call(
        self,
        workspace: Workspace,
        method: str,
        channel: str = "",
        *,
        is_last: bool = False,
        **fields: Any,
    ) -> Mapping[str, Any]:
        """See ``Web.call``."""
        del workspace
        self.note(method, is_last=is_last)
        opened = {"id": f"D{fields.get('users', '')}"}
        return {"ts": f"{len(self.sent)}.0", "channel": channel or opened}


class CountedPress:
    """A press on the board, with what it has left when its own answer is given."""

    def __init__(self, slack: CountingSlack) -> None:
        self._slack = slack
        self._left = ANSWER_USES - KEPT_FOR_FORMS
        self._answer()

    @property
    def is_spare(self) -> bool:
        """See ``Spare``."""
        return self._left > 0

    async def redraw(self, document: Document) -> bool:
        """See ``Spare``."""
        del document
        self._answer()
        return True

    def _answer(self) -> None:
        self._left -= 1
        self._slack.note(ANSWER)


class CountingSlackMessenger(CountingMessenger):
    """The real messenger, each of whose calls is counted by its document too."""

    platform = SlackMessenger.platform
    nonce_life = SlackMessenger.nonce_life

    def __init__(self, slack: CountingSlack) -> None:
        super().__init__()
        self._slack = slack
        self._real = SlackMessenger(slack)

    def pressed(self) -> None:
        """The board has been pressed, and redrawn in the answer."""
        self._real.spares.keep(self.refs[Slot.BOARD], CountedPress(self._slack))

    async def post(self, place: PlaceId, document: Document, nonce: str) -> MessageRef:
        """See ``Messenger.post``."""
        ref = self.refs[document.slot] = await self._real.post(place, document, nonce)
        self._note(document.slot)
        return ref

    async def direct(self, person: PersonId, document: Document, nonce: str) -> MessageRef:
        """See ``Messenger.direct``."""
        ref = self.refs[document.slot] = await self._real.direct(person, document, nonce)
        self._note(document.slot)
        return ref

    async def edit(self, ref: MessageRef, document: Document) -> None:
        """See ``Messenger.edit``."""
        await self._real.edit(ref, document)
        self._note(f"edit {document.slot}")

    async def delete(self, ref: MessageRef) -> None:
        """See ``Messenger.delete``."""
        await self._real.delete(ref)
        self._note("delete")
