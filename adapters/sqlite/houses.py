"""The rows of the houses' histories."""

import sqlite3
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from core.house.history import About, HouseChange
from core.house.setting import Value
from core.ids import CommunityId, Instant, PersonId, TableId

WRITE: Final = (
    "INSERT INTO house_change "
    "(key, place, community, table_id, about, subject, value, was, by, name, at, label) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_READ: Final = (
    "SELECT key, place, community, table_id, about, subject, value, was, by, name, at, label "
    "FROM house_change"
)
_LATEST: Final = (
    "WHERE number IN (SELECT max(number) FROM house_change "
    "WHERE table_id IS NULL GROUP BY community, about, subject) ORDER BY number"
)


def row_of(line: HouseChange) -> tuple[object, ...]:
    """``line`` as it is stored."""
    return (
        line.key,
        line.place,
        line.community,
        line.table,
        line.about.value,
        line.subject,
        _json(line.value),
        _json(line.was),
        line.by,
        line.name,
        line.at,
        line.label,
    )


def latest(connection: sqlite3.Connection) -> tuple[HouseChange, ...]:
    """The last line on each subject of each community, oldest first."""
    return _lines(connection.execute(f"{_READ} {_LATEST}"))


def history(
    connection: sqlite3.Connection, community: CommunityId, table: TableId | None, limit: int
) -> tuple[HouseChange, ...]:
    """The last lines of a community's history, or of one table's in it, newest first."""
    return _lines(
        connection.execute(
            f"{_READ} WHERE community = ?1 AND (?2 IS NULL OR table_id = ?2) "
            "ORDER BY number DESC LIMIT ?3",
            (community, table, limit),
        )
    )


def of_act(connection: sqlite3.Connection, key: str) -> tuple[HouseChange, ...]:
    """The lines of one act."""
    return _lines(connection.execute(f"{_READ} WHERE key = ? ORDER BY place", (key,)))


def _json(value: Value | None) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def _value(text: str | None) -> Value | None:
    return None if text is None else msgspec.json.decode(text, type=bool | int | str)


def _lines(rows: Iterable[tuple[Any, ...]]) -> tuple[HouseChange, ...]:
    return tuple(
        HouseChange(
            key=key,
            place=place,
            community=CommunityId(community),
            table=TableId(table) if table is not None else None,
            about=About(about),
            subject=subject,
            value=_value(value),
            was=_value(was),
            by=PersonId(by),
            name=name,
            at=Instant(at),
            label=label,
        )
        for key, place, community, table, about, subject, value, was, by, name, at, label in rows
    )
