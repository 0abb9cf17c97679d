"""Postbox: the open letters, found by table and by receiver."""

from collections import defaultdict
from collections.abc import Iterable

from msgspec.structs import replace

from core.engine.letters import Letter
from core.ids import PersonId, PlaceId, TableId

Target = PlaceId | PersonId


class Postbox:
    """Every letter about which something may still have to be done."""

    def __init__(self) -> None:
        self._letters: dict[int, Letter] = {}
        self._of_table: dict[TableId, set[int]] = defaultdict(set)
        self._of_target: dict[Target, set[int]] = defaultdict(set)

    def get(self, ident: int) -> Letter | None:
        """The open letter with this number."""
        return self._letters.get(ident)

    def of_table(self, table: TableId) -> list[Letter]:
        """The open letters of a table, oldest first."""
        return self._sorted(self._of_table.get(table, ()))

    def to(self, target: Target) -> list[Letter]:
        """The open letters to a channel or a person, oldest first."""
        return self._sorted(self._of_target.get(target, ()))

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

    def change(self, ident: int, **fields: object) -> Letter:
        """Note something about an open letter; one that is done is taken out."""
        letter: Letter = replace(self._letters[ident], **fields)
        self._letters[ident] = letter
        if not letter.is_open:
            self._take_out(letter)
        return letter

    def _take_out(self, letter: Letter) -> None:
        del self._letters[letter.id]
        self._of_table[letter.table].discard(letter.id)
        self._of_target[letter.to].discard(letter.id)
        if not self._of_table[letter.table]:
            del self._of_table[letter.table]
        if not self._of_target[letter.to]:
            del self._of_target[letter.to]

    def _sorted(self, idents: Iterable[int]) -> list[Letter]:
        return [self._letters[ident] for ident in sorted(idents)]
