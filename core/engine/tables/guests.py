"""The guest book: who has left which kind of game when, and with what (Cooke 9.02, 18).

It outlives the tables and the process, and is written in the commit of the step that it is about.
Whoever sits down is introduced by it and by nothing else: what a command says about the last
visit is overwritten.  House players are no guests.
"""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from core.chips import NO_CHIPS
from core.engine.rows import GuestRow
from core.house.settings import SETTINGS
from core.ids import CommunityId, Instant, Millis, PersonId, later, seconds
from core.table.commands import SitDown, TableCommand, Visit
from core.table.events import PlayerLeft, PlayerSat, TableEvent
from core.table.seats.sessions import going_on, like_of
from core.table.state import Table

_KEYS: Final = ("buyin.session_gap_minutes", "kill.refusal_minutes")
LONGEST_GAP: Final[Millis] = seconds(60 * max(SETTINGS[key].most for key in _KEYS))
"""No visit is of interest after an absence of this long, whatever the house says."""


def since(now: Instant) -> Instant:
    """From when on the book has to be read."""
    return later(now, -LONGEST_GAP)


Page = tuple[CommunityId, PersonId, str]
Before = tuple[tuple[Page, GuestRow | None], ...]
"""What stood on the pages that were written, to put it back."""


class Guests:
    """The last visit of everybody to every kind of game, steps on their way included."""

    def __init__(self) -> None:
        self._rows: dict[tuple[CommunityId, PersonId], dict[str, GuestRow]] = {}
        self._moving: set[str] = set()

    def reset(self, rows: Iterable[GuestRow]) -> None:
        """Forget everything and begin again from what the store holds."""
        self._rows = {}
        for row in rows:
            self._of(row.community, row.person)[row.like] = row

    def _of(self, community: CommunityId, person: PersonId) -> dict[str, GuestRow]:
        """The last visits of ``person`` in that community, by the kind of game."""
        return self._rows.setdefault((community, person), {})

    def _here(self, table: Table, person: PersonId) -> list[GuestRow]:
        """His visits to this kind of game, and to this very table, whatever it played then.

        Other stakes do not make another game of it (Cooke 3.05, 3.10).
        """
        like, rows = like_of(table.config), self._rows.get((table.community, person), {})
        return [row for row in rows.values() if row.like == like or row.table == table.id]

    def moves(self, key: str, *, is_over: bool = False) -> None:
        """The command under ``key`` is the second half of a move, or (``is_over``) was."""
        (self._moving.discard if is_over else self._moving.add)(key)

    def introduce(self, table: Table | None, command: TableCommand, key: str) -> TableCommand:
        """``command`` with what the book knows, when somebody sits down by it."""
        if not isinstance(command, SitDown) or table is None:
            return command
        visit = None
        if not command.is_prop:
            visit = self.visit(table, command.person, moves=key in self._moving)
        return replace(command, visit=visit) if visit != command.visit else command

    def visit(self, table: Table, person: PersonId, *, moves: bool = False) -> Visit | None:
        """The last visit of ``person``, should he sit down at ``table`` now."""
        like = like_of(table.config)
        rows = sorted(self._here(table, person), key=lambda row: (row.left_at, row.like == like))
        last = rows[-1] if rows else None
        return visit_of(last, table, moves=moves)

    def entries(
        self, table: Table | None, events: Iterable[TableEvent], at: Instant
    ) -> tuple[GuestRow, ...]:
        """What ``events`` of ``table``, which is as it was before them, write into the book."""
        if table is None:
            return ()
        rows: list[GuestRow] = []
        for event in events:
            if isinstance(event, PlayerLeft) and not event.is_prop:
                rows.append(self._left(table, event, at))
            elif isinstance(event, PlayerSat) and not event.is_prop:
                # He has brought it back: at the next like table he needs not do it again.
                # A kill that he owes, he owes at this table now.
                rows += [
                    replace(row, took=NO_CHIPS, broke=False, owes_kill=False)
                    for row in self._here(table, event.person)
                    if row.took or row.broke or row.owes_kill
                ]
        return tuple(rows)

    def _left(self, table: Table, event: PlayerLeft, at: Instant) -> GuestRow:
        row = GuestRow(
            community=table.community,
            person=event.person,
            like=like_of(table.config),
            table=table.id,
            left_at=at,
            took=event.cashed_out,
            short_buys=event.short_buys,
            clocks_against=event.clocks_against,
            clocks_unreasonable=event.clocks_unreasonable,
            folds_undone=event.folds_undone,
            ejected=event.ejected,
            broke=event.broke,
            owes_kill=event.owes_kill,
            refused_kill=event.refused_kill,
        )
        was = self._of(row.community, row.person).get(row.like)
        here = table.occupant_of(event.person)
        if was is None or here is None or was.left_at < here.sat_at:
            return row
        # He sat at two like tables at once: one session, and what he did in it adds up.
        return _together(was, row) if going_on(visit_of(was, table), table.config, at) else row

    def note(self, rows: Iterable[GuestRow]) -> Before:
        """Write ``rows``; what stood there before."""
        before: list[tuple[Page, GuestRow | None]] = []
        for row in rows:
            page = (row.community, row.person, row.like)
            pages = self._of(row.community, row.person)
            before.append((page, pages.get(row.like)))
            pages[row.like] = row
        return tuple(before)

    def undo(self, before: Before) -> None:
        """Take back what was never committed."""
        for (community, person, like), row in reversed(before):
            pages = self._of(community, person)
            if row is None:
                pages.pop(like, None)
            else:
                pages[like] = row


def visit_of(row: GuestRow | None, table: Table, *, moves: bool = False) -> Visit | None:
    """``row`` as whoever sits down at ``table`` brings it.

    A game that has broken does so for the other tables; whoever comes back to the same one has
    simply left it.
    """
    if row is None:
        return None
    return Visit(
        left_at=row.left_at,
        took=row.took,
        short_buys=row.short_buys,
        clocks_against=row.clocks_against,
        clocks_unreasonable=row.clocks_unreasonable,
        folds_undone=row.folds_undone,
        ejected=row.ejected,
        moves=moves,
        broke=row.broke and row.table != table.id,
        owes_kill=row.owes_kill,
        refused_kill=row.refused_kill,
        is_back=row.table == table.id,
    )


def _together(was: GuestRow, row: GuestRow) -> GuestRow:
    return replace(
        row,
        took=max(was.took, row.took),
        short_buys=max(was.short_buys, row.short_buys),
        clocks_against=max(was.clocks_against, row.clocks_against),
        clocks_unreasonable=max(was.clocks_unreasonable, row.clocks_unreasonable),
        folds_undone=max(was.folds_undone, row.folds_undone),
        ejected=was.ejected or row.ejected,
        owes_kill=was.owes_kill or row.owes_kill,
        refused_kill=was.refused_kill or row.refused_kill,
    )
