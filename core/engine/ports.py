"""Ports: what the engine asks of the outside world, as protocols.

Adapters implement them; ``bot.bootstrap`` is the only place that knows which adapter it is.
"""

from enum import StrEnum, unique
from typing import Protocol

from msgspec import Struct

from core.ids import Instant, PersonId, PlaceId
from core.present.documents import Document


class WallClock(Protocol):
    """Time, as an input."""

    def now(self) -> Instant:
        """The present moment."""
        ...

    async def sleep_until(self, at: Instant) -> None:
        """Return at ``at`` or soon after, at once when it has passed."""
        ...


class Chance(Protocol):
    """Chance, as an input: the only source of random bytes in the product."""

    def bytes(self, count: int) -> bytes:
        """``count`` bytes nobody can foresee."""
        ...


class MessageRef(Struct, frozen=True):
    """A message that exists on a platform, in that platform's own words."""

    place: str
    message: str


@unique
class Undeliverable(StrEnum):
    """Why a message can never arrive where it was sent."""

    DMS_CLOSED = "dms_closed"
    NO_PERMISSION = "no_permission"
    PLACE_GONE = "place_gone"
    MESSAGE_GONE = "message_gone"
    EDITING_CLOSED = "editing_closed"
    """The message stands, but may not be changed any more."""


class DeliveryFailed(Exception):
    """A message did not and will not arrive; the engine says so once and goes on."""

    def __init__(self, why: Undeliverable, detail: str = "") -> None:
        super().__init__(why.value)
        self.why = why
        self.detail = detail


class TryLater(Exception):
    """The platform asks to wait ``after`` milliseconds; nothing was sent."""

    def __init__(self, after: int) -> None:
        super().__init__(after)
        self.after = after


class AnswerLost(Exception):
    """Nobody knows whether the call was applied: look for it, or repeat it under its nonce."""


class Messenger(Protocol):
    """One platform's way to put documents before people.

    Every call may raise :class:`DeliveryFailed`, :class:`TryLater` or :class:`AnswerLost`,
    and nothing else.
    """

    platform: str
    """The first word of the ids this platform owns: ``discord``."""

    nonce_life: int
    """For how many milliseconds the platform knows a nonce again; 0 where it knows none.

    Within that time a repeated call is harmless; later the message is looked for first."""

    async def post(self, place: PlaceId, document: Document, nonce: str) -> MessageRef:
        """A new message in a channel.  The same ``nonce`` never makes a second one."""
        ...

    async def direct(self, person: PersonId, document: Document, nonce: str) -> MessageRef:
        """A new private message.  The same ``nonce`` never makes a second one."""
        ...

    async def edit(self, ref: MessageRef, document: Document) -> None:
        """Replace what a message shows."""
        ...

    async def delete(self, ref: MessageRef) -> None:
        """Take a message away; no error when it is gone already."""
        ...

    async def find(
        self, where: PlaceId | PersonId, document: Document, since: Instant, nonce: str
    ) -> MessageRef | None:
        """One's own message sent under ``nonce`` at ``since`` or later, showing ``document``.

        Asked only after a lost answer that the nonce can no longer settle.
        """
        ...


class Unreadable(Exception):
    """The database cannot be used; the message is one clear sentence for the admin."""
