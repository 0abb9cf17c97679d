"""Postbox: the open letters, found by table, by receiver and by their message."""

from collections import defaultdict
from collections.abc import Iterable

from msgspec.structs import replace

from core.engine.mail.letters import Letter
from core.engine.ports import MessageRef
from core.ids import PersonId, PlaceId, TableId

Target = PlaceId | PersonId


class Postbox:
    """Every letter about which something may still have to be done."""

    def __init__(self) -> None:
        self._letters: dict[int, Letter] = {}
        self._of_table: dict[TableId, set[int]] = defaultdict(set)
        self._of_target: dict[Target, set[int]] = defaultdict(set)
        self._of_message: dict[MessageRef, int] = {}

    def get(self, ident: int) -> Letter | None:
        """The open letter with this number."""
        return self._letters.get(ident)

    def of_table(self, table: TableId) -> list[Letter]:
        """The open letters of a table, oldest first."""
        return self._sorted(self._of_table.get(table, ()))

    def to(self, target: Target) -> list[Letter]:
        """The open letters to a channel or a person, oldest first."""
        return self._sorted(self._of_target.get(target, ()))

    def at(self, ref: MessageRef) -> Letter | None:
        """The open letter that this message is."""
        return self._letters.get(self._of_message.get(ref, 0))

    def is_superseded(self, letter: Letter) -> bool:
        """True when a newer line of the same kind is to go to the same table."""
        others = (self._letters[ident] for ident in self._of_table.get(letter.table, ()))
        return letter.note != "" and any(
            other.id > letter.id and other.note == letter.note for other in others
        )

    def targets(self) -> tuple[Target, ...]:
        """Everyone who is owed a letter."""
        return tuple(self._of_target)

    def owes(self, target: Target) -> bool:
        """True when there is an open letter to ``target``."""
        return target in self._of_target

    def keep(self, letter: Letter) -> None:
        """Put a letter in."""
        self._letters[letter.id] = letter
        self._of_table[letter.table].add(letter.id)
        self._of_target[letter.to].add(letter.id)
        self._find_by(letter.ref, letter.id)

    def change(self, ident: int, **fields: object) -> Letter:
        """Note something about an open letter; one that is done is taken out."""
        before = self._letters[ident]
        letter: Letter = replace(before, **fields)
        self._letters[ident] = letter
        if letter.ref != before.ref:
            self._forget(before)
            self._find_by(letter.ref, ident)
        if not letter.is_open:
            self._take_out(letter)
        return letter

    def _find_by(self, ref: MessageRef | None, ident: int) -> None:
        if ref is not None:
            self._of_message[ref] = ident

    def _forget(self, letter: Letter) -> None:
        if letter.ref is not None and self._of_message.get(letter.ref) == letter.id:
            del self._of_message[letter.ref]

    def _take_out(self, letter: Letter) -> None:
        del self._letters[letter.id]
        self._forget(letter)
        self._of_table[letter.table].discard(letter.id)
        self._of_target[letter.to].discard(letter.id)
        if not self._of_table[letter.table]:
            del self._of_table[letter.table]
        if not self._of_target[letter.to]:
            del self._of_target[letter.to]

    def _sorted(self, idents: Iterable[int]) -> list[Letter]:
        return [self._letters[ident] for ident in sorted(idents)]
