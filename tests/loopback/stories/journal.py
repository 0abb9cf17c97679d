"""The journal of a session, and what of it is the same wherever it was played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from adapters.sqlite import SqliteTape
from core.engine.journal.codec import decode_events
from core.ids import Instant
from core.sealed import Sealed
from core.table.events import TableEvent

from .venue import Venue


async def events_in(database: Path) -> list[TableEvent]:
    """Everything that happened at the tables of a database."""
    tape = await SqliteTape.open(database)
    try:
        return [
            event
            for table in await tape.tables()
            async for row in tape.journal(table)
            for event in decode_events(row.events)
        ]
    finally:
        await tape.close()


def anywhere(events: list[TableEvent], venue: Venue) -> list[Any]:
    """The events with people by their names and places by their kind, without moments."""
    names: dict[str, str] = {venue.community: "the community", venue.place: "the place"}
    names |= {member.id: member.name for member in (*venue.members.values(), venue.admin)}
    return [_told(event, names) for event in events]


def _told(value: Any, names: Mapping[str, str]) -> Any:
    match value:
        case msgspec.Struct():
            fields = {
                field.name: _told(getattr(value, field.name), names)
                for field in msgspec.structs.fields(value)
                if not _is_moment(field.type)
            }
            return type(value).__name__, fields
        case Sealed(content=content):
            return _told(content, names)
        case tuple() | list():
            return [_told(part, names) for part in value]
        case str():
            return names.get(value, str(value))
        case _:
            return value


def _is_moment(kind: Any) -> bool:
    return Instant in (kind, *get_args(kind))
