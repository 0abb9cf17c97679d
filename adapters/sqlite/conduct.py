"""The rows of the conduct book: measures, reports, regulars."""

import sqlite3
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from core.chips import Chips
from core.engine.rows import ConductPages
from core.house.conduct import Ground, Measure, MeasureKind
from core.house.regulars import Regular
from core.house.reports import Matter, Report
from core.ids import CommunityId, Instant, PersonId, TableId

_MEASURE: Final = (
    "number, key, community, kind, ground, why, person, name, by, by_name, at, until, table_id, "
    "other, other_name, hands, lifts, ends_session, amount"
)
_REPORT: Final = (
    "number, key, community, table_id, hand, matter, about, names, at, by, by_name, text, count, "
    "heard_by, heard_at, told"
)
_REGULAR: Final = "community, person, agreed_at, hands, hides_cards"


def _insert(into: str, columns: str, how: str = "INSERT") -> str:
    marks = ", ".join("?" for _ in columns.split(","))
    return f"{how} INTO {into} ({columns}) VALUES ({marks})"


MEASURE: Final = _insert("measure", _MEASURE)
REPORT: Final = _insert("report", _REPORT)
REGULAR: Final = _insert("regular", _REGULAR, "INSERT OR REPLACE")
_MEASURES: Final = f"SELECT {_MEASURE} FROM measure ORDER BY number"  # noqa: S608 - our own words
_REGULARS: Final = f"SELECT {_REGULAR} FROM regular"  # noqa: S608
_REPORTS: Final = f"SELECT {_REPORT} FROM report WHERE heard_at IS NULL OR at >= ? ORDER BY number"  # noqa: S608
TOLD: Final = "UPDATE report SET told = 1 WHERE number = ?"
HEARD: Final = "UPDATE report SET heard_by = ?, heard_at = ? WHERE number = ?"


def measure_row(measure: Measure) -> tuple[object, ...]:
    """``measure`` as it is stored."""
    return (
        measure.number,
        measure.key,
        measure.community,
        measure.kind.value,
        measure.ground.value,
        measure.why,
        measure.person,
        measure.name,
        measure.by,
        measure.by_name,
        measure.at,
        measure.until,
        measure.table,
        measure.other,
        measure.other_name,
        measure.hands,
        measure.lifts,
        measure.ends_session,
        measure.amount,
    )


def report_row(report: Report) -> tuple[object, ...]:
    """``report`` as it is stored."""
    return (
        report.number,
        report.key,
        report.community,
        report.table,
        report.hand,
        report.matter.value,
        _json(report.about),
        _json(report.names),
        report.at,
        report.by,
        report.by_name,
        report.text,
        report.count,
        report.heard_by,
        report.heard_at,
        report.is_told,
    )


def regular_row(regular: Regular) -> tuple[object, ...]:
    """``regular`` as he is stored."""
    return (
        regular.community,
        regular.person,
        regular.agreed_at,
        regular.hands,
        regular.hides_cards,
    )


def pages(connection: sqlite3.Connection, since: Instant) -> ConductPages:
    """The whole record, everybody who is remembered, and the reports that wait or are new."""
    read = connection.execute
    return ConductPages(
        measures=_measures(read(_MEASURES)),
        regulars=_regulars(read(_REGULARS)),
        reports=_reports(read(_REPORTS, (since,))),
        last_report=read("SELECT coalesce(max(number), 0) FROM report").fetchone()[0],
    )


def _json(names: tuple[str, ...]) -> str:
    return msgspec.json.encode(names).decode()


def _list(text: str) -> list[str]:
    return msgspec.json.decode(text, type=list[str])


def _maybe(value: Any, make: Any) -> Any:
    return make(value) if value is not None else None


def _measures(rows: Iterable[tuple[Any, ...]]) -> tuple[Measure, ...]:
    return tuple(
        Measure(
            number=row[0],
            key=row[1],
            community=CommunityId(row[2]),
            kind=MeasureKind(row[3]),
            ground=Ground(row[4]),
            why=row[5],
            person=PersonId(row[6]),
            name=row[7],
            by=PersonId(row[8]),
            by_name=row[9],
            at=Instant(row[10]),
            until=_maybe(row[11], Instant),
            table=_maybe(row[12], TableId),
            other=_maybe(row[13], PersonId),
            other_name=row[14],
            hands=row[15],
            lifts=row[16],
            ends_session=bool(row[17]),
            amount=Chips(row[18]),
        )
        for row in rows
    )


def _regulars(rows: Iterable[tuple[Any, ...]]) -> tuple[Regular, ...]:
    return tuple(
        Regular(
            CommunityId(community),
            PersonId(person),
            _maybe(agreed_at, Instant),
            hands,
            bool(hides_cards),
        )
        for community, person, agreed_at, hands, hides_cards in rows
    )


def _reports(rows: Iterable[tuple[Any, ...]]) -> tuple[Report, ...]:
    return tuple(
        Report(
            number=row[0],
            key=row[1],
            community=CommunityId(row[2]),
            table=TableId(row[3]),
            hand=row[4],
            matter=Matter(row[5]),
            about=tuple(map(PersonId, _list(row[6]))),
            names=tuple(_list(row[7])),
            at=Instant(row[8]),
            by=_maybe(row[9], PersonId),
            by_name=row[10],
            text=row[11],
            count=row[12],
            heard_by=_maybe(row[13], PersonId),
            heard_at=_maybe(row[14], Instant),
            is_told=bool(row[15]),
        )
        for row in rows
    )
