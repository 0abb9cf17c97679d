"""The secretary: writes the letters that steps and turns make necessary."""

from collections.abc import Iterable

from core.engine.desk import Desk
from core.engine.mail.doors import Doors
from core.engine.mail.letters import Letter, State
from core.engine.mail.mailing import letters_after
from core.engine.mail.postbox import Postbox
from core.engine.names import platform_of
from core.engine.rows import Final
from core.ids import PersonId, TableId
from core.present.documents import Slot
from core.table.state import Table
from core.table.step import Step


class Secretary:
    """Gives every letter its number; nothing is owed before it has been committed."""

    def __init__(self, desk: Desk, box: Postbox, doors: Doors, platforms: Iterable[str]) -> None:
        self._desk = desk
        self._box = box
        self._doors = doors
        self._platforms = frozenset(platforms)
        self._noticed: dict[tuple[TableId, bool], tuple[int, int, str]] = {}
        self._last = 0
        self._mark = ""

    def restore(self, last: int, mark: str) -> None:
        """New letters get higher numbers than ``last``, and nonces under ``mark``."""
        self._last = last
        self._mark = mark

    def pen(self, **fields: object) -> Letter:
        """A letter with the next number."""
        self._last += 1
        return Letter(id=self._last, mark=self._mark, **fields)  # type: ignore[arg-type]

    def serves(self, table: Table) -> bool:
        """True when this table's platform has a messenger."""
        return platform_of(table.place) in self._platforms

    def write(
        self, before: Table | None, step: Step
    ) -> tuple[tuple[Letter, ...], tuple[Final, ...]]:
        """The letters of a step, and the boards that become final by it."""
        if not self.serves(step.table):
            return (), ()
        written = letters_after(step, self.pen, self._doors.is_left_alone)
        letters = tuple(one for one in written if not self._is_unwanted(one, step.table))
        if before is None or not any(letter.slot is Slot.BOARD for letter in letters):
            return letters, ()
        finals = tuple(
            Final(letter.id, before.public_version)
            for letter in self._box.of_table(step.table.id)
            if letter.slot is Slot.BOARD and not letter.final
        )
        return letters, finals

    def _is_unwanted(self, letter: Letter, table: Table) -> bool:
        """Cards for one who wants them in no message (Cooke 17.08)."""
        if not letter.is_private:
            return False
        book = self._desk.conduct
        return book.regular(table.community, PersonId(letter.to)).hides_cards

    def private_line(self, table: Table, person: PersonId, note: str) -> Letter:
        """A letter to ``person`` about ``table`` as it is now, to be committed by the caller."""
        return self.pen(
            table=table.id,
            slot=Slot.REPLY,
            to=person,
            is_private=True,
            hand=table.hands,
            version=table.version,
            note=note,
            state=State.BLOCKED if self._doors.is_left_alone(person) else State.WAITING,
        )

    def channel_line(self, table: Table, note: str) -> Letter:
        """A line in the channel of ``table`` as it is now, to be committed by the caller."""
        return self.pen(
            table=table.id, slot=Slot.LOG, to=table.place, version=table.version, note=note
        )

    def turn_notice(self, table: Table, note: str = "") -> Letter | None:
        """The notice for whoever is waited for, once for each prompt.

        With a ``note`` it is the one that his clock is counted down, once for each clock.
        """
        hand = table.hand
        if hand is None or not hand.awaited or not self.serves(table):
            return None
        turn = (hand.number, hand.action)
        is_written = any(
            letter.slot is Slot.TURN and (letter.hand, letter.action, letter.note) == (*turn, note)
            for letter in self._box.of_table(table.id)
        )
        if is_written or self._noticed.get((table.id, bool(note))) == (*turn, note):
            return None
        self._noticed[table.id, bool(note)] = (*turn, note)
        return self.pen(
            table=table.id,
            slot=Slot.TURN,
            to=table.place,
            hand=turn[0],
            action=turn[1],
            note=note,
        )
