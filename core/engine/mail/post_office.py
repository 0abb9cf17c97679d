"""The post office: what platforms tell of messages that have been sent."""

from core.engine.mail.letters import Letter, State
from core.engine.mail.outbox import Outbox
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
        """The caller has redrawn the message ``ref`` himself, as of ``sequence``.

        Should an edit of ours have gone out meanwhile, nobody knows which of the two came
        last, so a lower sequence than ours has the newest board drawn again.
        """
        if slot is not Slot.BOARD:
            return
        outbox = self._outbox
        outbox.patience.let_board_go(table, sequence)
        boards = [letter for letter in outbox.box.of_table(table) if letter.slot is Slot.BOARD]
        known = [letter for letter in boards if ref is not None and letter.ref == ref]
        now = outbox.table_of(table)
        is_newest = now is not None and sequence >= now.sequence
        version = now.public_version if now is not None and is_newest else sequence
        for letter in known or boards[-1:]:
            outbox.shown[letter.id] = version
            outbox.poke(letter.to)

    def not_shown(self, table: TableId, slot: Slot) -> None:
        """The caller could not redraw after all: the outbox does."""
        if slot is Slot.BOARD:
            self._outbox.patience.let_board_go(table)
            for letter in self._outbox.box.of_table(table):
                self._outbox.poke(letter.to)

    def asked_by(self, ref: MessageRef) -> Table | None:
        """The table that waits for the act which the message ``ref`` asks for: the board of the
        hand in play or a notice of this turn.  None for any other message."""
        letter = self._outbox.box.at(ref)
        table = self._outbox.table_of(letter.table) if letter is not None else None
        is_now = letter is not None and table is not None and _asks_now(letter, table)
        return table if is_now else None

    def private_again(self, person: PersonId) -> None:
        """``person`` has pressed something: try his private messages once more."""
        box, doors = self._outbox.box, self._outbox.doors
        if doors.knock(person):
            for letter in box.to(person):
                if letter.state is State.BLOCKED and doors.may_retry(letter.id):
                    box.change(letter.id, state=State.WAITING)
            self._outbox.poke(person)


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
