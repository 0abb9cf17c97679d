"""Letter: one message the dealer owes a channel or a person, and how far it has come.

A letter holds no text.  What it shows is made when it is sent, from the table as of a version
of the journal, so nothing private is ever stored and no old text can be sent late.
"""

from enum import StrEnum, unique

from msgspec import Struct

from core.engine.ports import MessageRef
from core.ids import Instant, PersonId, PlaceId, TableId
from core.present.documents import Slot


@unique
class State(StrEnum):
    """How far a letter has come.

    ``SENDING`` is committed before the call and means: it may have arrived.  ``BLOCKED`` waits
    for its reader to open his private messages.
    """

    WAITING = "waiting"
    SENDING = "sending"
    SENT = "sent"
    BLOCKED = "blocked"
    DONE = "done"


class Letter(Struct, frozen=True):
    """One message.

    Attributes:
        id: rises with every letter.
        mark: the word of the process that wrote it.  In a database that was restored from a
            backup the numbers of letters come again, and the word does not.
        to: the channel or the person it goes to.
        is_private: ``to`` is a person.
        hand: the hand it belongs to, 0 for none.
        action: the prompt a ``TURN`` notice is about, 0 for none.
        version: the journal version a ``LOG`` tells of.
        note: what kind of line a ``LOG`` is, such as ``frozen`` or ``waiting``; of those of one
            kind at a table only the newest is sent.  Empty for news that is told every time.
            Of a ``TURN`` notice: of which clock it tells the countdown; empty for the turn itself.
        final: the version a finished board shows for good, 0 while its hand is in play.
        sending: the version shown by a call that may have arrived.
        sending_at: when that call was made.
        attempt: counts messages that were lost after they had arrived.
        ref: the message, once it exists.
    """

    id: int
    table: TableId
    slot: Slot
    to: PlaceId | PersonId
    is_private: bool = False
    hand: int = 0
    action: int = 0
    version: int = 0
    note: str = ""
    final: int = 0
    state: State = State.WAITING
    sending: int = 0
    sending_at: Instant = Instant(0)
    attempt: int = 0
    ref: MessageRef | None = None
    mark: str = ""

    @property
    def nonce(self) -> str:
        """What a platform knows the message by: at most 25 characters, never used for another."""
        return f"{self.mark}-{self.id}-{self.attempt}"

    @property
    def is_open(self) -> bool:
        """True while something may still have to be done about it."""
        return self.state is not State.DONE
