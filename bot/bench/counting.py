"""Stand-ins for the outside of the engine: a clock that jumps, a messenger that counts."""

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import count

from core.engine.ports import MessageRef
from core.ids import Instant, PersonId, PlaceId, later
from core.present.documents import Document, Slot

PLATFORM = "discord"


class JumpingClock:
    """Time stands still and jumps from one thing that is due to the next."""

    def __init__(self) -> None:
        self._now = Instant(0)
        self._jumped = asyncio.Event()

    def now(self) -> Instant:
        """The present moment."""
        return self._now

    async def sleep_until(self, at: Instant) -> None:
        """Sleep until the clock has jumped to ``at``."""
        while self._now < at:
            await self._jumped.wait()

    def jump(self, by: int) -> None:
        """Let ``by`` milliseconds pass."""
        self._now = later(self._now, by)
        self._jumped.set()
        self._jumped = asyncio.Event()


class CountingMessenger:
    """Discord as the engine sees it; ``calls`` counts each kind, all globally limited."""

    platform = PLATFORM
    nonce_life = 120_000

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.refs: dict[Slot, MessageRef] = {}
        self.changed = asyncio.Event()
        self._numbers = count(1)

    async def post(self, place: PlaceId, document: Document, nonce: str) -> MessageRef:
        """See ``Messenger.post``."""
        del nonce
        return self._new(place, document)

    async def direct(self, person: PersonId, document: Document, nonce: str) -> MessageRef:
        """See ``Messenger.direct``."""
        del nonce
        return self._new(person, document)

    async def edit(self, ref: MessageRef, document: Document) -> None:
        """See ``Messenger.edit``."""
        del ref
        self._note(f"edit {document.slot}")

    async def delete(self, ref: MessageRef) -> None:
        """See ``Messenger.delete``."""
        del ref
        self._note("delete")

    async def find(
        self, where: PlaceId | PersonId, document: Document, since: Instant, nonce: str
    ) -> MessageRef | None:
        """See ``Messenger.find``; here no answer is ever lost."""
        raise AssertionError("nothing was lost, so nothing has to be found")

    async def until(self, is_there: Callable[[], bool]) -> None:
        """Return once ``is_there`` holds, looked at after every call."""
        while not is_there():
            self.changed.clear()
            await self.changed.wait()

    def _new(self, where: str, document: Document) -> MessageRef:
        ref = MessageRef(where, str(next(self._numbers)))
        self.refs[document.slot] = ref
        self._note(document.slot)
        return ref

    def _note(self, call: str) -> None:
        self.calls[call] += 1
        self.changed.set()
