"""The post office: what platforms tell of messages that have been sent."""

from core.engine.letters import Letter
from core.engine.outbox import Outbox
from core.engine.ports import MessageRef
from core.ids import PersonId, TableId
from core.present.documents import Slot
from core.table.state import Table


class PostOffice:
    """The counter of the outbox for everybody outside the core."""

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox

    def shown(
        self, table: TableId, slot: Slot, sequence: int, ref: MessageRef | None = None
    ) -> None:
        """The caller has redrawn the message ``ref`` himself, as of ``sequence``."""
        if slot is Slot.BOARD:
            self._outbox.was_shown(table, sequence, ref)

    def not_shown(self, table: TableId, slot: Slot) -> None:
        """The caller could not redraw after all: the outbox does."""
        if slot is Slot.BOARD:
            self._outbox.not_shown(table)

    def asked_by(self, ref: MessageRef) -> Table | None:
        """The table that waits for the act which the message ``ref`` asks for: the board of the
        hand in play or a notice of this turn.  None for any other message."""
        letter = self._outbox.box.at(ref)
        table = self._outbox.table_of(letter.table) if letter is not None else None
        is_now = letter is not None and table is not None and _asks_now(letter, table)
        return table if is_now else None

    def private_again(self, person: PersonId) -> None:
        """``person`` has pressed something: try to reach him in private once more."""
        self._outbox.private_again(person)


def _asks_now(letter: Letter, table: Table) -> bool:
    """True for the board of the hand in play and for a notice of the turn that lasts.

    Boards of other hands and notices of earlier turns ask for nothing any more.
    """
    hand = table.hand
    if hand is None or hand.is_over or letter.hand != hand.number:
        return False
    if letter.slot is Slot.BOARD:
        return not letter.final
    return letter.slot is Slot.TURN and letter.action == hand.action
